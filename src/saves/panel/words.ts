/** Describes a save in words. */

import { timeText, weekdayKey } from '../../words/clock.ts';
import { grouped, ratingText } from '../../words/numbers.ts';
import { say } from '../../words/index.ts';
import type { SaveHeader } from '../file.ts';

/** Describes a save in one line: "Day 12, Saturday · ★ 2.6 · ¥18,420". */
export const lineOf = ({ day, stars, money, pack }: Pick<SaveHeader, 'day' | 'stars' | 'money' | 'pack'>): string =>
  (pack === undefined ? '' : `${pack} · `) +
  say('title.continueLine', {
    day,
    weekday: say(weekdayKey(day)),
    stars: say('title.starsShort', { stars: ratingText(stars) }),
    money: say('app.money', { amount: grouped(money) }),
  });

/** The time of day at which a café was saved: "at 17:25", "in the evening". */
export const momentOf = ({ over, minute }: Pick<SaveHeader, 'over' | 'minute'>): string =>
  over ? say('saves.evening') : say('title.atTime', { time: timeText(minute) });
