// All people by the ids of the game.
import { CHEFS, GUESTS } from './guests.ts';
import { HEROES } from './heroes.ts';
import { MAIDS } from './maids.ts';
import type { Look } from './types.ts';

export const CAST: Readonly<Record<string, Look>> = { ...MAIDS, ...HEROES, ...GUESTS, ...CHEFS };

export function person(id: string): Look {
  const look = CAST[id];
  if (!look) throw new Error(`Nobody is called "${id}". Known: ${Object.keys(CAST).join(' ')}`);
  return look;
}
