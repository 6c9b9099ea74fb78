/**
 * The three goals of a café of the day: chosen by what the day has, with targets computed from what its room can serve.
 * The estimates below are straight lines through the results of sixty dates on which nobody acted by day.
 */

import { dailyGoals, type DailyGoalRow } from '../../data/daily.ts';
import type { Goal } from '../state/strong.ts';
import type { Weather } from '../state/things.ts';
import { inTurn } from './turns.ts';

/** What a day has, as far as the goals depend on it. */
export interface DayHas {
  readonly date: number;
  /** The room as rows of text, in which each letter is a seat and `T` a table. */
  readonly rows: readonly string[];
  readonly weather: Weather;
  readonly stars: number;
  readonly scene: string;
  /** When the scene begins, as a share of the day. */
  readonly sceneAt: number;
  /** The dish of the day, and the usual price of each dish on the menu. */
  readonly dish: string;
  readonly prices: readonly number[];
  /** How many of the maids do only one kind of work. */
  readonly specialists: number;
}

/** Guests who come: a few celebrities and parties, and a number for each seat that grows with the stars. */
const ALWAYS_COME = 20;
const COME_A_SEAT = 7.66;
const IN_RAIN = 0.7;
/** Guests served by three all-round maids without a crowd, more for each guest who comes, fewer for each specialist. */
const SERVED = 72;
const SERVED_A_GUEST = 0.185;
const SERVED_A_SPECIALIST = 10.2;

/** Number of minutes around a scene that count, and the share of the guests who are served in them: fewer at tea time. */
const SCENE_MINUTES = 120;
const SCENE_SHARE = 0.24;
const TEA_SHARE = 0.175;
const TEA_FROM = 0.37;
const TEA_UNTIL = 0.49;
const DAY_MINUTES = 600;

/** Seats at tables for four or more, from which parties are a goal. */
const PARTY_SEATS = 8;
const LARGE_TABLE = 4;
/** Mean price of a dish from which the menu is dear. */
const DEAR = 650;
const STARRY = 3;
/** Number of guests that are lost on a busy day at least, and on a calm one at least and at most. */
const BUSY = 25;
const CALM_LEAST = 6;
const CALM_MOST = 37;
/** Scenes that leave the room to itself while they last. */
const NO_SERVICE = ['alarm', 'brawl'];

const isSeat = (tile: string | undefined): boolean => tile !== undefined && /[0-9a-z]/.test(tile);

/** Number of seats in all, and of those at tables for four or more. */
export function seatsOf(rows: readonly string[]): { readonly all: number; readonly large: number } {
  let [all, large] = [0, 0];
  rows.forEach((row, y) => {
    for (const tile of row) if (isSeat(tile)) all++;
    // A table is a row of tiles `T`; its seats lie beside, above and below it.
    for (const found of row.matchAll(/T+/g)) {
      const [from, to] = [found.index, found.index + found[0].length];
      let seats = (isSeat(row[from - 1]) ? 1 : 0) + (isSeat(row[to]) ? 1 : 0);
      for (const near of [rows[y - 1], rows[y + 1]]) for (let x = from; x < to; x++) if (isSeat(near?.[x])) seats++;
      if (seats >= LARGE_TABLE) large += seats;
    }
  });
  return { all, large };
}

/** How many guests are likely to be served and lost on a day on which nobody acts. */
export function likelyOn(day: DayHas): { readonly served: number; readonly lost: number } {
  const seats = seatsOf(day.rows).all;
  const come = ALWAYS_COME + COME_A_SEAT * seats * (day.weather === 'rain' ? IN_RAIN : 1) * (0.8 + day.stars / 10);
  const served = Math.min(come, SERVED + SERVED_A_GUEST * come - SERVED_A_SPECIALIST * day.specialists);
  return { served, lost: come - served };
}

const meanPrice = ({ prices }: DayHas): number => prices.reduce((sum, price) => sum + price, 0) / prices.length;

/** What a goal can need of a day. */
export const dayHas: Readonly<Record<string, (day: DayHas) => boolean>> = {
  dear: (day) => meanPrice(day) >= DEAR,
  cheap: (day) => meanPrice(day) < DEAR,
  starry: ({ stars }) => stars >= STARRY,
  scene: ({ scene }) => !NO_SERVICE.includes(scene),
  busy: (day) => likelyOn(day).lost >= BUSY,
  calm: (day) => likelyOn(day).lost >= CALM_LEAST && likelyOn(day).lost <= CALM_MOST,
  tables: ({ rows }) => seatsOf(rows).large >= PARTY_SEATS,
};

/** The part of the day that counts for a goal, in minutes after opening, and its share of the target. */
function partFor(
  { kind, from, until }: DailyGoalRow,
  { sceneAt }: DayHas,
): { part: Pick<Goal, 'from' | 'until'>; share: number } {
  if (kind !== 'scene')
    return { part: { ...(from === undefined ? {} : { from }), ...(until === undefined ? {} : { until }) }, share: 1 };
  const at = Math.round(sceneAt * DAY_MINUTES);
  const isTea = sceneAt >= TEA_FROM && sceneAt < TEA_UNTIL;
  return { part: { from: at, until: at + SCENE_MINUTES }, share: isTea ? TEA_SHARE : SCENE_SHARE };
}

function goalOf(row: DailyGoalRow, day: DayHas): Goal {
  const { served, lost } = likelyOn(day);
  const { part, share } = partFor(row, day);
  const whole = row.of === 'lost' ? lost : row.of === 'bills' ? served * meanPrice(day) : served;
  const want = Math.max(row.step, Math.round((whole * row.share * share) / row.step) * row.step);
  return {
    kind: row.kind,
    want,
    ...(row.kind === 'dish' ? { dish: day.dish } : {}),
    ...part,
    count: 0,
    doneTick: null,
  };
}

/** The three goals of a day: of each list the next one in turn for which the day has what it needs. */
export function dailyGoalsOf(day: DayHas): Goal[] {
  return dailyGoals.map((list, at) => {
    const fits = (row: DailyGoalRow): boolean => row.needs === undefined || dayHas[row.needs]?.(day) === true;
    const due = list.indexOf(inTurn(list, `goals ${at}`, day.date));
    const order = [...list.slice(due), ...list.slice(0, due)];
    return goalOf(order.find(fits) as DailyGoalRow, day);
  });
}
