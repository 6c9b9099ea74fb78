// The regulars on the street of the report: all who need a letter can get one.

import { expect, test } from 'vitest';
import { onStreet, wayBack } from '../../src/hud/report/on-street.ts';
import type { Regular } from '../../src/sim/state/regulars.ts';

const regular = (id: string, more: Partial<Regular> = {}): Regular => ({ id, name: id, ...more }) as Regular;
const gone = (id: string, day: number, dish: string | null = null): Regular =>
  regular(id, { gone: { why: dish === null ? 'fled' : 'wish', dish, seconds: 0, day } });
const shown = (...who: readonly Regular[]): string[] => onStreet(who).map(({ id }) => id);

test('the latest who left come first', () => {
  expect(shown(gone('ann', 2), gone('bo', 4), gone('cy', 3), regular('dee'))).toEqual(['bo', 'cy']);
});

test('a regular who needs a letter comes before those who miss a dish, even if they left later', () => {
  expect(shown(gone('ann', 5, 'sushi'), gone('bo', 5, 'pizza'), gone('cy', 2))).toEqual(['cy', 'ann']);
});

test('a regular who was just won back stays in front', () => {
  expect(shown(gone('ann', 5, 'sushi'), regular('bo', { invited: true }), gone('cy', 2))).toEqual(['bo', 'cy']);
});

test('regulars who were won back give way to those who still need a letter', () => {
  const back = [regular('ann', { invited: true }), regular('bo', { invited: true })];
  expect(shown(...back, gone('cy', 2), gone('dee', 3, 'sushi'))).toEqual(['ann', 'cy']);
  expect(shown(...back, gone('cy', 2), gone('dee', 3))).toEqual(['dee', 'cy']);
});

test('each who is away has a way back: a letter, or the dish that was missing', () => {
  const kitchen = { onMenu: [{ dish: 'curry', price: 900 }], known: ['curry', 'pizza'] };
  const way = (who: Regular) => wayBack(who, kitchen);
  expect(way(regular('ann'))).toBeNull();
  expect(way(gone('bo', 2))).toBe('letter');
  expect(way(gone('cy', 2, 'curry'))).toBe('back');
  expect(way(gone('dee', 2, 'pizza'))).toBe('menu');
  expect(way(gone('eve', 2, 'sushi'))).toBe('recipe');
});
