// The Sunday paper: it prints the stars of both cafés, moves the maids' moods, and lets a rival that is far behind build
// faster for a week.

import { expect, test } from 'vitest';
import { rivalPlan } from '../../src/data/rival.ts';
import { rules } from '../../src/data/season/index.ts';
import { readStory } from '../../src/hud/report/story.ts';
import { readTomorrow } from '../../src/hud/read/tomorrow.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { rivalBoard } from '../../src/sim/rival/rival-board.ts';
import { isAnswered, leads, paceAfter, trueStars } from '../../src/sim/season/sunday-paper.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

/** The evening of a day without guests. */
function evening(
  day: number,
  stars: number,
  nodes: number,
  change: (state: WorldState) => void = () => {},
): WorldState {
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  Object.assign(morning.clock, { closeTick: 1, day });
  morning.stars = stars;
  if (morning.rival !== undefined)
    morning.rival.has = Object.fromEntries(rivalPlan.nodes.slice(0, nodes).map(({ name }) => [name, 1]));
  change(morning);
  const cafe = new Simulation(morning, scripts);
  while (!cafe.state.over) cafe.step();
  return cafe.state;
}
const seasonOf = ({ season }: WorldState): SeasonState => season as SeasonState;
const moods = (state: WorldState): number[] => seasonOf(state).staff.map(({ mood }) => mood);
const ALL = rivalPlan.nodes.length;

test('the paper is printed on every seventh evening, and the evening before announces it', () => {
  expect(seasonOf(evening(6, 2, 5)).paper).toBeUndefined();
  expect(readTomorrow(evening(6, 2, 5))?.paper).toBe(true);
  const state = evening(7, 2, 5);
  expect(readTomorrow(state)?.paper).toBe(false);
  expect(seasonOf(state).paper).toEqual({ day: 7, ours: state.stars, rival: trueStars(state) });
  expect(readStory(state).map(({ is }) => is)).toContain('paper');
  expect(readStory(evening(8, 2, 5)).map(({ is }) => is)).not.toContain('paper');
});

test('a café that leads has proud maids; where the rival leads, their moods fall by as much', () => {
  const before = moods(evening(8, 3, 0));
  const proud = moods(evening(7, 3, 0));
  const sad = moods(evening(7, 2, ALL));
  for (const [i, mood] of before.entries()) {
    expect(proud[i]).toBeCloseTo(Math.min(1, mood + rules['paperMood']), 9);
    expect(sad[i]).toBeCloseTo(mood - rules['paperMood'], 9);
  }
  expect(leads({ ours: 3, rival: 3 })).toBe(true);
});

test('a rival that is a whole star behind builds twice as fast for seven days', () => {
  const far = { paper: { day: 7, ours: 3, rival: 2 } } as SeasonState;
  expect(isAnswered({ ours: 3, rival: 2 })).toBe(true);
  expect([8, 14].map((day) => paceAfter(far, day))).toEqual([rules['paperAnswer'], rules['paperAnswer']]);
  expect(paceAfter(far, 15)).toBe(1);
  expect(paceAfter({ paper: { day: 7, ours: 2.9, rival: 2 } } as SeasonState, 8)).toBe(1);
  expect(paceAfter({} as SeasonState, 8)).toBe(1);
  // Over many seeds such a week brings the rival more than a week in which it is not behind.
  const built = (stars: number): number => {
    let sum = 0;
    for (let seed = 1; seed <= 12; seed++) {
      let state = evening(7, stars, 5, ({ rival }) => {
        if (rival !== undefined) rival.rng[0] = seed;
      });
      for (let i = 0; i < 7; i++) state = { ...nextDay(state), over: true };
      sum += Object.keys(state.rival?.has ?? {}).length - 5;
    }
    return sum;
  };
  expect(built(5)).toBeGreaterThan(built(1.5));
});

test('the rival’s board counts what the paper printed as certain', () => {
  const state = evening(7, 2, ALL);
  expect(rivalBoard(state)?.standing).toMatchObject({ least: 5, most: 5, paper: { day: 7, rival: 5 } });
  expect(rivalBoard(evening(6, 2, ALL))?.standing).toMatchObject({ paper: null });
});
