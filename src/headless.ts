/**
 * The café without a screen: `npm run sim -- FILE.json` runs a scenario (chapter 2.5) and prints its figures, or with
 * `--events` one JSON object a line. Bad input: exit code 2, every wrong field named on standard error, nothing run.
 */

import { readFileSync, writeSync } from 'node:fs';
import { openScenario } from './sim/cafe.ts';
import { setPaths } from './sim/setpaths.ts';
import { readScenario } from './sim/scenario.ts';
import { summary } from './sim/summary.ts';
import { scripts } from './scripts/index.ts';

const HELP = `Runs a scenario of the café without a screen.

  npm run sim -- FILE.json [--seed N] [--ticks N] [--events] [--set path=value …]

  FILE.json          the scenario; - reads it from standard input. docs/scenario.schema.json describes the form
  --seed N           another seed than the file's
  --ticks N          another length than the file's, in fixed ticks (20 a second at 1×)
  --events           one JSON object a line for everything that happens, instead of the figures at the end
  --set path=value   changes one field before the run: dotted, lists by index: maids.0.rank=5; the value is JSON, or else text
  --help             this text

Exit code 0: run. 2: something is wrong with the file or the options; every wrong field is named, nothing is run.
`;

interface Arguments {
  readonly file: string;
  readonly seed: number | null;
  readonly ticks: number | null;
  readonly events: boolean;
  readonly sets: readonly string[];
}

function readArguments(argv: readonly string[]): Arguments | readonly string[] {
  const errors: string[] = [];
  let file: string | null = null;
  let seed: number | null = null;
  let ticks: number | null = null;
  let events = false;
  const sets: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const [name, inline] = splitOption(argv[i] as string);
    const value = (): string | undefined => inline ?? argv[++i];
    if (name === '--events') events = true;
    else if (name === '--seed') seed = wholeOption('--seed', value(), errors);
    else if (name === '--ticks') ticks = wholeOption('--ticks', value(), errors);
    else if (name === '--set') {
      const set = value();
      if (set === undefined || !set.includes('=')) errors.push(`--set: ${set ?? 'nothing'} should be path=value`);
      else sets.push(set);
    } else if (name.startsWith('--')) errors.push(`${name}: unknown option; --help lists them`);
    else if (file !== null) errors.push(`${name}: one scenario at a time, ${file} is named already`);
    else file = name;
  }
  if (file === null) errors.push('no scenario file is named; --help explains');
  return errors.length > 0 || file === null ? errors : { file, seed, ticks, events, sets };
}

const splitOption = (argument: string): readonly [string, string | undefined] =>
  argument.startsWith('--') && argument.includes('=') && !argument.startsWith('--set=')
    ? [argument.slice(0, argument.indexOf('=')), argument.slice(argument.indexOf('=') + 1)]
    : argument.startsWith('--set=')
      ? ['--set', argument.slice(6)]
      : [argument, undefined];

function wholeOption(name: string, value: string | undefined, errors: string[]): number | null {
  const number = Number(value);
  if (value !== undefined && value !== '' && Number.isInteger(number) && number >= 0 && number <= 0x7fffffff)
    return number;
  errors.push(`${name}: ${value ?? 'nothing'} should be a whole number from 0`);
  return null;
}

function refuse(errors: readonly string[]): number {
  process.stderr.write(
    `${errors.length} ${errors.length === 1 ? 'thing is' : 'things are'} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}\n`,
  );
  return 2;
}

function readJson(file: string): { json: unknown } | { error: string } {
  let text: string;
  try {
    text = readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return { error: `${file}: cannot be read (${error instanceof Error ? error.message : String(error)})` };
  }
  try {
    return { json: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    return { error: `${file}: is not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** Writes to standard output in blocks, whole even into a pipe that is slow to read. */
function writer(): { line(text: string): void; end(): void } {
  let buffer: string[] = [];
  let size = 0;
  const flush = (): void => {
    let bytes = Buffer.from(buffer.join(''), 'utf8');
    buffer = [];
    size = 0;
    while (bytes.length > 0) {
      try {
        bytes = bytes.subarray(writeSync(1, bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      }
    }
  };
  return {
    line(text) {
      buffer.push(text, '\n');
      size += text.length;
      if (size > 65536) flush();
    },
    end: flush,
  };
}

function run(argv: readonly string[]): number {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const args = readArguments(argv);
  if (!('file' in args)) return refuse(args);
  const file = readJson(args.file);
  if ('error' in file) return refuse([file.error]);
  const wrong = setPaths(file.json, args.sets);
  if (wrong.length > 0) return refuse(wrong);
  if (typeof file.json === 'object' && file.json !== null) {
    const fields = file.json as Record<string, unknown>;
    if (args.seed !== null) fields['seed'] = args.seed;
    if (args.ticks !== null) fields['ticks'] = args.ticks;
  }
  const read = readScenario(file.json);
  if (!read.ok) return refuse(read.errors);
  const cafe = openScenario(read.scenario, scripts, { mindEvents: args.events });
  const out = writer();
  for (let i = 0; i < read.scenario.ticks; i++) {
    cafe.step();
    if (args.events) for (const event of cafe.events) out.line(JSON.stringify(event));
  }
  if (!args.events) out.line(JSON.stringify(summary(cafe), null, 2));
  out.end();
  return 0;
}

process.exitCode = run(process.argv.slice(2));
