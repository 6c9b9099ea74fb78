/**
 * What the player writes on the chalkboard (chapter 2.3). A click becomes one command for the selected – by team when
 * they are one, else by name – and the maids find their own places in it: the formation is part of the command.
 */

import type { CommandPost } from '../../ai/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Input } from '../../sim/state/input.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';

/** Ticks a command stays on the board: ten seconds. */
export const COMMAND_TICKS = 200;
/** Whoever is to scout must first have empty hands: that order stands twice as long. */
const SCOUT_TICKS = 400;

const maidsOf = (cafe: Cafe): Maid[] =>
  Object.values(cafe.state.people).filter((one): one is Maid => one.role === 'maid');

/** The maids among the selected; nobody selected means every maid. */
export function addressees(cafe: Cafe, selected: readonly PersonId[]): Maid[] {
  const maids = maidsOf(cafe);
  const chosen = maids.filter((maid) => selected.includes(maid.id));
  return chosen.length > 0 ? chosen : maids;
}

/** Keys that mean exactly these maids. */
export function keysFor(cafe: Cafe, whom: readonly Maid[]): string[] {
  const all = maidsOf(cafe);
  if (whom.length === all.length) return ['maid'];
  const team = whom[0]?.team ?? null;
  const members = team === null ? [] : all.filter((maid) => maid.team === team);
  if (team !== null && members.length === whom.length && whom.every((maid) => maid.team === team))
    return [`team${team}`];
  return whom.map((maid) => maid.id);
}

/** Each one's place relative to the goal: as they stand to each other now, drawn together to at most two tiles. */
export function formation(whom: readonly Maid[]): Record<string, [number, number]> | undefined {
  if (whom.length < 2) return undefined;
  const middle = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
  const cx = middle(whom.map((maid) => maid.x));
  const cy = middle(whom.map((maid) => maid.y));
  const near = (offset: number): number => Math.max(-2, Math.min(2, offset));
  return Object.fromEntries(whom.map((maid) => [maid.id, [near(maid.x - cx), near(maid.y - cy)]]));
}

/** A circle round the goal, for gathering. */
function round(whom: readonly Maid[]): Record<string, [number, number]> {
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
  return Object.fromEntries(whom.map((maid, i) => [maid.id, places[i % places.length] as [number, number]]));
}

/** "Go there": an A-move looks up on the way, a plain move does not. */
export function moveOrder(
  cafe: Cafe,
  selected: readonly PersonId[],
  manner: 'a-move' | 'plain',
  x: number,
  y: number,
): CommandPost {
  const whom = addressees(cafe, selected);
  return {
    executorKeys: keysFor(cafe, whom),
    tick: COMMAND_TICKS,
    command: { behave: 'move', x, y, manner, formation: formation(whom) },
  };
}

/** "Come here, all of you": an A-move to places round a tile. */
export function gatherOrder(cafe: Cafe, selected: readonly PersonId[], x: number, y: number): CommandPost {
  const whom = addressees(cafe, selected);
  return {
    executorKeys: keysFor(cafe, whom),
    tick: COMMAND_TICKS,
    command: { behave: 'gather', x, y, manner: 'a-move', formation: round(whom) },
  };
}

/** "Sweep this tile." */
export function sweepOrder(cafe: Cafe, selected: readonly PersonId[], x: number, y: number): CommandPost {
  return {
    executorKeys: keysFor(cafe, addressees(cafe, selected)),
    tick: COMMAND_TICKS,
    command: { behave: 'sweep', x, y },
  };
}

/** The same order, to be carried out after those given before. */
export const appended = (post: CommandPost): CommandPost => ({ ...post, command: { ...post.command, after: 'last' } });

/**
 * Whether the café would refuse a command because the chalk is used up. The café reads the board only in its next tick:
 * while time stands still the player would not hear of the refusal.
 */
export const needsMoreChalk = (cafe: Cafe, input: Input): boolean =>
  input.kind === 'command' && input.free !== true && cafe.chalkLeft === 0 && !cafe.state.over;

/** "Go and see what they have across the street" – all in all, or for one thing. */
export function scoutOrder(cafe: Cafe, whom: readonly PersonId[], look?: string): CommandPost {
  const scouts = maidsOf(cafe).filter((maid) => whom.includes(maid.id));
  const command = look === undefined ? { behave: 'scout' } : { behave: 'scout', look };
  return { executorKeys: scouts.map((maid) => maid.id), tick: SCOUT_TICKS, command };
}

/** "Serve this guest." */
export function serveOrder(cafe: Cafe, selected: readonly PersonId[], guest: PersonId): CommandPost {
  return {
    executorKeys: keysFor(cafe, addressees(cafe, selected)),
    tick: COMMAND_TICKS,
    command: { behave: 'serve', guest },
  };
}
