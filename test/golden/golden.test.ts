// Compares hashes of events and state with golden.json. A deliberate change of behaviour regenerates them (`node
// tools/run/ts.mjs test/golden/update.ts`) and says so in its commit; any other change must leave them alone.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { open } from '../scenarios/story.ts';
import { goldenCases } from './cases.ts';
import { goldenRun, restaurant, type Golden } from './run.ts';

const kept = JSON.parse(readFileSync(new URL('golden.json', import.meta.url), 'utf8')) as Record<string, Golden>;
const cases = goldenCases();

test.each(Object.keys(cases))('%s is as it was', (name) => {
  expect((cases[name] as () => Golden)()).toEqual(kept[name]);
});

test('nothing is kept that is not compared', () => {
  expect(Object.keys(kept)).toEqual(Object.keys(cases));
});

test('another seed is another story', () => {
  const all = Object.values(kept).map(({ events }) => events);
  expect(new Set(all).size).toBe(all.length);
});

test('the restaurant is alive: a stretch of it has everything in it', () => {
  const story = open(restaurant(1, 6000) as Parameters<typeof open>[0]).pass(6000);
  for (const type of [
    'paid',
    'slip',
    'sweep',
    'clear',
    'litter',
    'autograph',
    'entrance',
    'command',
    'orderAnswered',
    'orderEnded',
    'leaves',
  ])
    expect([type, story.count(type) > 0]).toEqual([type, true]);
  expect(story.count('paid')).toBeGreaterThan(60);
  expect(story.all('fault')).toEqual([]);
  expect(story.all('stuck')).toEqual([]);
});

test('twice the same, also beside another run', () => {
  expect(goldenRun(9, 800)).toEqual(goldenRun(9, 800));
});
