// In a season rarity is earned, and one evening talk a day with each maid changes one thing.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { type EveningAct, eveningBar } from '../../src/sim/season/acts/index.ts';
import { memberOf } from '../../src/sim/season/staff.ts';
import { alertnessStep, takes, topicsFor, wayOf } from '../../src/sim/season/evening-talk.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { SeasonState, StaffMember } from '../../src/sim/state/season.ts';

const open = (): Simulation => new Simulation(beginSeason({ seed: 3 }), scripts);
const act = (cafe: Simulation, what: EveningAct): unknown => {
  cafe.give({ kind: 'evening', act: what });
  cafe.step();
  return cafe.events.find(({ type }) => type === 'refused')?.why ?? null;
};
const season = (cafe: Simulation): SeasonState => cafe.state.season as SeasonState;
const member = (cafe: Simulation, id: string): StaffMember => memberOf(season(cafe), id) as StaffMember;
const closed = (cafe: Simulation): Simulation => {
  cafe.state.arrivals.length = 0;
  Object.assign(cafe.state.clock, { closeTick: cafe.state.tick + 1 });
  for (let i = 0; i < 3000 && !cafe.state.over; i++) cafe.step();
  return cafe;
};

test('rarity, level and skills are refused in a season', () => {
  const cafe = open();
  for (const edit of [{ rank: 5 }, { level: 50 }, { clumsy: 0 }, { chatty: 0 }, { speed: 3 }] as const) {
    cafe.give({ kind: 'edit', maid: 'mei', edit });
    cafe.step();
    expect(cafe.events.find(({ type }) => type === 'refused')?.why).toBe('earned');
  }
  expect(cafe.state.people['mei']).toMatchObject({ rank: 2 });
});

describe('what only the talk changes', () => {
  const edits = [
    { duties: 'serving' },
    { alertness: 7 },
    { favouriteCustomerTypes: ['student'] },
    { controller: 'apprentice' },
    { team: 2, favouriteCustomerIds: [] },
  ] as const;
  test.each(edits)('%o is refused, by day and in the evening', (edit) => {
    for (const cafe of [open(), closed(open())]) {
      const before = JSON.stringify(member(cafe, 'hana'));
      cafe.give({ kind: 'edit', maid: 'hana', edit });
      cafe.step();
      expect(cafe.events.find(({ type }) => type === 'refused')?.why).toBe('talk');
      expect(JSON.stringify(member(cafe, 'hana'))).toBe(before);
    }
  });
  test('teams can be changed at any time', () => {
    const cafe = open();
    cafe.give({ kind: 'edit', maid: 'hana', edit: { team: 3 } });
    cafe.step();
    expect(cafe.state.people['hana']).toMatchObject({ team: 3 });
  });
  test('once the day goes on as a free café, edits are taken; the till keeps its money', () => {
    const cafe = open();
    const { money } = cafe.state;
    cafe.give({ kind: 'free', begin: true });
    cafe.give({ kind: 'edit', maid: 'hana', edit: { duties: 'serving', alertness: 7 } });
    cafe.step();
    expect(cafe.events.find(({ type }) => type === 'refused')).toBeUndefined();
    expect(cafe.state.people['hana']).toMatchObject({ duties: 'serving', alertness: 7 });
    expect(cafe.state.free).toMatchObject({ from: 'season', endless: false });
    expect(cafe.state.money).toBe(money);
    expect(cafe.state.free?.before['hana']?.duties).not.toBe('serving');
  });
  test('changing duties by a talk is remembered, so that the next evening’s advice does not contradict it', () => {
    const cafe = closed(open());
    const { duties } = member(cafe, 'momo');
    act(cafe, { do: 'talk', maid: 'momo', edit: { duties: duties === 'serving' ? 'reception' : 'serving' } });
    expect(member(cafe, 'momo').dutiesBefore).toEqual({ duties, day: 1 });
  });
  test('every topic that is offered can be talked about', () => {
    const { state } = closed(open());
    const { season } = state;
    for (const one of season?.staff ?? [])
      for (const { edit } of topicsFor(one, season as SeasonState))
        expect(eveningBar(state, { do: 'talk', maid: one.id, edit })).toBeNull();
  });
});

describe('the evening talk', () => {
  test('planned during the day it changes nothing until closing, then one thing', () => {
    const cafe = open();
    const before = member(cafe, 'hana').alertness;
    const alertness = alertnessStep(before, 1);
    expect(act(cafe, { do: 'talk', maid: 'hana', edit: { alertness } })).toBeNull();
    expect(member(cafe, 'hana').alertness).toBe(before);
    closed(cafe);
    expect(member(cafe, 'hana')).toMatchObject({ alertness, talked: 1 });
    expect(act(cafe, { do: 'talk', maid: 'hana', edit: { duties: 'serving' } })).toBe('talked');
    const next = new Simulation(nextDay(cafe.state), scripts);
    expect(next.state.people['hana']).toMatchObject({ alertness });
    expect(act(next, { do: 'talk', maid: 'hana', edit: { duties: 'serving' } })).toBeNull();
  });

  test('is about a step, the first three favourites, duties, or being an apprentice; nothing else', () => {
    const cafe = closed(open());
    const hers = member(cafe, 'momo');
    for (const edit of [
      { alertness: 6000 },
      { obedience: 1 },
      { rank: 5 },
      { controller: 'utility' },
      { duties: hers.duties },
      {},
    ] as const)
      expect(act(cafe, { do: 'talk', maid: 'momo', edit })).toBe('range');
    const mood = member(cafe, 'momo').mood;
    expect(act(cafe, { do: 'talk', maid: 'momo', edit: { duties: 'serving' } })).toBeNull();
    expect(member(cafe, 'momo').duties).toBe('serving');
    expect(takes(hers, 'duties', { duties: 'serving' })).toBe('minds');
    expect(member(cafe, 'momo').mood).toBeLessThan(mood);
    expect(act(cafe, { do: 'talk', maid: 'yuki', edit: { controller: 'apprentice' } })).toBeNull();
    expect(member(cafe, 'yuki').controller).toBe('apprentice');
  });

  test('a keen maid likes to look up sooner, a tired or less keen one less often, and none likes both', () => {
    const hers = { ...member(open(), 'hana'), alertness: 30, energy: 1 };
    const both = (more: Partial<StaffMember>): string[] =>
      [12, 90].map((alertness) => takes({ ...hers, ...more }, 'alertness', { alertness }));
    expect(both({ obedience: 0.9 })).toEqual(['likes', 'fine']);
    expect(both({ obedience: 0.7 })).toEqual(['fine', 'likes']);
    expect(both({ obedience: 0.9, energy: 0.3 })).toEqual(['fine', 'likes']);
    // Never to look up is the least often of all.
    expect(takes({ ...hers, obedience: 0.9, alertness: 300 }, 'alertness', { alertness: null })).toBe('fine');
  });

  test('a planned talk can be called off', () => {
    const cafe = open();
    const before = member(cafe, 'hana').duties;
    act(cafe, { do: 'talk', maid: 'hana', edit: { duties: before === 'serving' ? 'reception' : 'serving' } });
    expect(act(cafe, { do: 'talk', maid: 'hana', edit: null })).toBeNull();
    expect(member(closed(cafe), 'hana').duties).toBe(before);
  });
});

test('the way to SR is a level, two courses and a celebrity; then she is promoted at once', () => {
  const cafe = open();
  const hana = member(cafe, 'hana');
  expect(wayOf(hana)).toMatchObject({ to: 4, ready: false });
  expect(act(cafe, { do: 'promote', maid: 'hana', to: 4 })).toBe('notReady');
  Object.assign(hana, { level: 10, courses: { steps: 1, grace: 1 }, heroes: 1 });
  expect(wayOf(hana)?.ready).toBe(true);
  expect(act(cafe, { do: 'promote', maid: 'hana', to: 4 })).toBeNull();
  expect(cafe.state.people['hana']).toMatchObject({ rank: 4 });
  expect(member(cafe, 'hana').rank).toBe(4);
  expect(wayOf(member(cafe, 'hana'))?.to).toBe(5);
});
