// Faults planted on purpose into a running café: the replay's check finds each of them, at which tick and in which field.
// `npm run soak` plants each kind at fifty moments of the day, `npm test` at five.

import { afterAll, describe, expect, test } from 'vitest';
import { next } from '../../src/ai/index.ts';
import { integer, stream } from '../../src/ai/random.ts';
import { type Begin, Playback, Recording, type Replay, type ReplayVerdict } from '../../src/analysis/replay/index.ts';
import { CHECK_EVERY } from '../../src/analysis/replay/form.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { JournalEntry } from '../../src/sim/inputs/index.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { figure, full } from './figure.ts';

const MOMENTS = full ? 50 : 5;
const LENGTH = 3000;
const begin: Begin = { kind: 'day', seed: 11 };

/** A morning with some inputs, as it was recorded. */
const replay: Replay = (() => {
  const cafe = new Simulation(newDay({ seed: 11 }), scripts);
  const recording = new Recording(begin, cafe);
  for (let tick = 0; tick < LENGTH; tick++) {
    if (tick % 250 === 100)
      cafe.give({
        kind: 'command',
        post: { executorKeys: ['all'], tick: 200, command: { behave: 'move', x: 6 + (tick % 7), y: 9 } },
      });
    cafe.step();
    recording.ticked();
  }
  return recording.replay();
})();

const maidOf = ({ world }: Simulation, i: number): Maid => world.maids[i % world.maids.length] as Maid;

/**
 * Spoils the café before a tick. It returns the field of the state in which the fault is, or null if there is nothing to
 * spoil at that moment.
 */
type Fault = (cafe: Simulation, at: number) => string | null;
const FAULTS: Readonly<Record<string, Fault>> = {
  'a number drifts by a step of floating point': (cafe, at) => {
    const me = maidOf(cafe, at);
    me.energy += me.energy > 0.5 ? -Number.EPSILON : Number.EPSILON;
    return 'people';
  },
  'a number is no number': (cafe, at) => {
    maidOf(cafe, at).mood = NaN;
    return 'people';
  },
  'a list without order comes in another order': ({ state }) => {
    state.seats.reverse();
    return 'seats';
  },
  'people are listed in another order': ({ state }) => {
    state.people = Object.fromEntries(Object.entries(state.people).reverse());
    return 'people';
  },
  'a person draws a number too many': (cafe, at) => {
    next(maidOf(cafe, at).rng);
    return 'people';
  },
  'a system draws a number too many': ({ state }, at) => {
    const streams = Object.values(state.rng);
    next(streams[at % streams.length] as number[]);
    return 'rng';
  },
  'a guest who should come is forgotten': ({ state }) => (state.arrivals.pop() === undefined ? null : 'arrivals'),
  'money is wrong by one yen': ({ state }) => {
    state.money += 1;
    return 'money';
  },
  'a figure of the day is counted twice': ({ state }) => {
    state.figures.guestsServed += 1;
    return 'figures';
  },
  'a ticket is lost': ({ state }) => (state.tickets.pop() === undefined ? null : 'tickets'),
  'litter lies a tile away': ({ state }) => {
    const [one] = state.litter;
    if (one === undefined) return null;
    state.litter[0] = { ...one, x: one.x + 1 };
    return 'litter';
  },
  'a guest pays for what another ate': ({ world }) => {
    const [guest] = world.guests;
    if (guest === undefined) return null;
    guest.bill += 1;
    return 'people';
  },
  'a mind stands still for a tick': (cafe, at) => {
    cafe.world.minds.setFlags(maidOf(cafe, at).id, 1);
    return 'minds';
  },
};

/** Every field of the café's state as text. */
const fieldsOf = (cafe: Simulation): Map<string, string> => {
  const { state, minds, board } = cafe.saved();
  return new Map(Object.entries({ ...state, minds, board }).map(([name, value]) => [name, JSON.stringify(value)]));
};

/** The fields of the recorded café at each checkpoint. */
const recorded: ReadonlyMap<number, ReadonlyMap<string, string>> = (() => {
  const playback = new Playback(replay, scripts);
  const all = new Map([[0, fieldsOf(playback.cafe)]]);
  while (!playback.done) {
    playback.step();
    if (playback.ran % CHECK_EVERY === 0) all.set(playback.ran, fieldsOf(playback.cafe));
  }
  return all;
})();

interface Found {
  /** The field that was spoilt. */
  readonly field: string;
  /** The fields that really differ at the first checkpoint after the fault: those that the check has to name. */
  readonly differing: readonly string[];
  readonly verdict: ReplayVerdict | null;
}

/** Runs the replay, spoils the café before one tick, and asks what the check found. */
function found(fault: Fault, at: number): Found | null {
  const playback = new Playback(replay, scripts);
  while (playback.ran < at) playback.step();
  const field = fault(playback.cafe, at);
  if (field === null) return null;
  const next = Math.floor(at / CHECK_EVERY + 1) * CHECK_EVERY;
  while (playback.ran < next) playback.step();
  const was = recorded.get(next) ?? new Map<string, string>();
  const now = fieldsOf(playback.cafe);
  // A fault can add a field that the recorded café does not have, so the names of both are compared.
  const names = new Set([...was.keys(), ...now.keys()]);
  const differing = [...names].filter((name) => now.get(name) !== was.get(name));
  while (!playback.done) playback.step();
  return { field, differing, verdict: playback.verdict() };
}

/** Moments of the day, not on a checkpoint, so that the tick is not found by luck. */
const moments = (name: string): number[] => {
  const draws = stream(5, name);
  return Array.from({ length: MOMENTS }, () => integer(draws, 400, LENGTH - 300));
};

/** Kinds of fault that were found each time, and faults that were planted. */
const all = { kinds: 0, planted: 0 };
afterAll(() => figure('planted', `${all.kinds} kinds of fault, ${all.planted} planted: all found, each with its tick and its fields`)); // prettier-ignore

describe('a fault that is planted into a running café is found, with its tick and its field:', () => {
  test('the café itself comes to the same bytes', () => {
    const playback = new Playback(replay, scripts);
    while (!playback.done) playback.step();
    expect(playback.verdict()).toMatchObject({ same: true });
  });

  test.each(Object.entries(FAULTS))('%s', (name, fault) => {
    let planted = 0;
    let named = 0;
    for (const at of moments(name)) {
      const one = found(fault, at);
      if (one === null) continue;
      planted++;
      const { verdict, field, differing } = one;
      if (verdict === null || verdict.same) throw new Error(`planted before tick ${at}, and not found`);
      expect(verdict.tick).toBeGreaterThanOrEqual(at);
      expect(verdict.tick).toBeLessThanOrEqual(at + CHECK_EVERY);
      expect(verdict.lastSame).toBeLessThanOrEqual(at);
      // A fault can heal before the next checkpoint: its guest leaves, its ticket is done. Then only the consequences
      // differ there, or nothing but the digits on the way.
      expect([...verdict.fields].sort()).toEqual(differing.length === 0 ? ['trail'] : [...differing].sort());
      if (verdict.fields.includes(field)) named++;
    }
    expect(planted).toBeGreaterThan(0);
    expect(named).toBeGreaterThan(0);
    all.kinds++;
    all.planted += planted;
  });

  test.each([
    ['an input is lost', (entries: JournalEntry[], i: number) => entries.filter((_, at) => at !== i)],
    [
      'an input comes a tick late',
      (entries: JournalEntry[], i: number) =>
        entries.map((one, at) => (at === i ? { ...one, tick: one.tick + 1 } : one)),
    ],
  ])('%s', (_, spoil) => {
    for (const [i, { tick }] of replay.journal.slice(0, MOMENTS).entries()) {
      const playback = new Playback({ ...replay, journal: spoil([...replay.journal], i) }, scripts);
      while (!playback.done) playback.step();
      const verdict = playback.verdict();
      if (verdict === null || verdict.same) throw new Error(`spoilt at tick ${tick}, and not found`);
      expect(verdict.tick).toBeGreaterThanOrEqual(tick);
      expect(verdict.tick).toBeLessThanOrEqual(tick + CHECK_EVERY);
      expect(verdict.fields).not.toEqual([]);
      all.planted++;
    }
    all.kinds++;
  });
});
