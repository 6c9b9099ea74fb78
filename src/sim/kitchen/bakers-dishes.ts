/** Dishes that a baker has brought (enquiries/cakes.ts): they stand ready and go to the pass as soon as they are ordered. */

import type { Guest } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';
import { putOnPass } from './pass.ts';

/** Called when a ticket reaches the kitchen. @returns true if the baker's dish went to the pass, so that nobody cooks */
export function takesBakersDish(world: World, who: Guest, dish: string): boolean {
  const { enquiries, tick } = world.state;
  const cakes = enquiries?.cakes;
  if (cakes?.dish !== dish || cakes.left === 0) return false;
  cakes.left--;
  putOnPass(world, who, dish, tick);
  emit(world, 'bakersDish', null, { dish, customer: who.id });
  return true;
}
