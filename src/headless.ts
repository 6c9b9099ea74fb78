/**
 * The café without a screen: `npm run sim -- FILE.json` runs a scenario (chapter 2.5) and prints its figures, or with
 * `--events` one JSON object a line. Bad input: exit code 2, every wrong field named on standard error, nothing run.
 */

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { HELP, readArguments } from './headless/arguments.ts';
import { gatherPromises } from './headless/promises/gather.ts';
import { runReplay } from './headless/replay/command.ts';
import { runScenario } from './headless/run.ts';
import { printBatch } from './headless/whatif/command.ts';
import { comparison, mergeShards } from './headless/whatif/seeds.ts';
import { setPaths } from './sim/setpaths.ts';
import { scripts } from './scripts/index.ts';
import { readScenario } from './sim/scenario.ts';

function refuse(errors: readonly string[]): number {
  process.stderr.write(
    `${errors.length} ${errors.length === 1 ? 'thing is' : 'things are'} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}\n`,
  );
  return 2;
}

function readText(file: string): { text: string } | { error: string } {
  try {
    return { text: readFileSync(file === '-' ? 0 : file, 'utf8') };
  } catch (error) {
    return { error: `${file}: cannot be read (${error instanceof Error ? error.message : String(error)})` };
  }
}

function readJson(file: string): { json: unknown } | { error: string } {
  const read = readText(file);
  if ('error' in read) return read;
  try {
    return { json: JSON.parse(read.text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    return { error: `${file}: is not JSON (${error instanceof Error ? error.message : String(error)})` };
  }
}

/** Writes a file. @returns why it could not be written */
function written(file: string, text: string): string | null {
  try {
    writeFileSync(file, text);
    return null;
  } catch (error) {
    return `${file}: cannot be written (${error instanceof Error ? error.message : String(error)})`;
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

async function run(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const args = readArguments(argv);
  if (!('sets' in args)) return refuse(args);
  const out = writer();
  if (args.merge !== null) {
    const code = merge(args.merge, out);
    out.end();
    return code;
  }
  if (args.replay !== null) {
    const opened = readText(args.replay);
    if ('error' in opened) return refuse([opened.error]);
    const ran = await runReplay(args.replay, opened.text, scripts);
    if (!ran.ok) return refuse(ran.errors);
    out.line(ran.line);
    out.end();
    return ran.same ? 0 : 1;
  }
  const file = readJson(args.file as string);
  if ('error' in file) return refuse([file.error]);
  const wrong = setPaths(file.json, args.sets);
  if (wrong.length > 0) return refuse(wrong);
  if (typeof file.json === 'object' && file.json !== null) {
    const fields = file.json as Record<string, unknown>;
    if (args.seed !== null) fields['seed'] = args.seed;
    if (args.ticks !== null) fields['ticks'] = args.ticks;
  }
  const before = structuredClone(file.json);
  const read = readScenario(file.json);
  const promised = args.promises === null ? null : readText(args.promises);
  const gathered = gatherPromises(
    read.ok ? read.scenario.promises : [],
    promised !== null && 'text' in promised ? { name: args.promises as string, text: promised.text } : null,
  );
  const errors = [
    ...(read.ok ? [] : read.errors),
    ...(promised !== null && 'error' in promised ? [promised.error] : []),
    ...gathered.errors,
  ];
  if (errors.length > 0 || !read.ok) return refuse(errors);
  if (args.vs.length > 0) {
    const other = structuredClone(before);
    const wrongOther = setPaths(other, args.vs).map((error) => error.replace('--set', '--vs'));
    if (wrongOther.length > 0) return refuse(wrongOther);
    const readOther = readScenario(structuredClone(other));
    if (!readOther.ok) return refuse(readOther.errors.map((error) => `with --vs: ${error}`));
    const batch = { a: before, b: other, seed: read.scenario.seed, seeds: args.seeds ?? 1 };
    await printBatch(batch, args.shard, argv, (text) => out.line(text));
    out.end();
    return 0;
  }
  const { promises } = gathered;
  const order = { scenario: read.scenario, events: args.events, promises, onlyBroken: promised !== null };
  const name = args.record;
  let unwritten: string | null = null;
  const record =
    name === null
      ? null
      : {
          json: before,
          write: (text: string): void => {
            unwritten = written(name, text);
          },
        };
  const code = runScenario({ ...order, record }, (line) => out.line(line));
  out.end();
  return unwritten === null ? code : refuse([unwritten]);
}

function merge(names: readonly string[], out: { line(text: string): void }): number {
  const files = names.map((name) => ({ name, ...readJson(name) }));
  const unread = files.flatMap((file) => ('error' in file ? [file.error] : []));
  const merged = mergeShards(files.flatMap((file) => ('json' in file ? [{ name: file.name, json: file.json }] : [])));
  const errors = [...unread, ...(merged.ok || unread.length === files.length ? [] : merged.errors)];
  if (errors.length > 0 || !merged.ok) return refuse(errors);
  out.line(JSON.stringify(comparison(merged.pairs), null, 2));
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
