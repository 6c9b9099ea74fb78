/**
 * Computes what the head maid knows of the café: the situation, in which every value is reduced to one of a few ranges;
 * which commands make sense in it; and which of her choices a given command corresponds to. It uses only what is
 * visible, never the maids' minds.
 */

import { type CommandPost, quantiseEvenly, quantiseUpTo, type Situation } from '../../ai/index.ts';
import { CHOICE_NAMES, type Choice, type Variable } from '../state/head-maid.ts';
import { NEIGHBOURS, tilesBetween } from '../world/map.ts';
import type { Guest, Maid } from '../state/person.ts';
import { queueing } from '../world/ground.ts';
import { dishesToFetch, isQuiet, messToTend, type World } from '../world/world.ts';

/** Upper bounds of the ranges into which small numbers are grouped: 0, 1, 2–3, more. */
const FEW: readonly number[] = [0, 1, 3];
/** Upper bounds of the ranges into which waiting times are grouped, in ticks: 5, 15 and 30 seconds. */
const WAITS: readonly number[] = [100, 300, 600];
/** Number of tiles from the door, or from the pass, within which a command's goal counts as being there. */
const AT_DOOR = 3;
const AT_PASS = 2;
/** Number of ticks without an order after which the head maid sees that a guest is too shy to ring: 10 seconds. */
const QUIET_SEEN = 200;

/** Maids with nothing to do and empty hands, by id. */
export function idleMaids(world: World): Maid[] {
  return world.maids.filter((one) => {
    if (!one.present || one.carrying.length > 0 || one.serving !== null || one.pose === 'down') return false;
    const todo = world.minds.todoOf(one.id);
    return todo !== null && world.traits[todo.behave]?.idle === 'free';
  });
}

/** Computes the situation: for each of its variables, the number of the range in which the present value lies. */
export function situationOf(world: World): Situation {
  const { state, guests, freeCallers } = world;
  const { openTick, closeTick } = state.clock;
  const longest = longestWaiting(unserved(world));
  const cases: Record<Variable, number> = {
    queue: quantiseUpTo(guests.filter((one) => one.stage === 'queue').length, FEW),
    wait: longest === null ? 0 : 1 + quantiseUpTo(state.tick - since(longest), WAITS),
    bills: Math.min(2, freeCallers.filter((one) => one.calls?.need === 'bill').length),
    dishes: quantiseUpTo(dishesToFetch(world).length, FEW),
    idle: quantiseUpTo(idleMaids(world).length, FEW),
    litter: quantiseUpTo(litterLeft(world).length, FEW),
    hero: freeCallers.some((one) => one.isHero) ? 2 : guests.some((one) => one.isHero && one.stage !== 'leave') ? 1 : 0,
    time: closeTick === null ? 0 : quantiseEvenly(state.tick, openTick, closeTick, 4),
    scouted: scoutedToday(world),
  };
  return cases;
}

/** Returns whether the rival was scouted today: 0 = no, 1 = a maid is away scouting now, 2 = a maid has come back with a report. */
function scoutedToday({ state: { rival, clock } }: World): number {
  if (rival === undefined) return 0;
  for (const _ in rival.trips) return 1;
  return rival.log.some(({ day }) => day === clock.day) ? 2 : 0;
}

const since = (who: Guest): number => who.calls?.since ?? 0;

/**
 * The guests who want something and are not served yet. An experienced head maid also notices a guest who is too shy to
 * ring, as soon as the guest has sat without an order for a while.
 */
function unserved(world: World): Guest[] {
  const quiet = world.callers.filter(
    (one) => isQuiet(one) && !world.servedBy.has(one.id) && world.state.tick - since(one) >= QUIET_SEEN,
  );
  return quiet.length === 0 ? world.freeCallers : [...world.freeCallers, ...quiet];
}

/** The guest who has called longest; ties go to the first listed. Null for an empty list. */
export function longestWaiting(callers: readonly Guest[]): Guest | null {
  let best: Guest | null = null;
  for (const one of callers) if (best === null || since(one) < since(best)) best = one;
  return best;
}

/** The guests who call, the longest waiting first; ties keep the order of the list. */
export const longestFirst = (callers: readonly Guest[]): Guest[] => [...callers].sort((a, b) => since(a) - since(b));

/**
 * The kind of command that serves this calling guest: `serveHero` for a celebrity, `serveLongest` for the guest who has
 * waited longest; for any other guest it depends on whether the guest wants to order or to pay.
 */
function sortOf(world: World, who: Guest): Choice {
  if (who.isHero) return 'serveHero';
  if (longestWaiting([...unserved(world), who]) === who) return 'serveLongest';
  return who.calls?.need === 'bill' ? 'serveBill' : 'serveOrder';
}

/**
 * The unserved guests that a choice of this kind could mean: for `serveHero` only celebrities, for `serveBill` only
 * guests who want to pay, and so on. Empty for choices that serve no guest.
 */
export function callersFor(world: World, choice: Choice): Guest[] {
  switch (choice) {
    case 'serveHero':
      return world.freeCallers.filter((one) => one.isHero);
    case 'serveLongest':
      return [...unserved(world)];
    case 'serveBill':
      return world.freeCallers.filter((one) => one.calls?.need === 'bill');
    case 'serveOrder':
      return unserved(world).filter((one) => one.calls?.need === 'order');
    default:
      return [];
  }
}

export const litterLeft = (world: World): { x: number; y: number }[] =>
  messToTend(world).filter(({ seat }) => seat === null);

/** Dirty plates that nobody is clearing, on tables where guests from the queue could sit; none while nobody queues. */
export const platesLeft = (world: World): { x: number; y: number }[] =>
  queueing(world).length === 0 ? [] : messToTend(world).filter(({ seat }) => seat !== null);

/**
 * The choices that would change something now: a guest calls, litter lies, guests queue, dishes wait. Apart from these,
 * the head maid gives only orders that are a habit of the player.
 */
export function choicesNeeded(world: World): Choice[] {
  return possibleChoices(world).filter((choice) => {
    if (choice === 'wait') return false;
    if (choice === 'sweep') return litterLeft(world).length > 0 || platesLeft(world).length > 0;
    // Maids at the door do not free a seat, so this is only a habit of the player.
    if (choice === 'gatherDoor') return false;
    if (choice === 'toPass' || choice === 'toPassPlain') return dishesToFetch(world).length > 0;
    return true;
  });
}

/** Number of dishes that nobody is fetching from which the head maid calls a busy maid to the pass, and calls none to sweep. */
const FILLING = 2;
export const isPassFilling = (world: World): boolean => dishesToFetch(world, undefined, FILLING).length >= FILLING;

/** Choices that make sense now; `wait` is always among them. */
export function possibleChoices(world: World): Choice[] {
  const idle = idleMaids(world).length > 0;
  return CHOICE_NAMES.filter((choice) => {
    if (choice === 'wait') return true;
    if (choice === 'sweep') return messToTend(world).length > 0;
    if (choice === 'scout') return idle && world.state.rival !== undefined && scoutedToday(world) !== 1;
    if (choice === 'toPass') return idle || isPassFilling(world);
    if (choice.startsWith('serve')) return callersFor(world, choice).length > 0;
    return idle;
  });
}

/** Returns which of the head maid's choices a command corresponds to; null if to none. */
export function choiceOf(world: World, { command }: CommandPost): Choice | null {
  const { behave, x, y, guest, manner } = command;
  if (behave === 'sweep' || behave === 'scout') return behave;
  if (behave === 'serve') {
    const who = world.callers.find((one) => one.id === guest);
    return who === undefined ? null : sortOf(world, who);
  }
  if ((behave !== 'move' && behave !== 'gather') || typeof x !== 'number' || typeof y !== 'number') return null;
  if (world.state.doors.some((door) => tilesBetween(x, y, door.x, door.y) <= AT_DOOR)) return 'gatherDoor';
  if (world.places.passTiles.some((pass) => tilesBetween(x, y, pass.x, pass.y) <= AT_PASS))
    return manner === 'plain' ? 'toPassPlain' : 'toPass';
  return null;
}

/** A floor tile in front of the first door; null if there is none. */
export function beforeDoor(world: World): { x: number; y: number } | null {
  const { doors } = world.state;
  for (const door of doors)
    for (const { dx, dy } of NEIGHBOURS) {
      const [x, y] = [door.x + dx, door.y + dy];
      if (world.paths.walkable(x, y) && !doors.some((one) => one.x === x && one.y === y)) return { x, y };
    }
  return null;
}
