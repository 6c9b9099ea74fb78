// One configuration serves many characters and stores nothing about them: what it found for one never reaches another,
// and a character that is saved and loaded at every step behaves like one that never was.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFactory, real, type Reasoner, stream, type UtilityContext } from '../../../src/ai/index.ts';
import { contextOf, reasonerOf } from './yards.ts';

type Brain = Record<string, unknown>;
const cats = (...ids: string[]): { id: string }[] => ids.map((id) => ({ id }));
const findsCat = { type: 'EntityExists', picker: { entities: 'cats', considerations: [] }, variable: 'prey' };
const dozes = {
  type: 'FSM',
  options: [
    { name: 'doze', transitions: [{ to: 'hunt', considerations: [findsCat] }] },
    { name: 'hunt', transitions: [{ to: 'doze' }] },
  ],
};

describe('what a picker found for one character', () => {
  const asks = (reasoner: Reasoner, brain: Brain, ...ids: string[]): string | undefined =>
    reasoner.choose(contextOf({ stores: { self: {}, brain, global: {} }, entities: { cats: cats(...ids) } }));

  test('is not written on the mind of the next who enters the same state', () => {
    const reasoner = reasonerOf(dozes);
    const [one, other]: Brain[] = [{}, {}];
    asks(reasoner, one as Brain);
    asks(reasoner, one as Brain, 'tom');
    expect(one).toMatchObject({ prey: 'tom' });
    expect(asks(reasoner, other as Brain, 'tom')).toBe('doze');
    expect(other).not.toHaveProperty('prey');
  });

  test('is not written again on her own, when she comes back to a state that has asked nothing yet', () => {
    const reasoner = reasonerOf(dozes);
    const brain: Brain = {};
    asks(reasoner, brain);
    asks(reasoner, brain, 'tom');
    brain['prey'] = 'nobody any more';
    expect(asks(reasoner, brain, 'tom')).toBe('doze');
    expect(brain['prey']).toBe('nobody any more');
  });

  test('is not written by a sequence, which asks nobody', () => {
    const sequence = reasonerOf({ type: 'Sequence', options: [{ name: 'all', considerations: [findsCat] }] });
    const brain: Brain = { prey: 'kit' };
    expect(asks(sequence, brain, 'tom')).toBe('all');
    expect(brain['prey']).toBe('kit');
  });

  test('is not written where there was nobody to look at, and so nothing was asked', () => {
    const friendly = { type: 'EntityExists', picker: { entities: 'dogs', considerations: [findsCat] } };
    const reasoner = reasonerOf({
      type: 'RuleBased',
      options: [{ name: 'a', considerations: [{ type: 'ConsiderationSet', combine: 'not', considerations: [friendly] }] }],
    }); // prettier-ignore
    const ask = (brain: Brain, dogs: string[]): unknown =>
      reasoner.choose(contextOf({ stores: { self: {}, brain, global: {} }, entities: { cats: cats('tom'), dogs: cats(...dogs) } })); // prettier-ignore
    const [one, other]: Brain[] = [{}, {}];
    ask(one as Brain, ['rex']);
    ask(other as Brain, []);
    expect([one?.['prey'], other?.['prey']]).toEqual(['tom', undefined]);
  });
});

test('a transition that is chosen keeps its own pick, whatever the others picked', () => {
  const to = (state: string, list: string, addend: number) => ({
    to: state,
    considerations: [
      { ...findsCat, picker: { entities: list, considerations: [] } },
      { type: 'Tuning', addend },
    ],
  });
  const reasoner = reasonerOf({
    type: 'FSM',
    picker: { type: 'DualUtility', minShare: 1 },
    options: [
      { name: 'hub', transitions: [to('near', 'cats', 9), to('far', 'birds', 1)] },
      { name: 'near' },
      { name: 'far' },
    ],
  });
  const brain: Brain = {};
  const context = contextOf({ stores: { self: {}, brain, global: {} }, entities: { cats: cats('tom'), birds: cats('jay') } }); // prettier-ignore
  expect([reasoner.choose(context), reasoner.choose(context)]).toEqual(['hub', 'near']);
  expect(brain['prey']).toBe('tom');
});

test('what a sensor or a part wrote for one is not what it reads for the next', () => {
  const factory = createFactory();
  // A game's own component that writes a value only for some entities.
  factory.register('consideration', 'Mood', {}, () => ({
    evaluate({ stores: { self } }, weighing) {
      const { mood } = self as { mood?: string };
      if (mood !== undefined) weighing.symbol = mood;
    },
  }));
  const reasoner = reasonerOf(
    { type: 'RuleBased', sensors: [{ reads: 'Mood', variable: 'felt' }], options: [{ name: 'a', considerations: ['Mood'] }] }, // prettier-ignore
    factory,
  );
  const ask = (mood?: string): [unknown, unknown] => {
    const brain: Brain = {};
    const { scores } = reasoner.decide(contextOf({ stores: { self: { mood }, brain, global: {} } }));
    return [brain['felt'], scores[0]?.considerations[0]?.input];
  };
  expect(ask('glad')).toEqual(['glad', 'glad']);
  expect(ask()).toEqual([undefined, null]);
});

// ── many of them ────────────────────────────────────────────────────────────────────────────────────────────────────

const hunts = (variable: string) => ({
  type: 'EntityExists',
  variable,
  picker: {
    entities: 'cats',
    considerations: [{ type: 'FloatVariable', store: 'PickerEntity', variable: 'loud', weight: { type: 'BasicCurve', shape: 'linear' } }, { type: 'Random', to: 0.5 }],
  },
}); // prettier-ignore
const long = { type: 'ExecutionHistory', whileSelected: { type: 'FloatSequence', entries: [{ below: { random: [1, 4] }, veto: true }, {}] } }; // prettier-ignore
const CONFIG = {
  name: 'dog',
  type: 'FSM',
  picker: 'DualUtility',
  sensors: [{ reads: hunts('heard'), variable: 'ears', filter: { every: { random: [1, 3] } } }],
  options: [
    { name: 'doze', transitions: [{ to: 'hunt', considerations: [hunts('prey'), long] }, { to: 'rounds', considerations: [hunts('other')] }] },
    { name: 'hunt', actions: [{ type: 'Pause', duration: { random: [1, 3] } }], transitions: [{ to: 'doze', whenDone: true }, { to: 'hunt', considerations: [hunts('prey'), { type: 'Tuning', multiplier: 0.2 }] }] },
    {
      name: 'rounds',
      actions: [{ type: 'Subreasoner', reasoner: { type: 'Sequence', options: [{ name: 'gate', considerations: [hunts('atGate')], actions: [{ type: 'Pause', duration: 1 }] }, { name: 'wall', considerations: [hunts('atWall')] }] } }],
      transitions: [{ to: 'doze', whenDone: true, considerations: [{ type: 'Or', considerations: [hunts('last'), 'Tuning'] }] }, { to: 'hunt', considerations: [long, hunts('prey')] }],
    },
  ],
}; // prettier-ignore

interface Dog {
  brain: Brain;
  chance: number[];
}

test('two who share a configuration live as if each had one, saved and loaded with every step or never', () => {
  // The deciding character, the cats nearby and how loud they are.
  const steps = fc.array(fc.tuple(fc.boolean(), fc.dictionary(fc.constantFrom('tom', 'kit', 'pus'), fc.constantFrom(0, 0.2, 1))), { minLength: 4, maxLength: 30 }); // prettier-ignore
  fc.assert(
    fc.property(fc.integer(), steps, (seed, days) => {
      const live = (reasonerFor: (who: number) => Reasoner, saves: boolean): unknown => {
        let dogs: Dog[] = [0, 1].map((i) => ({ brain: {}, chance: stream(seed, `dog ${i}`) }));
        const chosen = days.map(([second, loud], now) => {
          if (saves) dogs = JSON.parse(JSON.stringify(dogs)) as Dog[];
          const { brain, chance } = dogs[Number(second)] as Dog;
          const entities = { cats: Object.entries(loud).map(([id, loudness]) => ({ id, loud: loudness })) };
          const context: UtilityContext = { stores: { self: {}, brain, global: {} }, entities, now, random: () => real(chance) }; // prettier-ignore
          return reasonerFor(Number(second)).run(context);
        });
        return JSON.parse(JSON.stringify([chosen, dogs]));
      };
      const shared = reasonerOf(CONFIG);
      const usual = live(() => shared, false);
      const each = [reasonerOf(CONFIG), reasonerOf(CONFIG)];
      expect(live((who) => each[who] as Reasoner, false)).toEqual(usual);
      expect(live(() => shared, true)).toEqual(usual);
      expect(live(() => reasonerOf(CONFIG), true)).toEqual(usual);
    }),
    { numRuns: 60, seed: 5 },
  );
}); // prettier-ignore
