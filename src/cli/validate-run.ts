/**
 * Reads and validates everything that the command line names, before any simulation runs: options, files, and their
 * fields. All errors go into one list, each with its place.
 */

import { dirname } from 'node:path';
import { isRecord } from '../ai/problems.ts';
import { readScenario, type Scenario, typesIn } from '../sim/read-scenario.ts';
import { setPaths } from '../sim/scenario/setpaths.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { notAFolder, readJson, readText, unwritable } from './files.ts';
import { isPackDay, readScenarioOrPack, wrongPackOf } from './packs.ts';
import { wrongMinds } from '../analysis/futures/check-replacements.ts';
import { gatherPromises } from '../analysis/promises/gather.ts';
import type { Promised } from '../analysis/promises/index.ts';
import { type OpenedReplay, openReplay } from '../analysis/replay/command.ts';
import { fromHere, isScripted, readScriptFiles, setScripts } from './scripted/files.ts';
import { runScriptedShard } from './scripted/shard.ts';
import type { Work } from './batches.ts';
import { readDay } from '../analysis/futures/day.ts';
import { FIGURES } from '../analysis/futures/futures.ts';
import { type Merged, mergeShards, runShard } from '../analysis/futures/seeds.ts';
import { formatOf } from '../analysis/futures/shards.ts';
import { differences } from '../analysis/futures/stats.ts';
import { mergePromises, PROMISES, type PromisesOver } from '../analysis/promises/over-seeds.ts';
import type { PromisedBatch } from './promises-over-seeds.ts';
import { readThresholds, type Threshold, unknownFigures } from './thresholds.ts';
import type { Replay } from '../analysis/replay/form.ts';
import { kindsOfGuest } from '../data/pack/own-tables.ts';
import { tablesOf } from '../sim/state/pack/pack.ts';

const LAST_SEED = 0x7fffffff;

export type Order =
  | { readonly is: 'merge'; readonly merged: MergedFiles; readonly thresholds: readonly Threshold[] }
  | {
      readonly is: 'replay';
      readonly opened: OpenedReplay;
      readonly promises: readonly Promised[];
    }
  /** Request to compare two futures, of a scenario or of a recorded day, over many seeds. */
  | { readonly is: 'batch'; readonly work: Work; readonly thresholds: readonly Threshold[] }
  /** Request to try promises over many seeds. */
  | { readonly is: 'promises'; readonly batch: PromisedBatch }
  | {
      readonly is: 'run';
      readonly scenario: Scenario;
      /** The scenario as JSON, in which file names of scripts are replaced by the scripts' texts. */
      readonly json: unknown;
      readonly promises: readonly Promised[];
      /** The text of the file of promises; null if none was named. */
      readonly promised: string | null;
      readonly thresholds: readonly Threshold[];
    };
/** The shards of a comparison, or of promises over seeds. */
export type MergedFiles =
  ({ readonly of: 'pairs' } & Extract<Merged, { ok: true }>) | { readonly of: 'promises'; readonly over: PromisesOver };
export type OrderRead =
  | { readonly ok: true; readonly args: Arguments; readonly order: Order }
  | { readonly ok: false; readonly errors: readonly string[] };

/**
 * Reads and validates the command line and all files that it names.
 * @param program path of this program, for threads in which scripts are watched; null = no threads
 */
export async function readOrder(argv: readonly string[], program: string | null = null): Promise<OrderRead> {
  const { args, errors: wrong } = readArguments(argv);
  const errors = [...wrong];
  const noReport = args.junit === null ? null : unwritable(args.junit);
  if (noReport !== null) errors.push(noReport);
  const order =
    args.replay !== null
      ? await replayOrder(args, args.replay, errors)
      : args.merge !== null
        ? mergeOrder(args, args.merge, errors)
        : await scenarioOrder(args, errors, program);
  return errors.length > 0 || order === null ? { ok: false, errors } : { ok: true, args, order };
}

function mergeOrder({ failIf }: Arguments, names: readonly string[], errors: string[]): Order | null {
  const files = names.map((name) => ({ name, ...readJson(name) }));
  const unread = files.flatMap((file) => ('error' in file ? [file.error] : []));
  const read = files.flatMap((file) => ('json' in file ? [{ name: file.name, json: file.json }] : []));
  errors.push(...unread);
  const { thresholds, errors: wrong } = readThresholds(failIf, true);
  errors.push(...wrong);
  if (read.some(({ json }) => formatOf(json) === PROMISES)) {
    if (failIf.length > 0) errors.push('--fail-if: goes with shards of --vs; these are of promises');
    const merged = mergePromises(read);
    if (merged.ok) return { is: 'merge', merged: { of: 'promises', over: merged.over }, thresholds };
    errors.push(...merged.errors);
    return null;
  }
  const merged = mergeShards(read);
  if (merged.ok) {
    errors.push(
      ...unknownFigures(
        thresholds,
        differences(merged.pairs).map(({ id }) => id),
      ),
    );
    return { is: 'merge', merged: { of: 'pairs', ...merged }, thresholds };
  }
  // If no file could be read, further errors of the merge would only be consequences, so they are not reported.
  if (unread.length < files.length) errors.push(...merged.errors);
  return null;
}

async function replayOrder(args: Arguments, name: string, errors: string[]): Promise<Order | null> {
  const file = readText(name);
  const opened = 'error' in file ? { ok: false as const, errors: [file.error] } : await openReplay(name, file.text);
  if (!opened.ok) errors.push(...opened.errors);
  if (args.pack !== null) errors.push(...(await wrongPackOf(args.pack, name, opened.ok ? opened.replay : null)));
  const { at, vs, give, seeds } = args;
  const { thresholds, errors: wrong } = readThresholds(args.failIf, true);
  errors.push(...wrong);
  if (at === null && vs.length + give.length === 0) {
    const { promises } = promisesIn(args, [], errors, opened.ok ? typesOf(opened.replay) : undefined);
    return opened.ok ? { is: 'replay', opened, promises } : null;
  }
  const day = await readDay({ replay: opened.ok ? opened.replay : null, at, vs, give, seeds: seeds ?? 1 });
  if (day.ok) return { is: 'batch', work: day.batch, thresholds };
  errors.push(...day.errors);
  return null;
}

/** The kinds of guest of the café whose day a replay holds; undefined = those of the game. */
function typesOf({ begin }: Replay): readonly string[] | undefined {
  if (begin.kind === 'scenario') return typesIn(begin.scenario);
  const state = begin.kind === 'morning' ? begin.state : begin.kind === 'saved' ? begin.cafe.state : null;
  return state === null ? undefined : kindsOfGuest(tablesOf(state.season));
}

/** Reads the file of promises and the promises of the scenario. */
function promisesIn(
  { promises: name }: Arguments,
  own: readonly string[],
  errors: string[],
  types?: readonly string[],
): { readonly promises: readonly Promised[]; readonly file: { readonly name: string; readonly text: string } | null } {
  const read = name === null ? null : readText(name);
  if (read !== null && 'error' in read) errors.push(read.error);
  const file = name === null || read === null || 'error' in read ? null : { name, text: read.text };
  const gathered = gatherPromises(own, file, types);
  errors.push(...gathered.errors);
  return { promises: gathered.promises, file };
}

async function scenarioOrder(args: Arguments, errors: string[], program: string | null): Promise<Order | null> {
  const file = args.file === null ? null : await readScenarioOrPack(args.file);
  if (file !== null && 'errors' in file) errors.push(...file.errors);
  if (args.days !== null && file !== null && 'json' in file && !isPackDay(file.json))
    errors.push('--days: goes with a pack, which has a season; a scenario has one day');
  const inFolder = args.seeds !== null && args.vs.length === 0;
  for (const target of [args.thoughts, inFolder ? null : args.record]) {
    const unwritten = target === null ? null : unwritable(target);
    if (unwritten !== null) errors.push(unwritten);
  }
  const noFolder = inFolder && args.record !== null ? notAFolder(args.record) : null;
  if (noFolder !== null) errors.push(noFolder);
  const { thresholds, errors: wrongLimits } = readThresholds(args.failIf, args.vs.length > 0);
  errors.push(...wrongLimits);
  if (file === null || 'errors' in file) {
    promisesIn(args, [], errors);
    return null;
  }

  const { json } = file;
  const folder = args.file === '-' ? '.' : dirname(args.file as string);
  errors.push(...setPaths(json, fromHere(args.sets)));
  setScripts(json, args.scripts);
  if (isRecord(json)) {
    if (args.seed !== null) json['seed'] = args.seed;
    if (args.ticks !== null) json['ticks'] = args.ticks;
  }
  const read = await readOne(json, folder);
  errors.push(...read.errors);
  const ofPromises: string[] = [];
  const { promises, file: promised } = promisesIn(args, ownPromises(json), ofPromises, typesIn(json));
  errors.push(...ofPromises);
  errors.push(...unknownFigures(thresholds, figuresOf(json)));
  if (args.thoughts !== null && isScripted(json))
    errors.push('--thoughts: goes not with scripts of players, which run in a thread of their own');

  const { seeds } = args;
  const seed = isRecord(json) && typeof json['seed'] === 'number' ? json['seed'] : 1;
  if (seeds !== null && seed + seeds - 1 > LAST_SEED)
    errors.push(`--seeds: ${seeds} from seed ${seed} on go past the last one, ${LAST_SEED}`);
  if (args.vs.length > 0) {
    const other = structuredClone(read.json);
    errors.push(...setPaths(other, fromHere(args.vs)).map((error) => error.replace('--set', '--vs')));
    const readOther = await readOne(other, folder);
    const promisedOther = gatherPromises(ownPromises(other), null, typesIn(other)).errors;
    // An error that both scenarios of a comparison have is listed only once.
    const said = [...read.errors, ...ofPromises];
    const onlyOther = [...readOther.errors, ...promisedOther].filter((error) => !said.includes(error));
    errors.push(...onlyOther.map((error) => `with --vs: ${error}`));
    if (read.scenario === null || readOther.scenario === null) return null;
    const batch = { a: read.json, b: readOther.json, seed: read.scenario.seed, seeds: seeds ?? 1 };
    const scripted = isScripted(batch.a) || isScripted(batch.b);
    return {
      is: 'batch',
      thresholds,
      work: {
        seeds: batch.seeds,
        run: (shard) => (scripted ? runScriptedShard(batch, shard, program) : runShard(batch, shard)),
      },
    };
  }
  if (seeds !== null && promises.length === 0 && ofPromises.length === 0)
    errors.push('--seeds: runs what differs or what is promised; say with --vs what is different, or name promises');
  if (read.scenario === null) return null;
  if (seeds !== null)
    return { is: 'promises', batch: { json: read.json, promises, file: promised, seed, seeds, folder: args.record } };
  return {
    is: 'run',
    scenario: read.scenario,
    json: read.json,
    promises,
    promised: promised?.text ?? null,
    thresholds,
  };
}

/** The figures that a run of a scenario has. */
function figuresOf(json: unknown): readonly string[] {
  const maids = isRecord(json) && Array.isArray(json['maids']) ? (json['maids'] as unknown[]) : [];
  const ids = maids.flatMap((maid) => (isRecord(maid) && typeof maid['id'] === 'string' ? [maid['id']] : []));
  return [...FIGURES.map(({ id }) => id), ...ids.flatMap((id) => [`steps.${id}`, `orders.${id}`])];
}

interface ReadOne {
  readonly scenario: Scenario | null;
  /** The scenario's JSON, in which file names of scripts are replaced by the scripts' texts. */
  readonly json: unknown;
  readonly errors: readonly string[];
}

/** Reads a scenario and everything it refers to. */
async function readOne(json: unknown, folder: string): Promise<ReadOne> {
  const unread = await readScriptFiles(json, folder);
  const whole = structuredClone(json);
  const read = readScenario(json);
  const errors = [...unread, ...(read.ok ? [] : read.errors), ...wrongMinds(whole)];
  return { scenario: read.ok && errors.length === 0 ? read.scenario : null, json: whole, errors };
}

/** The promises in a scenario's JSON, even if other parts of it are wrong. */
const ownPromises = (json: unknown): readonly string[] =>
  isRecord(json) && Array.isArray(json['promises'])
    ? json['promises'].filter((one): one is string => typeof one === 'string' && one !== '')
    : [];
