/** A guest's patience: how much is left in the present stage of the visit, and the reason to leave once it is over. */

import type { Guest, GuestStage, LeaveReason } from '../state/person.ts';
import type { World } from '../world/world.ts';

/** Stages in which a guest may lose patience, and the reason for leaving then. */
const TRYING: Partial<Record<GuestStage, LeaveReason>> = {
  queue: 'noSeat',
  toSeat: 'noSeat',
  callOrder: 'noOrderTaken',
  waitDish: 'noDish',
  callBill: 'noBill',
};

/** Ticks of patience left in this stage. While a maid attends the guest, it does not run down. */
export function patienceTicks(world: World, who: Guest): number {
  if (TRYING[who.stage] === undefined) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, who.stageTick + who.patience - world.state.tick);
}

/** The reason to leave if patience is over; null while it is not. */
export function outOfPatience(world: World, who: Guest): LeaveReason | null {
  const reason = TRYING[who.stage];
  return reason !== undefined && who.attendedBy === null && patienceTicks(world, who) <= 0 ? reason : null;
}
