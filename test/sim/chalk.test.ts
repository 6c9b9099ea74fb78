// Chalk: strong actions cost it, ordinary orders do not; four orders may be open. It comes by the clock and with goals.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay, newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SimEvent } from '../../src/sim/state/world-state.ts';
import { maid, open } from '../scenarios/story.ts';

/** Ticks of 14:00 and 18:00. */
const AT_TWO = 1800;
const AT_SIX = 4200;

const morning = (): Simulation => new Simulation(newDay({ seed: 1 }), scripts);
const MAIDS = ['momo', 'sakura', 'yuki', 'hana', 'mei', 'nana'];
const write = (cafe: Simulation, who: string, more: object = {}): void =>
  cafe.give({
    kind: 'command',
    post: { executorKeys: [who], tick: 200, command: { behave: 'move', x: 7, y: 7, ...more } },
  });
/** Runs some ticks and returns what was written or refused meanwhile. */
function pass(cafe: Simulation, ticks: number): SimEvent[] {
  const seen: SimEvent[] = [];
  for (let i = 0; i < ticks; i++) {
    cafe.step();
    seen.push(...cafe.events.filter(({ type, who }) => (type === 'command' && who === null) || type === 'refused'));
  }
  return seen;
}

test('there are four pieces every morning, more with the upgrade', () => {
  expect(newDay({ seed: 1 }).chalk).toEqual({ left: 4, most: 4, nextTick: AT_TWO });
  const season = beginSeason({ seed: 1 });
  expect(season.chalk?.most).toBe(4);
  season.season!.upgrades['chalk'] = 2;
  season.chalk!.left = 0;
  expect(nextDay(season).chalk).toEqual({ left: 6, most: 6, nextTick: AT_TWO });
});

test('a piece comes at 14:00, one at 18:00 and one at 19:30, and no more', () => {
  const cafe = morning();
  pass(cafe, AT_TWO);
  expect(cafe.state.chalk?.left).toBe(4);
  pass(cafe, 1);
  expect(cafe.state.chalk).toMatchObject({ left: 5, nextTick: AT_SIX });
  pass(cafe, AT_SIX - AT_TWO);
  expect(cafe.state.chalk).toMatchObject({ left: 6, nextTick: 5100 });
  pass(cafe, 5100 - AT_SIX);
  expect(cafe.state.chalk).toMatchObject({ left: 7, nextTick: null });
});

describe('ordinary orders', () => {
  test('cost no chalk; four may be open, and the fifth is refused', () => {
    const cafe = morning();
    for (const id of MAIDS.slice(0, 5)) write(cafe, id);
    expect(cafe.written).toHaveLength(4);
    const seen = pass(cafe, 1);
    expect(seen.filter(({ type }) => type === 'command')).toHaveLength(4);
    expect(seen.filter(({ type }) => type === 'refused')).toMatchObject([{ what: 'command', why: 'tooMany' }]);
    expect(cafe.state.chalk?.left).toBe(4);
    expect(cafe.tooMany({ executorKeys: ['mei'], tick: 9, command: { behave: 'sweep', x: 1, y: 1 } })).toBe(true);
  });

  test('an order that replaces an open one of the same maid is no fifth; one that is added after it is', () => {
    const cafe = morning();
    for (const id of MAIDS.slice(0, 4)) write(cafe, id);
    pass(cafe, 2);
    write(cafe, 'momo', { x: 8 });
    expect(pass(cafe, 1).filter(({ type }) => type === 'refused')).toEqual([]);
    write(cafe, 'momo', { x: 9, after: 'last' });
    expect(pass(cafe, 1).filter(({ type }) => type === 'refused')).toHaveLength(1);
  });

  test('done, declined and impossible orders are no longer open', () => {
    const cafe = morning();
    for (const id of MAIDS.slice(0, 4)) write(cafe, id);
    pass(cafe, 400);
    write(cafe, 'mei');
    expect(pass(cafe, 1).filter(({ type }) => type === 'refused')).toEqual([]);
  });
});

test('a café saved after two orders goes on as the unsaved one', () => {
  const cafe = morning();
  for (const id of MAIDS.slice(0, 4)) write(cafe, id);
  pass(cafe, 100);
  const again = Simulation.load(cafe.save(), scripts);
  pass(cafe, 400);
  pass(again, 400);
  expect(again.hash()).toBe(cafe.hash());
});

test('in a scenario chalk is unlimited, and commands of the file are never too many', () => {
  const map = ['######', '#P...#', '#....#', '######'];
  const command = (at: number) => ({ at, executorKeys: ['all'], tick: 2, command: { behave: 'gather', x: 2, y: 2 } });
  const story = open({
    map,
    maids: [maid('hana', [2, 2])],
    commands: Array.from({ length: 20 }, (_, i) => command(i)),
  });
  story.pass(30);
  expect(story.count('command')).toBe(20);
  expect(story.count('refused')).toBe(0);
});
