// What tests about the rival's scouts share: a room in which a scout sits, and the morning after a scout has reported.

import { newDay } from '../../src/sim/open-day.ts';
import { hear, theirMemory } from '../../src/sim/rival/their-scouts.ts';
import type { TheirSighting, TheirState } from '../../src/sim/state/rival.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { seated, type Story } from './story.ts';

export const SPIED_ROOM = [
  '##############',
  '#K...........#',
  '#PP..........#',
  '#.....aTb....#',
  '#............#',
  '#............#',
  '######D#######',
];
export const SPIED_MENU = [
  { id: 'curry', cookTicks: 40, eatTicks: 900, price: 900 },
  { id: 'coffee', cookTicks: 20, eatTicks: 900, price: 400 },
];
export const spy = seated('spy', 'a', { order: ['curry'] });
export const theirs = (story: Story): TheirState => story.cafe.state.rival!.theirs!;
export const believed = (story: Story, node: string): string => theirMemory(theirs(story)).value(node);

/** The evening of day 3, after a scout has reported this. */
export function reported(
  saw: readonly TheirSighting[],
  more: Partial<Omit<Parameters<typeof hear>[1], 'saw'>> = {},
): WorldState {
  const state = newDay({ seed: 6, day: 3 });
  state.over = true;
  const visit = { day: 3, tick: 0, name: 'Io', noticedBy: null, wrong: [], gloomy: null, cross: null };
  hear(state.rival!.theirs!, { ...visit, saw, ...more });
  return state;
}
