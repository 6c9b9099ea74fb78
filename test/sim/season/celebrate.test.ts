// Celebrations: each is an event that happens once, and names what it opens.

import { expect, test } from 'vitest';
import { beginSeason } from '../../../src/sim/open-day.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { EveningAct } from '../../../src/sim/season/acts/index.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import type { DayEntry, SeasonState } from '../../../src/sim/state/season.ts';
import type { SimEvent } from '../../../src/sim/state/world-state.ts';

const seasonOf = ({ state }: Simulation): SeasonState => state.season as SeasonState;
const celebrated = (events: readonly SimEvent[]): SimEvent[] => events.filter(({ type }) => type === 'celebrated');

/** Everything celebrated until a moment of the day. */
function runs(cafe: Simulation, ticks: number): SimEvent[] {
  const found: SimEvent[] = [];
  for (let i = 0; i < ticks && !cafe.state.over; i++) {
    cafe.step();
    found.push(...celebrated(cafe.events));
  }
  return found;
}

/** A season whose first day is over. */
function evening(more: (cafe: Simulation) => void = () => {}): { cafe: Simulation; events: SimEvent[] } {
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  const cafe = new Simulation(morning, scripts);
  more(cafe);
  return { cafe, events: runs(cafe, 100) };
}

function does(cafe: Simulation, act: EveningAct): SimEvent[] {
  cafe.give({ kind: 'evening', act });
  cafe.step();
  return celebrated(cafe.events);
}

test('a whole star is celebrated when it is first reached, never again', () => {
  const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
  cafe.state.stars = 2;
  const [star, ...more] = runs(cafe, 1500);
  expect(star).toMatchObject({ what: 'star', star: 2 });
  expect(star?.['opens']).toContainEqual({ kind: 'ingredient', of: 'chocolate' });
  expect(more).toEqual([]);
  cafe.state.stars = 1.9;
  runs(cafe, 200);
  cafe.state.stars = 2.1;
  expect(runs(cafe, 600).filter(({ what }) => what === 'star')).toEqual([]);
});

test('a dish is celebrated when it is discovered; a test that makes nothing is not', () => {
  const { cafe } = evening();
  cafe.state.money = 50_000;
  expect(does(cafe, { do: 'research', ingredients: ['beef', 'egg', 'rice'] })).toMatchObject([
    { what: 'dish', dish: 'katsu', from: ['beef', 'egg', 'rice'] },
  ]);
  cafe.state.clock.day++;
  expect(does(cafe, { do: 'research', ingredients: ['honey', 'fruit'] })).toEqual([]);
});

test('a record day is one with more takings than all before; the first two days have no record', () => {
  const day = (number: number, income: number): DayEntry => ({
    day: number, income, tips: 0, spent: 0, money: 0, stars: 1, came: 0, served: 0, lost: 0,
  }); // prettier-ignore
  const after = (book: DayEntry[], income: number): SimEvent[] =>
    evening((cafe) => {
      seasonOf(cafe).book = book;
      cafe.state.figures.income = income;
    }).events;
  expect(after([day(1, 100)], 5000)).toEqual([]);
  expect(after([day(1, 100), day(2, 9000)], 5000)).toEqual([]);
  expect(after([day(1, 4000), day(2, 100)], 5000)).toMatchObject([
    { what: 'record', amount: 5000, more: 1000, day: 1 },
  ]);
});

test('the first SSR maid who is hired is celebrated, a second one is not', () => {
  const { cafe } = evening();
  const { board } = seasonOf(cafe);
  board.candidates.push(
    { id: 'c1', maid: 'sora', rank: 5, day: 1 },
    { id: 'c2', maid: 'zuri', rank: 5, day: 1 },
    { id: 'c3', maid: 'nana', rank: 2, day: 1 },
  );
  expect(does(cafe, { do: 'hire', candidate: 'c3' })).toEqual([]);
  expect(does(cafe, { do: 'hire', candidate: 'c1' })).toMatchObject([{ what: 'ssr', maid: 'sora' }]);
  expect(does(cafe, { do: 'hire', candidate: 'c2' })).toEqual([]);
});

test('a celebrity pleased for the first time and a regular’s tenth visit are celebrated', () => {
  /** Makes every guest who is there another guest; returns what the first who pays is celebrated for. */
  const found = (become: (cafe: Simulation, guest: Guest) => void): SimEvent | undefined => {
    const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
    runs(cafe, 300);
    for (const one of Object.values(cafe.state.people)) if (one.role === 'guest') become(cafe, one as Guest);
    let first: SimEvent | undefined;
    for (let i = 0; i < 4000 && first === undefined; i++) [first] = runs(cafe, 1);
    return first;
  };
  const regular = found((cafe, { id }) => {
    const [other] = cafe.state.regulars?.who ?? [];
    if (other !== undefined) cafe.state.regulars?.who.push({ ...other, id });
    seasonOf(cafe).counts[`visits.${id}`] = 9;
  });
  expect(regular).toMatchObject({ what: 'regular', visits: 10 });
  const hero = found((_cafe, guest) => {
    guest.isHero = true;
    guest.mood = 1;
    guest.patience = 9000;
  });
  expect(hero).toMatchObject({ what: 'hero', opens: [] });
});

test('a free café celebrates nothing', () => {
  const morning = beginSeason({ seed: 7 });
  morning.free = { endless: true, crowd: 1 } as NonNullable<typeof morning.free>;
  const cafe = new Simulation(morning, scripts);
  cafe.state.stars = 2;
  expect(runs(cafe, 1200)).toEqual([]);
});
