/**
 * The running café: the plain state, and everything derived from it (minds, paths, claims). Systems and
 * behaviours receive this whole object; scripts receive only the script API.
 */

import { chance as draw, type GameMinds, type Json, type OwnFact, type Todo } from '../../ai/index.ts';
import type { Claims } from './claim-register.ts';
import type { Configs } from '../thinking/configs.ts';
import type { Explanations } from '../thinking/explanations.ts';
import type { PlayerThinking } from '../thinking/player-thinker.ts';
import type { ScriptNames } from '../thinking/warps.ts';
import type { Crowd } from './positions.ts';
import type { Floor } from './floor.ts';
import type { Tables } from '../thinking/tables.ts';
import type { Band } from '../state/figures.ts';
import type { Chef, Guest, Maid, Person, PersonId } from '../state/person.ts';
import type { SimEvent } from '../state/world-state.ts';
import type { Dish, Seat } from '../state/things.ts';
import type { SeatId } from '../state/ids.ts';
import type { Ground } from './ground.ts';

/** The names of the facts that scripts may list in `until` (How NPC AI works, part 2). */
export const FACTS = [
  'callers',
  'dishes',
  'tickets',
  'mess',
  'seats',
  'company',
  'weather',
  'rush',
  'hero',
  'alarm',
] as const;
export type Fact = (typeof FACTS)[number];
export type FactName = Fact | OwnFact;

export interface FactShown {
  readonly name: FactName;
  /**
   * The fact's value: a number of items, a weather, yes or no, or names. Null = each character has this fact
   * separately.
   */
  readonly value: number | boolean | string | readonly string[] | null;
  /** Tick of the last change; null if there was none, or if each character has this fact separately. */
  readonly since: number | null;
  /** Ids of the characters whose present todo names the fact in `until`, in id order. */
  readonly waiting: readonly PersonId[];
}

/** The values that the facts `hero` and `alarm` had when they were last announced; see minds/facts.ts. */
export interface KnownFacts {
  readonly heroes: readonly PersonId[];
  readonly alarm: boolean;
}

/**
 * The part of the café's minds that its systems may use. This type knows neither the café's scripts nor its kinds of
 * people. It leaves out what only `engine/` does, such as adding people and running and saving the minds.
 */
export type WorldMinds = Omit<
  GameMinds<Fact, unknown, unknown, unknown>,
  'add' | 'ask' | 'define' | 'freeze' | 'observe' | 'restore' | 'save' | 'step' | 'tick'
>;

/**
 * What other parts of the café need to know of a behaviour: what its todo claims, what kind of work it is, and how long
 * it may take.
 */
export interface BehaviourTraits {
  /** What a maid claims with the todo: its `guest`, its tile, or the litter or dirty table that she was going to clean. */
  readonly claims?: 'guest' | 'tile' | 'tending';
  /**
   * Kind of work. It decides the colours and bars of the maid in the timeline of the evening report. Left out =
   * `serve`.
   */
  readonly work?: Band['what'];
  /**
   * Set if the behaviour is not work. `free` = other maids may chat with this maid, and commands may send her away.
   * `resting` = the maid first finishes her pause.
   */
  readonly idle?: 'free' | 'resting';
  /**
   * Returns how many ticks the behaviour may take without progress before the watchdog reports the character. Left out
   * = `STUCK_AFTER.thinking` ticks.
   */
  readonly limit?: (me: Person, todo: Todo) => number;
  /** Called when a character drops the behaviour's unfinished work for another todo. */
  readonly dropped?: (world: World, me: Person) => void;
}

export interface World extends Ground {
  readonly minds: WorldMinds;
  readonly registry: ScriptNames;
  readonly floor: Floor;
  readonly crowd: Crowd;
  readonly tables: Tables;
  readonly configs: Configs;
  readonly explanations: Explanations;
  readonly playerThinking: PlayerThinking;
  readonly traits: Readonly<Record<string, BehaviourTraits>>;
  /** Chooses the dish that a guest orders, by the configuration `dish`; null if every dish is too expensive. */
  readonly chooseDish: (who: Guest) => string | null;
  /** The events of this tick; cleared at the beginning of a tick. */
  events: SimEvent[];
  /** The values that the facts `hero` and `alarm` had at the end of the last tick. */
  known: KnownFacts;
  readonly seats: Map<SeatId, Seat>;
  /** Guests with a raised hand (callers), and those of them that no maid serves yet (free callers); both sorted by id. */
  callers: Guest[];
  freeCallers: Guest[];
  /** Claims on guests by the maids who serve them or are on their way to them. */
  readonly servedBy: Claims<PersonId>;
  /** People by role, each list in the order of ids. */
  maids: Maid[];
  readonly chefs: readonly Chef[];
  /** Present members of each party by its name; in the order of their ids. */
  readonly parties: Map<string, Guest[]>;
  /** Ids of all people with a state flag or a buff, so that the others cost nothing while these run down. */
  readonly conditioned: Set<PersonId>;
  /** Guests who leave at the end of the tick. */
  readonly leaving: PersonId[];
  /** Whether decision records are kept. */
  readonly tracing: boolean;
  /** Discards the decision records and explanations of a person who has left. */
  forget(id: PersonId): void;
}

/** Adds an event of this tick to the log. */
export function emit(world: World, type: string, who: PersonId | null, fields: Record<string, Json> = {}): void {
  world.events.push({ tick: world.state.tick, type, who, ...fields });
}

export function person(world: World, id: PersonId): Person | undefined {
  return world.state.people[id];
}

export function maid(world: World, id: PersonId): Maid | undefined {
  const someone = world.state.people[id];
  return someone?.role === 'maid' ? someone : undefined;
}

export function guest(world: World, id: PersonId): Guest | undefined {
  const someone = world.state.people[id];
  return someone?.role === 'guest' ? someone : undefined;
}

export function seatOf(world: World, someone: Person): Seat | undefined {
  return someone.seat === null ? undefined : world.seats.get(someone.seat);
}

/** Returns true with this probability. The random number comes from the person's own stream. */
export function draws(someone: Person, probability: number): boolean {
  return draw(someone.rng, probability);
}

/** Updates the number of free callers in the fact `callers`; if `news` is true, the minds that wait for callers are notified. */
export function callersChanged(world: World, news: boolean): void {
  if (news) world.minds.offer('callers', world.freeCallers.length);
  else world.minds.left('callers', world.freeCallers.length);
}

/** Whether a guest wants to order, but is too shy to ring. */
export const isQuiet = ({ quiet, calls }: Guest): boolean => quiet === true && calls?.need === 'order';

/** Adds a caller to the free callers (those that no maid serves yet) or removes the caller from them. */
export function setFreeCaller(world: World, who: Guest, free: boolean): void {
  const at = world.freeCallers.indexOf(who);
  // No maid knows that a quiet guest wants to order.
  const counts = free && !isQuiet(who);
  if (counts === at >= 0) return;
  if (counts) insertById(world.freeCallers, who);
  else world.freeCallers.splice(at, 1);
}

/** Dishes on the pass that no maid is fetching, the oldest (lowest number) first. */
export function dishesToFetch(world: World, forMaid?: PersonId, most = Infinity): Dish[] {
  const { pass, fetchedBy } = world.places;
  const found: Dish[] = [];
  for (const id of pass) {
    if (found.length >= most) break;
    const by = fetchedBy.get(id);
    if (by === undefined || by === forMaid) found.push(world.state.dishes[id] as Dish);
  }
  return found;
}

export function dishesChanged(world: World, news: boolean): void {
  const { pass, fetchedBy } = world.places;
  let free = 0;
  for (const id of pass) if (!fetchedBy.has(id)) free++;
  if (news) world.minds.offer('dishes', free);
  else world.minds.left('dishes', free);
}

/** Returns litter, and free seats with empty plates, except those that a maid other than `forMaid` is cleaning. */
export function messToTend(world: World, forMaid?: PersonId): { x: number; y: number; seat: SeatId | null }[] {
  const mess: { x: number; y: number; seat: SeatId | null }[] = [];
  const { dirty } = world.places;
  const tended = (x: number, y: number): boolean => world.places.isTendedAt(x, y, forMaid);
  for (const { x, y } of world.state.litter) if (!tended(x, y)) mess.push({ x, y, seat: null });
  const plates = dirty.size > 1 ? [...dirty].sort((a, b) => (a.id < b.id ? -1 : 1)) : dirty;
  for (const seat of plates)
    if (seat.takenBy === null && !tended(seat.x, seat.y)) mess.push({ x: seat.x, y: seat.y, seat: seat.id });
  return mess;
}

export function messChanged(world: World, news: boolean): void {
  let left = 0;
  for (const { x, y } of world.state.litter) if (!world.places.isTendedAt(x, y)) left++;
  for (const seat of world.places.dirty) if (seat.takenBy === null && !world.places.isTendedAt(seat.x, seat.y)) left++;
  if (news) world.minds.offer('mess', left);
  else world.minds.left('mess', left);
}

export function ticketsChanged(world: World, news: boolean): void {
  if (news) world.minds.offer('tickets', world.state.tickets.length);
  else world.minds.left('tickets', world.state.tickets.length);
}

export function seatsChanged(world: World, news: boolean): void {
  const free = world.places.freeSeats.size;
  if (news) world.minds.offer('seats', free);
  else world.minds.left('seats', free);
}

/** Raises a guest's hand: the guest is now a caller. */
export function call(world: World, who: Guest, need: 'order' | 'bill'): void {
  who.calls = { need, since: world.state.tick };
  insertById(world.callers, who);
  if (!world.servedBy.has(who.id)) setFreeCaller(world, who, true);
  emit(world, 'calls', who.id, { need });
  callersChanged(world, true);
}

export function stopCalling(world: World, who: Guest): void {
  if (who.calls === null) return;
  who.calls = null;
  world.callers.splice(world.callers.indexOf(who), 1);
  setFreeCaller(world, who, false);
  callersChanged(world, false);
}

/** Ends a maid's work at a guest's table and wakes her, because the guest no longer needs her. */
export function stopAttending(world: World, who: Guest): void {
  const by = who.attendedBy === null ? undefined : maid(world, who.attendedBy);
  who.attendedBy = null;
  if (by === undefined || by.work === null) return;
  by.work = null;
  by.workUntil = 0;
  world.minds.wake(by.id);
}

export function insertById<P extends { id: string }>(list: P[], item: P): void {
  let at = list.length;
  while (at > 0 && (list[at - 1] as P).id > item.id) at--;
  list.splice(at, 0, item);
}

/** Removes a dish that was eaten, dropped or thrown away. */
export function removeDish(world: World, dish: Dish): void {
  delete world.state.dishes[dish.id];
  world.places.removed(dish);
}

/** Shows a bubble above a person's head. */
export function shows(
  world: World,
  who: Person,
  icon: string,
  ticks = 40,
  say: string | null = null,
  dish: string | null = null,
): void {
  who.bubble = { icon, say, dish, untilTick: world.state.tick + ticks };
}

/** Records for the watchdog that a person has made visible progress. */
export function gotOn(world: World, who: Person): void {
  who.progressTick = world.state.tick;
  if (who.stuck !== null) who.stuck = null;
}
