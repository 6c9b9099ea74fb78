/**
 * The café of the day as a designer edits it. There are themes, each with the dishes on the menu and the guests it
 * draws, and scenes, which are a column of season/events.csv. The words `daily.theme.<name>` and `daily.scene.<kind>`
 * name them.
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
