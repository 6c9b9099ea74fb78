import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DualUtilityReasoner, RuleBasedReasoner } from '../../../src/ai/index.ts';
import { contextOf, option, reasonerOf, sigmas, tally } from './yards.ts';

const tuning = (values: object): object => ({ type: 'Tuning', ...values });
const dual = (...options: object[]) => reasonerOf({ type: 'DualUtility', options });

/** Name → weight, rank, and by which step it was dropped. */
function outcome(reasoner: ReturnType<typeof dual>, context = contextOf()) {
  const { option, scores } = reasoner.decide(context);
  return { option, scores: scores.map(({ name, weight, rank, dropped }) => [name, weight, rank, dropped ?? 'chosen']) };
}

describe('the weight and the rank of an option', () => {
  test('without considerations are 1 and none, by the Tuning it gets', () => {
    const { scores } = reasonerOf({ type: 'DualUtility', options: [{ name: 'idle' }] }).decide(contextOf());
    expect(scores).toEqual([
      {
        name: 'idle',
        weight: 1,
        rank: -Infinity,
        considerations: [{ type: 'Tuning', input: null, addend: 1, multiplier: 1, rank: -Infinity, implied: true }],
      },
    ]);
  });

  test('are (sum of addends) × (product of multipliers), and the highest rank', () => {
    const reasoner = dual(
      option('a', tuning({ addend: 2, rank: 1 }), tuning({ addend: 3, multiplier: 4, rank: 5 }), tuning({ addend: 0, multiplier: 0.5, rank: 3 })),
    ); // prettier-ignore
    expect(outcome(reasoner).scores).toEqual([['a', 10, 5, 'chosen']]);
  });

  test('a Tuning that says nothing of its addend has 1; one that does, and its lack of others, is taken as it is', () => {
    const reasoner = dual(
      option('a', tuning({ multiplier: 3 })),
      option('b', tuning({ addend: 0 }), tuning({ addend: 0.25 })),
      option('c', { type: 'Random', from: 2, to: 2 }),
    );
    expect(outcome(reasoner).scores.map(([name, weight]) => [name, weight])).toEqual([
      ['a', 3],
      ['b', 0.25],
      ['c', 3],
    ]);
  });

  test('a Tuning within a ConsiderationSet is a Tuning of the option; within And, Or and Not it is only true or false', () => {
    const within = (type: string): object => ({ type, considerations: [tuning({ addend: 5 })] });
    const reasoner = dual(option('set', within('ConsiderationSet')), option('and', within('And')));
    expect(outcome(reasoner).scores.map(([, weight]) => weight)).toEqual([5, 1]);
  });

  test('a veto is a multiplier of 0, whatever the others say', () => {
    const reasoner = dual(
      option('a', tuning({ addend: 100, rank: 9 }), tuning({ veto: true, multiplier: 7 })),
      option('b'),
    );
    expect(outcome(reasoner)).toEqual({
      option: 'b',
      scores: [
        ['a', 0, 9, 'weight'],
        ['b', 1, -Infinity, 'chosen'],
      ],
    });
  });
});

describe('the four steps', () => {
  test('1: what weighs 0 or less goes, so that its rank shuts out nobody', () => {
    const reasoner = dual(
      option('none', tuning({ addend: 0, rank: 7 })),
      option('negative', tuning({ addend: -3, rank: 8 })),
      option('turned', tuning({ addend: 2, multiplier: -1, rank: 8 })),
      option('left', tuning({ addend: 0.001 })),
    );
    expect(outcome(reasoner)).toEqual({
      option: 'left',
      scores: [
        ['none', 0, 7, 'weight'],
        ['negative', -3, 8, 'weight'],
        ['turned', -2, 8, 'weight'],
        ['left', 0.001, -Infinity, 'chosen'],
      ],
    });
  });

  test('2: only the highest rank stays, however light', () => {
    const reasoner = dual(
      option('heavy', tuning({ addend: 1000, rank: 1 })),
      option('light', tuning({ addend: 0.5, rank: 2 })),
      option('unranked', tuning({ addend: 1000 })),
    );
    expect(outcome(reasoner)).toEqual({
      option: 'light',
      scores: [
        ['heavy', 1000, 1, 'rank'],
        ['light', 0.5, 2, 'chosen'],
        ['unranked', 1000, -Infinity, 'rank'],
      ],
    });
  });

  test('a rank of 0 or below is still above none', () => {
    const reasoner = dual(option('a', tuning({ rank: -5 })), option('b'));
    expect(outcome(reasoner).scores[1]).toEqual(['b', 1, -Infinity, 'rank']);
  });

  test('3: what is lighter than the share of the heaviest goes; just the share stays', () => {
    const reasoner = reasonerOf({
      type: 'DualUtility',
      minShare: 0.1,
      options: [option('best', tuning({ addend: 10 })), option('just', tuning({ addend: 1 })), option('below', tuning({ addend: 0.99 }))],
    }); // prettier-ignore
    const { scores } = reasoner.decide(contextOf({ random: () => 0 }));
    expect(scores.map(({ name, dropped }) => [name, dropped])).toEqual([
      ['best', undefined],
      ['just', 'draw'],
      ['below', 'share'],
    ]);
  });

  test('the share is of the best that is left, not of one that its rank has dropped', () => {
    const reasoner = reasonerOf({
      type: 'DualUtility',
      minShare: 0.5,
      options: [option('low', tuning({ addend: 100 })), option('high', tuning({ addend: 1, rank: 1 }))],
    });
    expect(reasoner.choose(contextOf())).toBe('high');
  });

  test('with a share of 1 only the heaviest are left', () => {
    const reasoner = reasonerOf({
      type: 'DualUtility',
      minShare: 1,
      options: [option('a', tuning({ addend: 2 })), option('b', tuning({ addend: 3 })), option('c', tuning({ addend: 3 }))],
    }); // prettier-ignore
    expect(Object.keys(tally(reasoner, contextOf(), 50)).sort((a, b) => (a < b ? -1 : 1))).toEqual(['b', 'c']);
  });

  test.each([
    [0, 'a'],
    [0.0999, 'a'],
    [0.1, 'b'],
    [0.3999, 'b'],
    [0.4, 'c'],
    [0.9999, 'c'],
  ])('4: one is drawn by weight: %d gives %s', (drawn, name) => {
    const reasoner = dual(...[1, 3, 6].map((addend, i) => option('abc'[i] as string, tuning({ addend }))));
    const decision = reasoner.decide(contextOf({ random: () => drawn }));
    expect(decision.option).toBe(name);
    expect(decision.draw).toEqual({ drawn: drawn * 10, total: 10 });
    expect(decision.scores.filter(({ dropped }) => dropped === 'draw')).toHaveLength(2);
  });

  test('nothing is drawn when one alone is left, or none', () => {
    const random = (): number => {
      throw new Error('drawn');
    };
    expect(dual(option('a'), option('b', tuning({ veto: true }))).decide(contextOf({ random }))).not.toHaveProperty(
      'draw',
    );
    expect(dual(option('b', tuning({ veto: true }))).decide(contextOf({ random })).option).toBeUndefined();
  });

  test('weights too great to add up still leave a choice', () => {
    const huge = tuning({ addend: 1e308, multiplier: 1e308 });
    expect(dual(option('a', huge), option('b', huge)).choose(contextOf())).toMatch(/^[ab]$/);
    const both = tuning({ addend: -1e308, multiplier: 1e308 });
    expect(dual(option('a', both, huge, tuning({ veto: true }))).choose(contextOf())).toBeUndefined();
  });
});

test('options are drawn as often as their weights say', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ addend: fc.integer({ min: 0, max: 20 }), multiplier: fc.integer({ min: 0, max: 4 }) }), { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 1, max: 1e6 }),
      (weights, seed) => {
        const reasoner = dual(...weights.map((values, i) => option(`o${i}`, tuning(values))));
        const total = weights.reduce((sum, { addend, multiplier }) => sum + addend * multiplier, 0);
        const times = 1500;
        const counts = tally(reasoner, contextOf({}, seed), times);
        if (total === 0) expect(counts).toEqual({ nothing: times });
        else
          weights.forEach(({ addend, multiplier }, i) =>
            expect(sigmas(counts[`o${i}`] ?? 0, times, (addend * multiplier) / total)).toBeLessThan(5),
          );
      },
    ),
    { numRuns: 60, seed: 20261121 },
  ); // prettier-ignore
});

describe('RuleBased', () => {
  const rules = (...options: object[]) => reasonerOf({ type: 'RuleBased', options });

  test('chooses the first that weighs more than 0, whatever ranks and weights say', () => {
    const reasoner = rules(option('no', tuning({ veto: true })), option('yes', tuning({ addend: 0.1 })), option('more', tuning({ addend: 9, rank: 9 }))); // prettier-ignore
    expect(reasoner).toBeInstanceOf(RuleBasedReasoner);
    expect(outcome(reasoner)).toEqual({
      option: 'yes',
      scores: [
        ['no', 0, -Infinity, 'weight'],
        ['yes', 0.1, -Infinity, 'chosen'],
        ['more', 0, -Infinity, 'order'],
      ],
    });
  });

  test('chooses nothing when all are forbidden', () => {
    expect(rules(option('no', tuning({ addend: -1 }))).decide(contextOf()).option).toBeUndefined();
  });
});

test('the example of the format: who calls, what lies about, and the mood', () => {
  const reasoner = reasonerOf(`
type: DualUtility
minShare: 0.1                 # drop options below 10 % of the best weight; 0 = keep all
options:
  - name: serveHero
    considerations:
      - { type: Tuning, addend: 1, rank: 2 }
      - { type: BooleanVariable, store: global, variable: heroCalling, weight: { type: Boolean, false: { veto: true } } }
  - name: sweep
    considerations:
      - { type: FloatVariable, store: global, variable: litter, weight: { type: FloatSequence, entries: [ { below: 1, veto: true }, { below: 5, multiplier: 1 }, { multiplier: 4 } ] } }
      - { type: StringVariable, store: self, variable: mood, weight: { type: String, entries: { tidy: { multiplier: 3 } }, default: {} } }
  - name: idle                # no considerations: weight 1, rank −∞
`);
  expect(reasoner).toBeInstanceOf(DualUtilityReasoner);
  const ask = (heroCalling: boolean, litter: number, mood: string) =>
    outcome(reasoner, contextOf({ random: () => 0.99, stores: { self: { mood }, brain: {}, global: { heroCalling, litter } } })).scores; // prettier-ignore
  expect(ask(true, 9, 'tidy')).toEqual([
    ['serveHero', 1, 2, 'chosen'],
    ['sweep', 12, -Infinity, 'rank'],
    ['idle', 1, -Infinity, 'rank'],
  ]);
  expect(ask(false, 9, 'tidy')).toEqual([
    ['serveHero', 0, 2, 'weight'],
    ['sweep', 12, -Infinity, 'chosen'],
    ['idle', 1, -Infinity, 'share'],
  ]);
  expect(ask(false, 4, 'sour')).toEqual([
    ['serveHero', 0, 2, 'weight'],
    ['sweep', 1, -Infinity, 'draw'],
    ['idle', 1, -Infinity, 'chosen'],
  ]);
  expect(ask(false, 0, 'tidy')).toEqual([
    ['serveHero', 0, 2, 'weight'],
    ['sweep', 0, -Infinity, 'weight'],
    ['idle', 1, -Infinity, 'chosen'],
  ]);
});
