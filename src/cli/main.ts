/**
 * The café without a screen: `npm run sim -- FILE.json` runs a scenario and prints its figures, or with `--events` one
 * JSON object per line. On bad input nothing is run: every wrong field is named on standard error, and the exit code
 * is
 * 2.
 */

import { writeSync } from 'node:fs';
import { HELP } from './arguments.ts';
import { written } from './files.ts';
import { readOrder } from './order.ts';
import { recordingToBytes } from '../inspector/record/recording-file.ts';
import type { CafeRecording } from '../analysis/timeline/cafe-recording.ts';
import { runReplay } from '../analysis/replay/command.ts';
import { type RunOrder, runScenario } from './run.ts';
import { isScripted } from './scripted/files.ts';
import { givenHere, serve } from './scripted/runner.ts';
import { WatchedRuns } from './scripted/watched.ts';
import { printBatch, printMerged } from './futures.ts';

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
  switch (order.is) {
    case 'merge':
      printMerged(order.merged, line);
      out.end();
      return 0;
    case 'batch':
      await printBatch(order.work, args.shard, argv, line);
      out.end();
      return 0;
    case 'replay': {
      const ran = runReplay(order.opened);
      line(ran.line);
      out.end();
      return ran.same ? 0 : 1;
    }
    case 'run': {
      const { scenario, json, promises, promised } = order;
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
        events: args.events,
        promises,
        onlyBroken: promised !== null,
        record,
        ...(thoughtsFile === null ? {} : { thoughts: take }),
      };
      const code = isScripted(json) ? await runWatched(run, json, promised, line) : runScenario(run, line);
      out.end();
      const unwrittenThoughts =
        thoughtsFile === null || thoughts === null ? null : written(thoughtsFile, await recordingToBytes(thoughts));
      const errors = [unwritten, unwrittenThoughts].filter((error) => error !== null);
      return errors.length === 0 ? code : refuse(errors);
    }
  }
}

/** Runs the scenario in a thread, because it contains a player's script. */
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

// If this code runs in a script thread, it serves jobs whose scripts may hang, watched by the main thread. Otherwise
// it runs the command line.
const given = givenHere();
if (given !== null) serve(given);
else process.exitCode = await run(process.argv.slice(2));
