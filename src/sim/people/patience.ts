/** A guest's patience: how much is left in the present stage of the visit, and the reason to leave once it is over. */

import type { Guest, GuestStage, LeaveReason } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** Stages in which a guest waits for somebody and may lose patience, and what is said when it is gone. */
const TRYING: Partial<Record<GuestStage, LeaveReason>> = {
  queue: 'noSeat',
  toSeat: 'noSeat',
  callOrder: 'noOrderTaken',
  waitDish: 'noDish',
  callBill: 'noBill',
};

/** Ticks of patience left in this stage; a guest a maid is attending to does not lose any more. */
export function patienceTicks(world: World, who: Guest): number {
  if (TRYING[who.stage] === undefined) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, who.stageTick + who.patience - world.state.tick);
}

/** The reason to leave for, once patience is over; null while it is not. */
export function outOfPatience(world: World, who: Guest): LeaveReason | null {
  const reason = TRYING[who.stage];
  return reason !== undefined && who.attendedBy === null && patienceTicks(world, who) <= 0 ? reason : null;
}
