/**
 * Pieces of a maid's mind, each one idea, to be joined with `concat` onto any script (chapter 1.3, 可拼装). A piece that
 * has nothing to say returns undefined and the next one is asked.
 */

import type { CommandOnBoard, Json, Todo, Warp } from '../../ai/index.ts';
import { warp } from '../../ai/index.ts';
import {
  CHAT_COMPANY,
  CHAT_TILES,
  HEEDED,
  IDLE_PATIENCE,
  SEES_LITTER,
  type Surface,
  TICKS,
  tilesBetween,
} from '../../sim/surface.ts';
import type { Maid } from '../../sim/person.ts';
import { fields, type MaidScript } from '../kinds.ts';

/** The budget of her interruptible todos: her alertness; a plain maid's todos have none. */
export const lookingUp = (me: Maid): { tick?: number } => (me.alertness === null ? {} : { tick: me.alertness });

/** On the floor after a slip: first of all, up again. Whatever she fell on she sweeps, so that it fells her once. */
export const getsUp: MaidScript = ({ me, cafe }) => {
  if (me.pose !== 'down') return undefined;
  cafe.reasons.note('slip');
  return warp('getup', {});
};

/** The oldest of the commands she has neither taken up nor declined; newer ones of the same kind replace older. */
function newest(me: Maid, cafe: Surface, commands: readonly CommandOnBoard[]): CommandOnBoard | null {
  for (let i = commands.length - 1; i >= 0; i--) {
    const command = commands[i] as CommandOnBoard;
    if (me.heeded.includes(command.id) || !HEEDED.includes(String(command.command['behave']))) continue;
    if (cafe.obeys(me, command)) return command;
  }
  return null;
}

/** Looks at the chalkboard (chapter 1.5): takes up the newest command that is new to her – or decides not to. */
export const heedsCommands: MaidScript = ({ me, cafe }, _runned, commands) => {
  if (commands.length === 0) return undefined;
  const command = newest(me, cafe, commands);
  if (command === null) return undefined;
  const { behave, x, y, manner, guest } = command.command;
  const because = (): void => noteOrder(me, cafe, command);
  if (behave === 'serve') {
    const who = typeof guest === 'string' ? cafe.guest(guest) : undefined;
    if (who === undefined || who.calls === null || cafe.servedBy(who.id) !== undefined) return undefined;
    because();
    return warp('move', { guest: who.id, command: command.id, resume: null });
  }
  if (behave === 'scout') {
    const door = canScout(me, cafe) ? cafe.floor.doorFor(me) : null;
    if (door === null) return undefined;
    because();
    const look = command.command['look'] ?? null;
    const resume = { x: door.x, y: door.y, manner: 'scout', command: command.id, look };
    return warp('scout', { command: command.id, look, resume });
  }
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  if (behave === 'sweep') {
    if (me.carrying.length > 0 || !cafe.litterAt(x, y)) return undefined;
    because();
    return warp('sweep', { x, y, command: command.id });
  }
  const [offsetX, offsetY] = placeInFormation(me, command.command['formation']);
  const tile = cafe.floor.nearestTile(me, x + offsetX, y + offsetY);
  if (tile === null) return undefined;
  because();
  return warp('obey', {
    x: tile.x,
    y: tile.y,
    manner: manner === 'plain' ? 'plain' : 'a-move',
    command: command.id,
    resume: null,
  });
};

/** Why she does as a command says: because the player wrote it, or the head maid, who says whether it is a habit of hers. */
function noteOrder(me: Maid, cafe: Surface, { id, by, command }: CommandOnBoard): void {
  const { behave, manner, choice, basis } = command;
  const about = { behave: String(behave), manner: typeof manner === 'string' ? manner : null, command: id };
  if (by === null || typeof choice !== 'string') return cafe.reasons.note('command.follows', about);
  cafe.reasons.note('command.headMaid', {
    ...about,
    choice,
    basis: basis === 'habit' ? 'habit' : 'fallback',
    name: by === me.id ? null : (cafe.maid(by)?.name ?? by),
  });
}

/** Her own place in a formation the command carries: everyone reads the same command and finds her own (chapter 1.5). */
function placeInFormation(me: Maid, formation: Json | undefined): readonly [number, number] {
  const offset = fields(formation)[me.id];
  if (!Array.isArray(offset) || typeof offset[0] !== 'number' || typeof offset[1] !== 'number') return [0, 0];
  return [Math.trunc(offset[0]), Math.trunc(offset[1])];
}

/** Whether she can set out to scout: there is a rival, and nothing in her hands or her order book. */
const canScout = (me: Maid, cafe: Surface): boolean =>
  cafe.hasRival && me.carrying.length === 0 && me.orders.length === 0;

/** An interrupted A-move, or the way out to scout, goes on when there is nothing else to do. */
export const resumes: MaidScript = ({ me, cafe }) => {
  if (me.resume === null) return undefined;
  if (me.resume.manner === 'scout') {
    cafe.reasons.note('scout.resumes');
    return warp('scout', { command: me.resume.command, look: me.resume.look ?? null });
  }
  cafe.reasons.note('command.resumes', { manner: me.resume.manner, command: me.resume.command });
  return warp('obey', { x: me.resume.x, y: me.resume.y, manner: me.resume.manner, command: me.resume.command });
};

/**
 * On her way to x, y: litter on the next tiles, seen by whoever looks up often enough. She walks round it; where there
 * is no way round she sweeps it – or, with plates in her hands, steps over it with care.
 */
export function walksTo(
  me: Maid,
  cafe: Surface,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo | Warp {
  const litter = litterSeen(me, cafe, to);
  if (litter === null || me.carrying.length > 0 || cafe.floor.wayRound(me, to.x, to.y))
    return moveTo(to, more, litter !== null);
  cafe.reasons.note('sweep.litter', { kind: cafe.litterKind(litter.x, litter.y) });
  return warp('sweep', { x: litter.x, y: litter.y, command: 0 });
}

/** The same, by somebody who is after another piece of litter already and does not stop for this one. */
export function keepsOff(
  me: Maid,
  cafe: Surface,
  to: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
): Todo {
  return moveTo(to, more, litterSeen(me, cafe, to) !== null);
}

function moveTo(
  { x, y }: { readonly x: number; readonly y: number },
  more: { readonly [field: string]: Json },
  round: boolean,
): Todo {
  return round ? { behave: 'move', x, y, ...more, round } : { behave: 'move', x, y, ...more };
}

const litterSeen = (
  me: Maid,
  cafe: Surface,
  to: { readonly x: number; readonly y: number },
): { readonly x: number; readonly y: number } | null =>
  me.alertness === null || me.alertness > SEES_LITTER ? null : cafe.floor.litterAhead(me, to.x, to.y);

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
