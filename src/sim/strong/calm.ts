/**
 * Calm: a maid goes to an impatient guest and apologises. Then the guest and the whole party have their full patience
 * again; at the door, everyone in the queue has, and two who have waited there come before a guest at a table. While she is on her way they do not leave. If guests fight and nobody
 * makes peace, she goes between them and ends the brawl.
 */

import { goingOn } from '../events/running-event.ts';
import { isFrightened } from '../people/nerve.ts';
import type { Guest, Maid, PersonId } from '../state/person.ts';
import { companyOf } from '../visits/parties.ts';
import { isLosingPatience, patienceTicks } from '../people/patience.ts';
import { queueing } from '../world/ground.ts';
import { emit, guest, gotOn, shows, type World } from '../world/world.ts';
import {
  ERRAND_TICKS,
  helpersFor,
  secondsTo,
  sends,
  SECOND,
  seatedWithin,
  type StrongAction,
  type StrongPlan,
  usualBill,
} from './strong-action.ts';

/** Minimum number of ticks for which a guest's patience lasts once a maid has been sent to apologise. */
const WAITS_FOR_HER = 500;
const GLADDER = 0.25;

const WAITING: readonly Guest['stage'][] = ['queue', 'callOrder', 'waitDish', 'callBill'];
const isImpatient = (who: Guest): boolean => WAITING.includes(who.stage) && isLosingPatience(who);

/**
 * Whether this guest stands in a queue of which two guests or more have waited. While anyone in the café is losing
 * patience, an apology at the door keeps more guests than one at a table, even before the queue itself loses patience.
 */
const isQueueToo = (world: World, who: Guest): boolean =>
  who.stage === 'queue' &&
  queueing(world).filter(({ patienceLeft }) => patienceLeft < 1).length > 1 &&
  world.guests.some(isImpatient);

/** Everyone who hears an apology to this guest: the waiting members of the party or, at the door, everyone in the queue. */
const together = (world: World, who: Guest): readonly Guest[] =>
  who.stage === 'queue'
    ? queueing(world)
    : [who, ...companyOf(world, who).filter((mate) => mate !== who && WAITING.includes(mate.stage))];

/** If a maid has not begun to apologise after this number of ticks, she does not apologise at all. */
export const CALM_TICKS = ERRAND_TICKS;

/** The first of the guests who fight in a brawl that nobody is ending yet; null if there is none. */
function fighter(world: World): Guest | null {
  const brawl = goingOn(world.state, 'brawl');
  if (brawl === undefined || brawl.by !== undefined) return null;
  if (world.maids.some(({ doing }) => doing === 'mediate') || world.guests.some(({ doing }) => doing === 'mediate'))
    return null;
  return guest(world, brawl.who[0] ?? '') ?? null;
}

/** The maid who would go: the first who can help and, if guests fight, is not frightened. */
const goer = (world: World, who: Guest): Maid | undefined =>
  helpersFor(world, who.x, who.y, world.maids.length).find((me) => who !== fighter(world) || !isFrightened(me));

/** Whether a maid has agreed to apologise to this guest. */
export const isCalming = (world: World, id: PersonId): boolean =>
  world.maids.some((me) =>
    me.answers.some(({ is, command }) => is === 'accepted' && command['behave'] === 'calm' && command['guest'] === id),
  );

/** Whether a maid is on her way to apologise to this guest, or to a guest near enough that this one hears the apology. */
const isPromised = (world: World, who: Guest): boolean =>
  together(world, who).some(
    ({ id }) =>
      world.minds.commands.some(({ command }) => command['behave'] === 'calm' && command['guest'] === id) &&
      isCalming(world, id),
  );

const restores = (world: World, who: Guest): void => {
  who.stageTick = world.state.tick;
  who.patienceLeft = 1;
};

export function calmed(world: World, who: Guest, by: PersonId): void {
  const brawl = goingOn(world.state, 'brawl');
  if (brawl?.who.includes(who.id) === true) {
    brawl.by = by;
    emit(world, 'mediated', by, { people: [...brawl.who] });
    emit(world, 'calmed', who.id, { guests: brawl.who.length, maid: by });
    return;
  }
  const all = together(world, who);
  for (const one of all) {
    restores(world, one);
    one.mood = Math.min(1, one.mood + GLADDER);
    shows(world, one, 'heart', 60);
    gotOn(world, one);
    world.minds.wake(one.id);
  }
  emit(world, 'calmed', who.id, { guests: all.length, maid: by });
}

/** The patience of these guests in ticks, on average. */
const meanPatience = (guests: readonly Guest[]): number =>
  guests.reduce((sum, { patience }) => sum + patience, 0) / Math.max(1, guests.length);

export const calm: StrongAction = {
  cost: 1,
  again: 480,
  needs: ['guest'],
  targets: (world) => {
    const seen = new Set<string>();
    const fights = fighter(world);
    const impatient = world.guests
      .filter((who) => (isImpatient(who) || isQueueToo(world, who)) && !isPromised(world, who))
      .map((who) => ({
        who,
        left: patienceTicks(world, who),
        size: together(world, who).length,
        isQueue: Number(isQueueToo(world, who)),
      }))
      .sort((a, b) => b.isQueue - a.isQueue || b.size - a.size || a.left - b.left || (a.who.id < b.who.id ? -1 : 1))
      .filter(({ who }) => {
        const place = who.stage === 'queue' ? 'queue' : who.party;
        return place === null || (!seen.has(place) && seen.add(place));
      })
      .map(({ who }) => ({ guest: who.id }));
    return fights === null || isPromised(world, fights) ? impatient : [{ guest: fights.id }, ...impatient];
  },
  bar: (world, { guest: id }) => {
    const who = guest(world, id ?? '');
    if (who === undefined || !(isImpatient(who) || isQueueToo(world, who) || who === fighter(world))) {
      // In a brawl that is being ended the button does not claim that all is well.
      if (goingOn(world.state, 'brawl') !== undefined && fighter(world) === null && id === undefined) return 'onTheWay';
      const impatient = world.guests.filter(isImpatient);
      if (impatient.length === 0) return 'allContent';
      // If no guest is named, the reason is that of all who are losing patience.
      return id === undefined && impatient.every((one) => isPromised(world, one)) ? 'onTheWay' : 'guestContent';
    }
    if (isPromised(world, who)) return 'onTheWay';
    return goer(world, who) === undefined ? 'noMaid' : null;
  },
  plan: (world, { guest: id }): StrongPlan => {
    const who = guest(world, id ?? '');
    const me = who === undefined ? undefined : goer(world, who);
    if (who === undefined || me === undefined)
      return { helpers: [], guests: [], tiles: [], seconds: null, gains: [], costs: [] };
    if (who === fighter(world))
      return {
        helpers: [me.id],
        guests: [who.id],
        tiles: [{ x: who.x, y: who.y }],
        seconds: secondsTo(world, me, who.x, who.y),
        gains: [{ key: 'calmBrawl', terms: {} }],
        costs: [{ key: 'maidAway', terms: { name: me.name, seconds: secondsTo(world, me, who.x, who.y) + 2 } }],
      };
    const guests = together(world, who);
    const seats = who.stage === 'queue' ? Math.min(guests.length, seatedWithin(world, meanPatience(guests))) : null;
    return {
      helpers: [me.id],
      guests: guests.map((one) => one.id),
      tiles: guests.map(({ x, y }) => ({ x, y })),
      seconds: secondsTo(world, me, who.x, who.y),
      gains: [
        {
          key: who.stage === 'queue' && guests.length > 1 ? 'calmDoor' : 'calm',
          terms: { name: who.name, count: guests.length },
        },
        seats !== null && seats < guests.length
          ? { key: 'keptSome', terms: { seats, money: seats * usualBill(world) } }
          : { key: 'kept', terms: { money: guests.length * usualBill(world) } },
      ],
      costs: [
        {
          key: 'maidAway',
          terms: { name: me.name, seconds: secondsTo(world, me, who.x, who.y) + Math.ceil(30 / SECOND) },
        },
      ],
    };
  },
  begin: (world, { guest: id }) => {
    const who = guest(world, id ?? '');
    const me = who === undefined ? undefined : goer(world, who);
    if (who === undefined || me === undefined) return [];
    if (who === fighter(world)) {
      shows(world, me, 'exclaim', 40, 'strong.calm');
      sends(world, me, { behave: 'calm', guest: who.id });
      return [who.id];
    }
    const guests = together(world, who);
    for (const one of guests) {
      const missing = WAITS_FOR_HER - patienceTicks(world, one);
      if (missing > 0) one.stageTick += missing;
      gotOn(world, one);
      world.minds.wake(one.id);
    }
    shows(world, me, 'exclaim', 40, 'strong.calm');
    sends(world, me, { behave: 'calm', guest: who.id });
    return guests.map((one) => one.id);
  },
};
