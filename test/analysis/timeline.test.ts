// The tape and its lines: any moment is restored byte for byte, branching leaves the old line unchanged, and everyone's
// thoughts are kept for the whole day.

import { beforeAll, describe, expect, test } from 'vitest';
import { Timeline } from '../../src/analysis/timeline/timeline.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { type Scripts, Simulation } from '../../src/sim/simulation.ts';

/** The day of a café, simulated again without pauses. */
async function wholeTimeline(start: string, running: () => Simulation, known: () => Scripts): Promise<Timeline> {
  const timeline = await Timeline.of(start, running, known, () => Promise.resolve(true));
  if (timeline === null) throw new Error('nobody stopped it');
  return timeline;
}
const fresh = (): Simulation => new Simulation(newDay({ seed: 7 }), scripts, { tracing: true });

describe('a day of 1,500 ticks with two edits and a command', () => {
  let timeline: Timeline;
  let lived: Simulation;
  const hashes = new Map<number, string>();

  beforeAll(async () => {
    lived = fresh();
    const start = lived.save();
    for (let tick = 0; tick < 1500; tick++) {
      if (tick === 400) lived.give({ kind: 'edit', maid: 'mei', edit: { alertness: 1 } });
      if (tick === 900) lived.give({ kind: 'edit', maid: 'momo', edit: { duties: 'reception' } });
      if (tick % 250 === 0) hashes.set(tick, lived.hash());
      lived.step();
    }
    timeline = await wholeTimeline(
      start,
      () => lived,
      () => scripts,
    );
  });

  test('run anew it comes to the same café, which then goes on being recorded', () => {
    expect(timeline.line.cafe).not.toBe(lived);
    expect(timeline.line.cafe.hash()).toBe(lived.hash());
    expect(timeline.line.from).toBe(0);
  });

  test('every moment is as it was', () => {
    for (const [tick, hash] of hashes) expect([tick, timeline.at(tick).hash()]).toEqual([tick, hash]);
  });

  test('a moment of the past plays on into the present, inputs and all', () => {
    const then = timeline.at(310);
    while (then.state.tick < 1500) then.step();
    expect(then.hash()).toBe(lived.hash());
  });

  test('a notebook opened in the past has thoughts', () => {
    const then = timeline.at(1201);
    expect(then.decisions('momo').length).toBeGreaterThan(0);
    expect(then.decisions('momo').every(({ tick }) => tick < 1201)).toBe(true);
  });

  test('all thoughts are kept, also of people who have gone home', () => {
    const { history } = timeline.line;
    const maid = history.thoughts('momo');
    expect(maid[0]?.tick).toBe(0);
    expect(maid.length).toBeGreaterThan(timeline.line.cafe.decisions('momo').length);
    const gone = history.people().filter(({ role, to }) => role === 'guest' && to < 1400);
    expect(gone.length).toBeGreaterThan(0);
    expect(history.thoughts(gone[0]?.id ?? '').length).toBeGreaterThan(0);
    expect(history.events().some(({ type }) => type === 'orderTaken')).toBe(true);
  });

  test('going on from the past is a line of its own; the old one stays, and both can be played', () => {
    const old = timeline.line;
    const before = old.cafe.hash();
    const left = timeline.leave(700);
    expect(left.cafe.hash()).toBe(timeline.lines[0]?.tape.at(700).hash());
    left.cafe.give({ kind: 'edit', maid: 'yuki', edit: { rank: 5 } });
    for (let i = 0; i < 300; i++) {
      left.cafe.step();
      timeline.ticked();
    }
    expect(timeline.now).toBe(1000);
    expect(timeline.at(650).hash()).toBe(old.tape.at(650).hash());
    expect(timeline.at(900).hash()).not.toBe(old.tape.at(900).hash());
    // The edit at 900 belongs to the line that was left.
    expect(left.cafe.state.people['momo']).toMatchObject({ duties: 'allround' });
    expect(left.history.thoughts('momo').some(({ tick }) => tick < 700)).toBe(true);
    expect(left.history.events().filter(({ tick }) => tick < 700)).toEqual(
      old.history.events().filter(({ tick }) => tick < 700),
    );
    timeline.play(old);
    expect(timeline.now).toBe(1500);
    expect(old.cafe.hash()).toBe(before);
  });
});

test('a café that does not come out the same is recorded from now on instead', async () => {
  const lived = fresh();
  const start = lived.save();
  for (let i = 0; i < 50; i++) lived.step();
  // A change that the journal does not contain, as if a script had been exchanged.
  (lived.state as { money: number }).money += 1;
  const timeline = await wholeTimeline(
    start,
    () => lived,
    () => scripts,
  );
  expect(timeline.line.cafe).toBe(lived);
  expect(timeline.line.from).toBe(50);
});
