// The regulars on the street of the report: all who need a letter can get one.

import { expect, test } from 'vitest';
import { recipes } from '../../src/data/season/index.ts';
import { elsewhere, onStreet, remembered, takesLetter, wayBack } from '../../src/hud/report/street/on-street.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import type { Regular } from '../../src/sim/state/regulars.ts';

const regular = (id: string, more: Partial<Regular> = {}): Regular => ({ id, name: id, ...more }) as Regular;
const gone = (id: string, day: number, dish: string | null = null): Regular =>
  regular(id, { gone: { why: dish === null ? 'fled' : 'wish', dish, seconds: 0, day } });
const TODAY = 5;
const idsOf = (who: readonly Regular[]): string[] => who.map(({ id }) => id);
const shown = (...who: readonly Regular[]): string[] => idsOf(onStreet(who, TODAY));

test('only those who went over today are on the street, not those who left on days before', () => {
  expect(shown(gone('ann', 2), gone('bo', 5), gone('cy', 4, 'sushi'), regular('dee'))).toEqual(['bo']);
});

test('a regular who needs a letter comes before those who miss a dish', () => {
  expect(shown(gone('ann', 5, 'sushi'), gone('bo', 5, 'pizza'), gone('cy', 5))).toEqual(['cy', 'ann']);
});

test('a regular who was just won back stays in front', () => {
  expect(shown(gone('ann', 5, 'sushi'), regular('bo', { invited: true }))).toEqual(['bo', 'ann']);
});

test('regulars who were won back give way to those who still need a letter', () => {
  const back = [regular('ann', { invited: true }), regular('bo', { invited: true })];
  expect(shown(...back, gone('cy', 5), gone('dee', 5, 'sushi'))).toEqual(['ann', 'cy']);
  expect(shown(...back, gone('cy', 5), gone('dee', 5))).toEqual(['cy', 'dee']);
});

test('of all others the street says only whether they come back tomorrow', () => {
  const season = beginSeason({ seed: 1 }).season!;
  Object.assign(season.kitchen, { onMenu: [{ dish: 'curry', price: 900 }], known: ['curry'] });
  const new2 = [gone('ann', 5), gone('bo', 5)];
  const others = [gone('cy', 3, 'curry'), gone('dee', 4, 'soup'), gone('eve', 2), regular('fay', { invited: true })];
  const { back, away } = elsewhere([...new2, ...others, regular('gus')], season, TODAY);
  expect([idsOf(back), idsOf(away)]).toEqual([
    ['fay', 'cy'],
    ['dee', 'eve'],
  ]);
});

test('each who is away has a way back: a letter, or the dish that was missing', () => {
  const season = beginSeason({ seed: 1 }).season!;
  Object.assign(season.kitchen, { onMenu: [{ dish: 'curry', price: 900 }], known: ['curry', 'pizza'] });
  const way = (who: Regular) => wayBack(who, season);
  expect(way(regular('ann'))).toBeNull();
  expect(way(gone('bo', 2))).toBe('letter');
  expect(way(gone('cy', 2, 'curry'))).toBe('back');
  expect(way(gone('dee', 2, 'pizza'))).toBe('menu');
  expect(way(gone('eve', 2, 'soup'))).toBe('recipe');
  // Curry and sushi are both of rice, so a letter can offer curry.
  expect(way(gone('fay', 2, 'sushi'))).toBe('offer');
});

test('a letter brings back also a regular whose missing dish is known, if the menu has one of the same taste', () => {
  const season = beginSeason({ seed: 1 }).season!;
  Object.assign(season.kitchen, { onMenu: [{ dish: 'curry', price: 900 }], known: ['curry', 'sushi', 'soda'] });
  const writes = (who: Regular) => takesLetter(who, season);
  expect([writes(regular('ann')), writes(gone('bo', 2)), writes(gone('cy', 2, 'curry'))]).toEqual([false, true, false]);
  // Sushi is known but not on the menu; curry is of rice, too.
  expect([wayBack(gone('fay', 2, 'sushi'), season), writes(gone('fay', 2, 'sushi'))]).toEqual(['menu', true]);
  expect([wayBack(gone('gus', 2, 'soda'), season), writes(gone('gus', 2, 'soda'))]).toEqual(['menu', false]);
});

test('a regular who misses an unknown dish remembers an ingredient that its recipe has, until the recipe is known', () => {
  const season = beginSeason({ seed: 1 }).season!;
  for (const { dish, ingredients } of recipes) {
    if (season.kitchen.known.includes(dish)) continue;
    const found = remembered(gone('ruth', 2, dish), season);
    expect(found).toMatchObject({ name: 'ruth', dish });
    expect(ingredients).toContain(found?.ingredient);
  }
  expect(remembered(gone('ruth', 2, 'pizza'), season)?.ingredient).toBe('cheese');
  expect(remembered(gone('ruth', 2), season)).toBeNull();
  season.kitchen.known.push('pizza');
  expect(remembered(gone('ruth', 2, 'pizza'), season)).toBeNull();
});
