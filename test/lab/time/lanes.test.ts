// Lanes: words avoid marks, rare marks precede common ones, a guest's visit has stages; and the guest a thought is
// about.

import { describe, expect, test } from 'vitest';
import { type Decision, Trace } from '../../../src/ai/index.ts';
import { aroundOf, guestOf, thoughtBeside } from '../../../src/lab/time/person-at.ts';
import { bandsOf } from '../../../src/inspector/lanes/lanes.ts';
import { type LanesPicture, markAt, marksIn, roomFor } from '../../../src/inspector/lanes/paint.ts';
import { inkOf, LANE } from '../../../src/lab/time/lane-palette.ts';
import { CAFE_BANDS, type Lane, type Mark } from '../../../src/lab/time/lanes.ts';
import { markWords } from '../../../src/lab/time/search.ts';
import { scripts } from '../../../src/scripts/index.ts';
import { newDay } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { Actor } from '../../../src/sim/script-api/views.ts';

const guests = new Set<string>();
const cafe = new Simulation(newDay({ seed: 7 }), scripts, { tracing: true });
const trace = new Trace<Actor>(Infinity);
cafe.observe(trace);
while (cafe.state.tick < 1500) {
  cafe.step();
  for (const { id } of cafe.world.guests) guests.add(id);
}

const mark = (tick: number, kind: Mark['kind']): Mark => ({ tick, kind, who: 'momo', decision: null, event: null });
const laneWith = (marks: readonly Mark[]): Lane => ({
  id: 'momo',
  known: { id: 'momo', name: 'Momo', look: 'momo', role: 'maid', rank: 5, hero: false, from: 0, to: 100 },
  bands: [],
  marks,
});
const picture: LanesPicture<Mark> = {
  lanes: [],
  from: 0,
  to: 100,
  chosen: 50,
  who: null,
  laneHeight: 26,
  width: 400,
  dpr: 1,
  hover: null,
  wordOf: (key) => key,
  inkOf,
  colours: LANE,
  font: '',
};

describe('a word in a band', () => {
  test('stands at its beginning, behind a mark, between two, or nowhere', () => {
    expect(roomFor(30, 0, 100, [])).toBe(4);
    expect(roomFor(30, 0, 100, [{ x: 5 }])).toBe(17);
    expect(roomFor(30, 0, 100, [{ x: 20 }, { x: 80 }])).toBe(32);
    expect(roomFor(60, 0, 100, [{ x: 50 }])).toBeNull();
  });
  test('is never under a mark', () => {
    for (let x = 0; x < 200; x += 3)
      for (const long of [20, 40, 70]) {
        const at = roomFor(long, 10, 190, [{ x }, { x: x + 31 }]);
        if (at === null) continue;
        for (const of of [x, x + 31]) expect(at + long <= of - 8 || at >= of + 8).toBe(true);
      }
  });
});

describe('marks', () => {
  test('that crowd give way to a change of mind and a slip', () => {
    const lane = laneWith([mark(10, 'decision'), mark(11, 'mind'), mark(12, 'decision'), mark(30, 'decision')]);
    expect(marksIn(lane, picture).map(({ mark: { tick, kind } }) => [tick, kind])).toEqual([
      [11, 'mind'],
      [30, 'decision'],
    ]);
  });
  test('can be pointed at where they are drawn, and only there', () => {
    const lane = laneWith([mark(10, 'decision'), mark(11, 'mind')]);
    const shown = { ...picture, lanes: [lane] };
    expect(markAt(shown, 44, 10)?.kind).toBe('mind');
    expect(markAt(shown, 60, 10)).toBeNull();
    expect(markAt(shown, 44, 200)).toBeNull();
  });
});

test('a guest’s visit is told in its parts: to the seat, calling, waiting for the dish, eating, paying', () => {
  const tellings = [...guests].map((id) =>
    bandsOf(trace.of(id), 1500, CAFE_BANDS)
      .map(({ key }) => key)
      .join(' '),
  );
  expect(tellings.some((keys) => keys.includes('call dish eat'))).toBe(true);
  expect(tellings.some((keys) => /eat bill/.test(keys))).toBe(true);
});

test('a maid who decides by a table has a band for each thing she does, as the evening’s report has', () => {
  const kinds = new Set(bandsOf(trace.of('mei'), 1500, CAFE_BANDS).map(({ kind }) => kind));
  for (const kind of ['serve', 'walk', 'carry', 'wait'] as const) expect(kinds).toContain(kind);
  const reported = new Set(cafe.state.bands['mei']?.map(({ what }) => what));
  for (const kind of reported) expect(kinds).toContain(kind);
});
test('the rows a table was asked are no alternatives to what came of them', () => {
  const decided = trace.of('mei').find(({ because }) => because?.key.startsWith('table.') === true);
  const one: Mark = { tick: 0, kind: 'decision', who: 'mei', decision: decided as Decision, event: null };
  expect(decided?.options.length).toBeGreaterThan(0);
  const bare: Mark = { ...one, decision: { ...(decided as Decision), options: [] } };
  expect(markWords(one, (id) => id)).toBe(markWords(bare, (id) => id));
});

describe('a moment', () => {
  const momo = cafe.state.people['momo'] as NonNullable<(typeof cafe.state.people)[string]>;
  const thoughts = trace.of('momo');

  test('has the line before and the line it came to, through the warps between', () => {
    const warped = thoughts.findIndex(({ because, warp }, i) => i > 20 && because !== null && warp !== null);
    const { tick } = thoughts[warped] as Decision;
    const { chosen, was, now, had } = aroundOf(cafe.state, momo, thoughts, tick + 1);
    expect(chosen?.tick).toBe(tick);
    expect(was).not.toBeNull();
    expect(now).not.toBeNull();
    expect(had).toBe(thoughts.filter((one) => one.tick <= tick).length);
  });
  test('has a thought before and one after; going there and back leads to the same', () => {
    const { entries } = aroundOf(cafe.state, momo, thoughts, 1200);
    const after = thoughtBeside(entries, 1200, 1);
    const before = thoughtBeside(entries, 1200, -1);
    expect(after?.tick).toBeGreaterThanOrEqual(1200);
    expect(before?.tick).toBeLessThan(1199);
    expect(thoughtBeside(entries, (after?.tick ?? 0) + 1, -1)?.tick).toBeLessThanOrEqual(1199);
  });
  test('knows the guest a thought is about, chosen, named or handed on', () => {
    const blank = { options: [], todo: null, warp: null, because: null };
    const isGuest = (id: string): boolean => id.startsWith('g');
    const about = (part: object): string | null => guestOf({ ...blank, ...part } as unknown as Decision, isGuest);
    expect(about({ options: [{ id: 'g2', verdict: 'chosen' }], todo: { behave: 'move', guest: 'g1' } })).toBe('g2');
    expect(about({ todo: { behave: 'move', guest: 'g1' } })).toBe('g1');
    expect(about({ warp: { warp: 'move', param: { guest: 'g3' } } })).toBe('g3');
    expect(about({ options: [{ id: 'round', verdict: 'chosen' }] })).toBeNull();
  });
});
