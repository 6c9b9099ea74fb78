// What one day passes to the next, and what a café and its people start the morning with.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { weatherTomorrow } from '../../src/sim/events/weather.ts';
import { CHOICES, VARIABLES } from '../../src/sim/state/head-maid.ts';
import { changeHeadMaid } from '../../src/sim/head-maid/work.ts';
import { outlookOf } from '../../src/sim/minds/foretell-answer.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { maid, open } from '../scenarios/story.ts';

const ROOM = ['######', '#....#', '#.aT.#', '##D###'];
const day = (seed: number, day: number): WorldState => newDay({ seed, day, rows: ROOM, shift: ['mei'], chefs: 1 });

test('the forecast is the weather of the next day, on whatever day one asks', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 12; seed++)
    for (const today of [1, 2, 5]) {
      const { weather } = day(seed, today + 1);
      expect(weatherTomorrow(day(seed, today)), `seed ${seed}, day ${today}`).toBe(weather);
      seen.add(weather);
    }
  expect(seen.size).toBe(3);
});

describe('over night', () => {
  const evening = (change: (state: WorldState) => void): WorldState => {
    const state = day(3, 1);
    change(state);
    return nextDay(state);
  };
  test('hints that were said stay said, and scripts stay with whom they belong to', () => {
    const own = { scripts: { mei: { name: 'a', text: 'x' } }, answers: { mei: { is: 'usual' } } } as const;
    const morning = evening((state) => Object.assign(state, { said: ['queue', 'rest'], own }));
    expect(morning.said).toEqual(['queue', 'rest']);
    // Answers of the previous day no longer count.
    expect(morning.own).toEqual({ scripts: own.scripts, answers: {} });
  });
  test('what was changed stays changed; what was not is not there', () => {
    const warps = { guest: { default: 'guest.enter', enter: 'guest.enter', seated: 'guest.seated' } };
    const configs = { seat: 'type: …' };
    expect(evening((state) => Object.assign(state, { warps, configs }))).toMatchObject({ warps, configs });
    const plain = evening(() => {});
    for (const field of ['said', 'own', 'warps', 'configs']) expect(Object.keys(plain)).not.toContain(field);
  });
});

test('a letter that is used again names a seat by its place', () => {
  const seats = readSeats(makeMap(['#######', '#aTa.a#', '#.aT..#', '#######']));
  expect(seats.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 1, 1],
    ['a@2,2', 2, 2],
    ['a@3,1', 3, 1],
  ]);
});

describe('the head maid', () => {
  test('sways no choice by what there is not, and each by something', () => {
    for (const [choice, variables] of Object.entries(CHOICES)) {
      expect(variables.length, choice).toBeGreaterThan(0);
      for (const variable of variables) expect(Object.keys(VARIABLES), choice).toContain(variable);
    }
    expect(CHOICES.wait).toContain('idle');
  });

  test('is told to have changed: mode, whom, and what became of what she knows', () => {
    const story = open({ map: ROOM, maids: [maid('ada', [1, 1]), maid('bea', [2, 1])], headMaid: 'Train' } as never).pass(1);
    const { world } = story.cafe;
    const change = (input: Parameters<typeof changeHeadMaid>[1]): unknown => {
      world.events.length = 0;
      expect(changeHeadMaid(world, input, outlookOf)).toBeNull();
      const [event] = world.events;
      return [event?.who, event?.['what'], event?.['mode'], event?.['appointed'], event?.['brain']];
    };
    const brain = structuredClone(world.state.headMaid!.brain);
    expect(change({ mode: 'Auto' })).toEqual(['ada', 'changed', 'Auto', null, null]);
    expect(change({ appoint: 'bea' })).toEqual(['bea', 'changed', 'Auto', 'bea', null]);
    expect(change({ brain })).toEqual(['bea', 'changed', 'Auto', 'bea', 'taken over']);
    expect(change({ brain: null, appoint: null, mode: 'Player' })).toEqual(['ada', 'changed', 'Player', null, 'forgotten']);
    expect(changeHeadMaid(world, { appoint: 'zoe' }, outlookOf)).toBe("there is no maid 'zoe'");
  }); // prettier-ignore
});

test('a morning is the same however often one begins it', () => {
  expect(new Simulation(day(4, 2), scripts).hash()).toBe(new Simulation(day(4, 2), scripts).hash());
});
