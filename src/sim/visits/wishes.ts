/**
 * Wishes: a guest who wants a dish that is not on the menu asks for it, is disappointed and chooses another. A regular
 * takes a dish of the same taste instead, if there is one, and is less disappointed. The day's figures keep the wishes. The chalkboard and the evening's menu page show them.
 */

import type { Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, shows, type World } from '../world/world.ts';
import { noteSigh } from './regulars-going-over.ts';

/** Change of a guest's mood when the wished dish is not on the menu. */
const SIGHS = -0.1;
/** The same if a regular gets a dish of the same taste instead. */
const SIGHS_LESS = -0.04;
const SIGH_TICKS = 80;

export const isOnMenu = ({ menu }: Pick<WorldState, 'menu'>, dish: string): boolean =>
  menu.some(({ id }) => id === dish);

/**
 * Makes a guest ask for a dish that is not on the menu. The same wish of a guest is recorded only once.
 * @param instead the dish of the same taste that a regular takes instead; null if there is none
 */
export function wishes(world: World, me: Maid, who: Guest, dish: string, instead: string | null): void {
  const { figures } = world.state;
  who.mood = Math.max(-1, who.mood + (instead === null ? SIGHS : SIGHS_LESS));
  noteSigh(world.state, who, dish, instead);
  const noted = (figures.wished ??= []);
  if (!noted.some((wish) => wish.who === who.id && wish.dish === dish))
    noted.push({ dish, who: who.id, name: who.name });
  shows(world, who, 'sweat', SIGH_TICKS, 'wish', dish);
  emit(world, 'wished', who.id, { dish, maid: me.id, ...(instead === null ? {} : { instead }) });
}
