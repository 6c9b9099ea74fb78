// The page "What if": a new question replaces the last, the map offers the question's fields, and the headline agrees
// with the figures.

import { describe, expect, test } from 'vitest';
import { clearOnes, type Difference, difference } from '../../src/analysis/futures/stats.ts';
import { studentChance, tQuantile } from '../../src/analysis/futures/student.ts';
import type { Lab } from '../../src/lab/frame/lab.ts';
import { type Change, changeTo, choicesOf, valueOf, valueWords } from '../../src/lab/frame/what-if-changes.ts';
import { Question } from '../../src/lab/frame/what-if-question.ts';
import { axesAtHand, changesIn } from '../../src/lab/whatif/heat-map.ts';
import { WhatIf } from '../../src/lab/whatif/model.ts';
import { summary } from '../../src/lab/whatif/Verdict.tsx';
import { Scope } from '../../src/ui/lifetime/scope.ts';
import { scripts } from '../../src/scripts/index.ts';
import { wrongInput } from '../../src/sim/inputs/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const cafe = new Simulation(newDay({ seed: 7 }), scripts);
const mei = cafe.state.people['mei'] as Maid;
const table = (name: string): Change => ({ input: { kind: 'table', name, rows: [] } });
const config: Change = { input: { kind: 'config', name: 'caller', text: '' } };

describe('a question', () => {
  const asked = (): { readonly question: Question; readonly whatIf: WhatIf; readonly turned: string[] } => {
    const turned: string[] = [];
    const question = new Question(() => void turned.push('whatif'));
    const lab = { question, scope: new Scope(), tick: { peek: () => 5 } };
    return { question, whatIf: new WhatIf(lab as unknown as Lab), turned };
  };

  test('takes the place of the one before, of whatever kind they are', () => {
    const { question, whatIf, turned } = asked();
    for (const one of [changeTo(mei, 'rank', '5'), table('diligent'), config]) question.ask(40, [one]);
    expect(whatIf.changes.value).toEqual([config]);
    expect([question.tick.value, turned]).toEqual([40, ['whatif', 'whatif', 'whatif']]);
  });

  test('is added to it when one said so, once; of one thing the later counts', () => {
    const { question, whatIf } = asked();
    question.ask(40, [table('diligent')]);
    question.adding.value = true;
    question.ask(40, [config]);
    expect(whatIf.changes.value).toEqual([table('diligent'), config]);
    question.adding.value = true;
    const other: Change = { input: { kind: 'config', name: 'caller', text: 'type: Tuning' } };
    question.ask(40, [other]);
    expect(whatIf.changes.value).toEqual([table('diligent'), other]);
    question.ask(40, [config]);
    expect(whatIf.changes.value).toEqual([config]);
  });

  test('has its most important figure chosen before anything is known', () => {
    const { whatIf } = asked();
    whatIf.setPrimary('profit');
    whatIf.pairs.value = [{ seed: 1, a: { profit: 1 }, b: { profit: 2 } }];
    whatIf.setPrimary('slips');
    expect(whatIf.primary.value).toBe('profit');
  });
});

describe('the map', () => {
  const rank = changeTo(mei, 'rank', '5');
  test('offers the fields that are changed, and the rest of what is changed as one', () => {
    expect(axesAtHand([], mei)).toEqual([]);
    expect(axesAtHand([rank], mei)).toEqual(['rank']);
    expect(axesAtHand([table('diligent')], mei)).toEqual(['change']);
    expect(
      axesAtHand([table('diligent'), rank, changeTo(cafe.state.people['momo'] as Maid, 'team', '3')], mei),
    ).toEqual(['rank', 'change']);
  });
  test('has cells with the table and without it', () => {
    const axes = { maid: mei, x: 'change', y: 'rank' } as const;
    const inputs = (x: string): unknown[] =>
      changesIn(axes, [x, '4'], [table('diligent'), rank]).map(({ input }) => input);
    const edit = { kind: 'edit', maid: 'mei', edit: { rank: 4 } };
    expect(inputs('true')).toEqual([table('diligent').input, edit]);
    expect(inputs('false')).toEqual([edit]);
  });
});

describe('what is clear', () => {
  const of = (id: string, chance: number): Difference => {
    return { id, count: 20, a: 0, b: 3, mean: 3, low: 2, high: 4, chance, skewed: false };
  };

  test('chance is 5 % exactly where the interval touches nought, at any number of seeds', () => {
    for (const count of [2, 3, 8, 20, 31, 100, 1000])
      expect(studentChance(tQuantile(count - 1), count - 1)).toBeCloseTo(0.05, 4);
    // A table of Student's distribution: 2.086 is 5 % at 20 degrees of freedom, 2.845 is 1 %.
    expect(studentChance(2.845, 20)).toBeCloseTo(0.01, 4);
  });
  test('differences that are all the same leave chance nothing; one seed leaves it all', () => {
    const pairs = [1, 2, 3].map((seed) => ({ seed, a: { x: seed, y: 1 }, b: { x: seed + 1, y: 1 } }));
    expect(difference('x', pairs)?.chance).toBe(0);
    expect(difference('y', pairs)?.chance).toBe(1);
    expect(difference('x', pairs.slice(1, 2))?.chance).toBe(1);
  });
  test('one figure of eight outside its interval is chance; the one chosen beforehand is not', () => {
    const eight = [of('one', 0.03), ...[0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8].map((chance, i) => of(`f${i}`, chance))];
    expect([...clearOnes(eight, null)]).toEqual([]);
    expect([...clearOnes(eight, 'one')]).toEqual(['one']);
  });
  test('the others are looked at from the clearest on, each against what is left (Holm)', () => {
    expect([...clearOnes([of('a', 0.012), of('b', 0.02), of('c', 0.04), of('d', 0.3)], null)]).toEqual(['a']);
    expect([...clearOnes([of('a', 0.012), of('b', 0.016), of('c', 0.024), of('d', 0.3)], null)]).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect([...clearOnes([of('a', 0.014), of('b', 0.0001), of('c', 0.04)], 'c')]).toEqual(['c', 'b', 'a']);
  });
  test('the headline says what became of the figure that counts most, and counts the rest', () => {
    const all = [of('lost', 0.3), of('profit', 0.0001), of('slips', 0.5)];
    expect(summary(all, clearOnes(all, 'lost'), 'lost', 20)).toBe('Guests lost: no clear change. Clear: 1 of 3.');
    expect(summary(all, clearOnes(all, 'profit'), 'profit', 20)).toBe('Profit: better. Clear: 1 of 3.');
    expect(summary(all, new Set(), 'lost', 1)).toBe('');
  });
});

test('sight has four named choices; the usual one is the present one, and every one is a right edit', () => {
  const named = choicesOf('alertRange', [], []).map(({ value, text }) => [JSON.parse(value) as string, text]);
  expect(named).toEqual([
    ['usual', 'usual'],
    ['short', 'short-sighted'],
    ['far', 'far-sighted'],
    ['around', 'all around'],
  ]);
  expect(valueOf(mei, 'alertRange')).toBe('usual');
  for (const [name] of named) expect(wrongInput(changeTo(mei, 'alertRange', JSON.stringify(name)).input, cafe.world)).toEqual([]); // prettier-ignore
  expect(valueWords('alertRange', [{ radius: 6, halfAngle: 60, facing: 0 }])).toBe('6/60');
});
