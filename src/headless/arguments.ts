/** The command line of `npm run sim`, read: every option that is wrong, at once. */

import type { Shard } from './whatif/seeds.ts';

export const HELP = `Runs a scenario of the café without a screen.

  npm run sim -- FILE.json [--seed N] [--ticks N] [--events] [--set path=value …] [--script WHO=FILE …] [--promises FILE]
  npm run sim -- FILE.json --vs path=value … [--seeds N] [--shard I/N]
  npm run sim -- --merge SHARD.json …
  npm run sim -- --replay FILE.json
  npm run sim -- --replay FILE.json --at TICK --vs maid.field=value … [--give JSON …] [--seeds N] [--shard I/N]

  FILE.json          the scenario; - reads it from standard input. docs/scenario.schema.json describes the form
  --seed N           another seed than the file's
  --ticks N          another length than the file's, in fixed ticks (20 a second at 1×)
  --events           one JSON object a line for everything that happens, instead of the figures at the end
  --set path=value   changes one field before the run: dotted, lists by index: maids.0.rank=5; the value is JSON, or else text
  --script WHO=FILE  gives a player's script to a maid, or to all of some duties: mei=greet.ts, role:serving=greet.ts;
                     in the scenario, and by --set and --vs: scripts.mei=greet.ts. docs/scripts-in-the-browser.md
  --vs path=value    what if: runs the scenario as it is (A) and with this set as well (B), and prints both and the difference
  --seeds N          over N seeds from the file's on, on all cores: with the 95 % interval of the difference
  --shard I/N        only every N-th seed from the I-th on, and the raw figures: for a batch on several machines
  --merge FILES      puts the shards of one batch together
  --promises FILE    prints only what breaks the promises in this text, one JSON object a line; docs/promises.md
  --record FILE      writes the run down as a replay
  --replay FILE      runs a day of the game or of --record once more, and says whether it comes to the same bytes
  --at TICK          with --replay and --vs or --give: what if, from that tick of the day on, as on the lab's page
  --give JSON        something given at that tick: an input as the journal has it
  --help             this text

Exit code 0: run. 1: a promise is broken, or a replay comes to something else. 2: something is wrong with the file or the options; every wrong field is named, nothing is run.
`;

export interface Arguments {
  /** Null with `merge` and `replay`. */
  readonly file: string | null;
  readonly seed: number | null;
  readonly ticks: number | null;
  readonly events: boolean;
  readonly sets: readonly string[];
  /** Whose script is in which file, as `mei=greet.ts`. */
  readonly scripts: readonly string[];
  readonly vs: readonly string[];
  /** Null = one. */
  readonly seeds: number | null;
  readonly shard: Shard | null;
  readonly merge: readonly string[] | null;
  /** A file of promises. */
  readonly promises: string | null;
  /** Where to write the run down. */
  readonly record: string | null;
  /** A replay to be run once more, and nothing else. */
  readonly replay: string | null;
  /** The tick of the replay from which on something is different; null = it is only run. */
  readonly at: number | null;
  readonly give: readonly string[];
}

/** @returns the arguments, or everything that is wrong with them */
export function readArguments(argv: readonly string[]): Arguments | readonly string[] {
  const errors: string[] = [];
  const files: string[] = [];
  const sets: string[] = [];
  const vs: string[] = [];
  const given: string[] = [];
  const give: string[] = [];
  let at: number | null = null;
  let seed: number | null = null;
  let ticks: number | null = null;
  let seeds: number | null = null;
  let shard: Shard | null = null;
  let events = false;
  let merges = false;
  let promises: string | null = null;
  let record: string | null = null;
  let replay: string | null = null;
  for (let i = 0; i < argv.length; i++) {
    const [name, inline] = splitOption(argv[i] as string);
    const value = (): string | undefined => inline ?? argv[++i];
    if (name === '--events') events = true;
    else if (name === '--merge') {
      merges = true;
      if (inline !== undefined) files.push(inline);
    } else if (name === '--seed') seed = wholeOption('--seed', value(), 0, errors);
    else if (name === '--ticks') ticks = wholeOption('--ticks', value(), 0, errors);
    else if (name === '--seeds') seeds = wholeOption('--seeds', value(), 1, errors);
    else if (name === '--promises') promises = fileOption(name, value(), errors);
    else if (name === '--record') record = fileOption(name, value(), errors);
    else if (name === '--at') at = wholeOption(name, value(), 0, errors);
    else if (name === '--give') {
      const text = value();
      if (text === undefined) errors.push('--give: names nothing');
      else give.push(text);
    } else if (name === '--replay') replay = fileOption(name, value(), errors);
    else if (name === '--shard') shard = shardOption(value(), errors);
    else if (name === '--script') {
      const script = value() ?? 'nothing';
      if (/^[^=]+=./.test(script)) given.push(script);
      else errors.push(`--script: ${script} should be WHO=FILE, mei=greet.ts or role:serving=greet.ts`);
    } else if (name === '--set' || name === '--vs') {
      const set = value();
      if (set === undefined || !set.includes('=')) errors.push(`${name}: ${set ?? 'nothing'} should be path=value`);
      else (name === '--set' ? sets : vs).push(set);
    } else if (name.startsWith('--')) errors.push(`${name}: unknown option; --help lists them`);
    else files.push(name);
  }
  if (replay !== null) {
    const others = files.length + sets.length > 0 || seed !== null || ticks !== null || events || merges;
    const differs = at !== null || vs.length + give.length > 0 || seeds !== null || shard !== null;
    if (others || promises !== null || record !== null)
      errors.push('--replay: goes with its file only, or with --at, --vs, --give, --seeds and --shard');
    else if (differs && (at === null || vs.length + give.length === 0))
      errors.push(
        '--replay: to ask what if, say with --at from which tick on, and with --vs or --give what is different',
      );
    else if (shard !== null && seeds === null) errors.push('--shard: is a part of --seeds N; say how many');
  } else if (merges) {
    if (files.length === 0) errors.push('--merge: name the files that --shard has written');
    if (
      sets.length + vs.length + given.length > 0 ||
      seed !== null ||
      ticks !== null ||
      events ||
      seeds !== null ||
      shard !== null
    )
      errors.push('--merge: goes with files only');
  } else {
    const [first, ...others] = files;
    if (first === undefined && !argv.includes('--replay')) errors.push('no scenario file is named; --help explains');
    for (const other of others) errors.push(`${other}: one scenario at a time, ${first ?? ''} is named already`);
    if (seeds !== null && vs.length === 0) errors.push('--seeds: compares two; say with --vs what is different');
    if (shard !== null && seeds === null) errors.push('--shard: is a part of --seeds N; say how many');
    if (vs.length > 0 && (promises !== null || record !== null))
      errors.push(`${promises !== null ? '--promises' : '--record'}: goes with one run, not with --vs`);
    if (at !== null || give.length > 0) errors.push('--at and --give: go with --replay');
    if (events && vs.length > 0) errors.push('--events: with --vs only figures are printed');
  }
  if (errors.length > 0) return errors;
  return {
    file: merges || replay !== null ? null : (files[0] ?? null),
    seed,
    ticks,
    events,
    sets,
    scripts: given,
    vs,
    seeds,
    shard,
    merge: merges ? files : null,
    promises,
    record,
    replay,
    at,
    give,
  };
}

/** `--set=a=b` → `--set` and `a=b`. */
function splitOption(argument: string): readonly [string, string | undefined] {
  const at = argument.indexOf('=');
  return argument.startsWith('--') && at > 0 ? [argument.slice(0, at), argument.slice(at + 1)] : [argument, undefined];
}

function wholeOption(name: string, value: string | undefined, least: number, errors: string[]): number | null {
  const number = Number(value);
  if (value !== undefined && value !== '' && Number.isInteger(number) && number >= least && number <= 0x7fffffff)
    return number;
  errors.push(`${name}: ${value ?? 'nothing'} should be a whole number from ${least}`);
  return null;
}

function fileOption(name: string, value: string | undefined, errors: string[]): string | null {
  if (value === undefined || value === '') errors.push(`${name}: names no file`);
  return value ?? null;
}

function shardOption(value: string | undefined, errors: string[]): Shard | null {
  const [, shard, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(value ?? '') ?? [];
  if (shard !== undefined && of !== undefined && Number(shard) >= 1 && Number(shard) <= Number(of))
    return { shard: Number(shard), of: Number(of) };
  errors.push(`--shard: ${value ?? 'nothing'} should be I/N, the first of four is 1/4`);
  return null;
}
