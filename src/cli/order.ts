/**
 * Reads and validates all that the command line names, before any simulation runs: options, files, and their fields.
 * All errors go into one list, each with its place.
 */

import { dirname } from 'node:path';
import { isRecord } from '../ai/problems.ts';
import { readScenario, type Scenario } from '../sim/scenario/scenario.ts';
import { setPaths } from '../sim/scenario/setpaths.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { readJson, readText, unwritable } from './files.ts';
import { wrongMinds } from '../analysis/futures/minds.ts';
import { gatherPromises } from '../analysis/promises/gather.ts';
import type { Promised } from '../analysis/promises/index.ts';
import { type OpenedReplay, openReplay } from '../analysis/replay/command.ts';
import { fromHere, isScripted, readScriptFiles, setScripts } from './scripted/files.ts';
import { runScriptedShard } from './scripted/shard.ts';
import type { Work } from './futures.ts';
import { readDay } from '../analysis/futures/day.ts';
import { batchHash, type Merged, mergeShards, runShard } from '../analysis/futures/seeds.ts';

const LAST_SEED = 0x7fffffff;

export type Order =
  | { readonly is: 'merge'; readonly merged: Extract<Merged, { ok: true }> }
  | { readonly is: 'replay'; readonly opened: OpenedReplay }
  /** Request to compare two futures, of a scenario or of a recorded day, over many seeds. */
  | { readonly is: 'batch'; readonly work: Work }
  | {
      readonly is: 'run';
      readonly scenario: Scenario;
      /** The scenario as JSON, in which file names of scripts are replaced by the scripts' texts. */
      readonly json: unknown;
      readonly promises: readonly Promised[];
      /** The text of the file of promises; null if none was named. */
      readonly promised: string | null;
    };
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
  const order =
    args.replay !== null
      ? await replayOrder(args, args.replay, errors)
      : args.merge !== null
        ? mergeOrder(args.merge, errors)
        : await scenarioOrder(args, errors, program);
  return errors.length > 0 || order === null ? { ok: false, errors } : { ok: true, args, order };
}

function mergeOrder(names: readonly string[], errors: string[]): Order | null {
  const files = names.map((name) => ({ name, ...readJson(name) }));
  const unread = files.flatMap((file) => ('error' in file ? [file.error] : []));
  const merged = mergeShards(files.flatMap((file) => ('json' in file ? [{ name: file.name, json: file.json }] : [])));
  errors.push(...unread);
  if (merged.ok) return { is: 'merge', merged };
  // If no file could be read, further errors of the merge would only be consequences, so they are not reported.
  if (unread.length < files.length) errors.push(...merged.errors);
  return null;
}

async function replayOrder(args: Arguments, name: string, errors: string[]): Promise<Order | null> {
  const file = readText(name);
  const opened = 'error' in file ? { ok: false as const, errors: [file.error] } : await openReplay(name, file.text);
  if (!opened.ok) errors.push(...opened.errors);
  const { at, vs, give, seeds } = args;
  if (at === null && vs.length + give.length === 0) return opened.ok ? { is: 'replay', opened } : null;
  const day = await readDay({ replay: opened.ok ? opened.replay : null, at, vs, give, seeds: seeds ?? 1 });
  if (day.ok) return { is: 'batch', work: day.batch };
  errors.push(...day.errors);
  return null;
}

async function scenarioOrder(args: Arguments, errors: string[], program: string | null): Promise<Order | null> {
  const file = args.file === null ? null : readJson(args.file);
  if (file !== null && 'error' in file) errors.push(file.error);
  const promised = args.promises === null ? null : readText(args.promises);
  if (promised !== null && 'error' in promised) errors.push(promised.error);
  const promisedText = promised !== null && 'text' in promised ? promised.text : null;
  const promisesFile = promisedText === null ? null : { name: args.promises as string, text: promisedText };
  for (const target of [args.record, args.thoughts]) {
    const unwritten = target === null ? null : unwritable(target);
    if (unwritten !== null) errors.push(unwritten);
  }
  if (file === null || 'error' in file) {
    errors.push(...gatherPromises([], promisesFile).errors);
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
  const gathered = gatherPromises(ownPromises(json), promisesFile);
  errors.push(...read.errors, ...gathered.errors);
  if (args.thoughts !== null && isScripted(json))
    errors.push('--thoughts: goes not with scripts of players, which run in a thread of their own');

  if (args.vs.length > 0) {
    const other = structuredClone(read.json);
    errors.push(...setPaths(other, fromHere(args.vs)).map((error) => error.replace('--set', '--vs')));
    const readOther = await readOne(other, folder);
    const promisedOther = gatherPromises(ownPromises(other), null).errors;
    // An error that both scenarios of a comparison have is listed only once.
    const said = [...read.errors, ...gathered.errors];
    const onlyOther = [...readOther.errors, ...promisedOther].filter((error) => !said.includes(error));
    errors.push(...onlyOther.map((error) => `with --vs: ${error}`));
    const { seeds } = args;
    const seed = isRecord(json) && typeof json['seed'] === 'number' ? json['seed'] : 1;
    if (seeds !== null && seed + seeds - 1 > LAST_SEED)
      errors.push(`--seeds: ${seeds} from seed ${seed} on go past the last one, ${LAST_SEED}`);
    if (read.scenario === null || readOther.scenario === null) return null;
    const batch = { a: read.json, b: readOther.json, seed: read.scenario.seed, seeds: seeds ?? 1 };
    const scripted = isScripted(batch.a) || isScripted(batch.b);
    return {
      is: 'batch',
      work: {
        hash: batchHash(batch),
        seeds: batch.seeds,
        run: (shard) => (scripted ? runScriptedShard(batch, shard, program) : runShard(batch, shard)),
      },
    };
  }
  if (read.scenario === null) return null;
  return { is: 'run', scenario: read.scenario, json: read.json, promises: gathered.promises, promised: promisedText };
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
