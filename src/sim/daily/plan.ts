/** The set-up of the café of the day, drawn from its date: the same for everyone. */

import { integer, pick, pickWeighted, stream, type Stream } from '../../ai/index.ts';
import { dailyLayouts, dailyScenes, dailyThemes, type DailyTheme } from '../../data/daily.ts';
import type { DailyLayout } from '../../data/maps/daily.ts';
import { menu, roster, type RosterRow } from '../../data/index.ts';
import type { Goal } from '../state/strong.ts';
import type { Weather } from '../state/things.ts';
import { firstGoalsOf } from './first-goals.ts';
import { dailyGoalsOf } from './goals.ts';
import { DAILY_RULES, type DailyRules } from './rules.ts';
import { inTurn } from './turns.ts';

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

/**
 * Returns the set-up of the café of the day for a date.
 * @param rules the version of the rules; versions differ in the goals alone
 */
export function dailyPlan(date: number, rules: DailyRules = DAILY_RULES): DailyPlan {
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
  const sceneAt = integer(rng, 25, 55) / 100;
  const stars = integer(rng, 4, 7) / 2;
  const goals =
    rules === 1
      ? firstGoalsOf(rng, theme)
      : dailyGoalsOf({
          date,
          rows: layout.rows,
          weather,
          stars,
          scene,
          sceneAt,
          dish: theme.dishes[0] ?? '',
          prices: theme.dishes.map((dish) => menu.find(({ id }) => id === dish)?.price ?? 0),
          specialists: maids.filter(({ duties }) => duties !== 'allround').length,
        });
  return { date, seed, layout, maids, weather, theme, scene, sceneAt, stars, goals };
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
