// A played café of the day as a link: packed, unpacked, and refused with everything that is wrong.

import { describe, expect, test } from 'vitest';
import {
  type DailyResult,
  dailyLink,
  DailyRun,
  dailyText,
  dailyTextOf,
  readDaily,
  readUnfinished,
  verdictOf,
} from '../../src/analysis/daily/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { dailyPlan } from '../../src/sim/daily/plan.ts';
import type { JournalEntry } from '../../src/sim/inputs/index.ts';

const DATE = 2026_11_23;
const [maid] = dailyPlan(DATE).maids;
const journal: readonly JournalEntry[] = [
  { tick: 20, input: { kind: 'said', hints: ['first'] } },
  { tick: 40, input: { kind: 'edit', maid: maid?.id ?? '', edit: { team: 4 } } },
  { tick: 90, input: { kind: 'strong', action: 'allHands' } },
];

/** The beginning of a day, written down as if it were over. */
function played(): DailyResult {
  const run = new DailyRun(DATE, journal, scripts);
  for (let i = 0; i < 240; i++) run.step();
  return run.result();
}
const day = played();
const errorsOf = (changed: unknown): readonly string[] => {
  const read = readDaily(JSON.stringify(changed), scripts);
  return read.ok ? [] : read.errors;
};

describe('a link', () => {
  test('comes back as the same day', async () => {
    const link = await dailyLink(day);
    expect(link).toMatch(/^#daily=[A-Za-z0-9_-]+$/);
    const text = await dailyTextOf(`https://example.org/cafe/${link}`);
    expect(text).toEqual({ ok: true, text: dailyText(day) });
    expect(readDaily(dailyText(day), scripts)).toEqual({ ok: true, result: day });
    expect(day.trail).toHaveLength(4);
  });
  test('that is cut off, changed or something else is refused', async () => {
    const link = (await dailyLink(day)) ?? '';
    expect(await dailyTextOf(link.slice(0, -9))).toMatchObject({ ok: false });
    expect(await dailyTextOf('#replay=abc')).toEqual({ ok: false, error: 'is no link to a café of the day' });
    expect(errorsOf({ format: 'honeybell-replay' })).toEqual(["is no café of the day: format is 'honeybell-replay'"]);
    expect(errorsOf({ ...day, version: 9 })).toEqual(['version: is 9; this game reads up to 2']);
  });
  test('of a day with too many inputs is left to a file', async () => {
    let seed = 1;
    const noise = (): string => String((seed = (seed * 48_271) % 2_147_483_647));
    const many = Array.from({ length: 3000 }, (_, tick) => ({
      tick,
      input: { kind: 'said' as const, hints: [noise(), noise()] },
    }));
    expect(await dailyLink({ ...day, journal: many })).toBeNull();
  });
});

describe('a day', () => {
  test('is refused with all that is wrong, each with its place', () => {
    expect(
      errorsOf({ ...day, goals: 7, hash: 'x', score: { served: -1, happy: 101, profit: 0 } }).map(
        (error) => error.split(':')[0],
      ),
    ).toEqual(['score.served', 'score.happy', 'goals', 'hash']);
    expect(errorsOf({ ...day, date: 2026_02_30 })).toEqual([
      'date: the day is 30; 1 to 28 are right',
      'date: is before the first café of the day, 2026-11-01',
    ]);
  });
  test('cannot contain what a café of the day does not allow', () => {
    const cheats: JournalEntry[] = [
      { tick: 1, input: { kind: 'edit', maid: 'momo', edit: { rank: 5 } } },
      { tick: 2, input: { kind: 'edit', maid: 'momo', edit: { team: 2, alertness: 1 } } },
      { tick: 3, input: { kind: 'free', guests: 12 } },
      {
        tick: 4,
        input: {
          kind: 'command',
          free: true,
          post: { executorKeys: ['maid'], tick: 9, command: { behave: 'move', x: 5, y: 8 } },
        },
      },
    ];
    expect(errorsOf({ ...day, journal: cheats })).toHaveLength(4);
    expect(errorsOf({ ...day, journal: cheats })[0]).toMatch(
      /^journal\[0\]\.input: is 'edit', which a café of the day/,
    );
    expect(readUnfinished(cheats, DATE, scripts)).toBeNull();
    expect(readUnfinished(journal, DATE, scripts)).toEqual(journal);
  });
  test('of the first rules opens, and is judged by the goals it was played with', () => {
    const run = new DailyRun(DATE, journal, scripts, 1);
    for (let i = 0; i < 240; i++) run.step();
    const first = run.result();
    expect(first.version).toBe(1);
    const read = readDaily(dailyText(first), scripts);
    expect(read).toEqual({ ok: true, result: first });
    const again = new DailyRun(DATE, journal, scripts, first.version);
    for (let i = 0; i < 240; i++) again.step();
    expect(verdictOf(first, again)).toMatchObject({ same: true });
    expect(again.cafe.state.goals).toMatchObject(dailyPlan(DATE, 1).goals.map(({ kind, want }) => ({ kind, want })));
    const other = new DailyRun(DATE, journal, scripts);
    expect(other.cafe.state.goals?.map(({ kind, want }) => `${kind} ${want}`)).not.toEqual(
      again.cafe.state.goals?.map(({ kind, want }) => `${kind} ${want}`),
    );
  });
  test('has its inputs in order', () => {
    expect(errorsOf({ ...day, journal: [...journal].reverse() })[0]).toMatch(/^journal\[1\]\.tick: comes before/);
  });
});
