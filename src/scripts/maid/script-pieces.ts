/**
 * Pieces of a maid's mind (_How NPC AI works_, part 4: 可拼装): small scripts with one idea each, to be joined with
 * `concat`. A piece that has nothing to propose returns undefined, and the next piece is called.
 */

import type { Json, Todo, Warp } from '../../ai/index.ts';
import { warp } from '../../ai/index.ts';
import {
  A_MOVE_TICK,
  CHAT_COMPANY,
  CHAT_TILES,
  IDLE_PATIENCE,
  SEES_LITTER,
  TICKS,
  tilesBetween,
} from '../../sim/script-api/script-api.ts';
import type { CafeView, Maid, OrderAnswer } from '../../sim/script-api/views.ts';
import { fields, type MaidScript } from '../script-types.ts';

/** The tick budget of todos that a maid may interrupt: her alertness. Without alertness there is none. */
export const lookingUp = (me: Maid): { tick?: number } => (me.alertness === null ? {} : { tick: me.alertness });

/**
 * Adds the maid's alertness to the fields of a walk, as the tick budget, and returns the same object. Walks are the
 * most frequent answer, and a spread would cost several times as much.
 */
export function looksUp(me: Maid, walk: { [field: string]: Json }): { [field: string]: Json } {
  if (me.alertness !== null) walk['tick'] = me.alertness;
  return walk;
}

/** A maid who has slipped gets up before anything else. */
export const getsUp: MaidScript = ({ me, cafe }) => {
  if (me.pose !== 'down') return undefined;
  cafe.reasons.note('slip');
  return warp('getup', {});
};

/**
 * Whether the maid may do other work before a command is completed: during an A-move and on the way to the rival she
 * may; every other command comes first.
 */
const leavesRoom = ({ command, goal }: OrderAnswer): boolean =>
  command['behave'] === 'scout' || (goal !== null && mannerOf(command) === 'a-move');

/**
 * A maid turns to her current command (_How NPC AI works_, part 2): at once when it is new, and again after
 * an interruption. An A-move that has begun continues by {@link resumes} instead.
 */
export const heedsCommands: MaidScript = ({ me, cafe }, _runned, _commands, param) => {
  const order = cafe.orderFor(me);
  const { command } = fields(param);
  if (order === null || command === order.id) return undefined;
  // A maid first sweeps litter that lies in her way to carry out a command. Otherwise she would meet it again at once.
  if (command === 0 && order.begun) return undefined;
  if ((order.begun && leavesRoom(order)) || !cafe.canBegin(me, order)) return undefined;
  noteOrder(me, cafe, order);
  return turnsTo(order);
};

/** When there is nothing else to do, a maid resumes an interrupted A-move, or an interrupted command to scout the rival. */
export const resumes: MaidScript = ({ me, cafe }) => {
  const order = cafe.orderFor(me);
  if (order === null || !order.begun || !leavesRoom(order) || !cafe.canBegin(me, order)) return undefined;
  const { behave, manner } = order.command;
  if (behave === 'scout') cafe.reasons.note('scout.resumes');
  else cafe.reasons.note('command.resumes', { manner: manner ?? null, command: order.id });
  return turnsTo(order);
};

/**
 * The warp to the script that carries out a command. The warp passes the command's id, so that the script can check
 * whether the command is still the current one.
 */
function turnsTo({ id, command, goal }: OrderAnswer): Warp {
  const { behave, x, y, guest, look } = command;
  if (behave === 'serve') return warp('move', { guest: guest ?? null, command: id });
  if (behave === 'scout') return warp('scout', { command: id, look: look ?? null });
  if (behave === 'sweep') return warp('sweep', { x: x ?? null, y: y ?? null, command: id });
  return warp('obey', { x: goal?.x ?? null, y: goal?.y ?? null, manner: mannerOf(command), command: id });
}

/** How a maid walks to carry out a command: on a plain move she does not reconsider on the way; all other walks are A-moves. */
export const mannerOf = ({ manner }: OrderAnswer['command']): 'plain' | 'a-move' =>
  manner === 'plain' ? 'plain' : 'a-move';

/**
 * What interrupts a walk that a maid makes for a command: the next command addressed to her and, on an A-move, the
 * tick budget that the command sets. The maid's alertness has no influence.
 */
export const onOrder = ({ command }: OrderAnswer): { tick?: number; until: readonly string[] } => {
  const { tick } = command;
  if (mannerOf(command) === 'plain') return { until: ORDERS };
  return { tick: typeof tick === 'number' ? tick : A_MOVE_TICK, until: ORDERS };
};
const ORDERS: readonly string[] = ['commands'];

/**
 * Marks the walk of a maid in a formation, so that she keeps her place beside the captain on the way. With `alone: true`
 * in the command, everyone walks to her place by herself.
 */
export function inSquad({ id: me }: Maid, { id, command }: OrderAnswer): { squad?: number } {
  const { behave, formation, alone } = command;
  if (behave !== 'move' || alone === true || typeof formation !== 'object' || formation === null) return {};
  return me in formation && Object.keys(formation).length > 1 ? { squad: id } : {};
}

/**
 * Notes who gave the command that a maid follows, as the reason for what she does. It can be the player; the head maid,
 * from habit or as a fallback; another maid; or the maid herself on a particular occasion.
 */
function noteOrder(me: Maid, cafe: CafeView, { id, from, command }: OrderAnswer): void {
  const { behave, manner, choice, basis } = command;
  const about = { behave: String(behave), manner: typeof manner === 'string' ? manner : null, command: id };
  const { occasion } = command;
  if (from !== null && typeof occasion === 'string')
    return cafe.reasons.note(from === me.id ? 'command.leads' : `command.${occasion}`, {
      ...about,
      name: cafe.maid(from)?.name ?? from,
    });
  if (from === null || typeof choice !== 'string') return cafe.reasons.note('command.follows', about);
  cafe.reasons.note('command.headMaid', {
    ...about,
    choice,
    basis: basis === 'habit' || basis === 'training' ? basis : 'fallback',
    name: from === me.id ? null : (cafe.maid(from)?.name ?? from),
  });
}

/**
 * A maid walks to x, y. If she notices litter on the next tiles in time, she walks around it. If there is no way
 * around, she sweeps it or, with plates in her hands, steps over it carefully.
 */
export function walksTo(
  me: Maid,
  cafe: CafeView,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo | Warp {
  const litter = litterSeen(me, cafe, to, more);
  if (litter === null || me.carrying.length > 0 || cafe.floor.wayRound(me, to.x, to.y))
    return moveTo(me, cafe, to, more, litter !== null);
  cafe.reasons.note('sweep.litter', { kind: cafe.litterKind(litter.x, litter.y) });
  return warp('sweep', { x: litter.x, y: litter.y, command: 0 });
}

/** A maid on her way to sweep litter avoids other litter: she walks around it but does not stop to sweep it. */
export function keepsOff(
  me: Maid,
  cafe: CafeView,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo {
  return moveTo(me, cafe, to, more, litterSeen(me, cafe, to, more) !== null);
}

/**
 * The todo of a walk. A maid who goes on walking as before answers with the same object again, because a mind checks
 * each object only once, and an alert maid thinks in every tick of her walk.
 */
function moveTo(
  me: Maid,
  cafe: CafeView,
  { x, y }: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
  round: boolean,
): Todo {
  const last = cafe.lastTodoOf(me);
  if (last !== null && isSameWalk(last, x, y, more, round)) return last;
  return round ? { behave: 'move', x, y, ...more, round } : { behave: 'move', x, y, ...more };
}

/** Whether a todo is the walk to x, y with exactly these further fields. */
export function isSameWalk(
  todo: Todo,
  x: number,
  y: number,
  more: { readonly [field: string]: Json },
  round: boolean,
): boolean {
  if (todo.behave !== 'move' || todo['x'] !== x || todo['y'] !== y || todo['round'] !== (round ? true : undefined))
    return false;
  let fields = round ? 4 : 3;
  for (const field in more) {
    if (!isSame(todo[field], more[field])) return false;
    fields++;
  }
  for (const _ in todo) fields--;
  return fields === 0;
}

/** Whether two fields of todos are equal: words and numbers, or lists of them. */
const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  one === other ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((item, i) => item === other[i]));

/**
 * The litter that a maid notices on the next tiles of her way, or null. A maid who looks up too seldom on this walk
 * notices none: her tick budget must be at most {@link SEES_LITTER}.
 */
const litterSeen = (
  me: Maid,
  cafe: CafeView,
  to: { readonly x: number; readonly y: number },
  { tick }: { readonly [field: string]: Json },
): { readonly x: number; readonly y: number } | null =>
  typeof tick !== 'number' || tick > SEES_LITTER ? null : cafe.floor.litterAhead(me, to.x, to.y);

/** A worn-out maid rests if she has no dishes, no tickets and no guest is waiting for her. */
export const catchesBreath: MaidScript = ({ me, cafe }) => {
  if (me.stepOf > 0 || me.pose === 'down' || !cafe.isWorn(me)) return undefined;
  if (me.carrying.length > 0 || me.orders.length > 0 || me.serving !== null) return undefined;
  cafe.reasons.note(cafe.mayRest(me) ? 'tired.allowed' : 'tired.pauses');
  return { behave: 'pause', until: ALARM };
};

const ALARM: readonly string[] = ['alarm'];

/**
 * Whether the time of a maid's own chat is over although the chat has not ended yet. Until it has ended, she starts no
 * new chat. Otherwise the script of the chat would warp back to waiting, and waiting to the chat, without end.
 */
export const isChatOver = (me: Maid, cafe: CafeView): boolean =>
  me.chattingWith !== null && cafe.tick - me.chatSince >= TICKS.chat;

/** A maid chats with an idle colleague nearby, and answers a chat. Both chats end by themselves as soon as there is work. */
export const chats: MaidScript = ({ me, cafe }) => {
  if (cafe.today.rush) return undefined;
  const with_ = cafe.idling.whoChatsWith(me);
  if (
    with_ === null ||
    isChatOver(me, cafe) ||
    cafe.tick - with_.chatSince >= TICKS.chat ||
    tilesBetween(me.x, me.y, with_.x, with_.y) > CHAT_TILES
  )
    return undefined;
  cafe.reasons.note('chat.answers', { name: with_.name });
  return warp('chat', { with: with_.id });
};

/** After some time without work, a maid chats if there is company; otherwise she fidgets at random. */
export const habits: MaidScript = ({ me, cafe }, runned) => {
  if (runned === 0 || cafe.today.rush || cafe.idling.idleTicks(me) < IDLE_PATIENCE) return undefined;
  const draw = cafe.idling.idleDraw(me);
  const company = draw.chat && !isChatOver(me, cafe) ? cafe.idling.companyFor(me, CHAT_COMPANY - 1) : null;
  if (company !== null && tilesBetween(me.x, me.y, company.x, company.y) <= CHAT_TILES) {
    cafe.reasons.note('chat', { name: company.name });
    return warp('chat', { with: company.id });
  }
  if (!draw.fidget) return undefined;
  cafe.reasons.note('fidget');
  return { behave: 'fidget', tick: TICKS.fidget, until: WORK };
};

/** Facts that end the idling of every maid: a rush, a celebrity, the fire alarm. */
const SHARED: readonly string[] = ['rush', 'hero', 'alarm'];
/** Facts that end the idling of a maid with all duties: work, commands, company, a rush, a celebrity, the fire alarm. */
export const WORK: readonly string[] = ['callers', 'dishes', 'mess', 'commands', 'company', ...SHARED];
/** Facts that end a maid's chat, by her duties: those that end idling, except company. */
export const CHAT_WORK: Readonly<Record<Maid['duties'], readonly string[]>> = {
  allround: ['callers', 'dishes', 'mess', 'commands', ...SHARED],
  reception: ['callers', 'mess', 'commands', ...SHARED],
  serving: ['dishes', 'mess', 'commands', ...SHARED],
};
/**
 * Facts that end the idling of a maid with reception duty: guests who call to order or to pay, mess, commands and
 * company, but no dishes.
 */
export const DOOR_WORK: readonly string[] = ['callers', 'mess', 'commands', 'company', ...SHARED];
/**
 * Facts that end the idling of a maid with serving duty: dishes on the counter, mess, commands and company, but no
 * guests who call.
 */
export const PASS_WORK: readonly string[] = ['dishes', 'mess', 'commands', 'company', ...SHARED];

const GREETS_TILES = 3;

/**
 * A maid with nothing to do greets a celebrity who has just come in (the fact `hero`): she walks up and bows. Of several
 * such maids the nearest goes, and only one greets each celebrity.
 */
export const greetsHero: MaidScript = ({ me, cafe }) => {
  const hero = cafe.idling.heroToGreet(me);
  if (hero === null) return undefined;
  cafe.reasons.note('hero.greets', { name: hero.name });
  const near = tilesBetween(me.toX, me.toY, hero.x, hero.y) <= GREETS_TILES;
  if (near && me.stepOf === 0) return { behave: 'greet', guest: hero.id };
  if (near) return { behave: 'move', x: me.toX, y: me.toY, greets: hero.id };
  const to = cafe.floor.nearestTile(me, hero.x, hero.y);
  return to === null || (to.x === me.x && to.y === me.y)
    ? undefined
    : { behave: 'move', x: to.x, y: to.y, greets: hero.id, tick: 10 };
};

/** A maid steps aside if she blocks a doorway or another character. */
export const stepsAside: MaidScript = ({ me, cafe }): Todo | undefined => {
  if (!cafe.floor.standsInTheWay(me)) return undefined;
  const tile = cafe.floor.asideTile(me);
  if (tile === null) return undefined;
  cafe.reasons.note('idle.doorway');
  return { behave: 'move', x: tile.x, y: tile.y };
};
