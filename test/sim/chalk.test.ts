// Chalk: a player's command costs a piece, a piece recovers, and without chalk a command is refused.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay, newDay } from '../../src/sim/opening.ts';
import { CHALK_TICKS } from '../../src/sim/season/chalk-supply.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import { maid, open } from '../scenarios/story.ts';

const morning = (): Simulation => new Simulation(newDay({ seed: 1 }), scripts);
const write = (cafe: Simulation): void =>
  cafe.give({ kind: 'command', post: { executorKeys: ['all'], tick: 5, command: { behave: 'gather', x: 7, y: 7 } } });
/** Runs some ticks and returns what was written or refused meanwhile. */
function pass(cafe: Simulation, ticks: number): SimEvent[] {
  const seen: SimEvent[] = [];
  for (let i = 0; i < ticks; i++) {
    cafe.step();
    seen.push(...cafe.events.filter(({ type, who }) => (type === 'command' && who === null) || type === 'refused'));
  }
  return seen;
}

test('the box holds four pieces, more with the upgrade, and is full every morning', () => {
  expect(newDay({ seed: 1 }).chalk).toEqual({ left: 4, most: 4, nextTick: null });
  const season = beginSeason({ seed: 1 });
  expect(season.chalk?.most).toBe(4);
  season.season!.upgrades['chalk'] = 2;
  (season as WorldState).chalk!.left = 0;
  expect(nextDay(season).chalk).toEqual({ left: 6, most: 6, nextTick: null });
});

describe('writing', () => {
  test('costs a piece each; the fifth command is refused, and not on the board', () => {
    const cafe = morning();
    for (let i = 0; i < 5; i++) write(cafe);
    const seen = pass(cafe, 1);
    expect(seen.filter(({ type }) => type === 'command')).toHaveLength(4);
    expect(seen.filter(({ type }) => type === 'refused')).toMatchObject([{ what: 'command', why: 'chalk' }]);
    expect(cafe.commands).toHaveLength(4);
    expect(cafe.state.chalk?.left).toBe(0);
  });

  test('pieces grow back one at a time until the box is full, and no further', () => {
    const cafe = morning();
    write(cafe);
    write(cafe);
    pass(cafe, CHALK_TICKS);
    expect(cafe.state.chalk?.left).toBe(2);
    pass(cafe, 1);
    expect(cafe.state.chalk?.left).toBe(3);
    pass(cafe, CHALK_TICKS);
    expect(cafe.state.chalk).toMatchObject({ left: 4, nextTick: null });
    pass(cafe, 2 * CHALK_TICKS);
    expect(cafe.state.chalk?.left).toBe(4);
  });

  test('a café saved between two pieces goes on as the unsaved one', () => {
    const cafe = morning();
    for (let i = 0; i < 4; i++) write(cafe);
    pass(cafe, 100);
    const again = Simulation.load(cafe.save(), scripts);
    pass(cafe, 400);
    pass(again, 400);
    expect(again.hash()).toBe(cafe.hash());
  });
});

test('a scenario has chalk enough', () => {
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
