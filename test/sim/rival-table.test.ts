// The rival's table: the game's own is valid, and every mistake of a wrong one is reported with its place and what
// would be valid.

import { describe, expect, test } from 'vitest';
import { guestTypes, heroes, menu, roster } from '../../src/data/index.ts';
import { regulars } from '../../src/data/regulars.ts';
import { loadRival, rivalPlan, TIERS } from '../../src/data/rival.ts';
import { hasWords } from '../../src/words/index.ts';

const GOOD = `
tree:
  oven: { tier: equipment, shows: 5 }
  dough: { tier: technique, needs: [oven] }
  pie: { tier: dish, needs: [dough], from: 3, draws: { office: 0.2 } }
advice:
  curry:
    if: { pie: [Yes, Maybe] }
    against: pie
    counter: { kind: discount, dish: curry, percent: 20, types: [office] }
    wins: 0.5
`;
const problemsOf = (yaml: string): string[] => {
  const loaded = loadRival(yaml);
  return loaded.ok ? [] : loaded.problems.map(({ line, path, message }) => `${line ?? '-'} ${path}: ${message}`);
};

describe('the game’s own rival', () => {
  test('has at least 24 things in four tiers, some in each', () => {
    expect(rivalPlan.nodes.length).toBeGreaterThanOrEqual(24);
    for (const tier of TIERS) expect(rivalPlan.nodes.filter((node) => node.tier === tier).length).toBeGreaterThan(3);
  });

  test('has words for every node', () => {
    expect(rivalPlan.nodes.filter(({ name }) => !hasWords(`rival.node.${name}`))).toEqual([]);
  });

  test('has advice against everything that draws guests', () => {
    const drawing = rivalPlan.nodes.filter(({ draws }) => Object.keys(draws).length > 0).map(({ name }) => name);
    expect(drawing.filter((name) => !rivalPlan.advice.some(({ against }) => against === name))).toEqual([]);
  });

  test('draws no type so much that hardly anybody of it would come any more', () => {
    for (const { type } of guestTypes) {
      const stay = rivalPlan.nodes.reduce((share, { draws }) => share * (1 - (draws[type] ?? 0)), 1);
      expect(stay).toBeGreaterThan(0.5);
    }
  });
});

test('regulars have ids and looks of their own kind, and a purse for everything they order in a visit', () => {
  expect(regulars.length).toBeGreaterThanOrEqual(8);
  const others = [...roster.map(({ id }) => id), ...heroes.map(({ id }) => id)];
  expect(regulars.filter(({ id }) => others.includes(id))).toEqual([]);
  const looks = new Set(guestTypes.flatMap((row) => row.looks));
  expect(regulars.filter(({ look }) => !looks.has(look))).toEqual([]);
  const price = (dish: string): number => menu.find((row) => row.id === dish)?.price ?? Infinity;
  for (const { budget, orders, hearty, light, sweet } of regulars)
    expect(Math.max(price(hearty), price(light), price(sweet)) * orders).toBeLessThanOrEqual(budget);
});

describe('a table', () => {
  test('is read', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  test.each([
    ['shows: 5', 'shows: 6', '3 tree.oven.shows: 6 should be a number from 1 to 5'],
    ['needs: [oven]', 'needs: [ofen]', "4 tree.dough.needs[0]: there is no 'ofen'; did you mean 'oven'?"],
    ['needs: [dough]', 'needs: [oven]', "5 tree.pie.needs[0]: 'oven' is equipment; what dish needs"],
    ['tier: dish', 'tier: dessert', "5 tree.pie.tier: 'dessert' should be one of equipment, technique, dish, event"],
    ['office: 0.2', 'ofice: 0.2', "5 tree.pie.draws.ofice: there is no 'ofice' here; did you mean 'office'?"],
    ['office: 0.2', 'office: 2', '5 tree.pie.draws.office: 2 should be a number from 0 to 1'],
    ['from: 3', 'form: 3', "5 tree.pie.form: there is no 'form' here; did you mean 'from'?"],
    ['pie: [Yes, Maybe]', 'pie: [Yes, Perhaps]', "8 advice.curry.if.pie[1]: 'Perhaps' should be one of Yes, No"],
    ['pie: [Yes, Maybe]', 'pies: [Yes]', "8 advice.curry.if.pies: there is no 'pies' here; did you mean 'pie'?"],
    ['against: pie', 'against: cake', "9 advice.curry.against: 'cake' should be one of oven, dough, pie"],
    ['dish: curry', 'dish: cury', "10 advice.curry.counter.dish: 'cury' should be one of"],
    ['percent: 20', 'percent: 95', '10 advice.curry.counter.percent: 95 should be a number from 1 to 90'],
    ['kind: discount', 'kind: bribe', "10 advice.curry.counter.kind: 'bribe' should be one of discount, flyers"],
    ['types: [office]', 'types: []', '10 advice.curry.counter.types: a list should be a list of customer types'],
    ['wins: 0.5', 'wins: much', "11 advice.curry.wins: 'much' should be a number from 0 to 1"],
  ])('with %s turned into %s tells the place and the remedy', (from, to, problem) => {
    const problems = problemsOf(GOOD.replace(from, to));
    expect([problem, problems.some((one) => one.startsWith(problem))]).toEqual([problem, true]);
  });

  test('with several mistakes tells all of them at once', () => {
    const bad = GOOD.replace('shows: 5', 'shows: 0').replace('wins: 0.5', 'wins: 3').replace('from: 3', 'from: 0');
    expect(problemsOf(bad).map((one) => one.split(':')[0])).toEqual([
      '3 tree.oven.shows',
      '5 tree.pie.from',
      '11 advice.curry.wins',
    ]);
  });

  test.each([[''], ['[]'], ['tree: 3'], ['tree:\n  __proto__: {}'], ['tree: {'], ['advice: {}']])(
    'that is none (%j) is refused without an exception',
    (yaml) => {
      expect(problemsOf(yaml).length).toBeGreaterThan(0);
      expect(({} as Record<string, unknown>)['tier']).toBeUndefined();
    },
  );
});
