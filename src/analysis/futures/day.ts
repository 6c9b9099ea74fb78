/**
 * Answers “What if?” for a recorded day. Runs a replay up to a tick, and from there runs the rest of the day over many
 * seeds, each with and without additional inputs. For the same seed the futures equal those of the lab, whose page
 * "What if" prints this command line.
 *
 *     npm run sim -- --replay day.json --at 1000 --vs mei.rank=5 --seeds 100
 */

import { didYouMean, isRecord } from '../../ai/problems.ts';
import { scripts } from '../../scripts/index.ts';
import { hashText } from '../../sim/state/hash.ts';
import { type Input, recordOf, wrongInput } from '../../sim/inputs/index.ts';
import { EDIT_FIELDS } from '../../sim/state/maid-edit.ts';
import { guestIds, idsIn } from '../../sim/scenario/known-names.ts';
import { Reader } from '../../sim/scenario/reader.ts';
import { readCommand } from '../../sim/scenario/commands.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { anyCafe } from './check-replacements.ts';
import { openBegin } from '../replay/begin.ts';
import type { Replay } from '../replay/form.ts';
import { Sandbox } from '../../sandbox/sandbox.ts';
import { type FutureSpec, isScripted, openFuture, type Outcome, runFuture, textOf, untilOf } from './futures.ts';
import type { ShardFile } from './seeds.ts';
import { seedsOf, type Shard } from './shards.ts';
import type { Pair } from './stats.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';

/** Which futures of a recorded day to compare, as read from the command line. */
export interface DayWish {
  /** The recorded day; null = it could not be read. The other options are still checked. */
  readonly replay: Replay | null;
  /** The tick at which the inputs are given; null = the option is missing, and an error has been noted for it. */
  readonly at: number | null;
  /** Edits of maids, each as `mei.rank=5`. */
  readonly vs: readonly string[];
  /** Any other inputs to give, each as JSON. */
  readonly give: readonly string[];
  readonly seeds: number;
}

export type DayRead =
  { readonly ok: true; readonly batch: DayBatch } | { readonly ok: false; readonly errors: readonly string[] };

export interface DayBatch {
  readonly hash: string;
  readonly seeds: number;
  run(shard: Shard): Promise<ShardFile>;
}

export async function readDay({ replay, at, vs, give, seeds }: DayWish): Promise<DayRead> {
  const errors: string[] = [];
  const cafe = replay === null || at === null ? null : cafeAt(replay, at, errors);
  const { changes, errors: wrong } = inputsOf(vs, give, cafe);
  errors.push(...wrong);
  if (replay === null || at === null || cafe === null || errors.length > 0) return { ok: false, errors };
  const whose = [...new Set(changes.flatMap((input) => (input.kind === 'edit' ? [input.maid] : [])))];
  const moment = { text: textOf(cafe), journal: replay.journal.filter(({ tick }) => tick >= at) };
  const a: FutureSpec = { ...moment, until: untilOf(cafe.state.clock, at), changes: [], seed: null, whose };
  const b: FutureSpec = { ...a, changes };
  // The café may refuse an input. Such an input would change nothing, so both futures would be equal; therefore a
  // refused input is reported as an error.
  const refused = refusals(b).slice(refusals(a).length);
  if (refused.length > 0) return { ok: false, errors: refused.map((one) => `--give: the café refuses it: ${one}`) };
  const hash = hashText(JSON.stringify([a, b, seeds]));
  return {
    ok: true,
    batch: {
      hash,
      seeds,
      async run(shard) {
        const pairs: Pair[] = [];
        for (const seed of seedsOf({ seed: 1, seeds }, shard))
          pairs.push({ seed, a: await outcomeOf({ ...a, seed }), b: await outcomeOf({ ...b, seed }) });
        return { format: 'honeybell-seeds', version: 1, batch: hash, seeds, ...shard, pairs };
      },
    },
  };
}

/** Runs a future and returns its figures. A sandbox for scripts is opened only if the future contains a player's script. */
const outcomeOf = async (spec: FutureSpec): Promise<Outcome> =>
  runFuture(spec, scripts, isScripted(spec) ? await Sandbox.open() : null).outcome;

/** Opens the replay's café at a tick; null when the replay does not contain that tick. */
function cafeAt({ begin, journal, trail }: Replay, at: number, errors: string[]): Simulation | null {
  const cafe = openBegin(begin, journal, scripts, {});
  const { tick: from } = cafe.state;
  const end = from + trail.length;
  if (at < from || at > end) {
    errors.push(`--at: ${at} should be a tick of the day, ${from} to ${end}`);
    return null;
  }
  while (cafe.state.tick < at) cafe.step();
  return cafe;
}

/** The inputs that the café refuses in the first tick of a future. */
function refusals(spec: FutureSpec): string[] {
  const cafe = openFuture(spec);
  cafe.step();
  return cafe.events.flatMap((event) =>
    event.type === 'refused' ? [`${String(event['what'])} (${String(event['why'])})`] : [],
  );
}

/**
 * Builds the inputs to give: edits of maids by field, and inputs as JSON. Each is validated as the café validates it.
 * @param cafe the café that receives them; null = unknown, so names of people are not checked
 */
function inputsOf(
  vs: readonly string[],
  give: readonly string[],
  cafe: Simulation | null,
): { readonly changes: readonly Input[]; readonly errors: string[] } {
  const errors: string[] = [];
  const changes: Input[] = [];
  const { world } = cafe ?? anyCafe();
  const take = (place: string, input: Input): void => {
    const wrong = wrongInput(input, world);
    if (wrong.length === 0 && cafe !== null) wrong.push(...wrongNames(input, cafe));
    errors.push(...wrong.map((one) => `${place}: ${one}`));
    changes.push(input);
  };
  for (const set of vs) {
    const [, maid = '', field = '', value = ''] = /^([^.=]+)\.([A-Za-z]+)=(.*)$/s.exec(set) ?? [];
    if (maid === '') errors.push(`--vs: ${set} should be maid.field=value, as mei.rank=5`);
    else if (!EDIT_FIELDS.includes(field as (typeof EDIT_FIELDS)[number])) {
      errors.push(...nobody(maid, cafe).map((one) => `--vs ${maid}.${field}: ${one}`));
      errors.push(`--vs ${maid}.${field}: a maid has no ${field} one can change; known: ${EDIT_FIELDS.join(', ')}${didYouMean(field, EDIT_FIELDS)}`); // prettier-ignore
    } else take(`--vs ${maid}.${field}`, { kind: 'edit', maid, edit: { [field]: valueOf(value) } });
  }
  for (const text of give) {
    const input = valueOf(text);
    if (isRecord(input) && typeof input['kind'] === 'string') take('--give', input as unknown as Input);
    else errors.push(`--give: ${text === '' ? 'nothing' : text} should be an input as JSON, with its kind`);
  }
  return { changes, errors };
}

/** Returns the errors of an input that only the café can reveal, such as names of people who are not in it. */
function wrongNames(input: Input, cafe: Simulation): string[] {
  const wrong: string[] = [];
  const given: Readonly<Record<string, unknown>> = { ...input };
  for (const [field, rule] of Object.entries(recordOf(input).fields))
    if (rule?.idOf === 'maid' && given[field] !== undefined) wrong.push(...nobody(given[field] as string, cafe));
  if (input.kind === 'edit') {
    const { edit } = input;
    if (Object.keys(edit).length === 0) wrong.push(`edit should change something: ${EDIT_FIELDS.join(', ')}`);
    const { people, arrivals, season } = cafe.state;
    const guests = [...Object.values(people).filter(({ role }) => role === 'guest'), ...arrivals];
    const known = guestIds(guests, tablesOf(season).heroes);
    for (const id of edit.favouriteCustomerIds ?? [])
      if (!known.includes(id)) wrong.push(`favouriteCustomerIds: there is no guest ${id}${didYouMean(id, known)}`);
  }
  if (input.kind === 'command') {
    // Reads commands in the form that the field "commands" of a scenario has.
    const { map, people, arrivals } = cafe.state;
    const customers = idsIn([...Object.values(people).filter(({ role }) => role === 'guest'), ...arrivals]);
    const read = new Reader();
    readCommand(read, 'post', { at: 0, ...input.post }, { map, maids: maidsOf(cafe), customers });
    wrong.push(...read.errors);
  }
  return wrong;
}

const maidsOf = ({ world }: Simulation): string[] => world.maids.map(({ id }) => id);
const nobody = (maid: string, cafe: Simulation | null): string[] =>
  cafe === null || maidsOf(cafe).includes(maid)
    ? []
    : [`there is no maid ${maid} at that tick${didYouMean(maid, maidsOf(cafe))}`];

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
