// Random restaurants for property tests: walkable maps, rosters, arrivals, and inputs at random moments. Each case
// comes from one fast-check seed, so a failing case is printed and can be run again.

import fc from 'fast-check';
import { controllerNames, temperamentNames } from '../../src/data/index.ts';
import type { ScenarioFile } from '../scenarios/story.ts';
import { DAY_RULES } from '../../src/sim/state/day-rules.ts';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import type { Input, JournalEntry } from '../../src/sim/inputs/index.ts';
import { alertness, anyInput, DUTIES } from './inputs.ts';

export interface Case {
  readonly file: ScenarioFile & { readonly ticks: number };
  readonly inputs: readonly JournalEntry[];
}

const full = process.env['HONEYBELL_SOAK'] === 'full';

/**
 * How a property is tested: a tenth of the full number of cases unless HONEYBELL_SOAK=full; always from the same seed
 * unless HONEYBELL_SEED sets another. Shrinking a failing case may take half a minute.
 */
export const search = (cases: number, usualSeed: number): fc.Parameters<unknown> => ({
  numRuns: full ? cases : Math.max(3, Math.round(cases / 10)),
  seed: Number(process.env['HONEYBELL_SEED'] ?? usualSeed),
  interruptAfterTimeLimit: full ? 1_800_000 : 30_000,
});

const WIDTH = 18;
const HEIGHT = 11;
const TYPES = [
  'office',
  'student',
  'family',
  'elderly',
  'critic',
  'fan',
  'investor',
  'tourist',
  'litterbug',
  'paparazzo',
  'footballer',
];

/** A walled room with kitchen, door, up to six tables in a loose grid, and some litter. Every seat can be reached. */
const map = fc
  .record({
    tables: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 6 }),
    sides: fc.array(fc.integer({ min: 1, max: 15 }), { minLength: 6, maxLength: 6 }),
    litter: fc.array(fc.tuple(fc.integer({ min: 1, max: WIDTH - 2 }), fc.integer({ min: 3, max: HEIGHT - 2 })), {
      maxLength: 8,
    }),
    door: fc.integer({ min: 1, max: WIDTH - 2 }),
  })
  .map(({ tables, sides, litter, door }) => {
    const rows = Array.from({ length: HEIGHT }, (_, y) =>
      Array.from({ length: WIDTH }, (_, x) => (x === 0 || y === 0 || x === WIDTH - 1 || y === HEIGHT - 1 ? '#' : '.')),
    );
    const put = (x: number, y: number, letter: string): void => {
      (rows[y] as string[])[x] = letter;
    };
    for (const x of [1, 3]) put(x, 1, 'K');
    for (const x of [1, 2, 3, 4]) put(x, 2, 'P');
    put(WIDTH - 2, HEIGHT - 2, 'R');
    for (const x of [12, 13]) put(x, 1, 'S');
    put(door, HEIGHT - 1, 'D');
    let seat = 0;
    for (const table of tables) {
      const x = 3 + (table % 3) * 5;
      const y = 4 + Math.floor(table / 3) * 3;
      put(x, y, 'T');
      const side = sides[table] as number;
      const around = [
        [x - 1, y],
        [x + 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const;
      around.forEach(([sx, sy], i) => {
        if ((side & (1 << i)) !== 0) put(sx, sy, 'abcdefghijklmnopqrstuvwxyz'[seat++] as string);
      });
    }
    for (const [x, y] of litter) if ((rows[y] as string[])[x] === '.') put(x, y, 'L');
    return rows.map((row) => row.join(''));
  });

const seatsOf = (rows: readonly string[]): string[] => [...rows.join('')].filter((letter) => /[a-z]/.test(letter));
const floorOf = (rows: readonly string[]): [number, number][] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((letter, x): [number, number][] => (letter === '.' || letter === 'L' ? [[x, y]] : [])),
  );

const favourites = (customers: number) => ({
  favouriteCustomerIds: fc.uniqueArray(
    fc.integer({ min: 0, max: customers - 1 }).map((i) => `c${i}`),
    { maxLength: 2 },
  ),
  favouriteCustomerTypes: fc.uniqueArray(fc.constantFrom(...TYPES), { maxLength: 2 }),
});

function maids(floor: readonly [number, number][], customers: number) {
  const one = fc.record({
    rank: fc.integer({ min: 2, max: 5 }),
    at: fc.constantFrom(...floor),
    duties: fc.constantFrom(...DUTIES),
    alertness,
    obedience: fc.constantFrom(0, 0.5, 1),
    team: fc.constantFrom(null, 1, 2),
    speed: fc.integer({ min: 1, max: 14 }),
    energy: fc.constantFrom(1, 0.4, 0.16, 0),
    mood: fc.constantFrom(0.2, -1, 1),
    stamina: fc.integer({ min: 0, max: 3 }),
    controller: fc.constantFrom('script', 'script', ...controllerNames),
    ...favourites(customers),
  });
  return fc
    .array(one, { minLength: 1, maxLength: 6, size: 'max' })
    .map((all) => all.map((fields, i) => ({ id: `${'mcz'[i % 3] ?? 'm'}aid${i}`, ...fields })));
}

function customers(count: number, seats: readonly string[]) {
  const one = fc.record({
    type: fc.constantFrom(...TYPES),
    isHero: fc.constantFrom(false, false, false, true),
    arrive: fc.integer({ min: 0, max: 1500 }),
    fixed: fc.option(fc.record({ seat: fc.constantFrom(...seats), start: fc.constantFrom('door', 'seat') }), {
      nil: null,
    }),
    order: fc.option(fc.array(fc.constantFrom('ramen', 'tea', 'cake'), { minLength: 1, maxLength: 3 }), { nil: null }),
    patience: fc.constantFrom(60, 300, 900, 3000),
    temperament: fc.constantFrom(...temperamentNames),
  });
  return fc.array(one, { minLength: count, maxLength: count }).map((all) =>
    all.map(({ fixed, order, ...fields }, i) => ({
      id: `c${i}`,
      ...fields,
      ...fixed,
      ...(order === null ? {} : { order }),
    })),
  );
}

/** Some consecutive arrivals form a party: in one tick, under one name. */
const inParties = <C extends { readonly arrive: number }>(all: readonly C[]) =>
  fc
    .array(fc.integer({ min: 1, max: 4 }), { minLength: all.length, maxLength: all.length, size: 'max' })
    .map((sizes) => {
      const together: (C & { party?: string })[] = [];
      for (const size of sizes) {
        const party = all.slice(together.length, together.length + size);
        const [first] = party;
        if (first === undefined) break;
        const name = party.length > 1 ? { party: `p${together.length}`, arrive: first.arrive } : {};
        together.push(...party.map((one) => ({ ...one, ...name })));
      }
      return together;
    });

const chances = fc.oneof(
  { weight: 1, arbitrary: fc.constant(0 as const) },
  {
    weight: 4,
    arbitrary: fc.record(
      Object.fromEntries(
        ['slip', 'fidget', 'chat', 'litter', 'crowd', 'again', 'mood'].map((name) => [
          name,
          fc.constantFrom(0, 0.01, 0.5, 1),
        ]),
      ),
    ),
  },
);

const LAST_INPUT = 2200;
/** An input of any kind at any moment. */
const input = (
  rows: readonly string[],
  maids: readonly string[],
  customers: number,
  without: readonly Input['kind'][],
): fc.Arbitrary<JournalEntry> =>
  fc.record({
    tick: fc.integer({ min: 0, max: LAST_INPUT }),
    input: anyInput(
      {
        width: WIDTH,
        height: HEIGHT,
        maids,
        seats: seatsOf(rows),
        customers,
        favourites: favourites(customers),
      },
      without,
    ),
  });

/** A rival, or none. */
const rival = fc.option(
  fc.record({
    has: fc.subarray(['charcoalGrill', 'amberGlaze', 'iceWell', 'teaCart', 'tableTea', 'cornerStage']),
    knows: fc.constantFrom([], [{ node: 'lanternSkewers', value: 'Yes' }], [{ node: 'cornerStage', value: 'Yes' }]),
  }),
  { nil: undefined },
);
/** Some of the guests are regulars. */
const regulars = (count: number): fc.Arbitrary<object[] | undefined> =>
  fc.option(
    fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 0, max: count - 1 }).map((i) => `c${i}`),
        hearty: fc.constant('ramen'),
        light: fc.constant('tea'),
        sweet: fc.constant('cake'),
        seen: fc.array(fc.constantFrom('hearty', 'light', 'sweet'), { maxLength: 12 }),
      }),
      { selector: ({ id }) => id, maxLength: 6 },
    ),
    { nil: undefined },
  );

/** Events of the day, any of them, at any time, several at once. */
const events = fc.option(
  fc.array(fc.record({ at: fc.integer({ min: 0, max: 1800 }), kind: fc.constantFrom(...EVENT_KINDS) }), {
    minLength: 1,
    maxLength: 4,
  }),
  { nil: undefined },
);

/** A whole case, with at most `most` inputs, of all kinds except those left out. */
export const cafe = (most = 25, without: readonly Input['kind'][] = []): fc.Arbitrary<Case> =>
  map.chain((rows) =>
    fc.integer({ min: 1, max: 20 }).chain((count) =>
      maids(floorOf(rows), count).chain((staff) =>
        fc
          .record({
            seed: fc.integer({ min: 0, max: 1_000_000 }),
            chefs: fc.integer({ min: 1, max: 3 }),
            chance: chances,
            weather: fc.constantFrom('sun', 'rain'),
            customers: customers(count, seatsOf(rows)).chain(inParties),
            rival,
            events,
            regulars: regulars(count),
            rules: fc.option(fc.subarray([...DAY_RULES]), { nil: undefined }),
            inputs: fc.array(
              input(
                rows,
                staff.map((one) => one.id),
                count,
                without,
              ),
              { maxLength: most, size: 'max' },
            ),
          })
          .map(({ inputs, ...fields }): Case => ({
            inputs: inputs
              .map((entry, index) => ({ entry, index }))
              .sort((a, b) => a.entry.tick - b.entry.tick || a.index - b.index)
              .map(({ entry }) => entry),
            file: {
              ...fields,
              map: rows,
              maids: staff,
              ticks: 2500,
              menu: [
                { id: 'ramen', cookTicks: 40, eatTicks: 120, price: 900, coldTicks: 400 },
                { id: 'tea', cookTicks: 8, eatTicks: 60, price: 400 },
                { id: 'cake', cookTicks: 1, eatTicks: 1, price: 1 },
              ],
            } as Case['file'],
          })),
      ),
    ),
  );
