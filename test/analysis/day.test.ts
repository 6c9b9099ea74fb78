// What if on the command line, for a recorded day: the command that the lab prints gives the same figures as the
// futures it runs; shards add up to the whole; wrong options are refused with the right ones named.

import { describe, expect, test } from 'vitest';
import { beginOf, Recording, type Replay, replayText } from '../../src/analysis/replay/index.ts';
import { readArguments } from '../../src/cli/arguments.ts';
import { openReplay } from '../../src/analysis/replay/command.ts';
import { type DayBatch, readDay } from '../../src/analysis/futures/day.ts';
import { runFuture, runOn, textOf, untilOf } from '../../src/analysis/futures/futures.ts';
import { mergeShards } from '../../src/analysis/futures/seeds.ts';
import { editOf, valueOf } from '../../src/lab/frame/what-if-changes.ts';
import { commandOf } from '../../src/lab/whatif/command-line.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const AT = 400;
const LIVED = 600;
const cafe = new Simulation(newDay({ seed: 7 }), scripts);
const start = cafe.save();
const recording = new Recording(beginOf(start, scripts), cafe);
let there = '';
while (cafe.state.tick < LIVED) {
  if (cafe.state.tick === AT) there = textOf(cafe);
  if (cafe.state.tick === 500) cafe.give({ kind: 'edit', maid: 'momo', edit: { duties: 'serving' } });
  cafe.step();
  recording.ticked();
}
const written = replayText(recording.replay());
const mei = cafe.state.people['mei'] as Maid;
const change = {
  input: { kind: 'edit', maid: 'mei', edit: editOf(mei, 'rank', 5) },
  maid: 'mei',
  field: 'rank',
  from: valueOf(mei, 'rank'),
  to: 5,
} as const;

async function replay(): Promise<Replay> {
  const opened = await openReplay('day.json', written);
  if (!opened.ok) throw new Error(opened.errors.join('; '));
  return opened.replay;
}
async function batchOf(line: string): Promise<DayBatch> {
  const { args, errors } = readArguments(line.replace('npm run sim -- ', '').split(' '));
  if (errors.length > 0) throw new Error(errors.join('; '));
  const { at, vs, give, seeds } = args;
  const read = await readDay({ replay: await replay(), at, vs, give, seeds: seeds ?? 1 });
  if (!read.ok) throw new Error(read.errors.join('; '));
  return read.batch;
}

describe('a day that was played', () => {
  test('gives on the command line what the lab comes to, seed by seed', async () => {
    const line = commandOf('day.json', AT, [change], 2);
    expect(line).toBe('npm run sim -- --replay day.json --at 400 --vs mei.rank=5 --seeds 2');
    const { pairs } = await (await batchOf(line)).run({ shard: 1, of: 1 });
    const moment = {
      text: there,
      journal: cafe.journal.filter(({ tick }) => tick >= AT),
      until: untilOf(cafe.state.clock, AT),
      whose: ['mei'],
    };
    expect(pairs).toEqual(
      [1, 2].map((seed) => ({
        seed,
        a: runFuture({ ...moment, changes: [], seed }).outcome,
        b: runFuture({ ...moment, changes: [change.input], seed }).outcome,
      })),
    );
  });
  test('is run on to a moment from any moment before it', () => {
    expect(runOn(JSON.stringify({ ...(JSON.parse(start) as object), journal: [] }), cafe.journal, AT)).toBe(there);
  });
  test('in shards is the same batch, and is put together again', async () => {
    const batch = await batchOf(commandOf('day.json', AT, [change], 2));
    const files: { name: string; json: unknown }[] = [];
    for (const shard of [1, 2]) files.push({ name: `${shard}`, json: await batch.run({ shard, of: 2 }) });
    const merged = mergeShards(files);
    expect(merged).toMatchObject({ ok: true });
    if (merged.ok) expect(merged.pairs).toEqual((await batch.run({ shard: 1, of: 1 })).pairs);
  });
  test('takes any other input as JSON, and nothing that is none', async () => {
    const ask = { replay: await replay(), at: AT, vs: [], seeds: 1 };
    const block = { kind: 'block', x: 5, y: 5, decor: 'plant' };
    expect(await readDay({ ...ask, give: [JSON.stringify(block)] })).toMatchObject({ ok: true });
    const wrong = await readDay({ ...ask, vs: ['mei=5', 'nobody.rank=5'], give: ['{"x":1}', 'rubbish'] });
    expect(wrong).toEqual({
      ok: false,
      errors: [
        '--vs: mei=5 should be maid.field=value, as mei.rank=5',
        '--vs nobody.rank: there is no maid nobody at that tick',
        '--give: {"x":1} should be an input as JSON, with its kind',
        '--give: rubbish should be an input as JSON, with its kind',
      ],
    });
    expect(await readDay({ ...ask, vs: ['mei.rank=9'], give: [] })).toMatchObject({ ok: false });
    expect(await readDay({ ...ask, at: 9999, vs: ['mei.rank=5'], give: [] })).toEqual({
      ok: false,
      errors: ['--at: 9999 should be a tick of the day, 0 to 600'],
    });
  });
});

describe('options', () => {
  test.each([
    [['--replay', 'day.json', '--vs', 'mei.rank=5'], '--at from which tick on'],
    [['--replay', 'day.json', '--at', '5'], '--vs or --give what is different'],
    [['day.json', '--at', '5'], 'goes with --replay'],
    [['--replay', 'day.json', '--at', '5', '--vs', 'mei.rank=5', '--events'], 'not with what if'],
    [['--replay', 'day.json', '--script', 'mei=greet.ts'], 'goes not with --replay'],
    [['--merge', 'a.json', '--promises', 'ours.txt'], 'goes not with --merge'],
    [['day.json', '--seed', '1', '--seed', '2'], 'is given twice, 1 and 2'],
    [['day.json', '--events=no'], 'takes no value'],
    [['day.json', '--record', '--events'], '--record: names no file'],
    [['day.json', '-x'], '-x: unknown option'],
  ])('%j is refused', (argv, why) => {
    expect(readArguments(argv).errors).toEqual([expect.stringContaining(why)]);
  });
});
