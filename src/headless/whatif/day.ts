/**
 * What if, for a day that was really played: a replay is run to a moment, something is given there, and both rests of the
 * day are run over many seeds. The same futures as in the lab, seed by seed – its page "What if" writes the line down.
 *
 *     npm run sim -- --replay day.json --at 1000 --vs mei.rank=5 --seeds 100
 */

import { scripts } from '../../scripts/index.ts';
import { hashText } from '../../sim/hash.ts';
import type { Input } from '../../sim/input.ts';
import { openBegin } from '../replay/begin.ts';
import { textOfLink } from '../replay/link.ts';
import { readReplay } from '../replay/read.ts';
import { openFuture, type FutureSpec, runFuture, textOf, untilOf } from './futures.ts';
import { seedsOf, type Shard, type ShardFile } from './seeds.ts';

/** What was asked for on the command line. */
export interface DayWish {
  /** A replay's file or link, as text, and what it is called. */
  readonly name: string;
  readonly written: string;
  readonly at: number;
  /** `mei.rank=5`: a maid's field. */
  readonly vs: readonly string[];
  /** Any other input, as JSON. */
  readonly give: readonly string[];
  readonly seeds: number;
}

export type DayRead =
  { readonly ok: true; readonly batch: DayBatch } | { readonly ok: false; readonly errors: readonly string[] };

export interface DayBatch {
  readonly hash: string;
  readonly seeds: number;
  run(shard: Shard): ShardFile;
}

export async function readDay({ name, written, at, vs, give, seeds }: DayWish): Promise<DayRead> {
  const link = /^(https?:|#replay=)/.test(written.trimStart());
  const text = link ? await textOfLink(written.trim()) : ({ ok: true, text: written } as const);
  if (!text.ok) return { ok: false, errors: [`${name}: ${text.error}`] };
  const read = readReplay(text.text, scripts);
  if (!read.ok) return { ok: false, errors: read.errors.map((error) => `${name}: ${error}`) };
  const { begin, journal } = read.replay;
  const cafe = openBegin(begin, journal, scripts, {});
  const { tick: from } = cafe.state;
  const end = from + read.replay.trail.length;
  if (at < from || at > end)
    return { ok: false, errors: [`--at: ${at} should be a tick of the day, ${from} to ${end}`] };
  while (cafe.state.tick < at) cafe.step();
  const { changes, errors } = inputsOf(vs, give, (id) => cafe.state.people[id]?.role === 'maid');
  const whose = [...new Set(changes.flatMap((input) => (input.kind === 'edit' ? [input.maid] : [])))];
  const moment = { text: textOf(cafe), journal: journal.filter(({ tick }) => tick >= at) };
  const a: FutureSpec = { ...moment, until: untilOf(cafe.state.clock, at), changes: [], seed: null, whose };
  const b: FutureSpec = { ...a, changes };
  try {
    if (errors.length === 0) openFuture(b);
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  if (errors.length > 0) return { ok: false, errors };
  const hash = hashText(JSON.stringify([a, b, seeds]));
  return {
    ok: true,
    batch: {
      hash,
      seeds,
      run: (shard) => ({
        format: 'honeybell-seeds',
        version: 1,
        batch: hash,
        seeds,
        ...shard,
        pairs: seedsOf({ seed: 1, seeds }, shard).map((seed) => ({
          seed,
          a: runFuture({ ...a, seed }).outcome,
          b: runFuture({ ...b, seed }).outcome,
        })),
      }),
    },
  };
}

/** What is given: edits of maids by field, and inputs as JSON. */
function inputsOf(
  vs: readonly string[],
  give: readonly string[],
  isMaid: (id: string) => boolean,
): { readonly changes: readonly Input[]; readonly errors: string[] } {
  const errors: string[] = [];
  const changes: Input[] = [];
  for (const set of vs) {
    const [, maid = '', field = '', value = ''] = /^([^.=]+)\.([A-Za-z]+)=(.*)$/s.exec(set) ?? [];
    if (maid === '') errors.push(`--vs: ${set} should be maid.field=value, as mei.rank=5`);
    else if (!isMaid(maid)) errors.push(`--vs: there is no maid ${maid} at that tick`);
    else changes.push({ kind: 'edit', maid, edit: { [field]: valueOf(value) } });
  }
  for (const text of give) {
    const input = valueOf(text);
    if (typeof input === 'object' && input !== null && 'kind' in input) changes.push(input as Input);
    else errors.push(`--give: ${text} should be an input as JSON, with its kind`);
  }
  return { changes, errors };
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
