/**
 * Water for the queue: a maid goes to the first guest of the queue, and everyone there who has had no water on this
 * visit gets back a part of the patience and is a little happier.
 */

import type { Guest, Maid } from '../state/person.ts';
import { queueing } from '../world/ground.ts';
import { emit, gotOn, shows, type World } from '../world/world.ts';

/** Share of a guest's full patience that water gives back. */
const REFRESHES = 0.3;
const GLADDER = 0.05;
const SHOWN_TICKS = 60;

/** Whether a guest waits at the door and has had no water on this visit. */
export const isThirsty = ({ stage, watered }: Guest): boolean => stage === 'queue' && watered !== true;

/** Whether water would give a guest the whole share of patience, because at least as much is lost. */
export const gainsByWater = (who: Guest): boolean => isThirsty(who) && who.patienceLeft <= 1 - REFRESHES;

/** Gives water to everyone in the queue who has had none on this visit. */
export function givesWater(world: World, me: Maid): void {
  const { tick } = world.state;
  const thirsty = queueing(world).filter(isThirsty);
  for (const who of thirsty) {
    who.watered = true;
    who.stageTick = Math.min(tick, who.stageTick + Math.round(REFRESHES * who.patience));
    who.patienceLeft = Math.max(0, Math.min(1, (who.stageTick + who.patience - tick) / who.patience));
    who.mood = Math.min(1, who.mood + GLADDER);
    shows(world, who, 'heart', SHOWN_TICKS);
    gotOn(world, who);
  }
  if (thirsty.length > 0) emit(world, 'watered', me.id, { guests: thirsty.length });
}
