// The same situation gives the same decision, however it is made: with or without explanation, without a break or saved
// and loaded in between, alone or with other characters sharing the configuration.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createFactory, real, type Reasoner, stream, type UtilityContext } from '../../../src/ai/index.ts';
import { reasonerOf } from './yards.ts';

// Read once: these tests load it thousands of times.
const CONFIG = parse(`
name: wanderer
type: DualUtility
minShare: 0.05
options:
  - name: chase
    considerations:
      - type: EntityExists
        picker:
          entities: cats
          considerations:
            - { type: Distance, to: PickerEntity, weight: { type: BasicCurve, shape: logistic, slope: 1, exponent: -1, range: [0, 20] } }
            - { type: Random, from: 0, to: 0.5 }
        variable: prey
      - { type: Distance, to: { type: Variable, variable: prey }, weight: { type: BasicCurve, shape: normal, range: [0, 30] } }
      - { type: ExecutionHistory, whileSelected: { multiplier: 3 }, selectedBefore: { type: FloatSequence, entries: [ { below: { random: [2, 9] }, veto: true }, {} ] } }
    actions: [ { type: Run }, { type: Pause, duration: { random: [1, 4] } } ]
  - name: beg
    considerations:
      - { type: FloatVariable, store: global, variable: food, weight: { type: BasicCurve, shape: polynomial, exponent: 1.7, range: [0, 5] } }
      - { type: ExecutionHistory, neverSelected: { rank: 1 } }
    actions: [ { type: Parallel, actions: [ { type: Pause, duration: 2 }, { type: SetVariable, variable: begged, value: true } ] } ]
  - name: rounds
    actions:
      - type: Subreasoner
        reasoner: { type: Sequence, options: [ { name: gate, actions: [ { type: Run } ] }, { name: wall, actions: [ { type: Pause, duration: 1 } ] } ] }
`) as object;

interface Dog {
  id: string;
  x: number;
  y: number;
  brain: object;
  chance: number[];
}
const cats = [{ id: 'tom', x: 3, y: 4 }, { id: 'kit', x: -8, y: 1 }, { id: 'pus', x: 12, y: 12 }]; // prettier-ignore
const dogs = (seed: number): Dog[] =>
  [0, 1, 2].map((i) => ({ id: `d${i}`, x: i * 2, y: -i, brain: {}, chance: stream(seed, `dog${i}`) }));

function load(): Reasoner {
  const factory = createFactory();
  factory.register('action', 'Run', {}, () => ({
    start: ({ self }) => void ((self as Dog).x += 1),
    done: ({ now }) => now % 3 !== 0,
  }));
  return reasonerOf(CONFIG, factory);
}

function contextOf(dog: Dog, now: number, food: number): UtilityContext {
  return { stores: { self: dog, brain: dog.brain, global: { food } }, entities: { cats }, now, random: () => real(dog.chance) }; // prettier-ignore
}

/** All choices of three dogs, and how they ended. */
function live(seed: number, foods: readonly number[], one: (context: UtilityContext, dog: Dog) => string | undefined) {
  const pack = dogs(seed);
  const chosen = foods.map((food, now) => pack.map((dog) => one(contextOf(dog, now, food), dog)));
  return { chosen, pack: JSON.parse(JSON.stringify(pack)) as unknown };
}

const day = fc.array(fc.constantFrom(0, 0.3, 2, 5), { minLength: 5, maxLength: 40, size: 'max' });
const plan = { numRuns: 25, seed: 3 };

test('deciding with a word is choosing without one', () => {
  fc.assert(
    fc.property(fc.integer(), day, (seed, foods) => {
      const [talker, doer] = [load(), load()];
      const told = live(seed, foods, (context) => {
        const { option, scores } = talker.decide(context);
        expect(scores.filter(({ dropped }) => dropped === undefined).map(({ name }) => name)).toEqual(option === undefined ? [] : [option]); // prettier-ignore
        talker.act(context);
        return option;
      });
      const done = live(seed, foods, (context) => {
        const option = doer.choose(context);
        doer.act(context);
        return option;
      });
      expect(done).toEqual(told);
      const ran = load();
      expect(live(seed, foods, (context) => ran.run(context))).toEqual(told);
    }),
    plan,
  );
});

test('one configuration for all is like one for each, also when it is loaded anew from a saved brain every tick', () => {
  fc.assert(
    fc.property(fc.integer(), day, (seed, foods) => {
      const shared = load();
      const usual = live(seed, foods, (context) => shared.run(context));
      const own = new Map(dogs(0).map(({ id }) => [id, load()]));
      expect(live(seed, foods, (context, dog) => own.get(dog.id)?.run(context))).toEqual(usual);
      expect(live(seed, foods, (context, dog) => {
        dog.brain = JSON.parse(JSON.stringify(dog.brain)) as object;
        return load().run({ ...context, stores: { ...context.stores, brain: dog.brain } });
      })).toEqual(usual);
    }),
    { ...plan, numRuns: 5 },
  ); // prettier-ignore
});

describe('an explanation', () => {
  test('adds up: weights are made of what is shown, the draw lies within the chosen share', () => {
    const reasoner = load();
    live(9, Array<number>(300).fill(0.3), (context) => {
      const { option, scores, draw } = reasoner.decide(context);
      for (const { weight, rank, considerations } of scores) {
        const sum = considerations.reduce((all, { addend }) => all + addend, 0);
        expect(considerations.reduce((all, { multiplier }) => all * multiplier, sum)).toBeCloseTo(weight, 12);
        expect(Math.max(...considerations.map((one) => one.rank))).toBe(rank);
      }
      if (draw !== undefined) {
        const drawnFrom = scores.filter(({ dropped }) => dropped === undefined || dropped === 'draw');
        let below = 0;
        const first = drawnFrom.find(({ weight }) => (below += weight) > draw.drawn);
        expect(first?.name).toBe(option);
      }
      reasoner.act(context);
      return option;
    });
  });

  test('is that of its own decision, also if the same entity is picked again', () => {
    const near = { type: 'Distance', to: 'PickerEntity', weight: { type: 'PerUnit', addend: 1 } };
    const picker = { entities: 'cats', considerations: [near] };
    const option = { name: 'chase', considerations: [{ type: 'EntityExists', picker }] };
    const reasoner = reasonerOf({ type: 'RuleBased', options: [option] });
    const far = (x: number) => {
      const context = contextOf({ id: '', x, y: 0, brain: {}, chance: [] }, 0, 0);
      const { scores } = reasoner.decide({ ...context, entities: { cats: [{ id: 'tom', x: 0, y: 0 }] } });
      return scores[0]?.considerations[0]?.picked?.scores[0]?.considerations[0]?.input;
    };
    expect([far(3), far(5)]).toEqual([3, 5]);
  });
});
