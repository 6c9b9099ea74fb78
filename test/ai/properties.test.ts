import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Errands, type Happening, type Plan } from './errands.ts';

const TICKS = 120;

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ what: fc.constant('call' as const), colour: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('giveUp' as const) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('rain' as const), on: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('order' as const),
      to: fc.constantFrom('all', 'team0', 'team1', 'p00', 'p03'),
      ticks: fc.integer({ min: 1, max: 12 }),
      in: fc.integer({ min: 0, max: 3 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('stun' as const), who: fc.nat(9), ticks: fc.integer({ min: 1, max: 9 }) }),
  },
);
const day = fc.array(
  fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, { weight: 3, arbitrary: fc.array(happening, { maxLength: 3 }) }),
  {
    minLength: TICKS,
    maxLength: TICKS,
    size: 'max',
  },
);
const porters = fc.integer({ min: 1, max: 9 });
const patience = fc.option(fc.integer({ min: 1, max: 40 }), { nil: null });

test('parking changes nothing that anyone does: sleeping until a fact changes is like looking up every tick', () => {
  let slept = 0;
  fc.assert(
    fc.property(porters, patience, day, (count, ticks, happenings) => {
      const plan = (parked: boolean): Plan => ({ porters: count, parked, patience: ticks, happenings });
      const polled = new Errands(plan(false)).run(TICKS);
      const parked = new Errands(plan(true)).run(TICKS);
      expect(parked.log).toEqual(polled.log);
      if (parked.thoughts() < polled.thoughts()) slept++;
    }),
    { numRuns: 150 },
  );
  expect(slept).toBeGreaterThan(75);
});

test('a saved world goes on exactly as the unsaved one, from any tick', () => {
  fc.assert(
    fc.property(
      porters,
      patience,
      day,
      fc.boolean(),
      fc.integer({ min: 0, max: TICKS - 1 }),
      (count, ticks, happenings, parked, at) => {
        const plan: Plan = { porters: count, parked, patience: ticks, happenings };
        const through = new Errands(plan).run(at);
        const loaded = Errands.load(plan, through.save());
        expect(loaded.save()).toBe(through.save());
        const from = through.log.length;
        through.run(TICKS - at);
        loaded.run(TICKS - at);
        expect(loaded.log).toEqual(through.log.slice(from));
        expect(loaded.save()).toBe(through.save());
      },
    ),
    { numRuns: 150 },
  );
});

test('the made-up world is not dull: porters take callers, serve, cheer and obey in it', () => {
  const happenings: Happening[][] = Array.from({ length: TICKS }, (_, tick) => [
    ...(tick % 7 === 3 ? [{ what: 'call' as const, colour: tick % 3 }] : []),
    ...(tick % 31 === 5 ? [{ what: 'order' as const, to: 'team0', ticks: 5, in: 1 }] : []),
  ]);
  const { log } = new Errands({ porters: 4, parked: true, patience: 30, happenings }).run(TICKS);
  for (const word of ['takes', 'serve', 'cheer', 'obey']) expect(log.some((line) => line.includes(word))).toBe(true);
});
