/**
 * Wishes (chapter 5.2): a guest who comes for a dish that is not on the menu asks for it, sighs, and chooses something else.
 * The day keeps what was asked for: it stands on the chalkboard, and on the evening's menu page.
 */

import type { Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';

/** What it does to a mood to be told that there is none. */
const SIGHS = -0.1;
const SIGH_TICKS = 80;

export const isOnMenu = ({ menu }: Pick<WorldState, 'menu'>, dish: string): boolean =>
  menu.some(({ id }) => id === dish);

/** Asks a maid for a dish there is none of. Each wish of each guest is noted once. */
export function wishes(world: World, me: Maid, who: Guest, dish: string): void {
  const { figures } = world.state;
  who.mood = Math.max(-1, who.mood + SIGHS);
  const noted = (figures.wished ??= []);
  if (!noted.some((wish) => wish.who === who.id && wish.dish === dish))
    noted.push({ dish, who: who.id, name: who.name });
  shows(world, who, 'sweat', SIGH_TICKS, 'wish', dish);
  emit(world, 'wished', who.id, { dish, maid: me.id });
}
