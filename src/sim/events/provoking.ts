/**
 * Provoked events: brawls, alarms, shows and paparazzi begin because of what goes on in the café, not by a draw. Each
 * event's record names the causes that hold now. data/season/causes.csv says how many points each cause is worth.
 * data/season/events.csv says how many points the event needs and how many days it rests afterwards.
 */

import { causeRows, type EventRow, eventRows } from '../../data/season/index.ts';
import type { Spark } from '../state/day-events.ts';
import type { SeasonState } from '../state/season.ts';
import type { World } from '../world/world.ts';
import type { DayEvent } from './day-event.ts';

/** Number of ticks between two checks for causes. */
const EVERY = 20;
/** The earliest and latest moment at which an event may be provoked, as shares of the day. */
const EARLIEST = 0.08;
const LATEST = 0.85;

const POINTS: ReadonlyMap<string, number> = new Map(causeRows.map(({ cause, points }) => [cause, points]));
const PROVOKED: readonly EventRow[] = eventRows.filter(({ points }) => points > 0);

/** The sum of the points that these causes are worth for an event of this kind. */
export const worth = (kind: string, because: readonly string[]): number =>
  because.reduce((sum, cause) => sum + (POINTS.get(`${kind}.${cause}`) ?? 0), 0);

/** Name of the season's counter that stores the last day on which an event of this kind was provoked. */
const lastDay = (kind: string): string => `scene.${kind}`;

const rests = ({ kind, restDays }: EventRow, { counts }: SeasonState, day: number): boolean =>
  restDays > 0 && day - (counts[lastDay(kind)] ?? -restDays) < restDays;

export function provoked(
  world: World,
  recordOf: (row: EventRow) => DayEvent,
): { readonly kind: string; readonly spark: Spark } | null {
  const { season, tick, clock, calendar, closed } = world.state;
  if (season === undefined || calendar === undefined || closed || tick % EVERY !== 0) return null;
  const length = (clock.closeTick ?? clock.openTick + 6000) - clock.openTick;
  const share = (tick - clock.openTick) / length;
  if (share < EARLIEST || share > LATEST) return null;
  for (const row of PROVOKED) {
    if (clock.day < row.from || rests(row, season, clock.day)) continue;
    if (calendar.going.some(({ kind }) => kind === row.kind)) continue;
    const spark = recordOf(row).causes?.(world) ?? null;
    if (spark === null || worth(row.kind, spark.because) < row.points) continue;
    return { kind: row.kind, spark };
  }
  return null;
}

export function wasProvoked({ season, clock }: World['state'], kind: string): void {
  if (season !== undefined) season.counts[lastDay(kind)] = clock.day;
}
