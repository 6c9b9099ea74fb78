/**
 * A squad of maids keeps its shape on the way (How NPC AI works, part 2): every member reads the same command and the
 * captain's position. Members never read each other.
 *
 * - The captain is named by the command, or is the first of the formation, in id order, to carry out the command. She
 *   walks her own way.
 * - A member's slot is her offset from the captain, turned from the command's `front` to the captain's direction.
 * - Where a wall or furniture is in the way of any slot, the members follow the captain in file, and return to the
 * formation afterwards.
 * - The captain steps on when the others are in place, or after WAIT_TICKS. Everyone takes the pace of the slowest.
 */

import type { CommandPost, JsonObject } from '../../ai/index.ts';
import { asRecord } from '../state/as-record.ts';
import { paceOf } from '../people/energy.ts';
import { facingTo } from '../world/map.ts';
import type { Facing, Maid } from '../state/person.ts';
import type { OrderAnswer } from '../state/command-answer.ts';
import type { World } from '../world/world.ts';
import { offsetIn } from './command-tile.ts';
import { orderInHand } from './command-answers.ts';

const CLOCKWISE: readonly Facing[] = ['SE', 'SW', 'NW', 'NE'];
/** Number of ticks for which a captain waits on each tile for members who are not in place. */
const WAIT_TICKS = 40;

interface Slot {
  readonly x: number;
  readonly y: number;
}
/** The next step of a member of a squad: to `x`, `y`, at `pace` ticks per tile. If `stays` is true, the member does not move for now; `leads` is true for the captain. */
export interface SquadStep extends Slot {
  readonly leads: boolean;
  readonly stays: boolean;
  readonly pace: number;
}

/** Returns a copy of a command that also states the direction in which its formation faces: from the captain to the goal. */
export function withFront(world: World, post: CommandPost): CommandPost {
  const { command } = post;
  const { x, y } = command;
  if (!isSquad(command) || typeof x !== 'number' || typeof y !== 'number' || command['front'] !== undefined)
    return post;
  const formation = asRecord(command['formation']);
  const captain = world.maids.find(({ id, present }) => present && formation[id] !== undefined);
  if (captain === undefined) return post;
  return { ...post, command: { ...command, front: facingTo(captain.x, captain.y, x, y) } };
}

/** Whether a command moves a formation of two or more maids. */
const isSquad = ({ behave, formation }: JsonObject): boolean =>
  behave === 'move' && Object.keys(asRecord(formation)).length > 1;

/** The maids who are walking in formation by this command, the captain first. The list is empty as soon as one of them has reached her goal. */
function onTheWay(world: World, id: number): Maid[] {
  const members: Maid[] = [];
  for (const one of world.maids) {
    if (one.answers.some((answer) => answer.id === id && answer.is === 'done')) return [];
    if (!one.present || orderInHand(one)?.id !== id) continue;
    if (world.minds.lastTodoOf(one.id)?.['squad'] === id) members.push(one);
  }
  const captain = members.findIndex(({ id: one, answers }) =>
    answers.some((answer) => answer.id === id && answer.command['captain'] === one),
  );
  if (captain > 0) members.unshift(...members.splice(captain, 1));
  return members;
}

interface Squad {
  /** The maids who are still walking, the captain first; at least two. */
  readonly members: readonly Maid[];
  readonly captain: Maid;
  readonly goal: Slot;
  /** Each member's slot, which is the tile of her place in the formation; null while the members walk in file. */
  readonly places: readonly Slot[] | null;
}

/** The squad in which a maid carries out a command; null if she walks alone. */
function squadOf(world: World, me: Maid, id: number): Squad | null {
  const order = orderInHand(me);
  const members = onTheWay(world, id);
  const [captain] = members;
  const goal = captain === undefined ? null : (orderInHand(captain)?.goal ?? null);
  if (order?.id !== id || captain === undefined || goal === null || members.length < 2 || !members.includes(me))
    return null;
  return { members, captain, goal, places: placesOf(world, members, captain, order, goal) };
}

/** The members who are not in place while the captain waits for them; empty if the captain does not wait. */
function lateIn(world: World, { members, captain, places }: Squad): readonly Maid[] {
  const since = Math.max(captain.progressTick, orderInHand(captain)?.since ?? 0);
  if (world.state.tick - since >= WAIT_TICKS) return [];
  return members.filter((one, i) => i > 0 && (one.stepOf > 0 || !isAt(world, one, captain, places, i)));
}

/**
 * The members of a maid's squad who are not in their places yet, so that she stands still and waits; empty if she may
 * walk on.
 */
export function squadWaitsFor(world: World, me: Maid): readonly Maid[] {
  const order = orderInHand(me);
  const squad = order === null || me.stepOf > 0 ? null : squadOf(world, me, order.id);
  if (squad === null || squad.captain.stepOf > 0) return [];
  const late = lateIn(world, squad);
  return late.includes(me) ? [] : late;
}

/** The next step of a member who stands on a tile; null if she walks alone. */
export function squadStep(world: World, me: Maid, id: number): SquadStep | null {
  const squad = squadOf(world, me, id);
  if (squad === null) return null;
  const { members, captain, goal, places } = squad;
  const pace = members.reduce((most, one) => Math.max(most, paceOf(world, one)), 0);
  if (me === captain) return { ...goal, leads: true, stays: lateIn(world, squad).length > 0, pace };
  const i = members.indexOf(me);
  const to = places === null ? { x: captain.toX, y: captain.toY } : (places[i] as Slot);
  return { x: to.x, y: to.y, leads: false, stays: isAt(world, me, captain, places, i), pace };
}

/** Whether a member is in place: in her slot or, if the squad walks in file, close enough behind the captain. */
const isAt = (world: World, { x, y }: Maid, { toX, toY }: Maid, places: readonly Slot[] | null, i: number): boolean =>
  places === null ? world.paths.distance(x, y, toX, toY) <= i : x === places[i]?.x && y === places[i]?.y;

/** The slots of all members around the captain; null if there is no room for them and the members have to walk in file. */
function placesOf(
  world: World,
  members: readonly Maid[],
  captain: Maid,
  { command }: OrderAnswer,
  goal: Slot,
): Slot[] | null {
  const turns = turnsOf(command, headingOf(world, captain, goal));
  const formation = asRecord(command['formation']);
  const [x0, y0] = offsetIn(formation[captain.id]);
  const places: Slot[] = [];
  for (const { id } of members) {
    const [dx, dy] = offsetIn(formation[id]);
    const [x, y] = turned(dx - x0, dy - y0, turns);
    const slot = { x: captain.toX + x, y: captain.toY + y };
    if (!isOpen(world, captain.toX, captain.toY, slot)) return null;
    places.push(slot);
  }
  return places;
}

/** The direction of the captain's present or next step. */
function headingOf(world: World, { facing, stepOf, x, y }: Maid, goal: Slot): Facing {
  if (stepOf > 0) return facing;
  const next = world.paths.next(x, y, goal.x, goal.y);
  return next < 0 ? facing : facingTo(x, y, world.paths.xOf(next), world.paths.yOf(next));
}

/** Number of quarter turns, clockwise, from the front of the formation to the direction in which the captain walks. */
function turnsOf({ front }: JsonObject, heading: Facing): number {
  const at = CLOCKWISE.indexOf(front as Facing);
  return at < 0 ? 0 : (CLOCKWISE.indexOf(heading) - at + CLOCKWISE.length) % CLOCKWISE.length;
}

function turned(x: number, y: number, turns: number): readonly [number, number] {
  return turns === 0 ? [x, y] : turned(-y, x, turns - 1);
}

/** Whether the captain's tile and a slot are joined by a clear path along two sides of the rectangle between them. */
const isOpen = (world: World, x: number, y: number, slot: Slot): boolean =>
  (isClear(world, x, y, slot.x, y) && isClear(world, slot.x, y, slot.x, slot.y)) ||
  (isClear(world, x, y, x, slot.y) && isClear(world, x, slot.y, slot.x, slot.y));

/** Whether all tiles on a straight line are walkable; the line is horizontal or vertical. */
function isClear({ paths }: World, fromX: number, fromY: number, toX: number, toY: number): boolean {
  const [dx, dy] = [Math.sign(toX - fromX), Math.sign(toY - fromY)];
  let [x, y] = [fromX, fromY];
  while (paths.walkable(x, y)) {
    if (x === toX && y === toY) return true;
    x += dx;
    y += dy;
  }
  return false;
}
