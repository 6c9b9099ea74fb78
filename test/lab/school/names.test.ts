// Names in a lesson: everyone has a name from the scene's beginning, and values in the list of tries name what they are.

import { beforeAll, describe, expect, test } from 'vitest';
import { firstValues, LESSONS, namesIn, openScene } from '../../../src/lab/school/lessons.ts';
import { shortValue } from '../../../src/lab/school/Knobs.tsx';
import { followLanguage } from '../../../src/lab/words/index.ts';
import { scripts } from '../../../src/scripts/index.ts';

beforeAll(() => followLanguage());

describe.each(LESSONS)('lesson $id', (lesson) => {
  const values = firstValues(lesson);
  const names = namesIn(openScene(lesson, values, scripts));
  test('every knob names its person at once, also a guest who comes later', () => {
    for (const { who } of lesson.knobs) expect(names.get(who)).toMatch(/^[A-Z]/);
  });
  test('a number in the list of tries stands with what it means', () => {
    for (const knob of lesson.knobs)
      expect(shortValue(knob, values[knob.id] ?? 0, names.get(knob.who) ?? '')).toMatch(/^\D|\D{8}$/);
  });
});
