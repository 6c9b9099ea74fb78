// A season over its days: the books add up, stars wait for their needs, the season ends, and saves are complete.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { freezeJson } from '../../../src/ai/index.ts';
import { beginSeason, newDay, nextDay } from '../../../src/sim/open-day.ts';
import { heroNeeds, HERO_NEEDS, heroesReady } from '../../../src/sim/season/album.ts';
import { heroes } from '../../../src/data/index.ts';
import { rules } from '../../../src/data/season/index.ts';
import { guestLeft, needsFor, starCap } from '../../../src/sim/season/rating.ts';
import { typesUnlocked } from '../../../src/sim/season/guest-types.ts';
import { profits, sums } from '../../../src/hud/evening/goals/goals.ts';
import { madeByClosing } from '../../../src/hud/report/story.ts';
import type { SeasonState } from '../../../src/sim/state/season.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

const seasonOf = (state: WorldState): SeasonState => state.season as SeasonState;
/** A day that closes early. */
function short(state: WorldState, ticks = 1500): WorldState {
  state.clock.closeTick = ticks;
  state.arrivals = state.arrivals.filter(({ tick }) => tick < ticks * 0.6);
  return state;
}
function runDay(state: WorldState): Simulation {
  const cafe = new Simulation(state, scripts);
  while (!cafe.state.over && cafe.state.tick < 12_000) cafe.step();
  expect(cafe.state.over).toBe(true);
  return cafe;
}

test('money adds up: what is in the till is what was there, came in and was spent', () => {
  let state = short(beginSeason({ seed: 5 }));
  for (let day = 1; day <= 3; day++) {
    const before = state.money;
    const cafe = runDay(state);
    const entry = seasonOf(cafe.state).book.at(-1);
    expect(entry).toMatchObject({ day, money: cafe.state.money });
    expect(cafe.state.money).toBe(before + cafe.state.figures.income + cafe.state.figures.tips - (entry?.spent ?? 0));
    state = short(nextDay(cafe.state));
  }
});

test('the best day of the achievements is the day that book, chart and headline show, with what was won', () => {
  const morning = short(beginSeason({ seed: 5 }), 5000);
  for (const one of Object.values(morning.people)) if (one.role === 'maid') one.wage = 1;
  morning.figures.prizes = { duel: 6300 };
  const cafe = runDay(morning);
  const season = seasonOf(cafe.state);
  const [entry] = season.book;
  const shown = profits(season).days[0]?.profit;
  expect(cafe.state.figures.tips).toBeGreaterThan(0);
  expect(shown).toBe((entry?.income ?? 0) + (entry?.tips ?? 0) + 6300 - (entry?.spent ?? 0));
  expect(madeByClosing(cafe.state)).toBe(shown);
  expect(sums(season).best?.profit).toBe(shown);
  expect(shown).toBeGreaterThan(0);
  expect(season.counts['mostProfit']).toBe(shown);
});

test('a café loaded of an evening goes on to the same next day as one that was never saved', () => {
  const cafe = runDay(short(beginSeason({ seed: 8 })));
  cafe.give({ kind: 'evening', act: { do: 'draw', count: 1 } });
  cafe.step();
  const loaded = Simulation.load(cafe.save(), scripts);
  for (const one of [cafe, loaded]) {
    one.give({ kind: 'evening', act: { do: 'upgrade', upgrade: 'chalk' } });
    one.step();
  }
  expect(loaded.hash()).toBe(cafe.hash());
  expect(runDay(short(nextDay(loaded.state))).hash()).toBe(runDay(short(nextDay(cafe.state))).hash());
});

describe.each([
  ['a season', () => beginSeason({ seed: 8 })],
  ['single days', () => newDay({ seed: 8 })],
])('the evening of %s, kept to go back to', (_kind, begin) => {
  // As from a save, which does not contain the game's default data.
  const evening = JSON.parse(JSON.stringify(runDay(short(begin())).state)) as WorldState;

  test('has nothing in common with the morning after: whatever the new day does, it stays as it was', () => {
    const here = new Set<object>();
    const collect = (value: unknown, found: (one: object, path: string) => void, path = ''): void => {
      if (typeof value !== 'object' || value === null) return;
      found(value, path);
      for (const [key, field] of Object.entries(value)) collect(field, found, `${path}.${key}`);
    };
    collect(evening, (one) => here.add(one));
    const shared: string[] = [];
    collect(nextDay(evening), (one, path) => here.has(one) && shared.push(path));
    expect(shared).toEqual([]);
  });

  test('comes to the same next day each time one goes back to it', () => {
    const before = JSON.stringify(evening);
    const first = runDay(short(nextDay(evening), 2500)).hash();
    expect(JSON.stringify(evening)).toBe(before);
    expect(runDay(short(nextDay(freezeJson(evening)), 2500)).hash()).toBe(first);
  });
});

test('three evenings without money, and the café is lost; nothing can be bought after that', () => {
  let state = short(beginSeason({ seed: 5 }), 60);
  state.money = -500_000;
  for (let day = 1; day <= 3; day++) {
    const cafe = runDay(state);
    expect(seasonOf(cafe.state).inDebt).toBe(day);
    if (day < 3) expect(seasonOf(cafe.state).ending).toBeNull();
    else {
      expect(seasonOf(cafe.state).ending).toMatchObject({ kind: 'debt', day: 3, first: false });
      cafe.state.money = 1_000_000;
      cafe.give({ kind: 'evening', act: { do: 'draw', count: 1 } });
      cafe.step();
      expect(cafe.events).toContainEqual(expect.objectContaining({ type: 'refused', why: 'over' }));
    }
    state = short(nextDay(cafe.state), 60);
    state.money = -500_000;
  }
});

test('the thirtieth evening ends the season, and the café may go on', () => {
  const state = short(beginSeason({ seed: 5 }), 60);
  state.clock.day = 30;
  const cafe = runDay(state);
  expect(seasonOf(cafe.state).ending).toMatchObject({ kind: 'season', day: 30 });
  const after = runDay(short(nextDay(cafe.state), 60));
  expect(after.state.clock.day).toBe(31);
  expect(seasonOf(after.state).ending?.day).toBe(30);
});

describe('stars', () => {
  const guest = (mood: number, isHero = false): Guest => ({ id: 'g', mood, isHero }) as Guest;

  test('wait just below the next one until its needs are met', () => {
    const state = beginSeason({ seed: 5 });
    for (let i = 0; i < 2000; i++) guestLeft(state, seasonOf(state), guest(1), true);
    expect(state.stars).toBe(1.95);
    seasonOf(state).counts['mostServed'] = 99;
    expect(needsFor(state, seasonOf(state), 2).map(({ id, has, wants }) => [id, has >= wants])).toEqual([
      ['servedInADay', true],
      ['staff', false],
    ]);
    seasonOf(state).staff.push({ ...(seasonOf(state).staff[0] as SeasonState['staff'][0]), id: 'fifth' });
    expect(starCap(state, seasonOf(state))).toBe(2.95);
    for (let i = 0; i < 2000; i++) guestLeft(state, seasonOf(state), guest(1), true);
    expect(state.stars).toBe(2.95);
  });

  test('fall with every guest who leaves unserved, faster the more there are', () => {
    const drop = (stars: number): number => {
      const state = beginSeason({ seed: 5 });
      state.stars = stars;
      guestLeft(state, seasonOf(state), guest(0), false);
      return stars - state.stars;
    };
    expect(drop(4)).toBeGreaterThan(drop(1) * 1.5);
    expect(drop(0)).toBe(0);
  });

  test('a lost member of a group too large for any table weighs as the rules say, in the game as much as any guest', () => {
    const drop = (size: number): number => {
      const state = beginSeason({ seed: 5 });
      state.stars = 2;
      const members = Array.from({ length: size }, (_, i) => ({ ...guest(0), id: `m${i}`, role: 'guest', party: 'p' }));
      for (const one of members) state.people[one.id] = one as Guest;
      guestLeft(state, seasonOf(state), members[0] as Guest, false);
      return 2 - state.stars;
    };
    expect(rules.groupWeight).toBe(1);
    expect(drop(6)).toBeCloseTo(drop(4) * rules.groupWeight, 10);
  });
});

describe('the album', () => {
  const morning = { seats: 13, stars: 1, weather: 'sun' } as const;

  test('every hero waits for something the café can look up', () => {
    for (const hero of heroes)
      for (const need of hero.needs)
        expect(Object.keys(HERO_NEEDS), `${hero.id}: ${need}`).toContain(need.split(':')[0]);
    expect(heroes.length).toBeGreaterThanOrEqual(12);
  });

  test('a hero comes when all of it holds, and who left pleased is noted', () => {
    const state = beginSeason({ seed: 5 });
    const season = seasonOf(state);
    const noel = heroes.find(({ id }) => id === 'noel') as (typeof heroes)[number];
    expect(heroNeeds(noel, season, { ...morning, map: state.map })).toEqual([
      { what: 'stars', of: '1.6', met: false },
      { what: 'weather', of: 'rain', met: false },
    ]);
    const rainy = heroesReady(season, { map: state.map, seats: 13, stars: 2, weather: 'rain' });
    expect(rainy.map(({ id }) => id)).toContain('noel');
    guestLeft(state, season, { id: 'noel', mood: 0.5, isHero: true } as Guest, true);
    guestLeft(state, season, { id: 'noel', mood: 0.5, isHero: true } as Guest, false);
    expect(season.album['noel']).toEqual({ visits: 2, pleased: 1, firstDay: 1, lastDay: 1 });
  });
});

test('kinds of guest hear of the café with its stars, if there is a dish they like', () => {
  const state = beginSeason({ seed: 5 });
  expect(typesUnlocked({ stars: 1 }, seasonOf(state))).toEqual([]);
  expect(typesUnlocked({ stars: 2 }, seasonOf(state))).toEqual(['tourist', 'idolfan']);
  seasonOf(state).kitchen.onMenu = [{ dish: 'salad', price: 680 }];
  expect(typesUnlocked({ stars: 5 }, seasonOf(state))).toEqual([]);
});
