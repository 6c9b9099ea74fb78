/** Changes the stage of a guest's visit: entering a stage, losing the seat, and figures by guest type. */

import type { Guest, GuestStage } from '../state/person.ts';
import { noteLoss } from './loss-causes.ts';
import { companyLooksUp } from './parties.ts';
import { gotOn, removeDish, stopAttending, stopCalling, type World } from '../world/world.ts';

/** Puts a guest into a stage of the visit, in which the guest's patience is full again. */
export function enterStage(world: World, who: Guest, stage: GuestStage): void {
  if (who.stage === stage) return;
  // The loss is recorded before the stage changes, because its cause is read from what the guest was waiting for.
  if (stage === 'leave' && who.leaveReason !== null) noteLoss(world, who, who.leaveReason);
  if (who.stage === 'queue' || stage === 'queue') world.queue = null;
  who.stage = stage;
  who.stageTick = world.state.tick;
  who.patienceLeft = 1;
  gotOn(world, who);
  companyLooksUp(world, who);
}

/** Takes a guest's seat away: the guest gets up and queues for another seat. */
export function unseat(world: World, who: Guest): void {
  stopCalling(world, who);
  stopAttending(world, who);
  who.seat = null;
  who.pose = 'idle';
  if (who.stage === 'leave' || who.stage === 'flee') return;
  if (who.plate !== null) {
    const plate = world.state.dishes[who.plate];
    if (plate !== undefined) removeDish(world, plate);
    who.plate = null;
    who.before = who.party === null ? 'callBill' : 'linger';
  } else if (who.before === null) who.before = who.stage;
  enterStage(world, who, 'queue');
}

/** The figures of the day for one customer type, created when they are first needed. */
export function tallyType(
  world: World,
  customerType: string,
): { came: number; served: number; lost: number; income: number } {
  const { byCustomerType } = world.state.figures;
  return (byCustomerType[customerType] ??= { came: 0, served: 0, lost: 0, income: 0 });
}
