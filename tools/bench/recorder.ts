/**
 * The recorder's figures: what a thought costs more while it is recorded, the time to rewind to any moment of 7,200
 * ticks, and the file of 10,000 villagers' ten minutes: its size and the time to open it.
 */

import { record, recordingFromBytes, recordingToBytes } from '../../src/library/recorder.ts';
import { makeVillage } from './village.ts';
import { atMost, type Goal, median, table, type Wishes } from './harness.ts';

const ROUNDS = 7;

/** Processor time in nanoseconds. */
function spent(run: () => void): number {
  const from = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) * 1000;
}

/** Nanoseconds a thought, recorded and not, measured in turns on two villages of their own. */
function costOfRecording(rounds: number): { plain: number[]; recorded: number[] } {
  const [plain, recorded]: [number[], number[]] = [[], []];
  for (let round = -1; round < rounds; round++) {
    const without = makeVillage(2000);
    const withIt = makeVillage(2000);
    const recorder = record(withIt.minds, { ...withIt.game, every: 1_000_000 });
    // The first ticks compile the code and are not counted.
    without.run(300);
    recorder.run(300);
    const [begun, begunWith] = [without.thoughts(), withIt.thoughts()];
    const a = spent(() => without.run(8000));
    const b = spent(() => recorder.run(8000));
    if (round < 0) continue;
    plain.push(a / (without.thoughts() - begun));
    recorded.push(b / (withIt.thoughts() - begunWith));
    recorder.stop();
  }
  return { plain, recorded };
}

function rewinding(): number[] {
  const { minds, game } = makeVillage(60);
  const recorder = record(minds, game);
  recorder.run(7200);
  const times: number[] = [];
  for (let i = 0; i < 40; i++) {
    const tick = (i * 2749) % 7200;
    times.push(spent(() => recorder.goTo(tick)) / 1e6);
  }
  if (recorder.problems.length > 0) throw new Error(recorder.problems[0]);
  return times;
}

async function file(): Promise<{ megabytes: number; seconds: number; thoughts: number }> {
  const { minds, game, thoughts } = makeVillage(10_000);
  const recorder = record(minds, { ...game, every: 3000 });
  recorder.run(6000);
  const bytes = await recordingToBytes(recorder.line);
  const from = performance.now();
  const read = await recordingFromBytes(bytes);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  const shown = read.recording.characters().slice(0, 40);
  for (const { id } of shown) read.recording.thoughts(id);
  return { megabytes: bytes.length / 1e6, seconds: (performance.now() - from) / 1000, thoughts: thoughts() };
}

const range = (values: readonly number[], digits: number): string =>
  `${Math.min(...values).toFixed(digits)} … ${Math.max(...values).toFixed(digits)}`;

export async function benchRecorder({ quick }: Wishes): Promise<Goal[]> {
  const { plain, recorded } = costOfRecording(quick ? 2 : ROUNDS);
  const more = recorded.map((ns, i) => ns - (plain[i] as number));
  const rewinds = rewinding();
  const written = await file();
  table(
    ['recorder', 'median', 'from … to'],
    [
      ['ns a thought, not recorded', median(plain).toFixed(0), range(plain, 0)],
      ['ns a thought, recorded', median(recorded).toFixed(0), range(recorded, 0)],
      ['ms to rewind within 7,200 ticks', median(rewinds).toFixed(1), range(rewinds, 1)],
      [`MB of ${written.thoughts} thoughts`, written.megabytes.toFixed(1), ''],
      ['s to open it and show 40 lanes', written.seconds.toFixed(2), ''],
    ],
  );
  return [
    atMost('recording, a thought more', median(more), 60, 'ns'),
    atMost('rewind within 7,200 ticks, the slowest', Math.max(...rewinds), 300, 'ms'),
    atMost('recording of 10,000 villagers, ten minutes', written.megabytes, 60, 'MB'),
    atMost('opening it', written.seconds, 3, 's'),
  ];
}
