// What a maid considers on her way (How NPC AI works, part 3): callers, dishes and litter inside her alert range with no
// wall between, and bells that reach her through at most one wall. While waiting she reads the blackboard instead.

import { describe, expect, test } from 'vitest';
import type { AIScript, Json, Option, Sector } from '../../src/ai/index.ts';
import type { MaidScript } from '../../src/scripts/script-types.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import type { Actor } from '../../src/sim/script-api/views.ts';
import { arriving, maid, open, RAMEN, seated, Story, tell } from './story.ts';

const AHEAD = [{ radius: 8, halfAngle: 45, facing: 0 }];
const AROUND = [{ radius: 8, halfAngle: 180, facing: 0 }];
/** She walks east along the fourth row to the worker at `a`; the striker, her favourite, sits elsewhere. */
const HALL = [
  '##############################',
  '#K...........................#',
  '#PP.......Tc...............Ta#',
  '#............................#',
  '#............................#',
  '#bT..........................#',
  '#.........Td.................#',
  '##############D###############',
];
/** The same with walls between the two rows of tables; a gap at the far end. */
const walled = (...rows: readonly number[]): string[] =>
  HALL.map((row, y) => (rows.includes(y) ? '###########################..#' : row));
const CALL = 20;

interface Walk {
  readonly range?: Json;
  readonly map?: readonly string[];
  readonly call?: number;
}
const walk = (seat: string, { range = AHEAD as unknown as Json, map = HALL, call = CALL }: Walk = {}): Story =>
  tell({
    map,
    ticks: 140,
    maids: [maid('hana', [4, 3], { favouriteCustomerTypes: ['footballer'], alertRange: range })],
    customers: [seated('worker', 'a'), seated('striker', seat, { type: 'footballer', arrive: call })],
  });
const turned = (story: Story): boolean => story.count('target', { customer: 'striker' }) > 0;
const knew = (story: Story): Json => {
  const { because } = story.first('target', { customer: 'striker' });
  return (because as { terms: { knows: Json } }).terms.knows;
};

describe('on her way to a caller, a favourite raises a hand', () => {
  test('ahead of her: she saw it, and turns in that very tick', () => {
    const story = walk('c');
    expect(story.tickOf('target', { customer: 'striker' })).toBe(CALL);
    expect(knew(story)).toBe('saw');
  });

  test('behind her back she does not notice', () => {
    expect(turned(walk('b'))).toBe(false);
  });

  test('behind her back she notices with a range that reaches backwards', () => {
    const story = walk('b', { range: [...AHEAD, { radius: 9, halfAngle: 60, facing: 180 }] as unknown as Json });
    expect(story.tickOf('target', { customer: 'striker' })).toBe(CALL);
  });

  test('behind a wall she does not see it, without the wall she does', () => {
    const range = AROUND as unknown as Json;
    expect(turned(walk('d', { range, map: walled(4) }))).toBe(false);
    expect(turned(walk('d', { range }))).toBe(true);
  });

  test('beyond her range she does not notice', () => {
    expect(turned(walk('c', { range: [{ radius: 1, halfAngle: 45, facing: 0 }] }))).toBe(false);
  });
});

describe('a hand bell behind her back', () => {
  // She has just set out from the tile two rows above the table.
  const bell = (map: readonly string[]): Story => walk('b', { map, call: 3 });
  test('is heard in the open', () => {
    expect(knew(bell(HALL))).toBe('heard');
  });
  test('is heard through one wall', () => {
    expect(knew(bell(walled(4)))).toBe('heard');
  });
  test('is not heard through two walls', () => {
    const two = [...HALL.slice(0, 4), ...walled(4).slice(4, 5), HALL[4] as string];
    const map = [...two, ...walled(4).slice(4, 5), ...HALL.slice(5)];
    expect(turned(walk('b', { map, call: 3 }))).toBe(false);
  });
  test('is rung again, louder, when patience runs low', () => {
    const story = open({
      map: HALL,
      maids: [maid('hana', [8, 3], { duties: 'serving' })],
      customers: [seated('striker', 'b', { patience: 1000 })],
    });
    const heardAt = new Set<number>();
    story.pass(900, () => {
      for (const { until } of story.maid('hana').heard ?? []) heardAt.add(until - 200);
    });
    // Seven tiles away: too far for the first ring (4 tiles) and the second (6), near enough for the third (8 tiles).
    expect([...heardAt]).toEqual([751]);
  });
});

test('waiting she reads the blackboard: a caller behind her back counts too', () => {
  const story = open({
    map: HALL,
    maids: [
      maid('hana', [20, 3], {
        favouriteCustomerTypes: ['footballer'],
        alertRange: [{ radius: 1, halfAngle: 10, facing: 0 }],
      }),
    ],
    customers: [seated('striker', 'b', { type: 'footballer', arrive: 40 })],
  });
  expect(story.until('target').tick).toBe(40);
  expect(knew(story)).toBe('read');
});

test('the notebook says of each caller how she knew of it, or why she did not', () => {
  const story = open(
    {
      map: walled(4),
      maids: [maid('hana', [4, 3], { favouriteCustomerTypes: ['footballer'], alertRange: AHEAD as unknown as Json })],
      customers: [
        seated('worker', 'a'),
        seated('striker', 'c', { type: 'footballer', arrive: CALL }),
        seated('behind', 'b', { arrive: CALL - 5 }),
        seated('below', 'd', { arrive: CALL - 5 }),
      ],
    },
    { mindEvents: true, tracing: true },
  ).pass(CALL + 1);
  const options = story.cafe
    .decisions('hana')
    .flatMap((one) => one.options)
    .filter(({ id }) => id !== 'worker');
  const of = (id: string): readonly Json[] => {
    const { verdict, terms } = options.filter((one) => one.id === id).at(-1) as Option;
    return [verdict, terms['knows'] ?? null, terms['unseen'] ?? null];
  };
  expect(of('striker')).toEqual(['chosen', 'saw', null]);
  expect(of('behind')).toEqual(['unnoticed', null, 'behind']);
  expect(of('below')).toEqual(['unnoticed', null, 'wall']);
});

describe('a todo with until: [alert]', () => {
  const ARRIVES = 10;
  /** A guest walks past a maid who waits for `alert` alone: the ticks in which the range changed and she thought. */
  const passing = (guest: string, alertRange: readonly Sector[]): { changes: number[]; thoughts: number[] } => {
    const read = readScenario({
      seed: 1,
      chance: 0,
      menu: RAMEN,
      map: HALL,
      maids: [maid('mia', [14, 4], { alertRange: alertRange as unknown as Json })],
      customers: [arriving(guest, ARRIVES, { seat: 'b' })],
    });
    if (!read.ok) throw new Error(read.errors.join());
    const thoughts: number[] = [];
    const waits: MaidScript = ({ cafe }) => {
      thoughts.push(cafe.tick);
      return { behave: 'stay', until: ['alert'] };
    };
    const byName = { ...scripts.byName, 'maid.waiting': waits as unknown as AIScript<Actor> };
    const story = new Story(openScenario(read.scenario, { ...scripts, byName }, { mindEvents: true }));
    const changes: number[] = [];
    let before = false;
    story.pass(200, ({ state }) => {
      const who = state.people[guest];
      const now = who !== undefined && story.cafe.alertTiles('mia').some(({ x, y }) => x === who.x && y === who.y);
      if (now !== before) changes.push(state.tick - 1);
      before = now;
    });
    // The first thought is that of the first tick.
    return { changes, thoughts: thoughts.slice(1) };
  };
  const RANGES: readonly (readonly [string, readonly Sector[]])[] = [
    ['a circle', [{ radius: 5, halfAngle: 180, facing: 0 }]],
    ['a sector behind her', [{ radius: 9, halfAngle: 45, facing: 180 }]],
    ['two sectors', [{ radius: 4, halfAngle: 60, facing: 90 }, { radius: 9, halfAngle: 20, facing: 180 }]],
  ]; // prettier-ignore
  test.each(RANGES)('ends in the very turn in which somebody enters or leaves: %s', (_range, range) => {
    const { changes, thoughts } = passing('amy', range);
    expect(changes.length).toBeGreaterThanOrEqual(2);
    expect(thoughts).toEqual(changes);
  });
  test.each(RANGES)('ends in the next turn if hers was over already: %s', (_range, range) => {
    const { changes, thoughts } = passing('zed', range);
    expect(changes.length).toBeGreaterThanOrEqual(2);
    // Who comes through the door has done so before all turns.
    expect(thoughts).toEqual(changes.map((tick) => (tick === ARRIVES ? tick : tick + 1)));
  });
});
