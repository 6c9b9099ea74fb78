/**
 * The café of the day as a designer edits it. There are themes, each with the dishes on the menu and the guests it
 * draws, scenes, which are a column of season/events.csv, and goals. The words `daily.theme.<name>`,
 * `daily.scene.<kind>` and `today.goal.<kind>` name them.
 */

import { dailyLayouts } from './maps/daily.ts';
import { eventRows } from './season/index.ts';

export { dailyLayouts };

export interface DailyTheme {
  readonly name: string;
  /** The eight dishes on the menu; the first is the dish of the day. */
  readonly dishes: readonly string[];
  /** The kinds of guests that come. */
  readonly guests: readonly string[];
}

export const dailyThemes: readonly DailyTheme[] = [
  {
    name: 'sweets',
    dishes: ['parfait', 'shortcake', 'pancakes', 'pudding', 'icecream', 'sandwich', 'coffee', 'tea'],
    guests: ['student', 'family', 'tourist', 'idolfan', 'elderly', 'fan'],
  },
  {
    name: 'noodles',
    dishes: ['ramen', 'pasta', 'soup', 'salad', 'gratin', 'donut', 'tea', 'soda'],
    guests: ['student', 'tourist', 'office', 'elderly', 'family', 'litterbug'],
  },
  {
    name: 'grill',
    dishes: ['steak', 'burger', 'katsu', 'curry', 'salad', 'bread', 'coffee', 'soda'],
    guests: ['office', 'fan', 'investor', 'family', 'student', 'litterbug'],
  },
  {
    name: 'sea',
    dishes: ['sushi', 'curry', 'soup', 'salad', 'omurice', 'pudding', 'coffee', 'tea'],
    guests: ['critic', 'office', 'elderly', 'tourist', 'family', 'student'],
  },
  {
    name: 'bakery',
    dishes: ['pizza', 'sandwich', 'bread', 'burger', 'donut', 'pancakes', 'coffee', 'juice'],
    guests: ['fan', 'paparazzo', 'student', 'litterbug', 'family', 'tourist'],
  },
  {
    name: 'classics',
    dishes: ['omurice', 'curry', 'salad', 'sandwich', 'pudding', 'coffee', 'tea', 'soda'],
    guests: ['office', 'student', 'family', 'elderly', 'fan', 'idolfan'],
  },
];

/** Kinds of event that can be the scene of a café of the day; each day has exactly one scene. */
export const dailyScenes: readonly string[] = eventRows.filter(({ daily }) => daily === 'yes').map(({ kind }) => kind);

/** A goal that a café of the day can have, and what it asks for. */
export interface DailyGoalRow {
  /** Kind of the goal, a key of the records in sim/season/day-goals.ts. */
  readonly kind: string;
  /** What a day must have for this goal, a key of the records in sim/daily/goals.ts; left out = any day has it. */
  readonly needs?: string;
  /** What the target is a share of: guests served, the bills of all these guests at the menu's prices, or guests lost. */
  readonly of: 'served' | 'bills' | 'lost';
  readonly share: number;
  /** Targets are multiples of this number. */
  readonly step: number;
  /** The part of the day that counts, in minutes after opening; left out = from opening, and until closing. */
  readonly from?: number;
  readonly until?: number;
}

/**
 * The goals of a café of the day: one of each list. The shares were measured (docs/daily.md): with nothing done by
 * day, a goal is reached on about half of its days; with lamps and chalk used by simple rules on about eight of ten.
 */
export const dailyGoals: readonly (readonly DailyGoalRow[])[] = [
  [
    { kind: 'serve', of: 'served', share: 1.04, step: 5 },
    { kind: 'earn', needs: 'dear', of: 'bills', share: 2.1, step: 5000 },
    { kind: 'plates', needs: 'cheap', of: 'served', share: 1.72, step: 5 },
    { kind: 'tips', needs: 'starry', of: 'bills', share: 0.31, step: 500 },
  ],
  [
    { kind: 'noon', of: 'served', share: 0.395, step: 1, until: 240 },
    { kind: 'evening', of: 'served', share: 0.44, step: 1, from: 330 },
    { kind: 'scene', needs: 'scene', of: 'served', share: 0.95, step: 1 },
    { kind: 'noonLost', needs: 'busy', of: 'lost', share: 0.26, step: 1, until: 240 },
  ],
  [
    { kind: 'dish', of: 'served', share: 0.24, step: 2 },
    { kind: 'row', of: 'served', share: 0.29, step: 1 },
    { kind: 'parties', needs: 'tables', of: 'served', share: 0.09, step: 1 },
    { kind: 'hungry', needs: 'calm', of: 'lost', share: 0.75, step: 1 },
  ],
];
