/**
 * The behaviours that maids' decision tables can choose, one line each. Each is the next step of a piece of work: walk
 * there, or do it. When the step is over, or when it is time to reconsider, the table decides again. Commands are
 * carried out by the usual scripts, which return to the table.
 */

import type { Reason, Todo } from '../../../ai/index.ts';
import { IDLE_TICKS, TICKS, tilesBetween } from '../../../sim/script-api/script-api.ts';
import type { CafeView, Maid } from '../../../sim/script-api/views.ts';
import type { MaidScript } from '../../script-types.ts';
import type { Does } from '../../tables.ts';
import { bringsDishes } from '../bringing.ts';
import { byTheDoor, dance, greet, looksOut, notesWaiting } from '../idle-pieces.ts';
import { setsOutToScout } from '../scouting.ts';
import {
  CHAT_WORK,
  DOOR_WORK,
  greetsHero,
  keepsOff,
  lookingUp,
  PASS_WORK,
  stepsAside,
  walksTo,
  WORK,
} from '../script-pieces.ts';
import { notesClearing } from '../work-priorities.ts';
import { callerFor, messFor, orderFor, resumedBy, roundFor, talkFor } from './shared-choices.ts';

/** Behaviours that a table may choose in addition to another one, with the icon they show above the maid's head. */
export const beside: Readonly<Record<string, string>> = {
  sigh: 'sweat',
  smile: 'love',
  hum: 'music',
  lookAround: 'question',
};

/** Two distances in tiles: a maid who wants to look at a celebrity comes from up to GAZE_TILES away and stops at GAZE_NEAR. */
const GAZE_NEAR = 3;
const GAZE_TILES = 14;
const STROLL_TICK = 5;

const WORK_OF = { allround: WORK, reception: DOOR_WORK, serving: PASS_WORK } as const;
/** Facts that end the idling of a maid, by her duties, including `alert` (who is in her alert range has changed). */
const WATCHING = {
  allround: [...WORK, 'alert'],
  reception: [...DOOR_WORK, 'alert'],
  serving: [...PASS_WORK, 'alert'],
} as const;

const says = (cafe: CafeView, because: Reason | null): void => {
  if (because !== null) cafe.reasons.note(because.key, because.terms);
};

/**
 * A maid walks to the chosen guest and serves there. A maid without alertness does not choose again once she
 * is at a table.
 */
const servesCaller: MaidScript = ({ me, cafe }) => {
  const serving = me.alertness === null && me.serving !== null ? cafe.guest(me.serving) : undefined;
  const arrived = serving !== undefined && serving.calls !== null && standsBeside(me, cafe, serving.seat);
  const { found, because } = arrived ? { found: serving, because: null } : callerFor(me, cafe);
  const seat = found === null ? undefined : cafe.seatOf(found);
  if (found === null || seat === undefined) return undefined;
  says(cafe, because);
  if (standsBeside(me, cafe, seat.id))
    return { behave: found.calls?.need === 'bill' ? 'takeBill' : 'takeOrder', guest: found.id };
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  return to === null ? undefined : walksTo(me, cafe, to, { guest: found.id, ...lookingUp(me) });
};

function standsBeside(me: Maid, cafe: CafeView, id: string | null): boolean {
  const seat = id === null ? undefined : cafe.seat(id);
  return seat !== undefined && me.stepOf === 0 && tilesBetween(me.x, me.y, seat.x, seat.y) === 1;
}

/** Returns the todo `there` for a maid who stands at the pass, otherwise the todo of walking to the pass. */
function atThePass(me: Maid, cafe: CafeView, there: Todo, more: { readonly dishes?: readonly number[] }) {
  if (cafe.floor.atPass(me)) return there;
  const to = cafe.floor.standAtPass(me);
  return to === null ? undefined : walksTo(me, cafe, to, { ...more, ...lookingUp(me) });
}

const handsInTickets: MaidScript = ({ me, cafe }) => {
  if (me.orders.length === 0) return undefined;
  cafe.reasons.note('tickets.limit', { count: me.orders.length });
  return atThePass(me, cafe, { behave: 'handTickets' }, {});
};

const fetchesDishes: MaidScript = ({ me, cafe }) => {
  const { found, because } = roundFor(me, cafe);
  const dishes = found.map((dish) => dish.id);
  if (dishes.length === 0) return undefined;
  says(cafe, because);
  return atThePass(me, cafe, { behave: 'pickUp', dishes }, { dishes });
};

const tidies: MaidScript = ({ me, cafe }) => {
  const mess = messFor(me, cafe).found;
  if (mess === null) return undefined;
  if (cafe.today.focus === 'plates') cafe.reasons.note('focus.plates');
  else if (mess.seat === null) cafe.reasons.note('sweep.litter', { kind: cafe.litterKind(mess.x, mess.y) });
  else notesClearing(me, cafe, mess.seat);
  const far = tilesBetween(me.x, me.y, mess.x, mess.y);
  if (me.stepOf === 0 && (mess.seat === null ? far <= 1 : far === 1))
    return mess.seat === null ? { behave: 'sweep', x: mess.x, y: mess.y } : { behave: 'clear', seat: mess.seat };
  const to = cafe.floor.standBeside(me, mess.x, mess.y);
  return to === null ? undefined : keepsOff(me, cafe, to, { tend: `${mess.x},${mess.y}`, ...lookingUp(me) });
};

const followsCommand: MaidScript = (who) => {
  const { found, because } = orderFor(who);
  says(who.cafe, because);
  return found;
};

const goesOnWithCommand: MaidScript = (who) => {
  const { found, because } = resumedBy(who);
  says(who.cafe, because);
  return found;
};

const chats: MaidScript = ({ me, cafe }) => {
  const other = cafe.idling.whoChatsWith(me) ?? cafe.idling.companyFor(me);
  if (other === null) return undefined;
  const left = me.chattingWith === null ? TICKS.chat : me.chatSince + TICKS.chat - cafe.tick;
  if (left <= 0) return undefined;
  cafe.reasons.note('chat', { name: other.name });
  return { behave: 'chat', with: other.id, until: CHAT_WORK[me.duties], tick: left };
};

/**
 * A maid stands idle until there is work for her or, if her table has checked for newcomers in this thought, until the
 * people in her alert range change.
 */
export const rests: MaidScript = ({ me, cafe }) => {
  notesWaiting(me, cafe);
  return { behave: 'stay', until: looksOut(me, cafe) ? WATCHING[me.duties] : WORK_OF[me.duties], tick: IDLE_TICKS };
};

const talks: MaidScript = ({ me, cafe }) => {
  const who = talkFor(me, cafe, Infinity);
  const seat = who === null ? undefined : cafe.seatOf(who);
  if (who === null || seat === undefined) return undefined;
  cafe.reasons.note('talk', { name: who.name, table: seat.table });
  if (standsBeside(me, cafe, seat.id)) return { behave: 'tableTalk', guest: who.id };
  const to = cafe.floor.standBeside(me, seat.x, seat.y);
  return to === null ? undefined : walksTo(me, cafe, to, { tick: STROLL_TICK });
};

/** A maid with empty hands who sees a celebrity goes nearer and looks at the celebrity. */
const gazes: MaidScript = ({ me, cafe }) => {
  const hero = cafe.heroNear(me, GAZE_TILES);
  if (hero === null || me.carrying.length > 0) return undefined;
  cafe.reasons.note('gaze', { name: hero.name });
  if (me.stepOf === 0 && tilesBetween(me.x, me.y, hero.x, hero.y) <= GAZE_NEAR)
    return { behave: 'gaze', guest: hero.id };
  const to = cafe.floor.nearestTile(me, hero.x, hero.y);
  if (to === null) return undefined;
  if (me.stepOf === 0 && to.x === me.x && to.y === me.y) return { behave: 'gaze', guest: hero.id };
  return { behave: 'move', x: to.x, y: to.y, tick: STROLL_TICK };
};

export const does: Does<Maid> = {
  getUp: ({ me }) => (me.pose === 'down' || me.work === 'getUp' ? { behave: 'getUp' } : undefined),
  followCommand: followsCommand,
  resumeCommand: goesOnWithCommand,
  serveCaller: servesCaller,
  handInTickets: handsInTickets,
  fetchDishes: fetchesDishes,
  bringDishes: ({ me, cafe }) => bringsDishes(me, cafe),
  tidy: tidies,
  callHelp: () => ({ behave: 'callHelp', need: 'dishes' }),
  goToPass: ({ me, cafe }) => atThePass(me, cafe, { behave: 'stay', until: WORK_OF[me.duties], tick: IDLE_TICKS }, {}),
  stepAside: stepsAside,
  chat: chats,
  welcome: greet,
  greetHero: greetsHero,
  talkToGuest: talks,
  gaze: gazes,
  danceAlong: dance,
  waitByDoor: byTheDoor,
  goScouting: setsOutToScout,
  fidget: ({ me }) => ({ behave: 'fidget', tick: TICKS.fidget, until: WORK_OF[me.duties] }),
  rest: rests,
  // Behaviours that a table may choose in addition to another one: they show an icon while the maid works. If a table
  // chooses such a behaviour as the main behaviour, the maid stands idle and shows the icon.
  ...Object.fromEntries(
    Object.entries(beside).map(([name, icon]): [string, MaidScript] => [
      name,
      (who, ...rest) => {
        who.cafe.shows(who.me, icon);
        return rests(who, ...rest);
      },
    ]),
  ),
};
