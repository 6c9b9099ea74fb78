// The café of the day runs again to the same bytes; a score that was changed is found out; 400 dates can be played.

import { beforeAll, describe, expect, test } from 'vitest';
import {
  DailyComparison,
  type DailyResult,
  DailyRun,
  dailyText,
  openDaily,
  readDaily,
  resultOf,
  trailDigit,
  trailLength,
  verdictOf,
} from '../../src/analysis/daily/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginDaily } from '../../src/sim/open-daily-cafe.ts';
import { dateText, dayBefore, FIRST_DAILY } from '../../src/sim/daily/dates.ts';
import type { JournalEntry } from '../../src/sim/inputs/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const DATE = 2026_11_25;
const bell = (tick: number): JournalEntry => ({ tick, input: { kind: 'strong', action: 'allHands' } });

function run(journal: readonly JournalEntry[]): DailyRun {
  const day = new DailyRun(DATE, journal, scripts);
  while (day.step());
  return day;
}

describe('a day', () => {
  let first: DailyResult;
  let again: DailyRun;
  beforeAll(() => {
    // Played as on the page: the inputs are given while it runs.
    const cafe = openDaily(DATE, [], scripts);
    let trail = '';
    while (!cafe.state.over) {
      if (cafe.state.tick === 3000) cafe.give(bell(0).input);
      cafe.step();
      trail += trailDigit(cafe);
    }
    expect(trail).toHaveLength(trailLength(cafe.state.tick));
    first = resultOf(DATE, cafe, cafe.journal, trail);
    const read = readDaily(dailyText(first), scripts);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    again = run(read.result.journal);
  });

  test('gives the same bytes from its date and its inputs', () => {
    expect(again.result()).toEqual(first);
    expect(verdictOf(first, again)).toEqual({ same: true, score: first.score });
    expect(first.score.served).toBeGreaterThan(20);
  });
  test('whose score was changed is found out, figure by figure', () => {
    const faked = {
      ...first,
      score: { ...first.score, served: first.score.served + 10 },
      goals: (first.goals + 1) % 4,
    };
    expect(verdictOf(faked, again)).toMatchObject({
      same: false,
      fields: ['served', 'goals'],
      tick: null,
      score: first.score,
    });
  });
  test('whose inputs were changed differs from that moment on', () => {
    const verdict = verdictOf({ ...first, journal: [] }, run([]));
    expect(verdict).toMatchObject({ same: false, failed: null, game: null });
    expect(verdict.same === false && verdict.fields).toContain('trail');
    expect(verdict.same === false && Math.abs((verdict.tick ?? 0) - 3000) < 300).toBe(true);
  });
  test('parts from another at the first different deed, with what each player did', () => {
    const comparison = new DailyComparison([first, { ...first, journal: [bell(4000)] }], scripts);
    while (comparison.step());
    const found = comparison.found();
    expect(found?.tick).toBeGreaterThanOrEqual(3000);
    expect(found?.tick).toBeLessThan(4000);
    expect(found?.did[0]).toEqual(bell(3000));
    expect(found?.did[1]).toBeNull();
    expect(found?.states[0].people[found.who]).toBeDefined();
    const same = new DailyComparison([first, first], scripts);
    for (let i = 0; i < 500; i++) same.step();
    expect(same.found()).toBeNull();
  });
});

/** Number of dates, and the tick by which someone must have been served. */
const DATES = 400;
const SERVED_BY = 6000;

test(`each of ${DATES} dates opens, serves someone and runs without faults`, () => {
  let date = FIRST_DAILY;
  const dates = [date];
  // Dates of a year and more, forwards from the first.
  while (dates.length < DATES) {
    const next = date + 1;
    date = dayBefore(next + 1) === next ? next : nextMonth(date);
    dates.push(date);
  }
  const bad: string[] = [];
  for (const one of dates) {
    const cafe = new Simulation(beginDaily(one), scripts);
    while (cafe.state.figures.guestsServed === 0 && cafe.state.tick < SERVED_BY) cafe.step();
    const { guestsServed, faults, stuck } = cafe.state.figures;
    if (guestsServed === 0 || faults > 0 || stuck > 0) bad.push(`${dateText(one)}: ${guestsServed} ${faults} ${stuck}`);
  }
  expect(bad).toEqual([]);
});

const nextMonth = (date: number): number => {
  const [year, month] = [Math.floor(date / 10_000), Math.floor(date / 100) % 100];
  return month === 12 ? (year + 1) * 10_000 + 101 : year * 10_000 + (month + 1) * 100 + 1;
};
