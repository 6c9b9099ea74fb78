/**
 * The behaviours that temperament tables can choose, one line each: a todo or a warp. A behaviour that is impossible at
 * the moment (talking to a neighbour in the queue) returns undefined, and the visit goes on.
 */

import { type Json, recall, type Todo, warp } from '../../ai/index.ts';
import type { Guest } from '../../sim/script-api/views.ts';
import type { Chances } from '../../sim/state/things.ts';
import type { GuestScript } from '../script-types.ts';
import type { Does } from '../tables.ts';
import { course, NEWS, ordersMore, type Pace } from './course.ts';
import { neighbourOf } from './perceptions.ts';

/**
 * Behaviours that a table may choose in addition to another one, with the icon they show above the head. If a table
 * chooses one as the main behaviour, the visit goes on.
 */
export const beside: Readonly<Record<string, string>> = {
  sigh: 'sweat',
  smile: 'love',
  tut: 'anger',
  lookAround: 'question',
  hum: 'music',
};

const goesOn =
  (pace: Pace): GuestScript =>
  ({ me, cafe }) => {
    if (me.seat === null) return undefined;
    if (me.stage === 'linger' && cafe.visits.isAskedToMakeRoom(me)) cafe.reasons.note('guest.makesRoom');
    else if (cafe.visits.isChairWanted(me) && !cafe.visits.waitsForCompany(me)) cafe.reasons.note('guest.othersWait');
    return course(me, cafe, pace);
  };

const pastime = (me: Guest, what: string, more: { readonly [field: string]: Json } = {}): Todo => ({
  behave: 'pastime',
  what,
  stage: me.stage,
  ...more,
  until: me.stage === 'queue' ? SEATS : NEWS,
});
/** The fact that interrupts the pastime of a guest in the queue: seats have become free. */
const SEATS: readonly string[] = ['seats'];

/**
 * Wraps a script so that it runs only while a guest has time to spare. Otherwise the guest might miss the dish or the
 * bill because of a pastime.
 */
const ifTime =
  (script: GuestScript): GuestScript =>
  (who, ...rest) =>
    who.cafe.visits.mayDawdle(who.me) ? script(who, ...rest) : undefined;

const passesTime = (what: string): GuestScript =>
  ifTime(({ me }) => (me.seat !== null || me.stage === 'queue' ? pastime(me, what) : undefined));

/** Wraps a script so that it does nothing while a scenario has set its probability to 0, even if the temperament table chooses it. */
const unlessStopped =
  (chance: keyof Chances, script: GuestScript): GuestScript =>
  (who, ...rest) =>
    who.cafe.isStopped(chance) ? undefined : script(who, ...rest);

const heroFor = ({ me, cafe }: Parameters<GuestScript>[0]): Guest | null => {
  const star = me.buffs.find(({ buff }) => buff === 'star');
  return (star === undefined ? undefined : cafe.guest(star.from)) ?? cafe.heroNear(me, 99);
};

const stares: GuestScript = ifTime((who) => {
  const hero = heroFor(who);
  if (who.me.seat === null || hero === null) return undefined;
  who.cafe.reasons.note('guest.stares', { name: hero.name });
  return { behave: 'stare', hero: hero.id };
});

/**
 * Sends the guest to a celebrity for an autograph, once per celebrity. A guest with a full plate does not go, but only
 * stares.
 */
const asksForAutograph: GuestScript = (who, ...rest) => {
  const { me, cafe } = who;
  const hero = heroFor(who);
  if (me.seat === null || hero === null) return undefined;
  if (me.stage === 'eat' || recall(me.memory, `signed:${hero.id}`, cafe.tick) !== undefined)
    return stares(who, ...rest);
  cafe.reasons.note('guest.mobs', { name: hero.name });
  return warp('mob', { hero: hero.id, seat: me.seat });
};

const talks: GuestScript = ifTime(({ me, cafe }) => {
  const other = neighbourOf(me, cafe);
  return other === null ? undefined : pastime(me, 'talk', { with: other.id });
});

const ordersAgain: GuestScript = ({ me, cafe }) => {
  if (me.stage !== 'linger' || me.seat === null || !cafe.visits.couldOrder(me) || cafe.visits.isSettlingUp(me))
    return undefined;
  cafe.reasons.note('guest.again');
  return ordersMore;
};

/**
 * Makes a guest leave before the visit is over. Only guests who owe nothing do so, and nobody of a large group that has
 * just come.
 */
const walksOut: GuestScript = ({ me, cafe }) =>
  me.bill === 0 && me.stage !== 'leave' && !cafe.visits.patienceRests(me) && !cafe.visits.hasJustComeInGroup(me)
    ? { behave: 'getUpToLeave', reason: 'hadEnough' }
    : undefined;

const pays: GuestScript = ({ me, cafe }) => (me.stage === 'linger' ? course(me, cafe) : undefined);

export const does: Does<Guest> = {
  goOn: goesOn('nowAndThen'),
  watch: goesOn('watching'),
  mindOwn: goesOn('never'),
  orderAgain: unlessStopped('again', ordersAgain),
  pay: pays,
  leave: walksOut,
  autograph: unlessStopped('crowd', asksForAutograph),
  stare: unlessStopped('crowd', stares),
  phone: passesTime('phone'),
  talk: unlessStopped('chat', talks),
  grumble: passesTime('grumble'),
  linger: passesTime('linger'),
  cheer: passesTime('cheer'),
  photo: passesTime('photo'),
  litter: unlessStopped(
    'litter',
    ifTime(() => ({ behave: 'litter' })),
  ),
  // Behaviours that a table chooses in addition to another one: they show an icon, and the visit goes on.
  ...Object.fromEntries(
    Object.entries(beside).map(([name, icon]): [string, GuestScript] => [
      name,
      (who, ...rest) => {
        who.cafe.shows(who.me, icon);
        return goesOn('nowAndThen')(who, ...rest);
      },
    ]),
  ),
};
