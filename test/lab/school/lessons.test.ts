// Every lesson shows its idea, at every stop of its knobs.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ALERTNESS,
  firstValues,
  type Lesson,
  LESSONS,
  openLesson,
  outcomesOf,
  PLAIN,
} from '../../../src/lab/school/lessons.ts';
import { scripts } from '../../../src/scripts/index.ts';

const lesson = (id: string): Lesson => LESSONS.find((one) => one.id === id) as Lesson;
const told = (id: string, values: Record<string, number> = {}): string[] =>
  outcomesOf(lesson(id), { ...firstValues(lesson(id)), ...values }, scripts).map(({ key }) => key);

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
  test('the steps after the call are counted: none, one, four, nine, twelve', () => {
    const steps = ALERTNESS.slice(0, PLAIN).map(
      (_, i) => outcomesOf(lesson('amove'), { hana: i, yuki: PLAIN }, scripts)[0]?.params['count'] ?? 0,
    );
    expect(steps).toEqual([0, 0, 1, 4, 9, 12]);
  });
  test('both alert: only one goes, for the other sees that he is hers', () => {
    expect(told('amove', { yuki: 0 }).filter((key) => key !== 'never')).toHaveLength(1);
  });
});

describe('she cannot see behind her', () => {
  const end = (values: Record<string, number>): string | undefined => told('sight', values)[0];
  test('so she walks on; with a range all around, or turned back, she sees him', () => {
    expect(end({})).toBe('behind');
    expect(end({ radius: 20, half: 180 })).toBe('sawAtOnce');
    expect(end({ radius: 20, half: 45, facing: 180 })).toBe('sawAtOnce');
    expect(end({ radius: 20, half: 45, facing: 90 })).toBe('behind');
  });
  test('nor through a wall, however far; ahead only as far as her radius', () => {
    expect(end({ radius: 20, half: 180, place: 2 })).toBe('wall');
    expect(end({ radius: 20, place: 3 })).toBe('sawAtOnce');
    expect(end({ radius: 1, half: 180 })).toBe('far');
  });
  test('but she hears a bell near by', () => {
    expect(end({ place: 1 })).toBe('heard');
  });
  test('every setting worth trying ends as its name says', () => {
    expect(lesson('sight').tries.map(({ values }) => end(values))).toEqual(['sawAtOnce', 'sawAtOnce', 'wall', 'heard']);
  });
});

describe('a squad', () => {
  test('arrives in its formation; by an A-move one of it may turn for a caller, by a plain move none does', () => {
    expect(told('squad', { manner: 0 })[0]).toBe('turned');
    const [turned, there] = outcomesOf(lesson('squad'), { manner: 1, wide: 1 }, scripts);
    expect(there).toMatchObject({ key: 'there', params: { count: 3, of: 3 } });
    expect(turned?.key).toBe('noneTurned');
  });
});

describe('when a star comes in', () => {
  test('a calm eater eats on, a hurried one looks, a starstruck one whose plate has not come yet gets up', () => {
    expect(told('calm')).toEqual(['eats', 'stare', 'autograph']);
  });
  test('tempers can be exchanged', () => {
    expect(told('calm', { ann: 3, bob: 0, eve: 0 })).toEqual(['stare', 'eats', 'eats']);
  });
});

describe('when the alarm rings', () => {
  test.each(ALERTNESS.map((_, i) => i))('nobody turns, however alert (stop %i)', (hana) => {
    expect(told('alarm', { hana })).toEqual(['out', 'noTurn', 'after']);
  });
});

test('a squad that is not turned stands in its places at one and the same tick, and that is shown', () => {
  const one = lesson('squad');
  const there = outcomesOf(one, { manner: 1, wide: 1 }, scripts).find(({ key }) => key === one.holds);
  const cafe = openLesson(one, { manner: 1, wide: 1 }, scripts);
  while (cafe.state.tick < (there?.tick ?? 0)) cafe.step();
  expect(one.arrived?.(cafe, { manner: 1, wide: 1 })).toHaveLength(3);
});

test.each(LESSONS)('the lines of $id are those of the game', ({ source: { file, lines } }) => {
  const text = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.trim());
  expect(lines.filter((line) => !text.includes(line))).toEqual([]);
});

test('every lesson opens at every stop of every knob', () => {
  for (const one of LESSONS)
    for (const knob of one.knobs) {
      const most = knob.kind === 'alertness' ? PLAIN : knob.kind === 'choice' ? knob.choices.length - 1 : knob.most;
      const step = knob.kind === 'number' ? knob.step : 1;
      for (let value = knob.kind === 'number' ? knob.least : 0; value <= most; value += step)
        expect(openLesson(one, { ...firstValues(one), [knob.id]: value }, scripts).state.tick).toBe(0);
    }
});
