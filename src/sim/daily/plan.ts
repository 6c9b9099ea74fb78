/** The set-up of the café of the day, drawn from its date: the same for everyone. */

import { chance, integer, pick, pickWeighted, stream, type Stream } from '../../ai/index.ts';
import { dailyLayouts, dailyScenes, dailyThemes, type DailyTheme } from '../../data/daily.ts';
import type { DailyLayout } from '../../data/maps/daily.ts';
import { roster, type RosterRow } from '../../data/index.ts';
import type { Goal } from '../state/chalk.ts';
import type { Weather } from '../state/things.ts';
import { dayNumber } from './dates.ts';

export type { DailyLayout };

export interface DailyPlan {
  readonly date: number;
  readonly seed: number;
  readonly layout: DailyLayout;
  /** The three maids on shift, the rarest first. */
  readonly maids: readonly RosterRow[];
  readonly weather: Weather;
  readonly theme: DailyTheme;
  /** The kind of the event that takes place on this day. */
  readonly scene: string;
  /** When the event begins, as a share of the day. */
  readonly sceneAt: number;
  readonly stars: number;
  readonly goals: readonly Goal[];
}

const MAIDS = 3;

/** Returns the set-up of the café of the day for a date. */
export function dailyPlan(date: number): DailyPlan {
  const rng = stream(date, 'café of the day');
  const seed = integer(rng, 1, 0x3fffffff);
  const layout = inTurn(dailyLayouts, 'rooms', date);
  const theme = inTurn(dailyThemes, 'themes', date);
  const weather = pickWeighted<readonly [Weather, number]>(
    rng,
    [
      ['sun', 5],
      ['cloud', 3],
      ['rain', 2],
    ],
    ([, weight]) => weight,
  )[0];
  const maids = maidsOf(rng);
  const scene = inTurn(dailyScenes, 'scenes', date);
  return {
    date,
    seed,
    layout,
    maids,
    weather,
    theme,
    scene,
    sceneAt: integer(rng, 25, 55) / 100,
    stars: integer(rng, 4, 7) / 2,
    goals: goalsOf(rng, theme),
  };
}

/**
 * Returns the item of a list that is due on a date. All items come once in each round. The order is drawn anew for each
 * round, and no item comes on two days in a row.
 */
function inTurn<T>(list: readonly T[], name: string, date: number): T {
  const day = dayNumber(date);
  const round = Math.floor(day / list.length);
  const order = shuffled(list, stream(round, name));
  const last = shuffled(list, stream(round - 1, name)).at(-1);
  // Exchanging the first two items leaves the last item of the round unchanged, so that the next round can avoid this
  // item on its first day.
  if (order[0] === last) order.splice(0, 2, order[1] as T, order[0] as T);
  return order[day % list.length] as T;
}

function shuffled<T>(list: readonly T[], rng: Stream): T[] {
  const left = [...list];
  return list.map(() => left.splice(integer(rng, 0, left.length - 1), 1)[0] as T);
}

/** Draws three maids so that at least one takes orders and at least one serves. */
function maidsOf(rng: Stream): RosterRow[] {
  const left = [...roster];
  const take = (can: (row: RosterRow) => boolean): RosterRow => {
    const row = pick(rng, left.filter(can));
    left.splice(left.indexOf(row), 1);
    return row;
  };
  const first = take(({ duties }) => duties !== 'serving');
  const second = take(({ duties }) => duties !== 'reception');
  const drawn = [first, second];
  while (drawn.length < MAIDS) drawn.push(take(() => true));
  return drawn.sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
}

/** Draws the three goals of the day: one about figures such as guests served, one about actions of the player, one about care for the guests. */
function goalsOf(rng: Stream, theme: DailyTheme): Goal[] {
  const numbers = chance(rng, 0.5)
    ? goal('serve', 5 * integer(rng, 22, 30))
    : goal('earn', 5000 * integer(rng, 26, 36));
  const deeds = chance(rng, 0.5) ? goal('strong', integer(rng, 3, 6)) : goal('order', integer(rng, 4, 8));
  const care = chance(rng, 0.5)
    ? goal('dish', 2 * integer(rng, 6, 12), theme.dishes[0])
    : goal('hungry', 5 * integer(rng, 4, 9));
  return [numbers, deeds, care];
}

const goal = (kind: string, want: number, dish?: string): Goal => ({
  kind,
  want,
  ...(dish === undefined ? {} : { dish }),
  count: 0,
  doneTick: null,
});
