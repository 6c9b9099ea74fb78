import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MovePredictor, real, stream } from '../../../src/ai/index.ts';

const STRIKES = ['punch', 'lowKick', 'highKick'];
const [PUNCH, LOW, HIGH] = STRIKES as [string, string, string];
const first = () => 0;
const drawing = (seed: number, name: string) => {
  const own = stream(seed, name);
  return () => real(own);
};
const weights = (reader: MovePredictor): Record<string, number> =>
  Object.fromEntries(
    reader.rules
      .filter(({ weight }) => weight !== 0)
      .map((rule) => [`${rule.given.join(' ')} → ${rule.then}`, rule.weight]),
  );

describe('the rules', () => {
  test('are 27 for three moves, in the order A, B, C, with weight 0', () => {
    const { rules } = new MovePredictor(STRIKES, { random: first });
    const spelt = STRIKES.flatMap((a) =>
      STRIKES.flatMap((b) => STRIKES.map((c) => ({ given: [a, b], then: c, weight: 0 }))),
    );
    expect(rules).toEqual(spelt);
    expect(rules).toHaveLength(27);
    expect([rules[0], rules[1], rules[26]]).toEqual([
      { given: [PUNCH, PUNCH], then: PUNCH, weight: 0 },
      { given: [PUNCH, PUNCH], then: LOW, weight: 0 },
      { given: [HIGH, HIGH], then: HIGH, weight: 0 },
    ]);
  });

  test('are n^(k+1) for n moves and the last k of them', () => {
    const count = (n: number, order: number) =>
      new MovePredictor(
        Array.from({ length: n }, (_, i) => `m${i}`),
        { order, random: first },
      ).rules.length;
    expect([count(3, 1), count(3, 3), count(2, 4), count(4, 2), count(1, 5)]).toEqual([9, 81, 32, 64, 1]);
    const { rules } = new MovePredictor(['a', 'b'], { order: 3, random: first });
    expect(rules.map(({ given, then }) => given.join('') + then).join(' ')).toBe(
      'aaaa aaab aaba aabb abaa abab abba abbb baaa baab baba babb bbaa bbab bbba bbbb',
    );
  });
});

describe('one move after the other', () => {
  test('the first two only fill the memory', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    expect([reader.observe(LOW), reader.observe(LOW)]).toEqual([undefined, undefined]);
    expect(reader.stats).toEqual({ n: 0, hits: 0, randomHits: 0 });
    expect(reader.explain()).toEqual({ given: [LOW, LOW], matched: [], fired: null });
  });

  test('of equal rules the first fires, and its consequent is the prediction, not its antecedent', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    reader.observe(LOW);
    reader.observe(HIGH);
    expect(reader.observe(HIGH)).toBe(PUNCH);
    expect(reader.explain().fired).toEqual({ given: [HIGH, HIGH], then: PUNCH, weight: 0 });
  });

  test('wrong: the fired rule loses one, the rule that would have been right gains one', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    for (const move of [LOW, LOW, LOW, HIGH]) reader.observe(move);
    expect(weights(reader)).toEqual({ 'lowKick lowKick → punch': -1, 'lowKick lowKick → highKick': 1 });
    expect(reader.stats).toEqual({ n: 1, hits: 0, randomHits: 0 });
  });

  test('right: the fired rule gains one, since the prediction was kept until it was judged', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    for (const move of [LOW, LOW, LOW, PUNCH]) reader.observe(move);
    expect(weights(reader)).toEqual({ 'lowKick lowKick → punch': 1 });
    expect(reader.stats).toEqual({ n: 1, hits: 1, randomHits: 1 });
  });

  test('the heaviest rule fires', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    for (const move of [LOW, LOW, LOW, HIGH, LOW, LOW]) reader.observe(move);
    expect(reader.prediction).toBe(HIGH);
    expect(reader.explain()).toEqual({
      given: [LOW, LOW],
      matched: [
        { given: [LOW, LOW], then: PUNCH, weight: -1 },
        { given: [LOW, LOW], then: LOW, weight: 0 },
        { given: [LOW, LOW], then: HIGH, weight: 1 },
      ],
      fired: { given: [LOW, LOW], then: HIGH, weight: 1 },
    });
  });

  test('the guesser draws once a prediction, and not before', () => {
    let draws = 0;
    const drawn = (): number => {
      draws++;
      return 0.99;
    };
    const reader = new MovePredictor(STRIKES, { random: drawn });
    for (const move of [LOW, LOW]) reader.observe(move);
    expect(draws).toBe(0);
    for (const move of [LOW, HIGH, LOW, HIGH]) reader.observe(move);
    expect(draws).toBe(4);
    expect(reader.stats).toEqual({ n: 3, hits: 0, randomHits: 2 });
  });

  test('an unknown move is an error that names the nearest', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    expect(() => reader.observe('highkik')).toThrow("there is no move 'highkik'; did you mean 'highKick'?");
  });
});

test.each([
  ['no moves', [], {}, 'at least one move'],
  ['a move twice', ['a', 'b', 'a'], {}, 'named twice'],
  ['an order of 0', ['a', 'b'], { order: 0 }, 'whole number'],
  ['half an order', ['a', 'b'], { order: 1.5 }, 'whole number'],
  ['too many rules', ['a', 'b'], { order: 17 }, 'more than 100000 rules'],
  ['a memory without end', ['a'], { order: 1e9 }, 'more than 100000 rules'],
])('%s cannot be predicted', (_, moves, options, message) => {
  expect(() => new MovePredictor(moves, { ...options, random: first })).toThrow(message);
});

/** Plays `rounds` moves and returns the statistics. */
function played(rounds: number, seed: number, move: (random: () => number, last: string) => string) {
  const reader = new MovePredictor(STRIKES, { random: drawing(seed, 'guesser') });
  const random = drawing(seed, 'player');
  let last = PUNCH;
  for (let i = 0; i < rounds; i++) reader.observe((last = move(random, last)));
  return reader.stats;
}
const seeds = Array.from({ length: 20 }, (_, i) => i + 1);
const uniform = (random: () => number) => STRIKES[Math.floor(random() * 3)] as string;

describe('against players', () => {
  test.each([
    ['who mostly punches', (random: () => number) => (random() < 0.7 ? PUNCH : uniform(random)), 0.6],
    [
      'who mostly goes round',
      (random: () => number, last: string) =>
        random() < 0.8 ? (STRIKES[(STRIKES.indexOf(last) + 1) % 3] as string) : uniform(random),
      0.7,
    ],
    [
      'who hardly ever repeats a move',
      (random: () => number, last: string) =>
        STRIKES.filter((move) => move !== last)[Math.floor(random() * 1.6)] as string,
      0.5,
    ],
  ])('%s, it is clearly better than the guesser, each time', (_, move, share) => {
    for (const seed of seeds) {
      const { n, hits, randomHits } = played(600, seed, move);
      expect(n).toBe(597);
      expect(hits / n).toBeGreaterThan(share);
      expect(hits).toBeGreaterThan(randomHits * 1.3);
    }
  });

  test('who draw their moves alike, it is no better than the guesser', () => {
    const total = { n: 0, hits: 0, randomHits: 0 };
    for (const seed of seeds) {
      const { n, hits, randomHits } = played(600, seed, uniform);
      total.n += n;
      total.hits += hits;
      total.randomHits += randomHits;
    }
    const sigma = Math.sqrt((2 / 9) * total.n);
    for (const right of [total.hits, total.randomHits]) expect(Math.abs(right - total.n / 3)).toBeLessThan(3 * sigma);
  });
});

describe('saving', () => {
  const moves = fc.array(fc.constantFrom(...STRIKES), { maxLength: 40 });

  test('a saved and restored reader goes on alike, whenever it was saved', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 3), moves, moves, (order, before, after) => {
        const reader = new MovePredictor(STRIKES, { order, random: first });
        for (const move of before) reader.observe(move);
        const other = new MovePredictor(STRIKES, { order, random: first });
        expect(other.restore(JSON.parse(JSON.stringify(reader.save())))).toEqual({ ok: true });
        for (const move of after) expect(other.observe(move)).toBe(reader.observe(move));
        expect(other.save()).toEqual(reader.save());
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('a bad save tells all that is wrong, and changes nothing', () => {
    const reader = new MovePredictor(STRIKES, { random: first });
    for (const move of [LOW, LOW, LOW]) reader.observe(move);
    const before = reader.save();
    const read = reader.restore({
      moves: ['punch', 'kick'],
      order: 3,
      weights: [0.5, 1],
      memory: [1, 9],
      guess: 3,
      stats: { n: 2, hits: 3, randomHits: 0 },
    });
    expect(read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'moves: must be a list of 3',
      'order: must be 2',
      'weights: must be a list of 27',
      'memory[1]: must be a whole number from 0 to 2',
      'fired: must be a whole number from 9 to 11',
      'guess: must be a whole number from -1 to 2',
      'stats.hits: must be a whole number from 0 to 2',
    ]);
    const misfit = reader.restore({ ...before, fired: 0, weights: before.weights.map(() => 0.5) });
    expect(misfit.ok ? [] : misfit.problems.map(({ path }) => path)).toEqual([
      ...Array.from({ length: 27 }, (_, i) => `weights[${i}]`),
      'fired',
    ]);
    expect(reader.save()).toEqual(before);
  });
});

test('one with a single move is not predicted either before enough was seen', () => {
  const predictor = new MovePredictor(['rock'], { order: 2, random: first });
  expect(predictor.prediction).toBeUndefined();
});
