// What an evening makes of a day: counts for the achievements, wages, rest and mood, the rival's stars, and the next
// morning's celebrities.

import { describe, expect, test } from 'vitest';
import { rivalPlan } from '../../../src/data/rival.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { stream } from '../../../src/ai/index.ts';
import { TITLE_MERITS } from '../../../src/sim/head-maid/titles.ts';
import { beginSeason } from '../../../src/sim/open-day.ts';
import type { DayFigures } from '../../../src/sim/state/figures.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { ACHIEVEMENTS } from '../../../src/sim/season/achievements.ts';
import { heroesReady, heroesToday, heroNeeds, type Morning } from '../../../src/sim/season/album.ts';
import { newSeason } from '../../../src/sim/season/new-season.ts';
import { trueStars } from '../../../src/sim/season/sunday-paper.ts';
import { guestLeft } from '../../../src/sim/season/rating.ts';
import { afterNight, fairWage, wagesOf } from '../../../src/sim/season/staff.ts';
import type { SeasonState, StaffMember } from '../../../src/sim/state/season.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

/** The season after a day without guests, with the given figures. */
function closed(figures: Partial<DayFigures>, change: (state: WorldState) => void = () => {}): Simulation {
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  Object.assign(morning.figures, figures);
  change(morning);
  const cafe = new Simulation(morning, scripts);
  while (!cafe.state.over) cafe.step();
  return cafe;
}
const countsOf = (cafe: Simulation): Record<string, number> => (cafe.state.season as SeasonState).counts;

describe('what is counted of an evening', () => {
  const GOOD = { guestsEntered: 40, guestsServed: 30, dishesServed: 35, tips: 900, swept: 7 };
  test('a day of thirty guests counts: nobody lost, nobody fallen, the share served', () => {
    expect(countsOf(closed(GOOD))).toMatchObject({
      served: 30,
      dishes: 35,
      tips: 900,
      swept: 7,
      mostServed: 30,
      bestShare: 75,
      daysWithoutLoss: 1,
      daysWithoutSlip: 1,
      staff: 4,
    });
  });
  test.each<[string, Partial<DayFigures>, string[]]>([
    ['of fewer guests', { guestsServed: 29 }, ['daysWithoutLoss', 'daysWithoutSlip']],
    ['on which somebody was lost', { guestsLost: 1 }, ['daysWithoutLoss']],
    ['on which somebody fell', { slips: 1 }, ['daysWithoutSlip']],
    ['to which fewer came', { guestsEntered: 29 }, ['bestShare']],
  ])('a day %s does not', (_what, figures, missing) => {
    const counts = countsOf(closed({ ...GOOD, ...figures }));
    const all = ['bestShare', 'daysWithoutLoss', 'daysWithoutSlip'];
    expect(all.filter((name) => counts[name] === undefined)).toEqual(missing);
  });
  test('sums grow, and the best stays the best', () => {
    const before = { mostServed: 50, bestShare: 60, served: 100, daysWithoutLoss: 2, staff: 9 };
    const counts = countsOf(closed(GOOD, ({ season }) => Object.assign((season as SeasonState).counts, before)));
    expect(counts).toMatchObject({ mostServed: 50, bestShare: 75, served: 130, daysWithoutLoss: 3, staff: 9 });
  });
});

test('each achievement has a name of its own; titles of the head maid are among them', () => {
  const ids = ACHIEVEMENTS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const after = (merits: number): string[] => {
    const cafe = closed({}, (state) => {
      if (state.headMaid !== null) state.headMaid.merits = { momo: merits };
    });
    return Object.keys((cafe.state.season as SeasonState).achieved);
  };
  expect(after((TITLE_MERITS[1] as number) - 1)).not.toContain('rightHand');
  expect(after(TITLE_MERITS[1] as number)).toContain('rightHand');
  expect(after(TITLE_MERITS[2] as number)).toEqual(expect.arrayContaining(['rightHand', 'heartOfHouse']));
});

test('the rival’s stars go from one to five, with what it has', () => {
  const { nodes } = rivalPlan;
  const stars = (have: number): number =>
    trueStars({ rival: { has: Object.fromEntries(nodes.slice(0, have).map(({ name }) => [name, 1])) } } as unknown as WorldState); // prettier-ignore
  expect([stars(0), stars(nodes.length / 2), stars(nodes.length)]).toEqual([1, 3, 5]);
  expect(trueStars({} as WorldState)).toBe(0);
});

describe('a night', () => {
  const season = newSeason({ seed: 1 });
  const momo = season.staff[0] as StaffMember;
  const night = (more: Partial<StaffMember>) => afterNight(season, { ...momo, wage: fairWage(momo), mood: 0, ...more });
  test('at home brings all strength back, after a shift some of it', () => {
    expect(night({ onShift: false, energy: 0 }).energy).toBe(1);
    const rest = night({ energy: 0 }).energy;
    expect(rest).toBeGreaterThan(0);
    expect(night({ energy: 0.2 }).energy).toBeCloseTo(0.2 + rest, 10);
    expect(night({ energy: 1 }).energy).toBe(1);
  });
  test('lifts whoever wakes rested, and gets down whoever does not', () => {
    const rest = night({ energy: 0 }).energy;
    expect(night({ energy: 0.5 - rest }).mood).toBeCloseTo(0.06, 10);
    expect(night({ energy: 0.49 - rest }).mood).toBeCloseTo(-0.08, 10);
  });
  test('a wage far from fair weighs as much as it can, and no more', () => {
    const fair = fairWage(momo);
    expect(night({ wage: 10 * fair }).mood).toBeCloseTo(0.4 * 0.55, 10);
    expect(night({ wage: fair * 1.1 }).mood).toBeCloseTo(0.4 * 0.3, 10);
    expect(night({ wage: 0 }).mood).toBeCloseTo(0.4 * -0.45, 10);
  });
});

test('who works has her wage, who is at home half of it', () => {
  const season = newSeason({ seed: 1 });
  season.staff = season.staff.slice(0, 3).map((one, i) => ({ ...one, wage: 2001 + i, onShift: i === 0 }));
  expect(wagesOf(season)).toBe(2001 + 1001 + 1002);
});

test('what a hero thinks of the café weighs more than what others do', () => {
  const after = (paid: boolean, mood: number, isHero: boolean): number => {
    const state = beginSeason({ seed: 5 });
    state.stars = 1.5;
    guestLeft(state, state.season as SeasonState, { id: 'noel', mood, isHero } as Guest, paid);
    return state.stars - 1.5;
  };
  for (const [paid, mood] of [[true, 0.5], [true, -0.5], [false, 0]] as const)
    expect(after(paid, mood, true) / after(paid, mood, false), `${paid} ${mood}`).toBeCloseTo(12, 6);
}); // prettier-ignore

describe('heroes', () => {
  const state = beginSeason({ seed: 5 });
  const morning: Morning = { map: state.map, seats: 13, stars: 5, weather: 'rain' };
  const need = (what: string, change: (season: SeasonState) => void): boolean | undefined => {
    const season = newSeason({ seed: 5 });
    change(season);
    const hero = { ...heroesReady(season, morning)[0]!, stars: 5, needs: [what] };
    return heroNeeds(hero, season, morning)[1]?.met;
  };
  const dish = { dish: 'tea', price: 1 };
  test.each<[string, number, (season: SeasonState, count: number) => void]>([
    ['dishes:12', 12, ({ kitchen }, count) => (kitchen.onMenu = Array.from({ length: count }, () => dish))],
    ['recipes:14', 14, ({ kitchen }, count) => (kitchen.known = Array.from({ length: count }, () => 'tea'))],
    ['friend:60', 60, ({ staff }, count) => (staff[0]!.friends = { ann: count })],
    ['hero:kit', 1, ({ album }, count) => (album['kit'] = { visits: 9, pleased: count, firstDay: 1, lastDay: 1 })],
  ])('who asks for %s is content with that many, not with one fewer', (what, many, set) => {
    expect(need(what, (season) => set(season, many))).toBe(true);
    expect(need(what, (season) => set(season, many - 1))).toBe(false);
  });

  const mornings = (season: SeasonState): number[] =>
    Array.from({ length: 400 }, (_, seed) => heroesToday(season, morning, stream(seed, 'heroes')).length);
  const share = (counts: readonly number[], least: number): number =>
    counts.filter((count) => count >= least).length / counts.length;
  test('who was never here comes on about every second day, two now and then, and never three', () => {
    const counts = mornings(newSeason({ seed: 5 }));
    expect(share(counts, 1)).toBeCloseTo(0.55, 0.9);
    expect(share(counts, 2)).toBeCloseTo(0.55 * 0.275, 0.9);
    expect(share(counts, 1)).toBeLessThan(0.65);
    expect(share(counts, 2)).toBeLessThan(0.22);
    expect(share(counts, 2)).toBeGreaterThan(0.08);
    expect(Math.max(...counts)).toBe(2);
  });
  test('who has been here comes again less often, and after those who have not', () => {
    const season = newSeason({ seed: 5 });
    const ready = heroesReady(season, morning);
    expect(ready.length).toBeGreaterThanOrEqual(3);
    for (const { id } of ready) season.album[id] = { visits: 1, pleased: 1, firstDay: 1, lastDay: 1 };
    const again = share(mornings(season), 1);
    expect(again).toBeGreaterThan(0.2);
    expect(again).toBeLessThan(0.4);
    const last = ready.at(-1)!;
    delete season.album[last.id];
    for (let seed = 0; seed < 60; seed++) {
      const [first] = heroesToday(season, morning, stream(seed, 'heroes'));
      if (first !== undefined) expect(first.id).toBe(last.id);
    }
  });
});
