/**
 * Pieces of a maid's mind, each one idea, to be joined with `concat` onto any script (chapter 1.3, 可拼装). A piece that
 * has nothing to say returns undefined and the next one is asked.
 */

import type { Json, Todo, Warp } from '../../ai/index.ts';
import { warp } from '../../ai/index.ts';
import {
  A_MOVE_TICK,
  CHAT_COMPANY,
  CHAT_TILES,
  IDLE_PATIENCE,
  SEES_LITTER,
  type ScriptApi,
  TICKS,
  tilesBetween,
} from '../../sim/script-api/script-api.ts';
import type { Maid, OrderAnswer } from '../../sim/state/person.ts';
import { fields, type MaidScript } from '../kinds.ts';

/** The budget of her interruptible todos: her alertness; a plain maid's todos have none. */
export const lookingUp = (me: Maid): { tick?: number } => (me.alertness === null ? {} : { tick: me.alertness });

/** On the floor after a slip: first of all, up again. Whatever she fell on she sweeps, so that it fells her once. */
export const getsUp: MaidScript = ({ me, cafe }) => {
  if (me.pose !== 'down') return undefined;
  cafe.reasons.note('slip');
  return warp('getup', {});
};

/** An A-move and the way out to scout leave room for other work; every other order comes before it. */
const leavesRoom = ({ command, goal }: OrderAnswer): boolean =>
  command['behave'] === 'scout' || (goal !== null && mannerOf(command) === 'a-move');

/**
 * Turns to the order in hand (the blackboard of the first article): at once when it is new, and again when something
 * else has come between. An A-move that was begun waits for {@link resumes}.
 */
export const heedsCommands: MaidScript = ({ me, cafe }, _runned, _commands, param) => {
  const order = cafe.orderFor(me);
  if (order === null || fields(param)['command'] === order.id) return undefined;
  if ((order.begun && leavesRoom(order)) || !cafe.canBegin(me, order)) return undefined;
  noteOrder(me, cafe, order);
  return turnsTo(order);
};

/** An order that leaves room goes on when there is nothing else to do. */
export const resumes: MaidScript = ({ me, cafe }) => {
  const order = cafe.orderFor(me);
  if (order === null || !order.begun || !leavesRoom(order) || !cafe.canBegin(me, order)) return undefined;
  const { behave, manner } = order.command;
  if (behave === 'scout') cafe.reasons.note('scout.resumes');
  else cafe.reasons.note('command.resumes', { manner: manner ?? null, command: order.id });
  return turnsTo(order);
};

/** The warp that carries an order out. Its id goes along, so that the script knows whether it is still the order in hand. */
function turnsTo({ id, command, goal }: OrderAnswer): Warp {
  const { behave, x, y, guest, look } = command;
  if (behave === 'serve') return warp('move', { guest: guest ?? null, command: id });
  if (behave === 'scout') return warp('scout', { command: id, look: look ?? null });
  if (behave === 'sweep') return warp('sweep', { x: x ?? null, y: y ?? null, command: id });
  return warp('obey', { x: goal?.x ?? null, y: goal?.y ?? null, manner: mannerOf(command), command: id });
}

/** A plain move does not look up on the way; everything else does. */
export const mannerOf = ({ manner }: OrderAnswer['command']): 'plain' | 'a-move' =>
  manner === 'plain' ? 'plain' : 'a-move';

/**
 * How an ordered walk is interrupted: by the next command that is addressed to her, and – on an A-move – every so many
 * ticks to look up. Her own alertness has no say in it: the manner belongs to the order.
 */
export const onOrder = ({ command }: OrderAnswer): { tick?: number; until: readonly string[] } => {
  const { tick } = command;
  if (mannerOf(command) === 'plain') return { until: ORDERS };
  return { tick: typeof tick === 'number' ? tick : A_MOVE_TICK, until: ORDERS };
};
const ORDERS: readonly string[] = ['commands'];

/** Why she does as a command says: because the player wrote it, or the head maid, who says whether it is a habit of hers. */
function noteOrder(me: Maid, cafe: ScriptApi, { id, from, command }: OrderAnswer): void {
  const { behave, manner, choice, basis } = command;
  const about = { behave: String(behave), manner: typeof manner === 'string' ? manner : null, command: id };
  if (from === null || typeof choice !== 'string') return cafe.reasons.note('command.follows', about);
  cafe.reasons.note('command.headMaid', {
    ...about,
    choice,
    basis: basis === 'habit' ? 'habit' : 'fallback',
    name: from === me.id ? null : (cafe.maid(from)?.name ?? from),
  });
}

/**
 * On her way to x, y: litter on the next tiles, seen by whoever looks up often enough. She walks round it; where there
 * is no way round she sweeps it – or, with plates in her hands, steps over it with care.
 */
export function walksTo(
  me: Maid,
  cafe: ScriptApi,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo | Warp {
  const litter = litterSeen(me, cafe, to, more);
  if (litter === null || me.carrying.length > 0 || cafe.floor.wayRound(me, to.x, to.y))
    return moveTo(to, more, litter !== null);
  cafe.reasons.note('sweep.litter', { kind: cafe.litterKind(litter.x, litter.y) });
  return warp('sweep', { x: litter.x, y: litter.y, command: 0 });
}

/** The same, by somebody who is after another piece of litter already and does not stop for this one. */
export function keepsOff(
  me: Maid,
  cafe: ScriptApi,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo {
  return moveTo(to, more, litterSeen(me, cafe, to, more) !== null);
}

function moveTo(
  { x, y }: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
  round: boolean,
): Todo {
  return round ? { behave: 'move', x, y, ...more, round } : { behave: 'move', x, y, ...more };
}

/** How often she looks up on this walk decides whether she sees litter in time. */
const litterSeen = (
  me: Maid,
  cafe: ScriptApi,
  to: { readonly x: number; readonly y: number },
  { tick }: { readonly [field: string]: Json },
): { readonly x: number; readonly y: number } | null =>
  typeof tick !== 'number' || tick > SEES_LITTER ? null : cafe.floor.litterAhead(me, to.x, to.y);

/** Worn out, with nothing in her hands or her book and nobody she has promised to come: she catches her breath. */
export const catchesBreath: MaidScript = ({ me, cafe }) => {
  if (me.stepOf > 0 || me.pose === 'down' || !cafe.isWorn(me)) return undefined;
  if (me.carrying.length > 0 || me.orders.length > 0 || me.serving !== null) return undefined;
  cafe.reasons.note('tired.pauses');
  return { behave: 'pause' };
};

/** A chat with somebody idle nearby, and answering one (chapter 2.2). Both end by themselves the moment there is work. */
export const chats: MaidScript = ({ me, cafe }) => {
  const with_ = cafe.idling.whoChatsWith(me);
  if (
    with_ === null ||
    cafe.tick - with_.chatSince >= TICKS.chat ||
    tilesBetween(me.x, me.y, with_.x, with_.y) > CHAT_TILES
  )
    return undefined;
  cafe.reasons.note('chat.answers', { name: with_.name });
  return warp('chat', { with: with_.id });
};

/** After a while of nothing to do: a chat if there is company, else a fidget – by chance, by the ticks that have passed. */
export const habits: MaidScript = ({ me, cafe }, runned) => {
  if (runned === 0 || cafe.idling.idleTicks(me) < IDLE_PATIENCE) return undefined;
  const draw = cafe.idling.idleDraw(me);
  const company = draw.chat ? cafe.idling.companyFor(me, CHAT_COMPANY - 1) : null;
  if (company !== null && tilesBetween(me.x, me.y, company.x, company.y) <= CHAT_TILES) {
    cafe.reasons.note('chat', { name: company.name });
    return warp('chat', { with: company.id });
  }
  if (!draw.fidget) return undefined;
  cafe.reasons.note('fidget');
  return { behave: 'fidget', tick: TICKS.fidget, until: WORK };
};

/** What ends idling: work, a word, company. For a maid who does everything. */
export const WORK: readonly string[] = ['callers', 'dishes', 'mess', 'commands', 'company'];
/** The same for one who takes orders and bills only. */
export const DOOR_WORK: readonly string[] = ['callers', 'mess', 'commands', 'company'];
/** The same for one who brings dishes and clears only. */
export const PASS_WORK: readonly string[] = ['dishes', 'mess', 'commands', 'company'];

/** Stands in a doorway, or on another's toes: a step aside. */
export const stepsAside: MaidScript = ({ me, cafe }): Todo | undefined => {
  if (!cafe.floor.standsInTheWay(me)) return undefined;
  const tile = cafe.floor.asideTile(me);
  if (tile === null) return undefined;
  cafe.reasons.note('idle.doorway');
  return { behave: 'move', x: tile.x, y: tile.y };
};
