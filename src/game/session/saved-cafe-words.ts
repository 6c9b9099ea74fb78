/** What the player reads about a saved café: the title's line about it, and why it cannot be loaded. */

import type { ContinueInfo, ToastSpec } from '../../hud/index.ts';
import type { Card, NotLoaded, Slot } from '../../saves/index.ts';

/** The slots after this one belong to free cafés (src/saves/file.ts, which is loaded later). */
export const FREE_AFTER = 5;

/** The message that a save cannot be loaded. */
export const refusal = (why: NotLoaded['why'], slot: Slot): ToastSpec =>
  why === 'unfetched'
    ? { key: 'toast.notFetched' }
    : { key: `saves.toast.${why}`, params: { slot: slot > FREE_AFTER ? slot - FREE_AFTER : slot }, ms: 12_000 };

/** A minute of the café's day as its clock shows it. */
export const clock = (minute: number): string => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

export const infoOf = ({ day, stars, money, look, minute, over, slot, savedAt }: Card): ContinueInfo => ({
  day,
  stars,
  money,
  look,
  slot: slot > FREE_AFTER ? slot - FREE_AFTER : slot,
  free: slot > FREE_AFTER,
  savedAt,
  ...(over ? {} : { minute }),
});
