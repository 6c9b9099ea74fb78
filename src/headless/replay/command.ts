/** `npm run sim -- --replay FILE`: a day once more, and whether it came to the same bytes. */

import type { Scripts } from '../../sim/simulation.ts';
import { textOfLink } from './link.ts';
import { Playback } from './playback.ts';
import { readReplay } from './read.ts';

export type ReplayRun =
  | { readonly ok: true; readonly same: boolean; readonly line: string }
  | { readonly ok: false; readonly errors: readonly string[] };

/** @param written a replay's file, or a link that holds one */
export async function runReplay(name: string, written: string, scripts: Scripts): Promise<ReplayRun> {
  const said = (errors: readonly string[]): ReplayRun => ({
    ok: false,
    errors: errors.map((error) => `${name}: ${error}`),
  });
  let text = written;
  if (written.trimStart().startsWith('http') || written.trimStart().startsWith('#replay=')) {
    const packed = await textOfLink(written.trim());
    if (!packed.ok) return said([packed.error]);
    ({ text } = packed);
  }
  const read = readReplay(text, scripts);
  if (!read.ok) return said(read.errors);
  const playback = new Playback(read.replay, scripts);
  while (!playback.done) playback.step();
  const verdict = playback.verdict();
  return { ok: true, same: verdict?.same === true, line: JSON.stringify(verdict) };
}
