// The free café: four beginnings, everything can be changed while it runs, nothing counts, and all of it is replayed.

import { describe, expect, test } from 'vitest';
import { heroes } from '../../src/data/index.ts';
import { readSave } from '../../src/saves/read.ts';
import { scripts } from '../../src/scripts/index.ts';
import { asFree, beginFree } from '../../src/sim/open-free-cafe.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { beginSeason, newDay, nextDay } from '../../src/sim/open-day.ts';
import { type SavedCafe, Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { writeSave } from '../../src/saves/file.ts';
import { summaryOf } from '../../src/saves/summary.ts';
import { about } from '../saves/cafes.ts';

const open = (state: WorldState): Simulation => new Simulation(state, scripts);
const run = (cafe: Simulation, ticks: number): Simulation => {
  for (let i = 0; i < ticks && !cafe.state.over; i++) cafe.step();
  return cafe;
};
const role = (cafe: Simulation, wanted: string) =>
  Object.values(cafe.state.people).filter((one) => one.role === wanted);
const give = (cafe: Simulation, input: Input): Simulation => {
  cafe.give(input);
  cafe.step();
  return cafe;
};
const free = (from: 'twelve' | 'full' | 'heroes' = 'twelve') => open(beginFree({ seed: 7, from }));
const refused = (cafe: Simulation) => cafe.events.filter(({ type }) => type === 'refused').map(({ why }) => why);

describe('the beginnings', () => {
  test('all twelve maids are on shift', () => {
    expect(role(free(), 'maid')).toHaveLength(12);
  });
  test('a full house has a guest on every seat', () => {
    const cafe = run(free('full'), 5);
    expect(cafe.state.seats.filter(({ takenBy }) => takenBy === null)).toEqual([]);
  });
  test('only celebrities come where only celebrities come', () => {
    const cafe = run(free('heroes'), 1800);
    const ordinary = Object.values(cafe.state.people).filter((one) => one.role === 'guest' && !one.isHero);
    // Photographers follow celebrities on their own.
    expect(ordinary.map(({ id }) => id).filter((id) => !id.startsWith('pap'))).toEqual([]);
    expect(cafe.state.figures.heroes).toHaveLength(heroes.length);
  });
  test('a copy of a season is the same moment, and the season stays as it was', () => {
    const season = run(open(beginSeason({ seed: 3 })), 900);
    const before = season.hash();
    const saved = JSON.parse(season.save()) as SavedCafe;
    const copy = new Simulation(asFree(saved.state), scripts, {}, saved);
    const { free: mark, ...rest } = copy.state;
    expect(mark).toMatchObject({ from: 'season', endless: true });
    expect(rest).toEqual(season.state);
    give(copy, { kind: 'edit', maid: 'mei', edit: { rank: 5 } });
    run(copy, 200);
    expect(season.hash()).toBe(before);
  });
});

test('weather, money, crowd, guests and celebrities come when they are called', () => {
  const cafe = run(free(), 60);
  give(cafe, { kind: 'free', weather: 'rain' });
  expect(cafe.state.weather).toBe('rain');
  run(cafe, 50);
  give(cafe, { kind: 'free', weather: 'sun' });
  run(cafe, 2);
  expect(cafe.state.weather).toBe('sun');
  give(cafe, { kind: 'free', money: 500 });
  expect(cafe.state.free?.endless).toBe(false);
  expect(cafe.state.money).toBe(500);
  const guests = role(cafe, 'guest').length;
  give(cafe, { kind: 'free', crowd: 0, guests: 12, hero: 'rio' });
  run(cafe, 200);
  expect(cafe.state.people['rio']).toBeDefined();
  expect(role(cafe, 'guest').length).toBeGreaterThan(guests + 6);
  expect(cafe.state.arrivals.filter(({ id }) => id.startsWith('g'))).toEqual([]);
  give(cafe, { kind: 'free', crowd: 3 });
  expect(cafe.state.arrivals.length).toBeGreaterThan(200);
  give(cafe, { kind: 'free', hero: 'rio' });
  expect(refused(cafe)).toEqual(['already']);
});

test('every field of a maid can be changed, scenes can be started, and the day is the same again from its journal', () => {
  const cafe = free();
  const edit = { rank: 5, alertness: 1, obedience: 0, chatty: 2, clumsy: 0, speed: 3, level: 50, duties: 'serving', controller: 'sociable' } as const; // prettier-ignore
  give(cafe, { kind: 'edit', maid: 'mei', edit });
  expect(cafe.state.people['mei']).toMatchObject(edit);
  give(cafe, { kind: 'scene', event: 'alarm' });
  expect(cafe.state.calendar?.going.map(({ kind }) => kind)).toContain('alarm');
  give(cafe, { kind: 'free', guests: 5, crowd: 2 });
  run(cafe, 700);
  const again = free();
  for (const { tick, input } of cafe.journal) again.giveAt(tick, input);
  expect(run(again, cafe.state.tick).hash()).toBe(cafe.hash());
});

test('nothing counts: stars, album, book and achievements rest, and the till has no end on the next day either', () => {
  const cafe = open(beginFree({ seed: 7, from: 'heroes' }));
  run(cafe, 20_000);
  const { season, stars, over } = cafe.state;
  expect(over).toBe(true);
  expect(stars).toBe(3);
  expect([season?.album, season?.achieved, season?.book, season?.ending]).toEqual([{}, {}, [], null]);
  const next = nextDay(cafe.state);
  expect(next.free).toMatchObject({ from: 'heroes', endless: true });
  expect(next.money).toBe(10_000_000);
  expect(next.arrivals.filter(({ spec, id }) => !spec.isHero && /^[gc]\d/.test(id))).toEqual([]);
});

test('a season and a single day refuse what only a free café can', () => {
  for (const state of [beginSeason({ seed: 3 }), newDay({ seed: 3 })])
    expect(refused(give(open(state), { kind: 'free', weather: 'sun' }))).toEqual(['season']);
});

test('a free café is saved and read again', () => {
  const cafe = run(free(), 100);
  const header = { slot: 6, generation: 1, cafe: 'one', savedAt: 1, ...about, ...summaryOf(cafe) } as const;
  expect(readSave(writeSave(header, cafe.save()))).toMatchObject({ ok: true });
});
