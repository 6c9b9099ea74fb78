/**
 * Deeds: the pieces of work that an apprentice can do, such as serving a guest. This file computes in which situation a
 * maid is, which deeds are possible for her, and when a deed is over. It uses only facts that everyone in the café can
 * see.
 */

import type { Guest, Maid } from '../state/person.ts';
import { type Deed, type DeedAtHand, DEEDS, type MaidSituation } from '../state/apprentice.ts';
import { noticesTile } from '../world/alert-tiles.ts';
import { tilesBetween } from '../world/map.ts';
import { CHAT_TILES, ordersAtOnce, TALK_STAGES } from '../state/tuning.ts';
import { guest, dishesToFetch, messToTend, type World } from '../world/world.ts';

/** From this number of ticks on, the time a guest has called, or a dish has stood on the pass, counts as long. */
const LONG = 200;
/** Number of tiles within which litter counts as near. */
const NEAR = 4;
/** Number of tiles within which an apprentice can go to a seated guest to talk. */
const TALK_TILES = 6;
/** Duration of the deed `wait` in ticks; a deed is a piece of work that an apprentice does. */
const WAIT_TICKS = 60;
/** Maximum number of ticks of a deed (a piece of work); after that it is over, even if it was not completed. */
const LONGEST = 800;
/** Number of ticks after which an apprentice who only stands gives up her present piece of work. */
const STALLED = 40;

/** The calling guests that no maid serves yet; empty for a maid whose only duty is dishes. */
const callersFor = (world: World, me: Maid): readonly Guest[] => (me.duties === 'serving' ? NOBODY : world.freeCallers);
const NOBODY: readonly Guest[] = [];

/** A guest who has just come in, is within the maid's alert range and has not been greeted yet; null if there is none. */
function newcomerFor(world: World, me: Maid): Guest | null {
  for (const who of world.guests)
    if (
      !who.isHero &&
      who.welcomedBy === undefined &&
      (who.stage === 'queue' || who.stage === 'toSeat') &&
      noticesTile(world, me, who.x, who.y)
    )
      return who;
  return null;
}

/**
 * The nearest seated guest with time for a talk, at most TALK_TILES away; ties go to the smaller id. Null if there is
 * none.
 */
function talkerFor(world: World, me: Maid): Guest | null {
  let best: Guest | null = null;
  let fewest = TALK_TILES + 1;
  for (const who of world.guests) {
    if (who.seat === null || who.talkedWith !== undefined || who.calls !== null || !TALK_STAGES.includes(who.stage))
      continue;
    const far = tilesBetween(me.x, me.y, who.x, who.y);
    if (far < fewest) [best, fewest] = [who, far];
  }
  return best;
}

const messFor = (world: World, me: Maid) =>
  messToTend(world, me.id).filter(({ seat }) => seat === null || me.duties !== 'reception');

const atPass = (world: World, me: Maid): boolean =>
  world.places.passTiles.some(({ x, y }) => tilesBetween(me.x, me.y, x, y) <= 1);

/** The present situation of a maid, as values of the variables from which an apprentice learns. */
export function situationFor(world: World, me: Maid): MaidSituation {
  const { tick } = world.state;
  const callers = callersFor(world, me);
  const dishes = me.duties === 'reception' ? [] : dishesToFetch(world, me.id);
  const mess = messFor(world, me);
  return {
    hands:
      me.carrying.length > 0
        ? 'dishes'
        : me.orders.length >= ordersAtOnce(me.rank)
          ? 'full'
          : me.orders.length > 0
            ? 'tickets'
            : 'empty',
    callers: callers.some((who) => who.isHero)
      ? 'hero'
      : callers.some((who) => tick - (who.calls?.since ?? tick) >= LONG)
        ? 'waits'
        : callers.length > 0
          ? 'calls'
          : 'none',
    dishes: dishes.some((dish) => tick - dish.cookedTick >= LONG) ? 'cooling' : dishes.length > 0 ? 'ready' : 'none',
    mess: mess.some(({ x, y }) => tilesBetween(me.x, me.y, x, y) <= NEAR) ? 'near' : mess.length > 0 ? 'far' : 'none',
    company: newcomerFor(world, me) !== null ? 'newcomer' : talkerFor(world, me) !== null ? 'talker' : 'none',
    place: atPass(world, me) ? 'pass' : 'floor',
  };
}

const isFree = (one: Maid): boolean =>
  one.present && one.carrying.length === 0 && one.serving === null && one.pose !== 'down' && one.stepOf === 0;
const companyFor = (world: World, me: Maid): Maid | null =>
  world.maids.find(
    (one) =>
      one !== me &&
      isFree(one) &&
      tilesBetween(me.x, me.y, one.x, one.y) <= CHAT_TILES &&
      world.traits[world.minds.todoOf(one.id)?.behave ?? '']?.idle === 'free',
  ) ?? null;

const POSSIBLE: Readonly<Record<Deed, (world: World, me: Maid) => boolean>> = {
  serve: (world, me) =>
    me.orders.length < ordersAtOnce(me.rank)
      ? callersFor(world, me).length > 0
      : callersFor(world, me).some((who) => who.calls?.need === 'bill'),
  handIn: (_world, me) => me.orders.length > 0,
  fetch: (world, me) =>
    me.duties !== 'reception' && me.carrying.length === 0 && dishesToFetch(world, me.id, 1).length > 0,
  bring: (_world, me) => me.carrying.length > 0,
  tidy: (world, me) => me.carrying.length === 0 && messFor(world, me).length > 0,
  welcome: (world, me) => newcomerFor(world, me) !== null,
  talk: (world, me) => talkerFor(world, me) !== null,
  pass: (world, me) => !atPass(world, me),
  wait: () => true,
  chat: (world, me) => me.carrying.length === 0 && companyFor(world, me) !== null,
};

/** The deeds (pieces of work, such as serving a guest) that are possible for a maid now. */
export const possibleDeeds = (world: World, me: Maid): Deed[] => DEEDS.filter((deed) => POSSIBLE[deed](world, me));
export const isPossible = (world: World, me: Maid, deed: Deed): boolean => POSSIBLE[deed](world, me);

const services = ({ tally }: Maid): number => tally.orders + tally.bills;
const tidied = ({ tally }: Maid): number => tally.swept + tally.cleared;

/** Prepares a deed (a piece of work) that begins now. For a talk or a greeting, the guest is chosen here. */
export function beginning(
  world: World,
  me: Maid,
  { do: deed, by, ...about }: Pick<DeedAtHand, 'do' | 'by' | 'guest' | 'x' | 'y'>,
): DeedAtHand {
  const who = deed === 'welcome' ? newcomerFor(world, me) : deed === 'talk' ? talkerFor(world, me) : null;
  return {
    do: deed,
    by,
    since: world.state.tick,
    was: deed === 'serve' ? services(me) : deed === 'tidy' ? tidied(me) : me.carrying.length,
    ...(who === null ? {} : { guest: who.id }),
    ...about,
  };
}

/** Whether a maid's deed (a piece of work) is over, because it is done or no longer possible. */
export function isOver(world: World, me: Maid, { do: deed, since, was, guest: about }: DeedAtHand): boolean {
  const passed = world.state.tick - since;
  if (passed > LONGEST) return true;
  // The maid stands still although her piece of work is possible: no tile to stand on is free, or no way leads there.
  if (me.doing === 'stay' && deed !== 'wait' && passed > STALLED && world.state.tick - me.doingSince > STALLED) return true; // prettier-ignore
  const who = about === undefined ? undefined : guest(world, about);
  switch (deed) {
    case 'serve':
      if (services(me) > was) return true;
      if (about !== undefined) return who === undefined || who.calls === null || (world.servedBy.get(who.id) ?? me.id) !== me.id; // prettier-ignore
      return me.serving === null && !isPossible(world, me, 'serve');
    case 'handIn':
      return me.orders.length === 0;
    case 'fetch':
      return me.carrying.length > 0 || (me.fetching.length === 0 && dishesToFetch(world, me.id, 1).length === 0);
    case 'bring':
      return me.carrying.length === 0;
    case 'tidy':
      return tidied(me) > was || (me.tending === null && messFor(world, me).length === 0) || me.carrying.length > 0;
    case 'welcome':
      return who === undefined || (who.welcomedBy !== undefined && me.work !== 'welcome') || who.stage === 'leave';
    case 'talk':
      return (
        who === undefined ||
        (who.talkedWith !== undefined && me.work !== 'tableTalk') ||
        !TALK_STAGES.includes(who.stage)
      );
    case 'chat':
      return passed > 5 && me.chattingWith === null && me.doing !== 'chat';
    case 'pass':
      return me.stepOf === 0 && !isPossible(world, me, 'pass');
    case 'wait':
      return passed >= WAIT_TICKS;
  }
}
