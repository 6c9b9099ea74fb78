/**
 * The café without a screen: `npm run sim -- FILE.json` runs a scenario and prints its figures, or with `--events` one
 * JSON object per line. On bad input nothing is run: every wrong field is named on standard error, and the program ends
 * with exit code 2.
 */

import { writeSync } from 'node:fs';
import { type Arguments, HELP } from './arguments.ts';
import { written } from './files.ts';
import { readOrder } from './validate-run.ts';
import { recordingToBytes } from '../inspector/record/recording-file.ts';
import { setLanguage, TICKS_PER_SECOND } from '../words/index.ts';
import { sentenceOf } from '../words/sentences.ts';
import type { CafeRecording } from '../analysis/timeline/cafe-recording.ts';
import { runReplay } from '../analysis/replay/command.ts';
import { mergeShards } from '../analysis/futures/seeds.ts';
import type { Shard } from '../analysis/futures/shards.ts';
import { PromiseWatch } from '../analysis/promises/index.ts';
import { mergePromises } from '../analysis/promises/over-seeds.ts';
import { brokenLine, checkedPromises } from '../analysis/promises/printed.ts';
import { type Checked, junitText } from './junit.ts';
import { checkedOver, printedOver, runPromises } from './promises-over-seeds.ts';
import { type Ran, type RunOrder, runScenario } from './run.ts';
import { nextDay } from '../sim/open-day.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { isScripted } from './scripted/files.ts';
import { givenHere, serve } from './scripted/runner.ts';
import { WatchedRuns } from './scripted/watched.ts';
import { onAllCores, printComparison } from './batches.ts';

/** Path of this bundled program, to start it again in a thread. */
const bundle = process.env['HONEYBELL_BUNDLE'] ?? null;

function refuse(errors: readonly string[]): number {
  process.stderr.write(
    `${errors.length} ${errors.length === 1 ? 'thing is' : 'things are'} wrong:\n${errors.map((error) => `  ${error}`).join('\n')}\n`,
  );
  return 2;
}

/** Returns functions that write to standard output in blocks, without losing output when the program that reads the pipe is slow. */
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

/** The name of what was run, for a report. */
const suiteOf = ({ file, replay, merge }: Arguments): string => file ?? replay ?? merge?.join(' ') ?? '';

async function run(argv: readonly string[]): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    process.stdout.write(HELP);
    return 0;
  }
  const asked = await readOrder(argv, bundle);
  if (!asked.ok) return refuse(asked.errors);
  const { args, order } = asked;
  const out = writer();
  const line = (text: string): void => out.line(text);
  /**
   * Writes the report, and lists on standard error the limits that were exceeded.
   * @returns the exit code
   */
  const end = (checked: readonly Checked[], ...errors: (string | null)[]): number => {
    out.end();
    const report = args.junit === null ? null : written(args.junit, junitText(suiteOf(args), checked));
    const unwritten = [...errors, report].filter((error) => error !== null);
    if (unwritten.length > 0) return refuse(unwritten);
    for (const { name, message } of checked)
      if (message !== null && args.failIf.some((limit) => name === `not ${limit}`))
        process.stderr.write(`--fail-if ${name.slice(4)}: ${message}\n`);
    return checked.every(({ message }) => message === null) ? 0 : 1;
  };
  switch (order.is) {
    case 'merge': {
      const { merged, thresholds } = order;
      if (merged.of === 'pairs') return end(printComparison(merged, thresholds, line));
      line(JSON.stringify(printedOver(merged.over, null), null, 2));
      return end(checkedOver(merged.over));
    }
    case 'batch': {
      if (args.shard !== null) {
        line(JSON.stringify(await order.work.run(args.shard)));
        return end([]);
      }
      const merged = mergeShards(await onAllCores(order.work, argv));
      if (!merged.ok) throw new Error(merged.errors.join('; '));
      return end(printComparison(merged, order.thresholds, line));
    }
    case 'promises': {
      const { batch } = order;
      const work = { seeds: batch.seeds, run: (shard: Shard) => runPromises(batch, shard, bundle) };
      if (args.shard !== null) {
        line(JSON.stringify(await work.run(args.shard)));
        return end([]);
      }
      const merged = mergePromises(await onAllCores(work, argv));
      if (!merged.ok) throw new Error(merged.errors.join('; '));
      line(JSON.stringify(printedOver(merged.over, batch.folder), null, 2));
      return end(checkedOver(merged.over));
    }
    case 'replay': {
      let watch: PromiseWatch | null = null;
      const { promises } = order;
      const again = runReplay(order.opened, {
        mindEvents: args.events,
        watch: (cafe) => {
          watch = promises.length === 0 ? null : new PromiseWatch(promises, cafe);
          return () => {
            if (args.events) for (const event of cafe.events) line(JSON.stringify(event));
            if (watch !== null) for (const broken of watch.ticked()) line(brokenLine(watch, broken));
          };
        },
      });
      const watched = watch as PromiseWatch | null;
      if (watched !== null) for (const broken of watched.finish()) line(brokenLine(watched, broken));
      line(again.line);
      const same = { name: 'the replay comes to the same bytes', message: again.same ? null : again.line };
      return end([same, ...(watched === null ? [] : checkedPromises(watched))]);
    }
    case 'run': {
      const { scenario, json, promises, promised, thresholds } = order;
      const name = args.record;
      let unwritten: string | null = null;
      const write = (text: string): void => {
        unwritten = name === null ? null : written(name, text);
      };
      const record = name === null ? null : { json, write };
      const { thoughts: thoughtsFile } = args;
      let thoughts: CafeRecording | null = null;
      const take = (recording: CafeRecording): void => {
        thoughts = recording;
      };
      const run = {
        scenario,
        oneOfDays: args.days !== null,
        events: args.events,
        promises,
        onlyBroken: promised !== null,
        record,
        thresholds,
        ...(thoughtsFile === null ? {} : { thoughts: take }),
      };
      const one = async (order: RunOrder, morning?: WorldState): Promise<Ran> =>
        isScripted(json) ? await runWatched(order, json, promised, line, morning) : runScenario(order, line);
      let ran = await one(run);
      const checked = [...ran.checked];
      for (let day = 2; day <= (args.days ?? 1); day++) {
        const morning = nextDay(ran.evening);
        ran = await one({ ...run, scenario: { ...scenario, state: morning, journal: [] } }, morning);
        checked.push(...ran.checked);
      }
      const unwrittenThoughts =
        thoughtsFile === null || thoughts === null ? null : written(thoughtsFile, await inWords(thoughts));
      return end(checked, unwritten, unwrittenThoughts);
    }
  }
}

/** A café's recording as a file, in which reasons are sentences and ticks are seconds. */
async function inWords(recording: CafeRecording): Promise<Uint8Array> {
  await setLanguage('en');
  return recordingToBytes(recording, { ticksPerSecond: TICKS_PER_SECOND, reason: sentenceOf });
}

/** Runs a scenario that contains a player's script in a thread of its own, so that a script that never ends can be stopped. */
async function runWatched(
  order: RunOrder,
  json: unknown,
  text: string | null,
  line: (text: string) => void,
  morning?: WorldState,
): Promise<Ran> {
  const watched = new WatchedRuns(bundle);
  const promises = text === null ? null : { name: '--promises', text };
  const ran = await watched.run(
    {
      is: 'run',
      json,
      events: order.events,
      promises,
      record: order.record !== null,
      ...(order.thresholds === undefined ? {} : { thresholds: order.thresholds }),
      ...(morning === undefined ? {} : { morning }),
      oneOfDays: order.oneOfDays ?? false,
    },
    line,
  );
  watched.end();
  if (ran.is !== 'run') throw new Error('another job was run');
  if (ran.replay !== null) order.record?.write(ran.replay);
  return ran;
}

// If this code runs in a script thread, it serves jobs whose scripts may hang, watched by the main thread. Otherwise
// it runs the command line.
const given = givenHere();
if (given !== null) serve(given);
else process.exitCode = await run(process.argv.slice(2));
