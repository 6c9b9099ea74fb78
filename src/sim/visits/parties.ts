/**
 * People who came together (chapter 2.2): two to four who share a party's name. They take one table, wait for each other
 * once they have eaten, and one of them pays for all. Each still thinks alone; here stands only what they know of each
 * other.
 */

import type { Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
import { insertById, type World } from '../world/world.ts';

export const SMALLEST_PARTY = 2;
export const LARGEST_PARTY = 4;

const NOBODY: readonly Guest[] = Object.freeze([]);

/** Somebody of a party has come in. */
export function joinsParty(parties: World['parties'], who: Guest): void {
  if (who.party === null) return;
  const party = parties.get(who.party);
  if (party === undefined) parties.set(who.party, [who]);
  else insertById(party, who);
}

/** Somebody of a party has gone out of the door. */
export function leavesParty(parties: World['parties'], who: Guest): void {
  const party = who.party === null ? undefined : parties.get(who.party);
  if (who.party === null || party === undefined) return;
  if (party.length === 1) parties.delete(who.party);
  else party.splice(party.indexOf(who), 1);
}

/** Whether somebody's visit goes on: not paid for, and not on the way out. */
const stays = ({ stage, leaveReason }: Guest): boolean =>
  stage !== 'leave' && stage !== 'flee' && leaveReason !== 'paid';

/** Who of somebody's party is still here, the guest included if so, by id; nobody for those who came alone. */
export function companyOf(world: Pick<World, 'parties'>, who: Guest): readonly Guest[] {
  return who.party === null ? NOBODY : (world.parties.get(who.party) ?? NOBODY).filter(stays);
}

/** Whether a party has somebody with the hand up for the bill, or about to put it up again. */
const isPaying = ({ stage, before }: Guest): boolean => stage === 'callBill' || before === 'callBill';

/**
 * Whether a guest who has eaten waits for the others: until all have finished, and then for the one of them who pays –
 * the first by id, so that no two hands go up.
 */
export function waitsForCompany(world: Pick<World, 'parties'>, me: Guest): boolean {
  if (me.party === null || me.stage !== 'linger') return false;
  const company = companyOf(world, me);
  return company.some((mate) => mate !== me && (isPaying(mate) || mate.stage !== 'linger')) || company[0] !== me;
}

/** Whether the bill has been called for: nobody of the party orders any more. */
export const isSettlingUp = (world: Pick<World, 'parties'>, me: Guest): boolean =>
  companyOf(world, me).some((mate) => mate !== me && isPaying(mate));

/** For whom one of them pays: all who have finished, wherever they stand just now. */
export const paidForBy = (world: World, payer: Guest): Guest[] => [
  payer,
  ...companyOf(world, payer).filter(
    (mate) => mate !== payer && (mate.stage === 'linger' || (mate.before === 'linger' && mate.seat === null)),
  ),
];

/** Those of a guest's party at the same table whose order could be taken along, by whoever takes this one's. */
export const ordersAlong = (world: World, who: Guest, seat: Seat, by: string): Guest[] =>
  companyOf(world, who).filter((mate) => {
    if (mate === who || mate.calls?.need !== 'order' || mate.attendedBy !== null || mate.seat === null) return false;
    const other = world.servedBy.get(mate.id);
    return world.seats.get(mate.seat)?.table === seat.table && (other === undefined || other === by);
  });

/** Something has changed for the others of a party: whoever waits for company looks up. */
export function companyLooksUp(world: World, me: Guest): void {
  if (me.party === null) return;
  for (const mate of world.parties.get(me.party) ?? NOBODY)
    if (mate !== me && mate.stage === 'linger') world.minds.wake(mate.id);
}
