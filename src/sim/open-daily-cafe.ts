/**
 * Opens the café of the day: one day of fifteen minutes at 1×, by the rules of a season, with a set-up that only its
 * date decides.
 */

import { stream } from '../ai/index.ts';
import { dailyPlan } from './daily/plan.ts';
import { DAILY_RULES, type DailyRules } from './daily/rules.ts';
import { weekdayOfDate } from './daily/dates.ts';
import { newDay } from './open-day.ts';
import { dishPrice, employ, newSeason } from './season/new-season.ts';
import type { WorldState } from './state/world-state.ts';

/** Ticks for a minute of the café's clock: three times as many as in a season. */
export const DAILY_TICKS_PER_MINUTE = 30;
/** Factor on the number of guests compared with a day of a season: only three maids work, but the day lasts three times as long. */
const CROWD = 2;
/** Money in the till at opening, in yen. */
const MONEY = 20_000;
const MOST_STARS = 5;
/**
 * Number added to the date's weekday to get the day of the season. The day lies in the second week, because the first
 * week of a season introduces the game.
 */
const SECOND_WEEK = 7;

/**
 * The state of the café of the day at opening.
 * @param date the date as a number such as 20261123 @param rules the version of the rules
 */
export function beginDaily(date: number, rules: DailyRules = DAILY_RULES): WorldState {
  const plan = dailyPlan(date, rules);
  const { seed, layout, theme, weather } = plan;
  const season = newSeason({ seed });
  season.staff = plan.maids.map((row) => employ(row, 1));
  season.kitchen.onMenu = theme.dishes.map((dish) => ({ dish, price: dishPrice(dish) }));
  season.kitchen.known = [...theme.dishes];
  season.kitchen.tried = [];
  season.types = [...theme.guests];
  season.upgrades = { chef: 1 };
  // The café counts as having celebrated all its stars already, because a celebration of new stars would be pointless
  // on a single day.
  season.counts['starsSeen'] = MOST_STARS;
  const { rows, decor } = layout;
  const day = SECOND_WEEK + weekdayOfDate(date);
  const state = newDay({
    seed,
    day,
    season,
    money: MONEY,
    stars: plan.stars,
    weather,
    ticksPerMinute: DAILY_TICKS_PER_MINUTE,
    crowd: CROWD,
    rows,
    decor,
  });
  delete state.enquiries;
  const { openTick, closeTick } = state.clock;
  const [first] = plan.maids;
  const at = openTick + Math.floor(plan.sceneAt * ((closeTick ?? 0) - openTick));
  state.calendar = {
    planned: [
      ...(weather === 'rain' ? [{ kind: 'rain', at: openTick + 20, announced: false }] : []),
      {
        kind: plan.scene,
        at,
        announced: true,
        byHand: true,
        ...(plan.scene === 'birthday' && first !== undefined ? { of: first.id } : {}),
      },
    ],
    going: [],
    begun: 0,
    rng: stream(seed, 'scene of the day'),
  };
  state.goals = plan.goals.map((goal) => ({ ...goal }));
  state.daily = date;
  return state;
}
