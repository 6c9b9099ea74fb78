/**
 * The conditions of maids' decision tables, one line each. Conditions take a maid's duties into account: "a guest
 * calls" holds only if her duties let her serve the guest.
 */

import { CHAT_COMPANY, CHAT_TILES, ordersAtOnce, TICKS, tilesBetween } from '../../../sim/script-api/script-api.ts';
import type { Dish, Maid } from '../../../sim/script-api/views.ts';
import { count, none, occasion, oneOf, percent, type Perceptions, ticks, tiles } from '../../tables.ts';
import { mayDance, newcomerFor } from '../idle-pieces.ts';
import { callerFor, messFor, orderFor, resumedBy, roundFor, talkFor } from './shared-choices.ts';

export const perceptions: Perceptions<Maid> = {
  always: occasion(null, none, () => true),
  fallen: occasion(null, none, ({ me }) => me.pose === 'down' || me.work === 'getUp'),
  onLitter: occasion(null, none, ({ me, cafe }) => me.carrying.length === 0 && me.stepOf === 0 && cafe.litterAt(me.x, me.y)),
  commandForMe: occasion(null, none, (who) => orderFor(who).found !== undefined),
  wasInterrupted: occasion(null, none, (who) => resumedBy(who).found !== undefined),
  inTheWay: occasion(null, none, ({ me, cafe }) => cafe.floor.standsInTheWay(me)),
  confused: occasion('mood', none, ({ me, cafe }) => cafe.has(me, 'CONFUSED')),
  // How the maid's last todo ended. Entry tables use this condition; each of them is read after todos of one kind.
  endedBy: occasion(null, oneOf(['done', 'tick', 'changed', 'impossible']), ({ me, cafe }, how) => cafe.endedOf(me)?.how === how),
  carriesDishes: occasion(null, count, ({ me }, n) => me.carrying.length >= Number(n)),
  hasOrders: occasion(null, count, ({ me }, n) => me.orders.length >= Number(n)),
  orderHeld: occasion(null, ticks, ({ me, cafe }, n) => me.orders.some(({ takenTick }) => cafe.tick - takenTick >= Number(n))),
  ordersFull: occasion(null, none, ({ me }) => me.orders.length >= ordersAtOnce(me.rank)),
  callerWaits: occasion(null, ticks, ({ me, cafe }, n) => {
    const who = callerFor(me, cafe).found;
    return who !== null && cafe.tick - (who.calls?.since ?? cafe.tick) >= Number(n);
  }),
  callerWants: occasion(null, oneOf(['order', 'bill']), ({ me, cafe }, need) => callerFor(me, cafe).found?.calls?.need === need),
  callerIsDear: occasion(null, none, ({ me, cafe }) => {
    const who = callerFor(me, cafe).found;
    return who !== null && (me.favouriteCustomerIds.includes(who.id) || me.favouriteCustomerTypes.includes(who.customerType));
  }),
  callersAtLeast: occasion(null, count, ({ cafe }, n) => cafe.freeCallers.length >= Number(n)),
  heroNear: occasion(null, tiles, ({ me, cafe }, n) => cafe.heroNear(me, Number(n)) !== null),
  heroToGreet: occasion(null, none, ({ me, cafe }) => cafe.idling.heroToGreet(me) !== null),
  newcomer: occasion(null, none, ({ me, cafe }) => newcomerFor(me, cafe) !== null),
  guestToTalkTo: occasion(null, tiles, ({ me, cafe }, n) => talkFor(me, cafe, Number(n)) !== null),
  mayScout: occasion(null, none, ({ me, cafe }) => cafe.ownScouting(me) !== null),
  showInSight: occasion(null, none, ({ me, cafe }) => cafe.today.dancer !== null && mayDance(me, cafe)),
  crowded: occasion(null, percent, ({ cafe }, share) => cafe.seating.crowding >= Number(share)),
  dishWaits: occasion(null, ticks, ({ me, cafe }, n) => {
    const stood = (dish: Dish | undefined): boolean => dish !== undefined && cafe.tick - dish.cookedTick >= Number(n);
    // The oldest dish is checked first, which is cheap: usually even the oldest dish has not waited `n` ticks, and
    // then no trip has to be planned.
    return stood(cafe.dishesFor(me, 1)[0]) && roundFor(me, cafe).found.some(stood);
  }),
  messNear: occasion(null, tiles, ({ me, cafe }, n) => {
    const mess = messFor(me, cafe).found;
    return mess !== null && tilesBetween(me.x, me.y, mess.x, mess.y) <= Number(n);
  }),
  idleFor: occasion('fidget', ticks, ({ me, cafe }, n) => cafe.idling.idleTicks(me) >= Number(n)),
  company: occasion('chat', none, ({ me, cafe }) => cafe.idling.companyFor(me, CHAT_COMPANY - 1) !== null),
  spokenTo: occasion(null, none, ({ me, cafe }) => {
    const other = cafe.idling.whoChatsWith(me);
    return other !== null && cafe.tick - other.chatSince < TICKS.chat && tilesBetween(me.x, me.y, other.x, other.y) <= CHAT_TILES;
  }),
  raining: occasion(null, none, ({ cafe }) => cafe.weather === 'rain'),
}; // prettier-ignore
