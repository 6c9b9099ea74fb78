/** `npm run sim -- --replay FILE`: runs a recorded day again and checks that it gives the same result. */

import { scripts } from '../../scripts/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { Replay } from './form.ts';
import { textOfLink } from './link.ts';
import { Playback } from './playback.ts';
import { readReplay } from './read.ts';

export interface OpenedReplay {
  readonly ok: true;
  readonly replay: Replay;
}

/** Opens a replay from its text. @param written the text of a replay's file, or a link that contains one */
export async function openReplay(
  name: string,
  written: string,
): Promise<OpenedReplay | { readonly ok: false; readonly errors: readonly string[] }> {
  const isLink = /^(https?:|#replay=)/.test(written.trimStart());
  const text = isLink ? await textOfLink(written.trim()) : ({ ok: true, text: written } as const);
  if (!text.ok) return { ok: false, errors: [`${name}: ${text.error}`] };
  const read = readReplay(text.text, scripts);
  return read.ok ? read : { ok: false, errors: read.errors.map((error) => `${name}: ${error}`) };
}

/** Options of running a recorded day again. */
export interface RunAgain {
  /** Whether the event log contains every thought. */
  readonly mindEvents?: boolean;
  /** Called with the café at its beginning. It returns a function that is called after every step. */
  readonly watch?: (cafe: Simulation) => () => void;
}

/** Runs a recorded day again. @returns the verdict as a line, and whether the result was the same */
export function runReplay(
  { replay }: OpenedReplay,
  { mindEvents = false, watch }: RunAgain = {},
): { readonly same: boolean; readonly line: string } {
  const playback = new Playback(replay, scripts, { mindEvents });
  const stepped = watch?.(playback.cafe);
  while (!playback.done) {
    playback.step();
    stepped?.();
  }
  const verdict = playback.verdict();
  return { same: verdict?.same === true, line: JSON.stringify(verdict) };
}
