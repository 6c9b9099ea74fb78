/**
 * Builds the player's orders. A click becomes one command for the selected maids: addressed by team when they are
 * exactly one team, else by name. Places for several maids (the formation) are part of the command.
 */

import type { CommandPost } from '../../ai/index.ts';
import type { OneOrder } from '../../hud/api.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';

/** Number of ticks a command stays on the board: ten seconds at speed 1×. */
const COMMAND_TICKS = 200;
/** Number of ticks a scouting command stays on the board: twice as long, because a scout first hands in what she carries. */
const SCOUT_TICKS = 400;

/** Number of ticks that a command for when the maid is free stays on the board: long enough for a dish and its way. */
const WHEN_FREE_TICKS = 800;

const maidsOf = (cafe: Cafe): Maid[] =>
  Object.values(cafe.state.people).filter((one): one is Maid => one.role === 'maid');

/** The maids among the selected persons; every maid when none is selected. */
function addressees(cafe: Cafe, selected: readonly PersonId[]): Maid[] {
  const maids = maidsOf(cafe);
  const chosen = maids.filter((maid) => selected.includes(maid.id));
  return chosen.length > 0 ? chosen : maids;
}

/** Whether any of the addressed maids can be sent to a tile. */
export const canBeSent = (cafe: Cafe, selected: readonly PersonId[], x: number, y: number): boolean =>
  addressees(cafe, selected).some(({ id }) => cafe.canBeSent(id, x, y));

/** The executor keys that address exactly these maids: all maids, one team, or single ids. */
function keysFor(cafe: Cafe, maids: readonly Maid[]): string[] {
  const all = maidsOf(cafe);
  if (maids.length === all.length) return ['maid'];
  const team = maids[0]?.team ?? null;
  const members = team === null ? [] : all.filter((maid) => maid.team === team);
  if (team !== null && members.length === maids.length && maids.every((maid) => maid.team === team))
    return [`team${team}`];
  return maids.map((maid) => maid.id);
}

/**
 * Each maid's place in a formation, relative to the goal. The maids keep their present arrangement, but stay within two
 * tiles of the formation's middle.
 */
function formation(maids: readonly Maid[]): Record<string, [number, number]> | undefined {
  if (maids.length < 2) return undefined;
  const middle = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const cx = middle(maids.map((maid) => maid.x));
  const cy = middle(maids.map((maid) => maid.y));
  const near = (offset: number): number => Math.max(-2, Math.min(2, offset));
  return Object.fromEntries(maids.map((maid) => [maid.id, [near(maid.x - cx), near(maid.y - cy)]]));
}

/** For each maid, a tile to gather on, relative to the goal: the goal itself or one of the tiles around it. */
function round(maids: readonly Maid[]): Record<string, [number, number]> {
  const places: [number, number][] = [
    [0, 0],
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
  ];
  return Object.fromEntries(maids.map((maid, i) => [maid.id, places[i % places.length] as [number, number]]));
}

/** The order "Go there". In an A-move the maids look up on the way, in a plain move they do not. */
export function moveOrder(
  cafe: Cafe,
  selected: readonly PersonId[],
  manner: 'a-move' | 'plain',
  x: number,
  y: number,
): CommandPost {
  const maids = addressees(cafe, selected);
  return {
    executorKeys: keysFor(cafe, maids),
    tick: COMMAND_TICKS,
    command: { behave: 'move', x, y, manner, formation: formation(maids) },
  };
}

/** The order “Gather here”: an A-move to places around a tile. */
export function gatherOrder(cafe: Cafe, selected: readonly PersonId[], x: number, y: number): CommandPost {
  const maids = addressees(cafe, selected);
  return {
    executorKeys: keysFor(cafe, maids),
    tick: COMMAND_TICKS,
    command: { behave: 'gather', x, y, manner: 'a-move', formation: round(maids) },
  };
}

export function sweepOrder(cafe: Cafe, selected: readonly PersonId[], x: number, y: number): CommandPost {
  return {
    executorKeys: keysFor(cafe, addressees(cafe, selected)),
    tick: COMMAND_TICKS,
    command: { behave: 'sweep', x, y },
  };
}

/** The speed up to which an order stays on the board for its usual time. */
const USUAL_SPEED = 2;

/**
 * Returns an order that stays on the board for the same time of the player's at any speed from 2× on: at 8× the usual ten
 * seconds would be over before a maid has finished what she is doing.
 */
export const lasting = (post: CommandPost, speed: number): CommandPost =>
  speed <= USUAL_SPEED ? post : { ...post, tick: (post.tick * speed) / USUAL_SPEED };

/** Returns a copy of an order, marked to be carried out after the orders given before it. */
export const appended = (post: CommandPost): CommandPost => ({ ...post, command: { ...post.command, after: 'last' } });

/** Returns a copy of an order, marked to be carried out after the maid's present work; it stays on the board for longer. */
export const whenFree = (post: CommandPost): CommandPost => ({
  ...post,
  tick: WHEN_FREE_TICKS,
  command: { ...post.command, after: 'free' },
});

/**
 * Whether the café will refuse this command because four commands are open already. The café itself does so only in its
 * next tick, which does not come while the game is paused.
 */
export const isOneTooMany = (cafe: Cafe, input: Input): boolean =>
  input.kind === 'command' && input.free !== true && !cafe.state.over && cafe.tooMany(input.post);

/** The order to scout the rival's café across the street. `look` names what to look for; without it the maids look around in general. */
export function scoutOrder(cafe: Cafe, maids: readonly PersonId[], look?: string): CommandPost {
  const scouts = maidsOf(cafe).filter((maid) => maids.includes(maid.id));
  const command = look === undefined ? { behave: 'scout' } : { behave: 'scout', look };
  return { executorKeys: scouts.map((maid) => maid.id), tick: SCOUT_TICKS, command };
}

export function serveOrder(cafe: Cafe, selected: readonly PersonId[], guest: PersonId): CommandPost {
  return {
    executorKeys: keysFor(cafe, addressees(cafe, selected)),
    tick: COMMAND_TICKS,
    command: { behave: 'serve', guest },
  };
}

/** An ordinary order to one maid, as it is written on the board. */
export function postOf(cafe: Cafe, maid: PersonId, order: OneOrder): CommandPost {
  if ('serve' in order) return serveOrder(cafe, [maid], order.serve);
  if ('sweep' in order) return sweepOrder(cafe, [maid], order.sweep.x, order.sweep.y);
  if ('go' in order) return moveOrder(cafe, [maid], 'a-move', order.go.x, order.go.y);
  return { executorKeys: [maid], tick: COMMAND_TICKS, command: { behave: 'water', guest: order.water } };
}
