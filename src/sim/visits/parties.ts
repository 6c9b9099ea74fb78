/**
 * Parties: two to four guests who came together. They take one table, wait for each other after eating, and one of
 * them pays for all. Each guest still decides alone; this file provides what the members need to know about each
 * other.
 */

import { sitsUntil } from '../state/janken.ts';
import type { Guest } from '../state/person.ts';
import type { Seat } from '../state/things.ts';
import { insertById, type World } from '../world/world.ts';

const NOBODY: readonly Guest[] = Object.freeze([]);

export function joinsParty(parties: World['parties'], who: Guest): void {
  if (who.party === null) return;
  const party = parties.get(who.party);
  if (party === undefined) parties.set(who.party, [who]);
  else insertById(party, who);
}

export function leavesParty(parties: World['parties'], who: Guest): void {
  const party = who.party === null ? undefined : parties.get(who.party);
  if (who.party === null || party === undefined) return;
  if (party.length === 1) parties.delete(who.party);
  else party.splice(party.indexOf(who), 1);
}

/** Whether a guest's visit goes on: the guest has not paid yet and is not leaving. */
const stays = ({ stage, leaveReason }: Guest): boolean =>
  stage !== 'leave' && stage !== 'flee' && leaveReason !== 'paid';

/** Members of a guest's party whose visit continues, sorted by id; the guest can be among them. Empty for a guest without a party. */
export function companyOf(world: Pick<World, 'parties'>, who: Guest): readonly Guest[] {
  return who.party === null ? NOBODY : (world.parties.get(who.party) ?? NOBODY).filter(stays);
}

/** Whether a guest is calling for the bill, or will call for it again after an interruption such as a request for an autograph. */
const isPaying = ({ stage, before }: Guest): boolean => stage === 'callBill' || before === 'callBill';

/**
 * Whether a guest who has eaten waits for the rest of the party. The guest waits until all have finished, and then for
 * the member who pays. The member with the first id pays, so that only one member calls for the bill.
 */
export function waitsForCompany(world: Pick<World, 'parties' | 'state'>, me: Guest): boolean {
  if (me.stage !== 'linger') return false;
  if (awaitsAnswer(world, me)) return true;
  if (me.party === null) return false;
  const company = companyOf(world, me);
  return company.some((mate) => mate !== me && (isPaying(mate) || mate.stage !== 'linger')) || company[0] !== me;
}

/**
 * Whether a guest, or another one of the party, has asked the player for a game of janken a short time ago and sits on for the
 * answer. Nobody does after closing.
 */
function awaitsAnswer({ state, parties }: Pick<World, 'parties' | 'state'>, me: Guest): boolean {
  const { janken, tick, closed } = state;
  const table = janken?.table;
  if (table === null || table === undefined || closed || table.over !== null || tick >= sitsUntil(table)) return false;
  return (
    table.guest === me.id || (me.party !== null && parties.get(me.party)?.some(({ id }) => id === table.guest) === true)
  );
}

/** Whether another member of a guest's party has called for the bill, so that no member orders any more. */
export const isSettlingUp = (world: Pick<World, 'parties'>, me: Guest): boolean =>
  companyOf(world, me).some((mate) => mate !== me && isPaying(mate));

/** Lets a guest and the company look up, because what they waited for is decided. */
export function looksUp(world: World, me: Guest): void {
  world.minds.wake(me.id);
  companyLooksUp(world, me);
}

/** The guests whose meals a payer pays for: the payer, and all other members of the party who have finished. */
export const paidForBy = (world: World, payer: Guest): Guest[] => [
  payer,
  ...companyOf(world, payer).filter(
    (mate) => mate !== payer && (mate.stage === 'linger' || (mate.before === 'linger' && mate.seat === null)),
  ),
];

/** Members of the party at the same table whose orders the same maid can take in one visit. */
export const ordersAlong = (world: World, who: Guest, seat: Seat, by: string): Guest[] =>
  companyOf(world, who).filter((mate) => {
    if (mate === who || mate.calls?.need !== 'order' || mate.attendedBy !== null || mate.seat === null) return false;
    const other = world.servedBy.get(mate.id);
    return world.seats.get(mate.seat)?.table === seat.table && (other === undefined || other === by);
  });

/** Wakes members of a guest's party who wait for the others. */
export function companyLooksUp(world: World, me: Guest): void {
  if (me.party === null) return;
  for (const mate of world.parties.get(me.party) ?? NOBODY)
    if (mate !== me && mate.stage === 'linger') world.minds.wake(mate.id);
}
