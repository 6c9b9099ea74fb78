// It bites: an underpaid maid gives notice and goes three days later unless her wage is raised or she is talked to; a
// regular who left unserved goes over to the rival by name and can be won back; rent steps with stars; wages follow skill.

import { describe, expect, test } from 'vitest';
import { rules } from '../../src/data/season/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { closeNotices } from '../../src/sim/season/giving-notice.ts';
import { fairWage, rentOf, teach, wageAfterCourse } from '../../src/sim/season/staff.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { goOver } from '../../src/sim/visits/regulars-going-over.ts';

/** An evening of a season, without a day before it. */
function evening(): Simulation {
  const state = beginSeason({ seed: 6 });
  state.over = state.closed = true;
  return new Simulation(state, scripts);
}
const memberOf = (cafe: Simulation, id: string) => cafe.state.season!.staff.find((one) => one.id === id);
function days(cafe: Simulation, count: number): void {
  for (let i = 0; i < count; i++) {
    closeNotices(cafe.world, cafe.state.season!);
    (cafe.state.clock as { day: number }).day++;
  }
}

describe('an underpaid maid', () => {
  test('gives notice after two days and is gone three days later', () => {
    const cafe = evening();
    memberOf(cafe, 'mei')!.wage = 1000;
    days(cafe, 1);
    expect(memberOf(cafe, 'mei')!.notice).toBeUndefined();
    days(cafe, 1);
    expect(memberOf(cafe, 'mei')!.notice).toMatchObject({ why: 'pay', day: 2, leaves: 5 });
    days(cafe, 2);
    expect(memberOf(cafe, 'mei')).toBeDefined();
    days(cafe, 1);
    expect(memberOf(cafe, 'mei')).toBeUndefined();
  });
  test('stays at once for a fair wage, and waits two days longer after a talk', () => {
    const cafe = evening();
    memberOf(cafe, 'mei')!.wage = memberOf(cafe, 'hana')!.wage = 1000;
    days(cafe, 2);
    cafe.give({ kind: 'evening', act: { do: 'wage', maid: 'mei', wage: fairWage(memberOf(cafe, 'mei')!) } });
    cafe.give({ kind: 'evening', act: { do: 'persuade', maid: 'hana' } });
    cafe.give({ kind: 'evening', act: { do: 'persuade', maid: 'hana' } });
    cafe.step();
    expect(cafe.events.filter(({ type }) => type === 'refused')).toHaveLength(1);
    expect(memberOf(cafe, 'mei')!.notice).toBeUndefined();
    expect(memberOf(cafe, 'hana')!.notice).toMatchObject({ leaves: 7, talked: true });
  });
});

describe('a regular', () => {
  const regularOf = (cafe: Simulation, id: string) => cafe.state.regulars!.who.find((one) => one.id === id)!;
  test('who left unserved goes over, stays away, and comes for certain once won back', () => {
    const cafe = evening();
    regularOf(cafe, 'odile').upset = { why: 'full', dish: null, seconds: 61 };
    goOver(cafe.world);
    expect(regularOf(cafe, 'odile').gone).toMatchObject({ why: 'full', seconds: 61 });
    expect(nextDay(cafe.state).arrivals.some(({ id }) => id === 'odile')).toBe(false);
    const { money } = cafe.state;
    cafe.give({ kind: 'evening', act: { do: 'winBack', guest: 'odile' } });
    cafe.step();
    expect(cafe.state.money).toBe(money - rules.winBack);
    expect(nextDay(cafe.state).arrivals.some(({ id }) => id === 'odile')).toBe(true);
  });
  test('who missed a dish three times goes over, and comes back when it is on the menu', () => {
    const cafe = evening();
    const bram = regularOf(cafe, 'bram');
    for (let visit = 1; visit <= rules.goOverSighs; visit++) {
      bram.upset = { why: 'wish', dish: 'sushi', seconds: 0 };
      goOver(cafe.world);
      expect(bram.gone !== undefined).toBe(visit === rules.goOverSighs);
    }
    expect(regularOf(new Simulation(nextDay(cafe.state), scripts), 'bram').gone).toBeDefined();
    cafe.state.season!.kitchen.onMenu.push({ dish: 'sushi', price: 1000 });
    const morning = nextDay(cafe.state);
    expect(morning.regulars!.who.find(({ id }) => id === 'bram')!.gone).toBeUndefined();
    expect(morning.arrivals.some(({ id }) => id === 'bram')).toBe(true);
  });
});

test('rent steps with whole stars, and a wage follows what a maid learns', () => {
  const { seats } = evening().state;
  const rents = [1, 2.9, 3, 4, 5].map((stars) => rentOf({ seats, stars }, 1));
  expect(rents[0]).toBe(rents[1]);
  expect([...new Set(rents)]).toEqual([...new Set(rents)].sort((a, b) => a - b));
  expect(new Set(rents).size).toBe(4);
  const member = memberOf(evening(), 'mei')!;
  const then = wageAfterCourse(member, 'steps');
  expect(then).toBeGreaterThan(member.wage);
  teach(member, 'steps');
  expect(member.wage).toBe(then);
});
