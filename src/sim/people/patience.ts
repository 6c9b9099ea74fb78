/** A guest's patience: how much is left in the present stage of the visit, and the reason to leave once it is over. */

import { isAllHands, isEncore } from '../state/strong.ts';
import type { Guest, GuestStage, LeaveReason } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { World } from '../world/world.ts';

/** The stages of a visit in which a guest may lose patience, each with the reason for leaving then. */
const TRYING: Partial<Record<GuestStage, LeaveReason>> = {
  queue: 'noSeat',
  toSeat: 'noSeat',
  callOrder: 'noOrderTaken',
  waitDish: 'noDish',
  callBill: 'noBill',
};

/** Whether a guest is in a stage of the visit in which patience runs down; a bar above the head shows the patience left. */
export const isWaiting = ({ stage }: Guest): boolean => TRYING[stage] !== undefined;

/** A waiting guest with less than this share of patience left is losing patience. */
const IMPATIENT = 0.6;
/** Guests whose patience ends within this many ticks are about to leave: 20 café seconds. */
const SOON_TICKS = 400;

/** Whether a guest's patience ends within {@link SOON_TICKS}. A guest who came with little patience may still have most of it left. */
const hasLittleLeft = ({ stage, patienceLeft, patience }: Guest): boolean =>
  TRYING[stage] !== undefined && patienceLeft * patience <= SOON_TICKS;

/**
 * Whether a guest does not leave now, however little patience is left. This is so while a maid attends the guest, while
 * the guest shelters from the rain, and while an assist, an encore or the strong action `allHands` stops the loss of
 * patience.
 */
const staysForNow = (state: WorldState, who: Guest): boolean =>
  who.attendedBy !== null ||
  waitsOutRain({ state }, who) ||
  patienceRests(state) ||
  isEncore(state) ||
  (who.stage === 'queue' && isAllHands(state));

/** Whether a guest waits and is about to leave. Everything that warns of leaving guests uses this definition. */
export const isGoingSoon = (state: WorldState, who: Guest): boolean => hasLittleLeft(who) && !staysForNow(state, who);

/**
 * Whether a guest waits and is losing patience. The lamps, their signs and the strong action `calm` all use this
 * definition, so that none of them contradicts another.
 */
export const isLosingPatience = (who: Guest): boolean =>
  TRYING[who.stage] !== undefined && (who.patienceLeft < IMPATIENT || hasLittleLeft(who));

/** Ticks of patience left in the present stage of a guest's visit. Patience does not run down while a maid attends the guest. */
export function patienceTicks(world: World, who: Guest): number {
  if (TRYING[who.stage] === undefined) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, who.stageTick + who.patience - world.state.tick);
}

/** Whether an assist of the season keeps guests from losing patience. It does so only until the doors close, so that the day can end. */
export const patienceRests = ({ season, closed }: WorldState): boolean =>
  season?.assists.noPatienceLoss === true && !closed;

/** Whether a guest stays in the queue even without any patience left, because it rains and the guest has no umbrella. */
export const waitsOutRain = ({ state }: Pick<World, 'state'>, who: Guest): boolean =>
  who.stage === 'queue' && state.weather === 'rain' && who.umbrella !== true && !state.closed;

/** Whether a guest stays only because of the rain: all patience is gone. */
export const sheltersFromRain = (state: WorldState, who: Guest): boolean =>
  who.patienceLeft <= 0 && waitsOutRain({ state }, who);

/** Number of ticks after closing for which guests at the door may still sit down: 15 café minutes. */
export const LAST_SEAT_TICKS = 150;

/** Whether a guest still stands at the door when nobody sits down any more. A guest who has a chair already goes back to it. */
const isTooLate = ({ closed, clock, tick }: WorldState, who: Guest): boolean =>
  closed && who.stage === 'queue' && who.before === null && tick >= (clock.closeTick ?? tick) + LAST_SEAT_TICKS;

/** The reason why a guest without patience, or without a seat long after closing, leaves now; null if the guest has patience left or stays for another reason. */
export function outOfPatience(world: World, who: Guest): LeaveReason | null {
  if (isTooLate(world.state, who)) return 'closed';
  const reason = TRYING[who.stage];
  return reason !== undefined && !waitsOutRain(world, who) && who.attendedBy === null && patienceTicks(world, who) <= 0
    ? reason
    : null;
}
