// The table of what the rival may find out about us: the game's own is valid, and every mistake of a wrong one is
// reported with its place and what would be valid.

import { describe, expect, test } from 'vitest';
import { guestTypes } from '../../src/data/index.ts';
import { recipes } from '../../src/data/season/index.ts';
import { loadTheirView, theirView } from '../../src/data/their-view.ts';
import { deedOf } from '../../src/sim/rival/their-moves.ts';

const GOOD = `
scouts: { every: 2, from: 2, range: 5 }
tree:
  rice: { tier: equipment, is: { ingredient: rice, at: shelf } }
  stage: { tier: equipment, is: { decor: speaker } }
  curry: { tier: dish, needs: [rice], is: { dish: curry } }
  gloomy: { tier: people, is: { maid: gloomy }, lasts: 2 }
  cross: { tier: people, is: { regular: cross } }
  dance: { tier: event, needs: [stage], is: { held: show } }
moves:
  war:
    if: { curry: [Yes, Maybe] }
    do: { kind: priceWar, dish: curry, draws: { office: 0.1 } }
    days: 2
    rest: 6
  offer:
    if: { gloomy: [Yes] }
    do: { kind: hireAway }
    days: 3
    rest: 6
`;
const problemsOf = (yaml: string): string[] => {
  const loaded = loadTheirView(yaml);
  return loaded.ok ? [] : loaded.problems.map(({ line, path, message }) => `${line ?? '-'} ${path}: ${message}`);
};

describe('the game’s own table', () => {
  test('has every kind of deed, and no move without a reason', () => {
    expect(new Set(theirView.rules.map((rule) => deedOf({ rule: rule.name })?.kind))).toEqual(
      new Set(['priceWar', 'copyDish', 'stealRegular', 'hireAway']),
    );
    expect(theirView.rules.filter(({ when }) => when.length === 0)).toEqual([]);
  });

  test('knows every dish of the data, with the ingredients of its recipe', () => {
    for (const { dish, ingredients } of recipes) {
      const node = theirView.nodes.find(({ is }) => is.kind === 'dish' && is.of === dish);
      expect([dish, [...(node?.needs ?? [])].sort()]).toEqual([dish, [...ingredients].sort()]);
    }
  });

  test('lets no move take more than a fifth of a type', () => {
    const draws = theirView.rules.flatMap(({ deed }) => ('draws' in deed ? [deed.draws] : []));
    for (const { type } of guestTypes)
      expect(Math.max(0, ...draws.map((shares) => shares[type] ?? 0))).toBeLessThanOrEqual(0.2);
  });
});

describe('a table', () => {
  test('is read', () => {
    expect(problemsOf(GOOD)).toEqual([]);
  });

  test.each([
    ['every: 2', 'every: 0', '2 scouts.every: 0 should be a number from 1 to 100'],
    ['every: 2', 'evry: 2', "2 scouts.evry: there is no 'evry' here; did you mean 'every'?"],
    ['range: 5', 'range: 2.5', '2 scouts.range: 2.5 should be a whole number'],
    ['tier: equipment, is: { decor', 'tier: furniture, is: { decor', "5 tree.stage.tier: 'furniture' should be one of"],
    ['ingredient: rice', 'ingredient: rise', "4 tree.rice.is.ingredient: 'rise' should be one of"],
    ['at: shelf', 'at: self', "4 tree.rice.is.at: 'self' should be one of fridge, shelf, prep; did you mean 'shelf'?"],
    ['decor: speaker', 'decor: spaeker', "5 tree.stage.is.decor: 'spaeker' should be one of"],
    ['needs: [rice]', 'needs: [rise]', "6 tree.curry.needs[0]: there is no 'rise'; did you mean 'rice'?"],
    ['needs: [rice]', 'needs: [gloomy]', "6 tree.curry.needs[0]: 'gloomy' is people; what dish needs is of an earlier"],
    ['is: { dish: curry }', 'is: { dish: cury }', "6 tree.curry.is.dish: 'cury' should be one of"],
    ['is: { dish: curry }', 'is: { dish: curry, held: show }', "6 tree.curry.is: has 'dish' and held; keep one"],
    ['is: { dish: curry }', 'was: 3', '6 tree.curry.is: is missing; it should be a record'],
    ['is: { dish: curry }', 'is: { at: shelf }', '6 tree.curry.is: should name one of ingredient, decor, dish'],
    ['do: { kind: hireAway }', '', '16 moves.offer.do: is missing; it should be a record'],
    ['maid: gloomy', 'maid: sad', "7 tree.gloomy.is.maid: 'sad' should be one of rare, gloomy, weary"],
    ['lasts: 2', 'lasts: long', "7 tree.gloomy.lasts: 'long' should be a number from 1 to 100"],
    ['regular: cross', 'regular: happy', "8 tree.cross.is.regular: 'happy' should be one of cross"],
    ['held: show', 'held: shows', "9 tree.dance.is.held: 'shows' should be one of"],
    ['curry: [Yes, Maybe]', 'cury: [Yes]', "12 moves.war.if.cury: there is no 'cury' here; did you mean 'curry'?"],
    ['curry: [Yes, Maybe]', 'curry: [Perhaps]', "12 moves.war.if.curry[0]: 'Perhaps' should be one of Yes, No"],
    ['curry: [Yes, Maybe]', 'curry: []', '12 moves.war.if.curry: a list should be a list of Yes, No, Maybe, Unknown'],
    ['{ curry: [Yes, Maybe] }', '{}', '12 moves.war.if: should name at least one node'],
    ['priceWar', 'priceWars', "13 moves.war.do.kind: 'priceWars' should be one of priceWar, copyDish, stealRegular"],
    ['dish: curry, draws', 'dish: stew, draws', "13 moves.war.do.dish: 'stew' should be one of"],
    ['office: 0.1', 'office: 10', '13 moves.war.do.draws.office: 10 should be a number from 0 to 1'],
    ['office: 0.1', 'ofice: 0.1', "13 moves.war.do.draws.ofice: there is no 'ofice' here; did you mean 'office'?"],
    ['kind: hireAway', 'kind: hireAway, dish: tea', "18 moves.offer.do.dish: there is no 'dish' here"],
    ['days: 3', 'days: 31', '19 moves.offer.days: 31 should be a number from 1 to 30'],
    ['days: 3', 'dais: 3', "19 moves.offer.dais: there is no 'dais' here; did you mean 'days'?"],
  ])('with %s turned into %s tells the place and the remedy', (from, to, problem) => {
    const problems = problemsOf(GOOD.replace(from, to));
    expect([problem, problems.some((one) => one.startsWith(problem)) || problems]).toEqual([problem, true]);
  });

  test('with several mistakes tells all of them at once', () => {
    const bad = GOOD.replace('every: 2', 'every: 0').replace('maid: gloomy', 'maid: sad').replace('rest: 6', 'rest: 0');
    expect(problemsOf(bad).map((one) => one.split(':')[0])).toEqual([
      '2 scouts.every',
      '7 tree.gloomy.is.maid',
      '15 moves.war.rest',
    ]);
  });

  test('whose needs lead in a circle names the circle', () => {
    const bad = GOOD.replace('rice: { tier: equipment', 'rice: { needs: [curry], tier: equipment');
    expect(problemsOf(bad).join('\n')).toMatch(/curry.*rice|rice.*curry/);
  });

  test.each([[''], ['[]'], ['tree: 3'], ['tree:\n  __proto__: {}'], ['tree: {'], ['moves: {}']])(
    'that is none (%j) is refused without an exception',
    (yaml) => {
      expect(problemsOf(yaml).length).toBeGreaterThan(0);
      expect(({} as Record<string, unknown>)['tier']).toBeUndefined();
    },
  );
});
