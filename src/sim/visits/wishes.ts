/**
 * Wishes: a guest who wants a dish that is not on the menu asks for it, is disappointed and chooses another. The day's
 * figures keep the wishes. The chalkboard and the evening's menu page show them.
 */

import type { Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';
import { noteSigh } from './regulars-going-over.ts';

/** Change of a guest's mood when the wished dish is not on the menu. */
const SIGHS = -0.1;
const SIGH_TICKS = 80;

export const isOnMenu = ({ menu }: Pick<WorldState, 'menu'>, dish: string): boolean =>
  menu.some(({ id }) => id === dish);

/** Makes a guest ask for a dish that is not on the menu. The same wish of a guest is recorded only once. */
export function wishes(world: World, me: Maid, who: Guest, dish: string): void {
  const { figures } = world.state;
  who.mood = Math.max(-1, who.mood + SIGHS);
  noteSigh(world.state, who, dish);
  const noted = (figures.wished ??= []);
  if (!noted.some((wish) => wish.who === who.id && wish.dish === dish))
    noted.push({ dish, who: who.id, name: who.name });
  shows(world, who, 'sweat', SIGH_TICKS, 'wish', dish);
  emit(world, 'wished', who.id, { dish, maid: me.id });
}
