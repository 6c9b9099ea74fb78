/**
 * Groups of effects that are equally loud. The loudness of an effect is its highest momentary loudness (EBU R 128, 400
 * ms) before the mixer; `npm run sound` measures it, and a test in the browser keeps it within 2 LU of the loudness of
 * its group.
 */

import type { EffectName } from './index.ts';

interface Group {
  /** Loudness of the group's effects in LUFS. */
  readonly loudness: number;
  readonly effects: readonly EffectName[];
}

export const GROUPS = {
  /** Effects of the player's own clicks and of paper. The player hears them all the time, so they are the softest. */
  page: { loudness: -32, effects: ['press', 'page', 'chalk', 'noChalk', 'noted', 'ticket', 'shutter'] },
  work: {
    loudness: -28,
    effects: [
      'bell',
      'bin',
      'broom',
      'chop',
      'coins',
      'door',
      'fry',
      'hammer',
      'plate',
      'platesDown',
      'platesUp',
      'taste',
      'jankenThrow',
    ],
  },
  /** Effects of voices and requests. They are louder than the effects of work, because they need the player's attention more. */
  voice: {
    loudness: -25,
    effects: [
      'call',
      'callBill',
      'hm',
      'help',
      'jankenAsk',
      'jankenDrawn',
      'onAir',
      'sigh',
      'sparkle',
      'tip',
      'dear',
      'welcome',
    ],
  },
  event: {
    loudness: -22,
    effects: [
      'applause',
      'birthday',
      'brawl',
      'closing',
      'crash',
      'crowd',
      'festival',
      'gang',
      'gong',
      'jankenLost',
      'peace',
      'prize',
      'rainBegins',
      'rainEnds',
      'show',
      'slip',
      'verdict',
    ],
  },
  /** Effects of rare moments, which the player should not miss. */
  grand: {
    loudness: -19,
    effects: [
      'alarmBell',
      'dayEnd',
      'fanfare',
      'goal',
      'jankenWon',
      'partyStar',
      'partyDish',
      'partyHero',
      'partyRecord',
    ],
  },
} as const satisfies Readonly<Record<string, Group>>;

export type GroupName = keyof typeof GROUPS;
