// Words without a game's help: todos and reasons are readable, the package's own reasons are sentences, names are in the order
// in which people count, and repeated thoughts are one moment.

import { expect, test } from 'vitest';
import type { Decision } from '../../src/ai/trace.ts';
import { inOrder } from '../../src/inspector/panel/search.ts';
import { fullDescription } from '../../src/inspector/panel/describe.ts';
import { inkChooser } from '../../src/inspector/panel/band-colours.ts';
import { momentsOf } from '../../src/inspector/panel/moments.ts';
import { reasonWords, todoWords } from '../../src/inspector/panel/words.ts';

test('a todo is read from left to right, and a long list of facts is cut', () => {
  expect(todoWords({ behave: 'run', to: 8, tick: 1 })).toBe('run to 8, 1 tick');
  expect(todoWords({ behave: 'lie', until: ['ball', 'stranger'] })).toBe('lie until ball or stranger');
  expect(todoWords({ behave: 'stay', until: ['a', 'b', 'c', 'd', 'e'] })).toBe('stay until a, b, c or 2 more');
});

test.each([
  ['bored', { energy: 12, seen: [], of: { any: 1 }, not: null }, 'bored (energy 12)'],
  [
    'table.chose',
    { table: 'calm', row: 4, condition: 'near', param: 'cup', behaviour: 'sip', percent: 30, then: null },
    'table calm, row 4: near cup → sip (30 %)',
  ],
  [
    'table.chose',
    { table: 'calm', row: 4, condition: 'always', behaviour: 'sip', percent: 100, then: { key: 'thirsty', terms: {} } },
    'table calm, row 4: always → sip; thirsty',
  ],
  ['utility.chose', { utility: 'imp', path: ['rest', 'nap'], weight: 0.5 }, 'imp weighs rest › nap highest, 0.50'],
  [
    'utility.chose',
    { utility: 'imp', path: ['rest'], weight: 0.5, drew: 2.1, total: 2.5 },
    'imp draws rest, with a weight of 0.50 in 2.50',
  ],
  ['rules.chose', { rule: 'hides', believes: { archers: 3 } }, 'rule hides, believing archers 3'],
  [
    'predictor.expects',
    { move: 'kick', given: ['jab', 'jab'], hits: 3, n: 4 },
    'expects kick after jab jab; was right 3 of 4 times',
  ],
])('the reason %s', (key, terms, words) => {
  expect(reasonWords({ key, terms })).toBe(words);
});

test('lanes stand by arrival, kind and counted name', () => {
  const one = (id: string, kind: string, from = 0) => ({ id, kind, from, to: 9 });
  const list = [one('guard 10', 'guard'), one('thief 1', 'thief'), one('guard 2', 'guard'), one('guard 1', 'guard', 5)];
  expect(inOrder(list, (id) => id).map(({ id }) => id)).toEqual(['guard 2', 'guard 10', 'thief 1', 'guard 1']);
});

test('each band has a colour of its own while there are any', () => {
  const inkOf = inkChooser();
  const inks = ['work', 'walk', 'sleep', 'eat', 'wait', 'run', 'flee', 'sit'].map(inkOf);
  expect(new Set(inks.map(({ fill }) => fill)).size).toBe(8);
  const ninth = inkOf('hop');
  expect(inks.some(({ fill, way }) => fill === ninth.fill && way === ninth.way)).toBe(false);
  expect(inkOf('work')).toBe(inks[0]);
});

test('the colours follow from the names of the scripts, not from the order in which a game lists them', () => {
  const keys = ['work', 'walk', 'sleep', 'eat', 'wait', 'run', 'flee', 'sit', 'hop'];
  const [one, other] = [fullDescription({}, keys), fullDescription({}, [...keys].reverse())];
  expect(keys.map(other.ink)).toEqual(keys.map(one.ink));
});

test('thoughts that read the same, one after the other, are one moment', () => {
  const at = (tick: number, behave: string): Decision => ({
    tick,
    todo: { behave },
    script: '',
    key: '',
    runned: 0,
    commands: [],
    options: [],
    because: null,
    warp: null,
    missingKey: false,
    ended: null,
    fault: null,
  });
  const moments = momentsOf(
    'rex',
    [at(1, 'run'), at(2, 'run'), at(3, 'lie'), at(5, 'run')],
    ({ todo }) => todo?.behave ?? '',
  );
  expect(moments.map(({ decision, to, sentence }) => [decision.tick, to, sentence])).toEqual([
    [1, 2, 'run'],
    [3, 3, 'lie'],
    [5, 5, 'run'],
  ]);
});
