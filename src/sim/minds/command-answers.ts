/**
 * The life of a command (How NPC AI works, part 2): for each command that is addressed to her, a maid keeps one answer,
 * from the moment she first reads the command until it has ended.
 *
 *     accepted → done | failed(cause) | superseded(by)          declined(cause)          impossible(cause)
 *
 * - Commands are read when a maid thinks. Whether she obeys is drawn then, once.
 * - The player's commands precede the head maid's, and those precede all others. Of commands with equal precedence the
 *   newest accepted one supersedes all older ones for good. A command with `after` is appended instead.
 * - A command the maid can never do is impossible at once. A command she cannot do yet is accepted and begun as soon as
 *   possible while it is on the board. Once begun, it lasts until it is done, fails or is superseded.
 *
 * Scripts only read the command in hand ({@link orderInHand}) and decide how to carry it out.
 */

import { addressed, type CommandOnBoard, type CommandPost, type JsonObject } from '../../ai/index.ts';
import { carriesOut, chiefOf } from '../head-maid/titles.ts';
import { calledOff } from '../people/moods.ts';
import type { OrderAnswer, OrderCause } from '../state/command-answer.ts';
import type { Maid } from '../state/person.ts';
import { draws, emit, shows, type World } from '../world/world.ts';
import { litterAt, platesAt } from '../world/ground.ts';
import { ORDER_KINDS } from '../state/tuning.ts';
import { goalOf, needsGoal, neverPossible, notYet, reaches } from './possible-commands.ts';

/** Precedence of commands: the player's, then the head maid's, then all others. */
const PLAYER = 2;
const HEAD_MAID = 1;
const OTHERS = 0;
/** Number of the player's commands that can be open at the same time. */
const MOST_OPEN = 4;
/** Number of ticks for which a maid can still begin a command that she accepted just before it left the board. */
const GRACE_TICKS = 20;
/**
 * Number of ticks for which a maid still puts off a walk for other work after its command has left the board: the
 * player's, and a colleague's. Without a limit, a walk would be kept all day in a full café, where there is always
 * other work.
 */
const PUT_OFF_TICKS = { player: 600, colleague: 100 } as const;
/** Number of ticks within which an appended command can be begun after the previous one has ended. */
const APPENDED_TICKS = 200;
/** Number of ticks for which a maid's answer is shown above her head. */
const SAID_TICKS = 40;

/**
 * The command that a maid carries out now or next: the first that she has accepted and that has not ended. Null = there
 * is none.
 */
export function orderInHand(me: Maid): OrderAnswer | null {
  for (const answer of me.answers) if (answer.is === 'accepted') return answer;
  return null;
}

/** Makes a maid answer every command on the board that she has not answered yet. */
export function readOrders(world: World, me: Maid, commands: readonly CommandOnBoard[]): void {
  const unread = commands.filter((command) => isOrder(command) && !me.answers.some(({ id }) => id === command.id));
  if (unread.length === 0) return;
  for (const rank of [PLAYER, HEAD_MAID, OTHERS])
    readRank(
      world,
      me,
      unread.filter((command) => rankOf(world, command) === rank),
      rank,
    );
}

/**
 * Answers a maid's unread commands of equal precedence, oldest first. The newest command that she accepts supersedes
 * the older ones, unless it has the field `after`: then it is appended to them.
 */
function readRank(world: World, me: Maid, orders: readonly CommandOnBoard[], rank: number): void {
  let decisive = -1;
  for (let i = orders.length - 1; i >= 0 && decisive < 0; i--) {
    const order = orders[i] as CommandOnBoard;
    if (!isAppended(order) && take(world, me, order, rank)) decisive = i;
  }
  orders.forEach((order, i) => {
    if (i < decisive) answers(world, me, order, rank, 'superseded', { by: orders[decisive]?.id ?? null });
    else if (i > decisive && isAppended(order)) take(world, me, order, rank);
  });
}

/** Decides a maid's answer to one command. @returns whether she accepts the command */
function take(world: World, me: Maid, order: CommandOnBoard, rank: number): boolean {
  const goal = goalOf(world, me, order.command);
  const cause = neverPossible(world, me, order.command) ?? (needsGoal(order.command) && goal === null ? 'noWay' : null);
  if (cause !== null) return answers(world, me, order, rank, 'impossible', { cause });
  const first = me.answers.find((one) => one.is === 'accepted' && one.rank > rank);
  if (first !== undefined) return answers(world, me, order, rank, 'superseded', { by: first.id });
  // Nobody declines her own order, such as the line-up that she leads.
  if (order.by !== me.id && !isErrand(order.command) && !drawsObedience(world, me))
    return answers(world, me, order, rank, 'declined', { cause: 'mood' });
  if (!isAppended(order))
    for (const one of me.answers) if (one.is === 'accepted') ends(world, me, one, 'superseded', { by: order.id });
  return answers(world, me, order, rank, 'accepted', { goal });
}

/**
 * Draws from a maid's own random stream whether she obeys. If a scenario has set the probability `mood` to 0, she
 * obeys if her obedience is at least 0.5.
 */
function drawsObedience(world: World, me: Maid): boolean {
  if (me.obedience >= 1) return true;
  return world.state.chances.mood <= 0 ? me.obedience >= 0.5 : draws(me, me.obedience);
}

/** Whether a command belongs to a strong action, a special intervention of the player. Maids always obey such commands. */
const isErrand = ({ strong }: JsonObject): boolean => strong === true;

/** Whether a command must be answered. Calls for help, and commands posted by guests, give only information and get no answer. */
export const isOrder = ({ by, command }: Pick<CommandOnBoard, 'by' | 'command'>): boolean =>
  ORDER_KINDS.includes(String(command['behave'])) || (by === null && command['behave'] !== 'help');

const isAppended = ({ command }: CommandOnBoard): boolean => command['after'] !== undefined;

function rankOf(world: World, { by }: CommandOnBoard): number {
  if (by === null) return PLAYER;
  return by === chiefOf(world.state)?.id ? HEAD_MAID : OTHERS;
}

interface AnswerDetails {
  readonly cause?: OrderCause;
  /** Id of the command that supersedes a maid's accepted command. */
  readonly by?: number | null;
  readonly goal?: OrderAnswer['goal'];
}

/** Stores a maid's first answer to a command. @returns whether she accepts the command */
function answers(
  world: World,
  me: Maid,
  { id, by: from, command, untilTick }: CommandOnBoard,
  rank: number,
  is: OrderAnswer['is'],
  { cause, by, goal }: AnswerDetails,
): boolean {
  me.answers.push({
    id,
    from,
    rank,
    is,
    cause: cause ?? null,
    by: by ?? null,
    since: world.state.tick,
    untilTick: is === 'accepted' ? Math.max(untilTick, world.state.tick + GRACE_TICKS) : untilTick,
    command,
    goal: goal ?? null,
    begun: false,
  });
  emit(world, 'orderAnswered', me.id, { id, answer: is, cause: cause ?? null, by: by ?? null });
  if (is === 'accepted') shows(world, me, 'exclaim', SAID_TICKS, 'order.accepted');
  else if (is === 'declined') shows(world, me, 'anger', 60, 'decline');
  else if (is === 'impossible') shows(world, me, 'question', 60, `order.${cause ?? 'noWay'}`);
  return is === 'accepted';
}

/** Ends a command that a maid has accepted, and stores how it ended. */
function ends(
  world: World,
  me: Maid,
  order: OrderAnswer,
  is: 'done' | 'failed' | 'superseded',
  details: AnswerDetails = {},
): void {
  order.is = is;
  order.cause = details.cause ?? null;
  order.by = details.by ?? null;
  order.since = world.state.tick;
  emit(world, 'orderEnded', me.id, { id: order.id, answer: is, cause: order.cause, by: order.by });
  if (is === 'done') carriesOut(world, me, order.id);
  // A command that failed because a colleague was quicker is not shown as a failure.
  if (is === 'failed' && order.cause !== 'colleague') shows(world, me, 'sweat', 60, `order.${String(order.cause)}`);
  const next = orderInHand(me);
  if (next !== null && !next.begun) next.untilTick = Math.max(next.untilTick, world.state.tick + APPENDED_TICKS);
}

/** Marks a maid's command as begun. From then on she carries it out even after it has left the board. */
export function beginsOrder(world: World, me: Maid, id: number, busy: boolean): void {
  const order = orderInHand(me);
  if (order === null || order.id !== id || order.begun) return;
  order.begun = true;
  if (order.command['manner'] === 'plain' && busy) calledOff(world, me);
}

/**
 * Called when a maid has taken a guest's order or bill: the command to serve the guest is done for her and failed for
 * the others.
 */
export function attended(world: World, me: Maid, id: string): void {
  for (const one of world.maids)
    for (const order of one.answers) {
      if (order.is !== 'accepted' || order.command['behave'] !== 'serve' || order.command['guest'] !== id) continue;
      if (one === me) ends(world, one, order, 'done');
      else ends(world, one, order, 'failed', { cause: 'colleague' });
    }
}

/** Called when a maid has carried out an errand, a command that belongs to a strong action of the player. `behave` names what she did. */
export const ranErrand = (world: World, me: Maid, behave: string): void =>
  doneIf(world, me, ({ command }) => isErrand(command) && command['behave'] === behave);

/**
 * Whether the player has so many open commands that this one is refused. A command is open while a maid has not read it
 * yet or has accepted it and not finished. Commands that this one would supersede do not count, nor do errands of
 * strong actions.
 * @param written commands that were given before this one and are not posted yet
 */
export function isOneTooMany(
  world: World,
  { executorKeys, command: asked }: CommandPost,
  written: readonly CommandPost[] = [],
): boolean {
  const replaced = asked['after'] === undefined;
  const open = new Set<number>();
  for (const me of world.maids) {
    if (replaced && isFor(me, { executorKeys })) continue;
    const hers: { readonly id: number; readonly command: CommandPost['command'] }[] = [];
    for (const answer of me.answers)
      if (answer.is === 'accepted' && answer.rank === PLAYER && !isErrand(answer.command)) hers.push(answer);
    for (const command of world.minds.commandsFor(me.id)) if (isOpenFor(me, command)) hers.push(command);
    for (const command of world.minds.coming) if (isOpenFor(me, command)) hers.push(command);
    for (const [at, post] of written.entries()) if (isFor(me, post)) hers.push({ id: -1 - at, command: post.command });
    // The last command that is not appended supersedes everything before it.
    const decisive = hers.map(({ command }) => command['after'] === undefined).lastIndexOf(true);
    for (const { id } of hers.slice(Math.max(0, decisive))) open.add(id);
  }
  return open.size >= MOST_OPEN;
}

const isFor = (me: Maid, { executorKeys }: Pick<CommandPost, 'executorKeys'>): boolean =>
  executorKeys.some((key) => me.keys.includes(key));

const isOpenFor = (me: Maid, command: CommandOnBoard): boolean =>
  command.by === null && !isErrand(command.command) && isUnread(me, command);

/** Called when a maid has swept a tile: her command to sweep this tile is done. */
export const swept = (world: World, me: Maid, x: number, y: number): void =>
  doneIf(world, me, ({ command }) => command['behave'] === 'sweep' && command['x'] === x && command['y'] === y);

/** Called when a maid has cleared a plate: her command to clear this table is done once no plate is left there. */
export const cleared = (world: World, me: Maid): void =>
  doneIf(
    world,
    me,
    ({ command: { behave, x, y }, begun }) =>
      behave === 'sweep' &&
      begun &&
      litterAt(world, Number(x), Number(y)) === undefined &&
      platesAt(world, Number(x), Number(y)).length === 0,
  );

/** Called when a maid has reported on the rival: her command to scout is done. */
export const reported = (world: World, me: Maid): void =>
  doneIf(world, me, ({ command, begun }) => command['behave'] === 'scout' && begun);

/** Called when a maid has given water to the queue: her command to do so is done. */
export const broughtWater = (world: World, me: Maid): void =>
  doneIf(world, me, ({ command, begun }) => command['behave'] === 'water' && begun);

function doneIf(world: World, me: Maid, isIt: (order: OrderAnswer) => boolean): void {
  for (const order of me.answers) if (order.is === 'accepted' && isIt(order)) ends(world, me, order, 'done');
}

/** Called at the end of a tick: ends commands that are over and removes answers no longer needed. */
export function ordersStep(world: World): void {
  for (const me of world.maids) {
    if (me.answers.length === 0) continue;
    for (const order of me.answers) if (order.is === 'accepted') watchOrder(world, me, order);
    const { tick } = world.state;
    if (me.answers.some((order) => order.is !== 'accepted' && order.untilTick <= tick))
      me.answers = me.answers.filter((order) => order.is === 'accepted' || order.untilTick > tick);
  }
}

function watchOrder(world: World, me: Maid, order: OrderAnswer): void {
  const { tick } = world.state;
  if (order.begun && order.goal !== null && me.stepOf === 0 && me.x === order.goal.x && me.y === order.goal.y)
    return ends(world, me, order, 'done');
  const waits = !order.begun && order === orderInHand(me);
  const isOver = (waits && order.untilTick <= tick + 1) || isPutOff(world, me, order);
  const cause = hasFailed(world, me, order) ?? (isOver ? whyLate(world, me, order) : null);
  if (cause !== null) ends(world, me, order, 'failed', { cause });
}

/** Why a maid's time for a command has run out: a guest who did not call kept her from it, or other work did. */
const whyLate = (world: World, me: Maid, order: OrderAnswer): OrderCause =>
  notYet(world, me, order) === 'notCalling' ? 'notCalling' : 'expired';

/** Whether other work has kept a maid from a walk that she has begun for so long that she gives it up. */
function isPutOff(world: World, me: Maid, { begun, goal, command, rank, untilTick }: OrderAnswer): boolean {
  if (!begun || goal === null || !me.present || command['manner'] === 'plain') return false;
  const putOff = rank === PLAYER ? PUT_OFF_TICKS.player : PUT_OFF_TICKS.colleague;
  if (world.state.tick < untilTick + putOff) return false;
  const todo = world.minds.lastTodoOf(me.id);
  return todo === null || todo.behave !== 'move' || todo['x'] !== goal.x || todo['y'] !== goal.y;
}

function hasFailed(world: World, me: Maid, order: OrderAnswer): OrderCause | null {
  const { command } = order;
  // While a maid is away scouting, nothing in the café can make her command fail.
  if (!me.present) return null;
  if (command['behave'] === 'scout' && order.begun) return null;
  const never = neverPossible(world, me, command);
  if (never === 'noLitter' || never === 'watered') return 'colleague';
  if (never !== null) return never;
  if (order.goal === null || reaches(world, me, order.goal)) return null;
  // The command's goal has been blocked since the command was given, so it is computed again.
  order.goal = goalOf(world, me, command);
  return order.goal === null ? 'noWay' : null;
}

export const isUnread = (me: Maid, command: CommandOnBoard): boolean =>
  isOrder(command) && addressed(command, me.keys) && !me.answers.some(({ id }) => id === command.id);

/**
 * Whether a command on the board still concerns a maid. It must be addressed to her, she must have neither declined nor
 * ended it, and no other command may have superseded it.
 */
export const isWanted = (me: Maid, command: CommandOnBoard): boolean =>
  isUnread(me, command) || me.answers.some(({ id, is }) => id === command.id && is === 'accepted');
