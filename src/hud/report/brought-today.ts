/**
 * Says what a day brought when the rating can't rise any further: the weightiest of a golden bell, new celebrities,
 * record takings and achievements; on any other day, what is still open.
 */

import { ACHIEVEMENTS } from '../../sim/season/achievements.ts';
import { bellDays, bellsOf } from '../../sim/season/golden-bells.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say, sayList } from '../../words/index.ts';
import { grouped } from '../../words/numbers.ts';

/** A day can have record takings only after this many earlier days. */
const RECORD_FROM = 3;

/** One sentence; empty if nothing happened and nothing is left to reach. */
export function broughtToday({ clock: { day }, season }: WorldState): string {
  if (season === undefined) return '';
  const { ours } = bellsOf(season);
  if (ours.includes(day)) return say('report.brought.bell', { count: ours.length });
  const { heroes } = tablesOf(season);
  const seen = heroes.filter(({ id }) => season.album[id] !== undefined);
  const fresh = seen.filter(({ id }) => season.album[id]?.firstDay === day).length;
  if (fresh > 0) return say('report.brought.album', { count: fresh, have: seen.length, most: heroes.length });
  const before = season.book.filter((one) => one.day < day).map(({ income }) => income);
  const income = season.book.find((one) => one.day === day)?.income ?? 0;
  if (before.length >= RECORD_FROM && income > Math.max(...before))
    return say('report.brought.record', { amount: grouped(income) });
  const reached = Object.values(season.achieved);
  const now = reached.filter((on) => on === day).length;
  const most = ACHIEVEMENTS.length;
  if (now > 0) return say('report.brought.achievements', { count: now, have: reached.length, most });
  const open = [
    ['bells', bellDays(day).filter((row) => row.day > day).length],
    ['heroes', heroes.length - seen.length],
    ['achievements', most - reached.length],
  ] as const;
  const list = open.filter(([, count]) => count > 0).map(([what, count]) => say(`report.open.${what}`, { count }));
  return list.length === 0 ? '' : say('report.open', { list: sayList(list) });
}
