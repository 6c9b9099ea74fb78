// A head maid as a file: a saved file can be read again; an invalid one is refused with everything wrong with it.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise, freshBrain, learn } from '../../../src/sim/head-maid/head-maid.ts';
import { CHOICE_NAMES, VARIABLES } from '../../../src/sim/state/head-maid.ts';
import { headMaidFile, readHeadMaidFile } from '../../../src/sim/head-maid/file.ts';
import { search } from '../../properties/cafes.ts';

const learned = (seed: number) => {
  const brain = freshBrain('Train');
  for (let i = 0; i < 60; i++) {
    const at = (i * 7 + seed) % 5;
    const choice = CHOICE_NAMES[(i * seed) % CHOICE_NAMES.length] as (typeof CHOICE_NAMES)[number];
    learn(
      brain,
      Object.fromEntries(Object.keys(VARIABLES).map((name, v) => [name, (at + v) % 5])),
      choice,
      CHOICE_NAMES,
    );
  }
  return brain;
};

test('what was saved is read again, whatever was learned', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), (seed) => {
      const brain = learned(seed);
      expect(readHeadMaidFile(headMaidFile('Momo', brain))).toEqual({ ok: true, brain });
    }),
    { numRuns: 20 },
  );
});

test('a file from before there was scouting is taken over, with scouting never seen', () => {
  const brain = learned(2);
  const before = JSON.parse(headMaidFile('Momo', brain)) as { version: number; learned: typeof brain.learned };
  before.version = 1;
  const { actor } = before.learned;
  const behaviors = actor.behaviors.filter(({ id }) => id !== 'scout');
  const read = readHeadMaidFile(
    JSON.stringify({ ...before, learned: { ...before.learned, actor: { ...actor, behaviors } } }),
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const taken = new Map(read.brain.learned.actor.behaviors.map((one) => [one.id, one]));
  for (const one of brain.learned.actor.behaviors) {
    if (one.id === 'scout' || one.id === 'wait') expect(taken.get(one.id)).toMatchObject({ trained: 0 });
    else expect(taken.get(one.id)).toEqual(one);
  }
});

test('a file from when idleness was learned is taken over without it', () => {
  const brain = learned(3);
  const { wait = 0, ...chosen } = brain.chosen;
  expect(wait).toBeGreaterThan(0);
  const before = { ...(JSON.parse(headMaidFile('Momo', brain)) as object), version: 2 };
  const read = readHeadMaidFile(JSON.stringify(before));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(read.brain.chosen).toEqual(chosen);
  expect(read.brain.learned.watched).toBe(brain.learned.watched - wait);
  expect(
    advise(read.brain, Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, 0])), ['wait']),
  ).toMatchObject({
    id: null,
  });
});

describe('a bad file is refused with everything that is wrong with it', () => {
  const good = JSON.parse(headMaidFile('Momo', learned(3))) as Record<string, unknown>;
  const problemsOf = (text: string): string[] => {
    const read = readHeadMaidFile(text);
    return read.ok ? [] : read.problems.map(({ path, message }) => `${path}: ${message}`);
  };

  test.each<readonly [string, string, RegExp]>([
    ['no JSON', '{"format":', /is not JSON/],
    ['no object', '[1]', /is a list/],
    ['nothing', '', /is not JSON/],
    ['far too long', 'x'.repeat(300_000), /200000 are the most/],
  ])('%s', (_, text, expected) => {
    expect(problemsOf(text)).toEqual([expect.stringMatching(expected)]);
  });

  test('several things at once, each with its place', () => {
    const bad = {
      ...good,
      version: 4,
      chosen: { swep: 1, sweep: -1 },
      agreement: { n: 3, hits: 4, random: 'x', frequent: 1 },
      learned: { watched: -1, actor: { state: 'Sleep', behaviors: [] } },
    };
    const problems = problemsOf(JSON.stringify(bad));
    for (const expected of [
      /^version: must be 1, 2 or 3, not 4/,
      /^chosen: 'swep' is no choice; did you mean 'sweep'/,
      /^chosen.sweep/,
      /^agreement.hits/,
      /^agreement.random/,
      /^learned.watched/,
      /^learned.actor.state/,
      /^learned.actor.serveHero: is missing/,
    ])
      expect(problems).toContainEqual(expect.stringMatching(expected));
  });

  test('keys that reach a prototype', () => {
    const text = JSON.stringify(good).replace('"chosen":{', '"chosen":{"__proto__":1,"constructor":2,');
    expect(problemsOf(text)).toEqual([
      expect.stringMatching(/'__proto__' is no choice/),
      expect.stringMatching(/'constructor' is no choice/),
    ]);
    expect(({} as Record<string, unknown>)['n']).toBeUndefined();
  });
});

test('no text makes the reader throw, and no prototype is ever touched', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .tuple(fc.constantFrom('format', 'version', 'learned', 'chosen', 'agreement'), fc.jsonValue())
      .map(([key, value]) =>
        JSON.stringify({ ...(JSON.parse(headMaidFile('x', freshBrain())) as object), [key]: value }),
      ),
    fc.tuple(fc.nat(4000), fc.string({ maxLength: 3 })).map(([at, more]) => {
      const text = headMaidFile('x', learned(2));
      return text.slice(0, at) + more + text.slice(at + 1);
    }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const read = readHeadMaidFile(text);
      expect(read.ok || read.problems.length > 0).toBe(true);
    }),
    search(5000, 41),
  );
  expect(Object.keys(Object.prototype)).toEqual([]);
});
