// Every lesson shows what it says it shows, at every stop of its knobs.

import { describe, expect, test } from 'vitest';
import {
  ALERTNESS,
  firstValues,
  type Lesson,
  LESSONS,
  openLesson,
  outcomesOf,
} from '../../../src/lab/school/lessons.ts';
import { scripts } from '../../../src/scripts/index.ts';

const lesson = (id: string): Lesson => LESSONS.find((one) => one.id === id) as Lesson;
const told = (id: string, values: Record<string, number> = {}): string[] =>
  outcomesOf(lesson(id), { ...firstValues(lesson(id)), ...values }, scripts).map(({ key }) => key);
const PLAIN = ALERTNESS.length - 1;

describe('two maids pass the same favourite', () => {
  test('the alert one turns at once, the plain one never', () => {
    expect(told('amove')).toEqual(['atOnce', 'never']);
  });
  test('the longer between two looks, the later the turn', () => {
    const late = ALERTNESS.map((_, i) => outcomesOf(lesson('amove'), { hana: i, yuki: PLAIN }, scripts)[0]);
    const seconds = late
      .slice(0, PLAIN)
      .map((one) => (one?.key === 'atOnce' ? 0 : Number(one?.params['seconds'] ?? Infinity)));
    for (const [i, one] of seconds.entries()) if (i > 0) expect(one).toBeGreaterThanOrEqual(seconds[i - 1] as number);
    expect(seconds[3]).toBeGreaterThan(0);
    expect(late[PLAIN]?.key).toBe('never');
  });
  test('both alert: only one goes, for the other sees that he is hers', () => {
    expect(told('amove', { yuki: 0 }).filter((key) => key !== 'never')).toHaveLength(1);
  });
});

describe('a squad', () => {
  test('arrives in its formation; by an A-move one of it may turn for a caller, by a plain move none does', () => {
    expect(told('squad', { manner: 0 })[1]).toBe('turned');
    const [there, turned] = outcomesOf(lesson('squad'), { manner: 1, wide: 1 }, scripts);
    expect(there).toMatchObject({ key: 'there', params: { count: 3, of: 3 } });
    expect(turned?.key).toBe('noneTurned');
  });
});

describe('when a star comes in', () => {
  test('a calm eater eats on, a starstruck one gets up, a hurried one looks', () => {
    expect(told('calm')).toEqual(['eats', 'autograph', 'stare']);
  });
  test('tempers can be exchanged', () => {
    expect(told('calm', { ann: 1, bob: 0 }).slice(0, 2)).toEqual(['autograph', 'eats']);
  });
});

describe('when the alarm rings', () => {
  test.each(ALERTNESS.map((_, i) => i))('nobody turns, however alert (stop %i)', (hana) => {
    expect(told('alarm', { hana })).toEqual(['out', 'noTurn', 'after']);
  });
});

test('every lesson opens at every stop of every knob', () => {
  for (const one of LESSONS)
    for (const knob of one.knobs) {
      const most = knob.kind === 'alertness' ? PLAIN : knob.kind === 'choice' ? knob.choices.length - 1 : knob.most;
      for (let value = knob.kind === 'number' ? knob.least : 0; value <= most; value++)
        expect(openLesson(one, { ...firstValues(one), [knob.id]: value }, scripts).state.tick).toBe(0);
    }
});
