/**
 * The café without a screen: `npm run sim -- FILE.json` runs a scenario (chapter 2.5) and prints its figures, or with
 * `--events` one JSON object a line. Bad input: exit code 2, every wrong field named on standard error, nothing run.
 */

import { readFileSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { HELP, readArguments } from './headless/arguments.ts';
import { gatherPromises } from './headless/promises/gather.ts';
import { runReplay } from './headless/replay/command.ts';
import { type RunOrder, runScenario } from './headless/run.ts';
import { isScripted, readScriptFiles, setScripts } from './headless/scripted/files.ts';
import { givenHere, serve } from './headless/scripted/runner.ts';
import { runScriptedShard } from './headless/scripted/shard.ts';
import { WatchedRuns } from './headless/scripted/watched.ts';
import { printBatch } from './headless/whatif/command.ts';
import { readDay } from './headless/whatif/day.ts';
import { batchHash, comparison, mergeShards, runShard, type Shard } from './headless/whatif/seeds.ts';
import { wrongMinds } from './headless/minds.ts';
import { setPaths } from './sim/setpaths.ts';
import { scripts } from './scripts/index.ts';
import { readScenario } from './sim/scenario.ts';

/** This very program, to be begun once more in a thread. */
const bundle = process.env['HONEYBELL_BUNDLE'] ?? null;

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
    if (args.at !== null) {
      const { at, vs, give, seeds } = args;
      const day = await readDay({ name: args.replay, written: opened.text, at, vs, give, seeds: seeds ?? 1 });
      if (!day.ok) return refuse(day.errors);
      await printBatch(day.batch, args.shard, argv, (text) => out.line(text));
      out.end();
      return 0;
    }
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
  setScripts(file.json, args.scripts);
  const folder = args.file === '-' ? '.' : dirname(args.file as string);
  if (typeof file.json === 'object' && file.json !== null) {
    const fields = file.json as Record<string, unknown>;
    if (args.seed !== null) fields['seed'] = args.seed;
    if (args.ticks !== null) fields['ticks'] = args.ticks;
  }
  const unread = await readScriptFiles(file.json, folder);
  const before = structuredClone(file.json);
  const read = readScenario(file.json);
  const promised = args.promises === null ? null : readText(args.promises);
  const gathered = gatherPromises(
    read.ok ? read.scenario.promises : [],
    promised !== null && 'text' in promised ? { name: args.promises as string, text: promised.text } : null,
  );
  const errors = [
    ...unread,
    ...(read.ok ? wrongMinds(read.scenario) : read.errors),
    ...(promised !== null && 'error' in promised ? [promised.error] : []),
    ...gathered.errors,
  ];
  if (errors.length > 0 || !read.ok) return refuse(errors);
  if (args.vs.length > 0) {
    const other = structuredClone(before);
    const wrongOther = setPaths(other, args.vs).map((error) => error.replace('--set', '--vs'));
    if (wrongOther.length > 0) return refuse(wrongOther);
    const unreadOther = await readScriptFiles(other, folder);
    const readOther = readScenario(structuredClone(other));
    const wrongB = [...unreadOther, ...(readOther.ok ? wrongMinds(readOther.scenario) : readOther.errors)];
    if (wrongB.length > 0) return refuse(wrongB.map((error) => `with --vs: ${error}`));
    const scripted = isScripted(before) || isScripted(other);
    const batch = { a: before, b: other, seed: read.scenario.seed, seeds: args.seeds ?? 1 };
    const work = {
      hash: batchHash(batch),
      seeds: batch.seeds,
      run: (shard: Shard) => (scripted ? runScriptedShard(batch, shard, bundle) : runShard(batch, shard)),
    };
    await printBatch(work, args.shard, argv, (text) => out.line(text));
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
  const line = (text: string): void => out.line(text);
  const code = isScripted(before)
    ? await runWatched(
        { ...order, record },
        before,
        promised !== null && 'text' in promised ? promised.text : null,
        line,
      )
    : runScenario({ ...order, record }, line);
  out.end();
  return unwritten === null ? code : refuse([unwritten]);
}

/** The same in a thread of its own, for somebody thinks with a player's script. */
async function runWatched(
  order: RunOrder,
  json: unknown,
  text: string | null,
  line: (text: string) => void,
): Promise<number> {
  const watched = new WatchedRuns(bundle);
  const promises = text === null ? null : { name: '--promises', text };
  const ran = await watched.run(
    { is: 'run', json, events: order.events, promises, record: order.record !== null },
    line,
  );
  watched.end();
  if (ran.is !== 'run') throw new Error('another job was run');
  if (ran.replay !== null) order.record?.write(ran.replay);
  return ran.code;
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

// In a thread it runs what scripts may hang in: whoever began it watches.
const given = givenHere();
if (given !== null) serve(given);
else process.exitCode = await run(process.argv.slice(2));
