// Golden bells: inspectors come on fixed days, judge what the evening before announced, and give the bell to the café or
// to the rival.

import { expect, test } from 'vitest';
import { bellRows, rules } from '../../../src/data/season/index.ts';
import { goalText, howText } from '../../../src/hud/strong/DayGoals.tsx';
import { readStory } from '../../../src/hud/report/story.ts';
import { readTomorrow } from '../../../src/hud/read/tomorrow.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { announce } from '../../../src/sim/events/calendar.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { bellDays, bellOn, bellsOf, standing } from '../../../src/sim/season/golden-bells.ts';
import { needsFor } from '../../../src/sim/season/rating.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { SeasonState } from '../../../src/sim/state/season.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

const seasonOf = ({ season }: WorldState): SeasonState => season as SeasonState;

/** The morning of a day to which the evening before has announced its events; no ordinary guests come. */
function morning(day: number, change: (state: WorldState) => void = () => {}): Simulation {
  const evening = beginSeason({ seed: 3 });
  evening.clock.day = day - 1;
  change(evening);
  const season = seasonOf(evening);
  season.book = [{ day: day - 1, income: 1, tips: 0, spent: 0, money: 1, stars: 1, came: 1, served: 1, lost: 0 }];
  season.tomorrow = announce(evening, season);
  const state = nextDay(evening);
  state.arrivals = [];
  state.enquiries = { rng: [1, 2, 3, 4], due: [], list: [], before: [] };
  state.calendar!.planned = state.calendar!.planned.filter(({ kind }) => kind === 'goldenBell');
  return new Simulation(state, scripts);
}

const inspectorsIn = ({ state }: Simulation): Guest[] => {
  const who = state.calendar?.going.find(({ kind }) => kind === 'goldenBell')?.who ?? [];
  return who.flatMap((id) => (state.people[id]?.role === 'guest' ? [state.people[id]] : []));
};

/** Plays a day to its end. @param each called after every tick */
function played(cafe: Simulation, each: (cafe: Simulation) => void = () => {}): Simulation {
  while (!cafe.state.over) {
    cafe.step();
    each(cafe);
  }
  return cafe;
}

test('inspectors come on four days of the second half, and again a month later', () => {
  const days = bellRows.map(({ day }) => day);
  expect(days.every((day) => day > 15 && day <= 30)).toBe(true);
  expect(bellOn(15)).toBeNull();
  expect(bellOn(16)?.demand).toBe('swift');
  expect(bellOn(46)?.demand).toBe('swift');
  expect(bellDays(31).map(({ day }) => day)).toEqual(days.map((day) => day + 30));
});

test('the evening before says what they want, and so does a fourth goal of the day', () => {
  const cafe = morning(16);
  const evening = beginSeason({ seed: 3 });
  evening.clock.day = 15;
  seasonOf(evening).tomorrow = announce(evening, seasonOf(evening));
  expect(readTomorrow(evening)?.events.map(({ bell }) => bell?.demand)).toContain('swift');
  const goal = cafe.state.goals?.find(({ kind }) => kind === 'bellSwift');
  expect(cafe.state.goals).toHaveLength(4);
  expect(goalText(goal!)).toBe('Golden bell: no wait over 25 min');
  expect(howText(goal!)).toBe('Their longest wait, in minutes; here by 15:00');
});

test('three inspectors come in together in the quiet hours before three o’clock', () => {
  const cafe = morning(16);
  while (inspectorsIn(cafe).length === 0) cafe.step();
  expect(inspectorsIn(cafe)).toHaveLength(3);
  expect(new Set(inspectorsIn(cafe).map(({ party }) => party)).size).toBe(1);
  const { clock, tick } = cafe.state;
  const minute = clock.startMinute + (tick - clock.openTick) / clock.ticksPerMinute;
  expect(minute).toBeGreaterThan(14.5 * 60);
  expect(minute).toBeLessThan(15 * 60);
});

test('inspectors who are served without a long wait give the café a bell, more stars and chalk', () => {
  const cafe = played(morning(16));
  const season = seasonOf(cafe.state);
  expect(bellsOf(season)).toEqual({ ours: [16], rival: [] });
  expect(cafe.state.goals?.find(({ kind }) => kind === 'bellSwift')?.doneTick).not.toBeNull();
  expect(readStory(cafe.state)).toContainEqual({ is: 'bell', bell: bellOn(16), isOurs: true });
});

/** The café as it is now, saved, changed and opened anew. */
function reopened(cafe: Simulation, change: (state: WorldState) => void): Simulation {
  const saved = structuredClone(cafe.saved());
  change(saved.state);
  return Simulation.load(JSON.stringify(saved), scripts);
}

test('a wait that is too long for one of them gives the bell to the rival', () => {
  const cafe = morning(16);
  while (!inspectorsIn(cafe).some(({ stage }) => stage === 'waitDish')) cafe.step();
  const [first] = inspectorsIn(cafe).filter(({ stage }) => stage === 'waitDish');
  first!.stageTick -= 26 * cafe.state.clock.ticksPerMinute;
  played(cafe);
  expect(bellsOf(seasonOf(cafe.state))).toEqual({ ours: [], rival: [16] });
  expect(cafe.state.goals?.find(({ kind }) => kind === 'bellSwift')?.failed).toBe(true);
});

test('litter that lies for ten minutes while the inspectors sit costs the bell of the tidy day; a moment’s mess does not', () => {
  expect(bellsOf(seasonOf(played(morning(19)).state)).ours).toEqual([19]);
  /** A day on which the floor is full of litter for this number of ticks after the inspectors have sat down. */
  const littered = (ticks: number): SeasonState => {
    const cafe = morning(19);
    while (!inspectorsIn(cafe).some(({ seat }) => seat !== null)) cafe.step();
    const { tick: since } = cafe.state;
    const peels = (): WorldState['litter'] =>
      Array.from({ length: 20 }, (_, i) => ({
        x: 2 + (i % 10),
        y: 6 + Math.floor(i / 10),
        kind: 'peel',
        sinceTick: since,
      }));
    let now = cafe;
    for (let at = 0; at < ticks; at += 10) {
      now = reopened(now, (state) => void (state.litter = peels()));
      for (let i = 0; i < 10; i++) now.step();
    }
    return seasonOf(played(reopened(now, (state) => void (state.litter = []))).state);
  };
  expect(bellsOf(littered(0)).ours).toEqual([19]);
  expect(bellsOf(littered(250)).rival).toEqual([19]);
  expect(bellsOf(littered(50)).ours).toEqual([19]);
});

test('a menu that is too small costs the bell of the day on which they judge the menu', () => {
  const cafe = played(morning(23));
  expect(cafe.state.menu.length).toBeLessThan(bellOn(23)!.wants);
  expect(bellsOf(seasonOf(cafe.state)).rival).toEqual([23]);
});

test('inspectors whose mood falls too low give the bell to the rival', () => {
  const cafe = played(morning(26), (one) => {
    for (const who of inspectorsIn(one)) who.mood = 0.1;
  });
  expect(bellsOf(seasonOf(cafe.state)).rival).toEqual([26]);
});

test('the fifth star asks for a bell, and at the end each bell counts as a part of a star', () => {
  const state = beginSeason({ seed: 3 });
  const bells = () => needsFor(state, seasonOf(state), 5).find(({ id }) => id === 'bells');
  expect(bells()).toEqual({ id: 'bells', wants: 1, has: 0 });
  seasonOf(state).bells = { ours: [16], rival: [19, 23] };
  expect(bells()?.has).toBe(1);
  expect(standing(4.5, [16])).toBeCloseTo(4.5 + rules.bellStars, 9);
});

test('a season ends in second place if the rival’s bells make up for fewer stars', () => {
  const end = (rival: readonly number[]): boolean | undefined => {
    const state = beginSeason({ seed: 3 });
    Object.assign(state.clock, { closeTick: 1, day: 30 });
    state.arrivals = [];
    state.stars = 2.3;
    seasonOf(state).bells = { ours: [], rival };
    state.rival!.has = Object.fromEntries(
      Object.keys(state.rival!.has)
        .slice(0, 8)
        .map((name) => [name, 1]),
    );
    return seasonOf(played(new Simulation(state, scripts)).state).ending?.first;
  };
  expect(end([])).toBe(true);
  expect(end([16, 19])).toBe(false);
});

test('a table is kept for the inspectors 25 minutes before they come, and given free once they sit', () => {
  const cafe = morning(16);
  const { at } = cafe.state.calendar!.planned[0]!;
  while (cafe.state.tick < at - 251) cafe.step();
  expect(cafe.state.calendar?.kept).toBeUndefined();
  cafe.step();
  cafe.step();
  expect(cafe.state.calendar?.kept).toMatchObject({ party: 'bell16', size: 3 });
  while (cafe.state.tick < at + 150) cafe.step();
  expect(inspectorsIn(cafe).every(({ seat }) => seat !== null)).toBe(true);
  expect(cafe.state.calendar?.kept).toBeUndefined();
});

test('in a full café the table is kept earlier, and the inspectors sit at once although many queue', () => {
  const cafe = reopened(morning(16), (state) => {
    const { arrivals } = beginSeason({ seed: 3 });
    state.arrivals = [0, 1, 2]
      .flatMap((copy) =>
        arrivals.map(({ tick, id, spec }) => ({
          tick,
          id: `${id}x${copy}`,
          spec: { ...spec, order: null, party: spec.party === null ? null : `${spec.party}x${copy}` },
        })),
      )
      .sort((a, b) => a.tick - b.tick || (a.id < b.id ? -1 : 1));
  });
  while (inspectorsIn(cafe).length === 0) cafe.step();
  const { tick: since, people, seats } = cafe.state;
  const queue = Object.values(people).filter((one) => one.role === 'guest' && one.stage === 'queue');
  expect(queue.length).toBeGreaterThan(4);
  while (inspectorsIn(cafe).some(({ seat }) => seat === null) && cafe.state.tick < since + 2000) cafe.step();
  expect(cafe.state.tick - since).toBeLessThan(150);
  const tables = inspectorsIn(cafe).map(({ seat }) => seats.find(({ id }) => id === seat)!.table);
  expect(new Set(tables).size).toBe(1);
});
