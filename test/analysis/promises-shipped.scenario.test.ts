// The promises that ship with the game, each in one café that keeps it and one that breaks it.

import { describe, expect, test } from 'vitest';
import { shippedPromises } from '../../src/data/promises.ts';
import {
  type BreachKey,
  type Promised,
  PromiseWatch,
  readPromises,
  type Verdict,
} from '../../src/analysis/promises/index.ts';
import type { Simulation } from '../../src/sim/simulation.ts';
import { arriving, maid, only, open, type ScenarioFile, seated } from '../scenarios/story.ts';

const read = readPromises(shippedPromises);
const ROOM = [
  '##############',
  '#K...........#',
  '#PP..aTb.cTd.#',
  '#............#',
  '#............#',
  '######D#######',
];
/** Carries and clears dishes, takes no orders. */
const carrier = maid('zuri', [3, 3], { duties: 'serving' });
/** Takes orders and bills, carries nothing. */
const hostess = maid('rin', [3, 3], { duties: 'reception' });
const four = ['a', 'b', 'c', 'd'].map((seat) => seated(`guest${seat}`, seat));

interface Case {
  readonly kept: ScenarioFile;
  readonly broken: ScenarioFile;
  readonly ticks?: number;
  /** A change to the café that breaks the promise, for what a scenario's file cannot express. */
  readonly meddle?: (cafe: Simulation) => void;
  /** The expected first breach: the character, the reason, and the tick if it follows from the numbers. */
  readonly tells: { readonly who: string | null; readonly key: BreachKey; readonly tick?: number };
}

const all = maid('hana', [3, 3], { rank: 4 });
const one = [seated('kim', 'a')];
const CASES: Readonly<Record<string, Case>> = {
  heard: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [carrier], customers: one },
    tells: { who: 'kim', key: 'longer', tick: 600 },
  },
  heroes: {
    kept: { map: ROOM, maids: [all], customers: [seated('rio', 'a', { isHero: true, type: 'footballer' })] },
    broken: { map: ROOM, maids: [], customers: [seated('rio', 'a', { isHero: true, type: 'footballer' })] },
    tells: { who: 'rio', key: 'late', tick: 1501 },
  },
  orders: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [all], customers: one, chefs: 0 },
    tells: { who: 'kim', key: 'late' },
  },
  pass: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [hostess], customers: one },
    tells: { who: 'kim', key: 'longer' },
  },
  gossip: {
    kept: { map: ROOM, maids: [all, maid('momo', [5, 4])], customers: four },
    broken: {
      map: ROOM,
      // With fewer maids four callers are a rush, and a rush ends every chat.
      maids: [carrier, ...['luz', 'mei'].map((id, i) => maid(id, [4 + i, 3], { duties: 'serving' }))],
      customers: four,
      chance: only({ chat: 1 }),
    },
    tells: { who: 'luz', key: 'longer' },
  },
  puddles: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [], customers: one },
    meddle: ({ state }) => {
      for (let x = 4; x < 8; x++) state.litter.push({ x, y: 4, kind: 'puddle', sinceTick: 0 });
    },
    tells: { who: null, key: 'tooMany', tick: 0 },
  },
  swept: {
    kept: { map: ROOM.map((row, y) => (y === 4 ? '#.....L......#' : row)), maids: [all] },
    broken: { map: ROOM.map((row, y) => (y === 4 ? '#.....L......#' : row)), maids: [] },
    tells: { who: null, key: 'longer', tick: 1800 },
  },
  plates: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: {
      map: ['################', '#K##############', '#P...L.........#', '###########.aT.#', '###########D####'],
      maids: [maid('hana', [2, 2], { rank: 4, alertness: null })],
      customers: one,
      chance: only({ slip: 1 }),
    },
    // A puddle lies in front of her whenever she carries.
    meddle: ({ state, world }) => {
      const her = state.people['hana'];
      if (her?.role !== 'maid' || her.carrying.length === 0 || state.litter.length > 0) return;
      const litter = { x: her.x + 2, y: 2, kind: 'peel', sinceTick: state.tick } as const;
      state.litter.push(litter);
      world.places.litterDown(litter);
    },
    tells: { who: 'hana', key: 'happened' },
  },
  lost: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: {
      map: ROOM,
      maids: [],
      customers: Array.from({ length: 11 }, (_, i) => arriving(`guest${i}`, i * 20, { patience: 40 })),
    },
    tells: { who: 'guest10', key: 'tooOften' },
  },
  served: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [], customers: one },
    ticks: 6000,
    tells: { who: null, key: 'shareLow', tick: 5999 },
  },
  debt: {
    kept: { map: ROOM, maids: [all], customers: one },
    broken: { map: ROOM, maids: [all], customers: one },
    meddle: ({ state }) => {
      state.money = -1;
    },
    tells: { who: null, key: 'below', tick: 0 },
  },
  stuck: {
    kept: { map: ROOM, maids: [all], customers: [arriving('kim', 0)] },
    broken: { map: ROOM, maids: [all], customers: [arriving('kim', 0)] },
    // She is kept from moving.
    meddle: ({ state }) => {
      const kim = state.people['kim'];
      if (kim !== undefined && kim.stepOf > 0) kim.stepTick = 0;
    },
    tells: { who: 'kim', key: 'happened' },
  },
};

function verdictOf(promise: Promised, file: ScenarioFile, { ticks = 2500, meddle }: Case, broken: boolean): Verdict {
  const { cafe } = open(file);
  const watch = new PromiseWatch([promise], cafe);
  for (let i = 0; i < ticks; i++) {
    if (broken) meddle?.(cafe);
    cafe.step();
    watch.ticked();
  }
  watch.finish();
  return watch.verdicts()[0] as Verdict;
}

test('a dozen promises come with the game, and all of them can be read', () => {
  expect(read.problems).toEqual([]);
  expect(read.promises.map(({ name }) => name)).toEqual(Object.keys(CASES));
  expect(read.promises).toHaveLength(12);
});

describe.each(read.promises.map((promise) => ({ name: promise.name, text: promise.text, promise })))(
  '$name: $text',
  ({ name, promise }) => {
    const story = CASES[name] as Case;

    test('is kept', () => {
      expect(verdictOf(promise, story.kept, story, false)).toEqual({ standing: 'kept', times: 0, breaches: [] });
    });

    test('is broken, with the tick and the character', () => {
      const { standing, times, breaches } = verdictOf(promise, story.broken, story, true);
      const [{ tick, who, because } = { tick: -1, who: '', because: { key: '' } }] = breaches;
      expect(standing).toBe('broken');
      expect(times).toBeGreaterThan(0);
      expect({ tick, who, key: because.key }).toEqual({ tick, ...story.tells });
    });
  },
);
