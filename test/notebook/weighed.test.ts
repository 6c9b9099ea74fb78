// Choices by configuration: every consideration with its figures, and why an option was eliminated.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { type WeighedView, weighedOf } from '../../src/notebook/choices/weighed.ts';
import { worded } from '../../src/notebook/words.ts';
import { setLanguage } from '../../src/words/index.ts';

/** The first choice by a configuration on a day. */
function firstBy(name: string): WeighedView {
  const cafe = openCafe({ seed: 7 }, scripts, { tracing: true });
  for (let i = 0; i < 3000; i++) {
    cafe.step();
    for (const id in cafe.state.people) {
      const choice = cafe.choices(id).find(({ config }) => config === name);
      if (choice !== undefined) return weighedOf(cafe.state, choice);
    }
  }
  throw new Error(`nobody has chosen by '${name}'`);
}

test('a seat: each free one with its walk and strangers, the best first', () => {
  const view = firstBy('seat');
  const [sheet] = view.sheets;
  const [best] = sheet?.rows ?? [];
  expect(best?.sign).toBe('chosen');
  expect(view.path.map(worded)).toEqual([worded(best?.name ?? { key: '', terms: {} })]);
  expect(best?.parts.map(({ name }) => worded(name))).toEqual([
    'can be reached',
    'always above zero',
    'the walk',
    'strangers at the table',
    'kept for another',
    'room for everyone',
    'table too small',
    'with their own party',
    'apart from strangers',
    'large tables for parties',
    'a table for six',
    'by the wall',
    'favourite table',
    'fresh air',
    'a celebrity nearby',
    'litter in sight',
    'distance',
    'in sight',
  ]);
  const walk = best?.parts[2];
  expect(walk?.addend).toBe(`−${worded(walk?.input ?? { key: '', terms: {} })}`);
  const weights = (sheet?.rows ?? []).map(({ weight }) => Number(weight));
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
});

test('a dish: what was drawn, of how much', () => {
  const [sheet] = firstBy('dish').sheets;
  expect(Number(sheet?.draw?.drawn)).toBeLessThan(Number(sheet?.draw?.total));
  expect(sheet?.rows.filter(({ sign }) => sign === 'chosen')).toHaveLength(1);
  expect(sheet?.rows.some(({ verdict }) => worded(verdict) === 'not picked')).toBe(true);
});

test('a chef: state and step; what a transition asked', () => {
  const view = firstBy('chef');
  expect(view.path.map(worded)).toEqual(['waiting']);
});

test('in both languages nothing is left as its key', async () => {
  await setLanguage('zh');
  for (const name of ['seat', 'dish', 'caller', 'chef']) {
    const view = firstBy(name);
    const words = view.sheets.flatMap(({ title, rows }) => [
      title,
      ...rows.flatMap((row) => [row.verdict, ...row.parts.map((part) => part.name)]),
    ]);
    for (const word of words) expect(worded(word)).toMatch(/[\u4e00-\u9fff]/);
  }
  await setLanguage('en');
});

test('a maid who no longer thinks by a configuration has no weighing to show', () => {
  const cafe = openCafe({ seed: 7 }, scripts, { tracing: true });
  cafe.give({ kind: 'edit', maid: 'momo', edit: { controller: 'utility' } });
  const weighs = (): boolean => cafe.choices('momo').some(({ config }) => config === 'work' || config === 'pastime');
  for (let i = 0; i < 2000 && !weighs(); i++) cafe.step();
  expect(weighs()).toBe(true);
  cafe.give({ kind: 'edit', maid: 'momo', edit: { controller: 'script' } });
  for (let i = 0; i < 5; i++) cafe.step();
  expect(weighs()).toBe(false);
});
