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
  /** The three maids, the rarest first. */
  readonly maids: readonly RosterRow[];
  readonly weather: Weather;
  readonly theme: DailyTheme;
  /** A kind of event. */
  readonly scene: string;
  /** When the scene begins, as a share of the day. */
  readonly sceneAt: number;
  readonly stars: number;
  readonly goals: readonly Goal[];
}

const MAIDS = 3;

/** The set-up of a date. */
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

/** Goes through a list in an order that is drawn anew for each round, without the same item on two days in a row. */
function inTurn<T>(list: readonly T[], name: string, date: number): T {
  const day = dayNumber(date);
  const round = Math.floor(day / list.length);
  const order = shuffled(list, stream(round, name));
  const last = shuffled(list, stream(round - 1, name)).at(-1);
  // The last item of a round stays the last, so that the next round can be compared with it.
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

/** Draws the three goals: one about numbers, one about what the player does, one about care. */
function goalsOf(rng: Stream, theme: DailyTheme): Goal[] {
  const numbers = chance(rng, 0.5)
    ? goal('serve', 5 * integer(rng, 22, 30))
    : goal('earn', 5000 * integer(rng, 26, 36));
  const deeds = chance(rng, 0.5) ? goal('strong', integer(rng, 4, 7)) : goal('order', integer(rng, 4, 8));
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
