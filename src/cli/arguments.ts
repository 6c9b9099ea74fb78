/** Parses the command line of `npm run sim` and reports every wrong option at once. */

import { didYouMean } from '../ai/problems.ts';
import type { Shard } from '../analysis/futures/shards.ts';

export const HELP = `Runs a scenario of the café without a screen.

  npm run sim -- FILE.json [--seed N] [--ticks N] [--events] [--set path=value …] [--script WHO=FILE …] [--promises FILE]
  npm run sim -- FILE.json --promises FILE --seeds N [--shard I/N]
  npm run sim -- FILE.json --vs path=value … [--seeds N] [--shard I/N]
  npm run sim -- PACK [--days N] [all options of a scenario]
  npm run sim -- --merge SHARD.json …
  npm run sim -- --replay FILE.json [--events] [--promises FILE]
  npm run sim -- --replay FILE.json --at TICK --vs maid.field=value … [--give JSON …] [--seeds N] [--shard I/N]

  PACK               the folder or the zip of a pack: its first morning is run; docs/packs.md. With --replay, the replay
                     must be of this pack
  --days N           a pack's first N days; in the evenings nothing is done
  FILE.json          the scenario; - reads it from standard input. docs/scenario.schema.json describes the form
  --seed N           another seed than the file's
  --ticks N          another length than the file's, in fixed ticks (20 a second at 1×)
  --events           one JSON object a line for everything that happens, instead of the figures at the end
  --set path=value   changes one field before the run: dotted, lists by index: maids.0.rank=5; the value is JSON, or else text
  --script WHO=FILE  gives a player's script to a maid, or to all of some duties: mei=greet.ts, role:serving=greet.ts;
                     in the scenario, and by --set and --vs: scripts.mei=greet.ts. docs/scripts-in-the-browser.md
  --vs path=value    what if: runs the scenario as it is (A) and with this set as well (B), and prints both and the difference
  --seeds N          over N seeds from the file's on, on all cores: with --vs, the 95 % interval of the difference; with
                     promises, the seeds that break them
  --shard I/N        only every N-th seed from the I-th on, and the raw figures: for a batch on several machines
  --merge FILES      puts the shards of one batch together: the same bytes as from one machine
  --promises FILE    prints only what breaks the promises in this text, one JSON object a line; docs/promises.md
  --fail-if LIMIT    exit code 1 beyond a limit: "wait>60s" or "lost>3"; with --vs a difference: "wait>+2s", "profit<-5%"
  --junit FILE       writes what was checked – promises, limits, the replay – as a JUnit report
  --record FILE      writes the run down as a replay; with --promises and --seeds, FILE is a folder, and each seed that
                     breaks a promise is written into it
  --thoughts FILE    writes down what everyone thought; npx honeybell-minds view FILE shows it. docs/replays.md
  --replay FILE      runs a day of the game or of --record once more, and says whether it comes to the same bytes
  --at TICK          with --replay and --vs or --give: what if, from that tick of the day on, as on the lab's page
  --give JSON        something given at that tick: an input as the journal has it
  --help             this text

A file's name in a file is seen from where that file lies; on the command line, from where the command is given.
Exit code 0: run. 1: a promise is broken, a limit is passed, or a replay comes to something else. 2: something is wrong with a file or an
option; everything that is wrong is named, each with its place and what would be right, and nothing is run.
`;

export interface Arguments {
  /** Path of the scenario's file; null if shards are merged or a replay is run instead. */
  readonly file: string | null;
  readonly seed: number | null;
  readonly ticks: number | null;
  readonly events: boolean;
  readonly sets: readonly string[];
  /** Scripts given to maids, each as `mei=greet.ts`. */
  readonly scripts: readonly string[];
  readonly vs: readonly string[];
  /** Number of seeds to compare; null = a single run. */
  readonly seeds: number | null;
  readonly shard: Shard | null;
  readonly merge: readonly string[] | null;
  /** Path of a file of promises. */
  readonly promises: string | null;
  /** Path of the file to which the run is written as a replay. */
  readonly record: string | null;
  /** Path of the file to which everyone's thoughts are written. */
  readonly thoughts: string | null;
  /** Path of a replay to run again, or a link that contains it; null = a scenario is run. */
  readonly replay: string | null;
  /** The tick of the replay from which inputs are changed; null = the replay is only checked. */
  readonly at: number | null;
  readonly give: readonly string[];
  readonly failIf: readonly string[];
  /** Path of the JUnit report. */
  readonly junit: string | null;
  /** Number of days of a pack's season; null = one. */
  readonly days: number | null;
  /** Path of the pack that a replay must have been made with. */
  readonly pack: string | null;
}

/** Options by the number of values they take: none, one, or one for each time the option is repeated. */
const FLAGS = ['--events', '--merge', '--help'];
const SINGLE = [
  '--seed',
  '--ticks',
  '--seeds',
  '--shard',
  '--promises',
  '--record',
  '--thoughts',
  '--replay',
  '--at',
  '--junit',
  '--days',
];
const REPEATED = ['--set', '--script', '--vs', '--give', '--fail-if'];
const ALL = [...FLAGS, ...SINGLE, ...REPEATED];

/**
 * Options allowed together with --replay. The second list names those of them that are not allowed if inputs are
 * changed (--at, --vs, --give).
 */
const WITH_REPLAY = ['--replay', '--events', '--promises', '--junit', '--at', '--vs', '--give', '--seeds', '--shard', '--fail-if']; // prettier-ignore
const ONLY_RUNNING_AGAIN = ['--events', '--promises'];
/** Options allowed together with --merge. */
const WITH_MERGE = ['--merge', '--fail-if', '--junit'];

/**
 * Parses the options.
 * @returns the options that are right, so that the files they name can be checked as well, and all errors
 */
export function readArguments(argv: readonly string[]): {
  readonly args: Arguments;
  readonly errors: readonly string[];
} {
  const errors: string[] = [];
  const { files, values } = cut(argv, errors);
  const given = (name: string): boolean => values.has(name);
  const one = (name: string): string | undefined => values.get(name)?.[0];
  const all = (name: string): readonly string[] => values.get(name) ?? [];
  const fit = (name: string, fits: RegExp, expected: string): readonly string[] =>
    all(name).filter((value) => {
      if (!fits.test(value)) errors.push(`${name}: ${value === '' ? 'nothing' : value} should be ${expected}`);
      return fits.test(value);
    });
  const whole = (name: string, least: number): number | null => {
    const [value] = fit(name, /^\d+$/, `a whole number from ${least}`);
    if (value === undefined || (Number(value) >= least && Number(value) <= 0x7fffffff)) return value === undefined ? null : Number(value); // prettier-ignore
    errors.push(`${name}: ${value} should be a whole number from ${least}${Number(value) > least ? ` to ${0x7fffffff}` : ''}`); // prettier-ignore
    return null;
  };
  const file = (name: string): string | null => {
    if (one(name) === '') errors.push(`${name}: names no file`);
    return one(name) === '' ? null : (one(name) ?? null);
  };
  const args: Arguments = {
    file: given('--merge') || given('--replay') ? null : (files[0] ?? null),
    seed: whole('--seed', 0),
    ticks: whole('--ticks', 0),
    events: given('--events'),
    sets: fit('--set', /^[^=]+=/, 'path=value'),
    scripts: fit('--script', /^[^=]+=./, 'WHO=FILE, mei=greet.ts or role:serving=greet.ts'),
    vs: fit('--vs', /^[^=]+=/, 'path=value'),
    seeds: whole('--seeds', 1),
    shard: shardOf(one('--shard'), errors),
    merge: given('--merge') ? files : null,
    promises: file('--promises'),
    record: file('--record'),
    thoughts: file('--thoughts'),
    replay: file('--replay'),
    at: whole('--at', 0),
    give: all('--give'),
    failIf: all('--fail-if'),
    junit: file('--junit'),
    days: whole('--days', 1),
    pack: given('--replay') ? (files.find(namesPack) ?? null) : null,
  };
  if (given('--replay')) errors.push(...wrongWithReplay(files, given));
  else if (given('--merge')) {
    if (files.length === 0) errors.push('--merge: name the files that --shard has written');
    for (const name of ALL.filter((name) => !WITH_MERGE.includes(name) && given(name)))
      errors.push(`${name}: goes not with --merge, which takes files, --fail-if and --junit`);
  } else errors.push(...wrongWithScenario(files, given));
  return { args, errors };
}

/** Whether a name on the command line is that of a pack: a folder or a zip. Files of scenarios end with .json. */
const namesPack = (file: string): boolean => file !== '-' && !/\.json$/i.test(file);

function wrongWithReplay(files: readonly string[], given: (name: string) => boolean): string[] {
  const packs = files.filter(namesPack);
  const errors = files
    .filter((file) => !namesPack(file))
    .map((file) => `${file}: a replay brings its café along; no scenario goes with it`);
  for (const other of packs.slice(1)) errors.push(`${other}: one pack at a time, ${packs[0] ?? ''} is named already`);
  for (const name of ALL.filter((name) => given(name) && !WITH_REPLAY.includes(name)))
    errors.push(`${name}: goes not with --replay, which takes ${WITH_REPLAY.slice(1).join(', ')}`);
  const differs = given('--vs') || given('--give');
  if (differs || given('--at'))
    for (const name of ONLY_RUNNING_AGAIN.filter(given))
      errors.push(`${name}: goes with a replay that is run again, not with what if (--at, --vs, --give)`);
  else if (given('--fail-if'))
    errors.push('--fail-if: goes with what if; say with --at, --vs or --give what is different');
  if ((differs || given('--seeds') || given('--shard')) && !given('--at'))
    errors.push('--replay: to ask what if, say with --at from which tick on');
  if ((given('--at') || given('--seeds') || given('--shard')) && !differs)
    errors.push('--replay: to ask what if, say with --vs or --give what is different');
  if (given('--shard') && !given('--seeds')) errors.push('--shard: is a part of --seeds N; say how many');
  return errors;
}

function wrongWithScenario(files: readonly string[], given: (name: string) => boolean): string[] {
  const errors: string[] = [];
  const [first, ...others] = files;
  if (first === undefined) errors.push('no scenario file is named; --help explains');
  for (const other of others) errors.push(`${other}: one scenario at a time, ${first ?? ''} is named already`);
  if (given('--shard') && !given('--seeds')) errors.push('--shard: is a part of --seeds N; say how many');
  const refuse = (names: readonly string[], why: string): void => {
    for (const name of names) if (given(name)) errors.push(`${name}: ${why}`);
  };
  if (given('--days'))
    refuse(['--vs', '--seeds', '--record', '--thoughts', '--fail-if', '--ticks'], 'goes with one day, not with --days');
  if (given('--vs'))
    refuse(
      ['--promises', '--record', '--thoughts', '--events'],
      'goes with one run, not with --vs, which prints the figures of two',
    );
  else if (given('--seeds'))
    refuse(['--thoughts', '--events', '--fail-if'], 'goes with one run, not with promises over --seeds');
  refuse(['--at', '--give'], 'goes with --replay');
  return errors;
}

/** Groups the arguments into files and options with their values. `--set=a=b` equals `--set a=b`. */
function cut(argv: readonly string[], errors: string[]): { files: string[]; values: Map<string, string[]> } {
  const files: string[] = [];
  const values = new Map<string, string[]>();
  for (let i = 0; i < argv.length; i++) {
    const argument = argv[i] as string;
    if (argument === '-' || !argument.startsWith('-')) {
      files.push(argument);
      continue;
    }
    const at = argument.indexOf('=');
    const name = at > 0 ? argument.slice(0, at) : argument;
    const inline = at > 0 ? argument.slice(at + 1) : null;
    if (!ALL.includes(name)) {
      errors.push(`${name}: unknown option; --help lists them${didYouMean(name, ALL)}`);
      continue;
    }
    if (FLAGS.includes(name)) {
      // `--merge=first.json second.json` is also accepted.
      if (inline !== null && name === '--merge') files.push(inline);
      else if (inline !== null) errors.push(`${name}: takes no value, not ${inline}`);
      values.set(name, []);
      continue;
    }
    // An option's value never begins with `--`: if the next argument does, the value is missing.
    const next = argv[i + 1];
    const value = inline ?? (next === undefined || next.startsWith('--') ? '' : next);
    if (inline === null && value !== '') i++;
    const before = values.get(name);
    if (before !== undefined && SINGLE.includes(name))
      errors.push(`${name}: is given twice, ${before[0] ?? ''} and ${value}`);
    else values.set(name, [...(before ?? []), value]);
  }
  return { files, values };
}

function shardOf(value: string | undefined, errors: string[]): Shard | null {
  if (value === undefined) return null;
  const [, shard, of] = /^(\d{1,6})\/(\d{1,6})$/.exec(value) ?? [];
  if (shard !== undefined && of !== undefined && Number(shard) >= 1 && Number(shard) <= Number(of))
    return { shard: Number(shard), of: Number(of) };
  errors.push(`--shard: ${value === '' ? 'nothing' : value} should be I/N, the first of four is 1/4`);
  return null;
}
