import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { MovePredictor, TechTree } from '../../../src/ai/index.ts';
import { expectCleanPrototypes, expectProblems, fuzzing, garbled, nearly } from './rubbish.ts';
import { figure } from '../../soak/figure.ts';
import { treeOf, VILLAGE } from './village.ts';

afterAll(() =>
  figure('imports', `damaged rules as text and as data, saved memories, predictors: ${fuzzing.numRuns} of each`),
);

/** Loads rules; if they are valid, the tree must work. */
function load(source: string | object): boolean {
  const read = TechTree.load(source);
  expectCleanPrototypes();
  if (!read.ok) {
    expectProblems(read.problems);
    return false;
  }
  for (const name of read.tree.names) {
    read.tree.observe(name, name.length % 2 === 0 ? 'Yes' : 'No');
    expect(Array.isArray(read.tree.node(name).needs)).toBe(true);
  }
  for (const name of read.tree.names) read.tree.why(name);
  expect(read.tree.contradictions().length).toBeGreaterThanOrEqual(0);
  return true;
}

test('rules as text: a tree or problems, whatever the text', () => {
  const ok = { yes: 0, no: 0 };
  fc.assert(
    fc.property(garbled(VILLAGE), (text) => void (load(text) ? ok.yes++ : ok.no++)),
    fuzzing,
  );
  expect(Math.min(ok.yes, ok.no)).toBeGreaterThan(fuzzing.numRuns / 50);
});

test('rules as an object: a tree or problems, whatever is in it', () => {
  const ok = { yes: 0, no: 0 };
  const village = treeOf(VILLAGE);
  const rules = Object.fromEntries(village.names.map((name) => [name, village.node(name)]));
  fc.assert(
    fc.property(nearly(rules), (data) => void (load(data as object) ? ok.yes++ : ok.no++)),
    fuzzing,
  );
  expect(Math.min(ok.yes, ok.no)).toBeGreaterThan(fuzzing.numRuns / 50);
});

test('a saved memory: taken or refused, and then nothing has changed', () => {
  const village = treeOf(VILLAGE);
  village.observe('priest', 'Yes', 2);
  village.observe('woodcutter', 'No', 2);
  village.observe('abbot', 'No', 3);
  const right = village.save();
  fc.assert(
    fc.property(nearly(right), (data) => {
      const before = JSON.stringify(village.save());
      const read = village.restore(data);
      expectCleanPrototypes();
      if (read.ok) return;
      expectProblems(read.problems);
      expect(JSON.stringify(village.save())).toBe(before);
    }),
    fuzzing,
  );
  expect(village.restore(right)).toEqual({ ok: true });
});

test('a saved predictor: taken or refused, and then nothing has changed', () => {
  const reader = new MovePredictor(['chop', 'fry', 'plate'], { order: 1, random: () => 0.4 });
  for (const move of ['chop', 'fry', 'fry', 'plate']) reader.observe(move);
  const right = reader.save();
  fc.assert(
    fc.property(nearly(right), (data) => {
      const before = JSON.stringify(reader.save());
      const read = reader.restore(data);
      expectCleanPrototypes();
      if (!read.ok) {
        expectProblems(read.problems);
        expect(JSON.stringify(reader.save())).toBe(before);
      }
      expect(['chop', 'fry', 'plate', undefined]).toContain(reader.observe('fry'));
    }),
    fuzzing,
  );
});
