/** Settles the bill: a guest pays the maid at the table, for every member of the party who has finished. */

import { pleasedHero } from '../season/evening-talk.ts';
import type { Json } from '../../ai/index.ts';
import { tipFor } from '../visits/tips.ts';
import { book } from '../world/cash-book.ts';
import { fonder, tipsMore } from '../people/friends.ts';
import { tipped } from '../people/moods.ts';
import { attended } from '../minds/command-answers.ts';
import { creditStrong } from '../strong/ledger.ts';
import { paidForBy } from '../visits/parties.ts';
import { eatsForFree } from '../state/enquiries.ts';
import type { Guest, Maid } from '../state/person.ts';
import { wingTips } from '../visits/wing-guests.ts';
import { enterStage, tallyType } from '../visits/visit-stages.ts';
import { emit, shows, stopCalling, type World } from '../world/world.ts';

export function takeBill(world: World, me: Maid, who: Guest): void {
  const { state } = world;
  const party = paidForBy(world, who);
  let [amount, tip] = [0, 0];
  for (const one of party) {
    const isFree = eatsForFree(state, one.id);
    const owed = isFree ? 0 : one.bill;
    const more = isFree ? 0 : Math.floor((tipFor(one) * tipsMore(world, me, one) * wingTips(world, one)) / 10) * 10;
    fonder(world, me, one);
    creditStrong(state, one);
    amount += owed;
    tip += more;
    const type = tallyType(world, one.customerType);
    type.served++;
    type.income += owed;
  }
  state.money += amount + tip;
  book(state, 'incomeByHour', amount + tip);
  state.figures.income += amount;
  state.figures.tips += tip;
  state.figures.guestsServed += party.length;
  noteBest(state, me, who, amount, tip);
  me.tally.bills++;
  me.tally.income += amount;
  me.tally.tips += tip;
  tipped(world, me, tip, amount);
  shows(world, who, 'coin', 40);
  const paid: Record<string, Json> = { amount, tip, maid: me.id };
  if (party.length > 1) paid['party'] = party.map(({ id }) => id);
  emit(world, 'paid', who.id, paid);
  if (state.season !== undefined && who.isHero && who.mood > 0) pleasedHero(state.season, me.id);
  for (const { id } of party) attended(world, me, id);
  for (const one of party) goesPaid(world, one);
}

/** Remembers the highest bill and the largest tip of the day, for the report. */
function noteBest({ figures, scenario }: World['state'], me: Maid, { name }: Guest, amount: number, tip: number): void {
  if (scenario) return;
  if (amount > (figures.bestBill?.amount ?? 0)) figures.bestBill = { name, amount };
  if (tip > (figures.bestTip?.amount ?? 0)) figures.bestTip = { name, maid: me.id, amount: tip };
}

/** Ends the visit of a guest who has paid. A guest who stands beside a celebrity returns to the seat first. */
function goesPaid(world: World, one: Guest): void {
  one.attendedBy = null;
  one.leaveReason = 'paid';
  if (one.seat === null && one.before !== null) {
    one.before = 'leave';
    return;
  }
  stopCalling(world, one);
  enterStage(world, one, 'leave');
  world.minds.wake(one.id);
}
