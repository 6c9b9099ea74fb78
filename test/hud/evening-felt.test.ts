// The report's last row: moods of leaving guests, causes of each maid's mood, and tomorrow.

import { describe, expect, test } from 'vitest';
import { readFelt, readLeft } from '../../src/hud/read/report-moods.ts';
import { readTomorrow, shareOf } from '../../src/hud/read/tomorrow.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { weatherTomorrow } from '../../src/sim/events/weather.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

type Maid = Extract<WorldState['people'][string], { role: 'maid' }>;
const state = beginSeason({ seed: 21 });
const season = state.season!;
const mei = state.people['mei'] as Maid;

describe('how guests left', () => {
  test('is counted by mood for those who paid, and as one for those who did not', () => {
    const groups = readLeft({ moods: { 'paid.glad': 6, 'paid.cross': 1, 'lost.fair': 2, 'lost.cross': 1 } });
    expect(groups.map(({ kind, count, share }) => [kind, count, share])).toEqual([
      ['glad', 6, 0.6],
      ['fair', 0, 0],
      ['cross', 1, 0.1],
      ['unserved', 3, 0.3],
    ]);
    expect(readLeft({})).toEqual([]);
  });
});

describe('how she went home', () => {
  const felt = (mood: number, by: NonNullable<Maid['felt']>['by'], energy = 0.7) =>
    readFelt(state, { ...mei, mood, energy, felt: { energy: 1, mood: 0.2, by } });
  test('names what moved her most that way', () => {
    expect(felt(0.4, { tip: 0.2, favourite: 0.1, slip: -0.1 })).toMatchObject({ change: 'up', why: 'tip' });
    expect(felt(0, { tip: 0.1, slip: -0.24, left: -0.06 })).toMatchObject({ change: 'down', why: 'slip' });
  });
  test('names nothing where nothing has changed, and says when she is tired', () => {
    expect(felt(0.21, { tip: 0.01 }, 0.3)).toMatchObject({ change: 'same', why: null, tired: true });
    expect(readFelt(state, mei)).toMatchObject({ change: 'same', why: null, tired: false });
  });
});

describe('tomorrow', () => {
  test('has the weather that will be', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const today = beginSeason({ seed });
      expect(weatherTomorrow(today)).toBe(nextDay(today).weather);
    }
  });
  test('tells what is announced, by name, and where one gets ready', () => {
    const announced = {
      day: 2,
      events: [
        { kind: 'birthday', at: 900, announced: true, of: 'mei' },
        { kind: 'festival', at: 10, announced: true },
      ],
    } as const;
    const view = readTomorrow({ ...state, season: { ...season, tomorrow: announced } });
    expect(view?.events).toEqual([
      { kind: 'birthday', name: 'Mei', page: 'staff' },
      { kind: 'festival', name: '', page: 'menu' },
    ]);
    expect(readTomorrow({ ...state, season: { ...season, tomorrow: { ...announced, day: 9 } } })?.events).toEqual([]);
  });
  test('offers a celebrity as a favourite only where none has them yet and one could', () => {
    const announced = { day: 2, events: [{ kind: 'heroes', at: 900, announced: true, of: 'rio' }] } as const;
    const bare = season.staff.map((one) => ({ ...one, favouriteCustomerIds: [] as string[] }));
    const told = (staff: typeof bare, album: typeof season.album) =>
      readTomorrow({ ...state, season: { ...season, staff, album, tomorrow: announced } })?.events[0];
    const met = { rio: { met: 1, pleased: 0 } } as unknown as typeof season.album;
    expect(told(bare, {})).toMatchObject({ page: null, liked: { by: [], canBe: false } });
    expect(told(bare, met)).toMatchObject({ page: 'staff', liked: { by: [], canBe: true } });
    const [first, ...rest] = bare;
    const liking = [{ ...first!, favouriteCustomerIds: ['rio'] }, ...rest];
    expect(told(liking, met)).toMatchObject({ page: null, liked: { by: [first!.name], canBe: false } });
  });
  test('a maid who did a fifth or more of the day’s orders or dishes is told with that share', () => {
    const told = beginSeason({ seed: 7 });
    const maids = Object.values(told.people).filter((one) => one.role === 'maid');
    for (const [i, one] of maids.entries()) Object.assign(one.tally, { orders: [50, 30, 15, 5][i], dishes: 10 });
    expect(shareOf(told, maids[0]!.id)).toEqual({ of: 'orders', share: 0.5 });
    expect(shareOf(told, maids[2]!.id)).toEqual({ of: 'dishes', share: 0.25 });
    for (const [i, one] of maids.entries()) one.tally.dishes = [40, 40, 15, 5][i]!;
    expect(shareOf(told, maids[3]!.id)).toBeNull();
  });

  test('tells who stays at home, and offers a day off to whoever would begin it tired', () => {
    const staff = season.staff.map((one) =>
      one.id === 'mei' ? { ...one, onShift: false } : one.id === 'hana' ? { ...one, energy: 0 } : one,
    );
    const view = readTomorrow({ ...state, season: { ...season, staff } });
    expect(view?.off).toEqual(['Mei']);
    expect(view?.tired.map(({ id, act }) => [id, act])).toEqual([['hana', { do: 'shift', maid: 'hana', on: false }]]);
  });
  test('is nobody’s where there is no season', () => {
    const { season: _, ...alone } = state;
    expect(readTomorrow(alone)).toBeNull();
  });
});
