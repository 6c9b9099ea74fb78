// The same question does not come again and again: kinds rest for two days, and other people ask.

import { expect, test } from 'vitest';
import { stream } from '../../../src/ai/index.ts';
import { planEnquiries } from '../../../src/sim/enquiries/index.ts';
import { friends } from '../../../src/sim/enquiries/friends.ts';
import { quarrel } from '../../../src/sim/enquiries/quarrel.ts';
import { rest } from '../../../src/sim/enquiries/rest.ts';
import { tryOut } from '../../../src/sim/enquiries/try-out.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { type EnquiryKind, pastEnquiries } from '../../../src/sim/state/enquiries.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';
import { asking, mine, THIRD } from './asking.ts';

const DRAWS = Array.from({ length: 12 }, (_, i) => i);
/** Lets these have asked on the days before. */
const recently = (cafe: Simulation, recent: readonly string[]): void =>
  void Object.assign(cafe.state.enquiries!, { recent });

test('a kind that was asked on one of the two days before is asked only if no other is possible, and then the one asked longest ago', () => {
  /** What is asked if these kinds were asked before, oldest first. */
  function after(before: readonly EnquiryKind[], seed: number): EnquiryKind {
    const state = JSON.parse(THIRD) as WorldState;
    const enquiries = { ...state.enquiries!, rng: stream(seed, 'test'), due: [1900], before };
    const cafe = new Simulation({ ...state, enquiries }, scripts);
    while (cafe.state.tick <= 1900) cafe.step();
    return mine(cafe).kind;
  }
  const first = after([], 1);
  expect(after([first], 1)).not.toBe(first);
  const all: EnquiryKind[] = [
    'quarrel',
    'coach',
    'group',
    'produce',
    'friends',
    'reporter',
    'tryOut',
    'complaint',
    'theatre',
    'rest',
  ];
  for (const seed of [1, 2, 3]) expect(after(all, seed)).toBe('quarrel');
});

test('the season remembers kinds for two days and people for four', () => {
  const { seed, clock, season } = JSON.parse(THIRD) as WorldState;
  const enquired = [2, 4, 5, 6].map((day) => ({
    day,
    kind: day === 6 ? ('rest' as const) : ('quarrel' as const),
    who: [`m${day}`],
  }));
  const plan = planEnquiries(seed, { ...clock, day: 7 }, { ...season!, enquired });
  expect(plan.before).toEqual(['quarrel', 'rest']);
  expect(plan.recent).toEqual(['quarrel m2', 'quarrel m4', 'quarrel m5', 'rest m6']);
  expect(pastEnquiries({}, enquired, 7).map(({ day }) => day)).toEqual([4, 5, 6]);
});

test('who asks is remembered with the kind at the end of the day', () => {
  const cafe = asking('quarrel', 1900);
  const { maid, second } = mine(cafe).terms;
  expect(pastEnquiries(cafe.state, [], 3).at(-1)).toEqual({ day: 3, kind: 'quarrel', who: [maid, second] });
});

test('two maids who quarrelled lately leave it to two others', () => {
  const cafe = asking('quarrel', 1900);
  const { maid, second } = mine(cafe).terms;
  recently(cafe, [`quarrel ${maid}`, `quarrel ${second}`]);
  for (const i of DRAWS) {
    const { maid: one, second: other } = quarrel.make(cafe.world, stream(i, 'test'))!;
    expect([maid, second].filter((id) => id === one || id === other).length).toBeLessThan(2);
  }
});

test('another maid asks for a rest or a try-out, and another regular calls, if there is one', () => {
  const cafe = asking('tryOut', 1900);
  for (const me of cafe.world.maids) me.energy = 0.3;
  for (const [kind, record, part] of [
    ['tryOut', tryOut, 'maid'],
    ['rest', rest, 'maid'],
    ['friends', friends, 'regular'],
  ] as const) {
    recently(cafe, []);
    const first = record.make(cafe.world, stream(1, 'test'))![part];
    recently(cafe, [`${kind} ${first}`]);
    for (const i of DRAWS)
      expect([kind, record.make(cafe.world, stream(i, 'test'))?.[part]]).not.toEqual([kind, first]);
  }
});
