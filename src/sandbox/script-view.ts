/**
 * Writes what players' scripts see of a café in one tick: one text for all maids who think. It has a line of JSON for
 * the café, one for each guest and maid, and one for each maid whose script is called. Lines are parsed one by one,
 * because most scripts read few of them and parsing inside the sandbox is slow. This file must never change the café: a
 * replay uses recorded answers and does not run it.
 */

import type { CommandOnBoard, Json } from '../ai/index.ts';
import { NEIGHBOURS, tilesOf } from '../sim/world/map.ts';
import { NO_WAY } from '../sim/world/paths.ts';
import { mindTableOf } from '../sim/thinking/script-keys.ts';
import type { OwnKey } from '../sim/state/player-scripts.ts';
import type { Guest, Maid } from '../sim/state/person.ts';
import { ordersAtOnce } from '../sim/state/tuning.ts';
import type { World } from '../sim/world/world.ts';
import { GUEST, MAID, ME, valuesOf } from './fields.ts';

/** A maid whose script is called in this tick, with the data passed to the script. */
export interface Asked {
  readonly me: Maid;
  /** Name of the loaded script, and its warp key. */
  readonly script: string;
  readonly key: OwnKey;
  readonly runned: number;
  readonly commands: readonly CommandOnBoard[];
  readonly param: Json | undefined;
}

/** Describes the café and every maid whose script is called, as the text that the sandbox parses. */
export function viewOf(world: World, asked: readonly Asked[]): string {
  const { state } = world;
  const guests = world.guests.filter(({ present }) => present);
  const { fetchedBy } = world.places;
  const tends = (x: number, y: number): string | null => world.places.tendedBy(x, y) ?? null;
  const maids = world.maids.filter(({ present }) => present);
  const head = {
    chances: state.chances,
    ids: guests.map(({ id }) => id),
    served: guests.map(({ id }) => world.servedBy.get(id) ?? null),
    maids: maids.length,
    cafe: {
      tick: state.tick,
      minute: state.clock.startMinute + Math.floor(state.tick / state.clock.ticksPerMinute),
      weather: state.weather,
      closed: state.closed,
      tickets: state.tickets.length,
      dishes: [...world.places.pass].map((id) => {
        const { dish, guest, cookedTick, x, y } = state.dishes[id] as (typeof state.dishes)[number];
        return { id, x, y, dish, guest, waited: state.tick - cookedTick, fetchedBy: fetchedBy.get(id) ?? null };
      }),
      litter: state.litter.map(({ x, y, kind, sinceTick }) => ({
        x,
        y,
        kind,
        since: sinceTick,
        wet: isWet(kind),
        tendedBy: tends(x, y),
      })),
      plates: [...world.places.dirty]
        .filter(({ takenBy }) => takenBy === null)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .map(({ id, x, y, table }) => ({ x, y, seat: id, table, tendedBy: tends(x, y) })),
      doors: state.doors,
      pass: passOf(world),
    },
  };
  const callers = guests.flatMap(({ calls }, i) => (calls === null ? [] : [i]));
  const lines = [JSON.stringify(head)];
  for (const one of guests) lines.push(JSON.stringify(valuesOf(GUEST, one, world, guestValues)));
  for (const one of maids) lines.push(JSON.stringify(valuesOf(MAID, one, world, maidValues)));
  for (const one of asked) lines.push(JSON.stringify(askedSeen(world, one, guests, callers)));
  return lines.join('\n');
}
/** Used anew for each guest and each maid, because a batch describes a hundred of them in every tick. */
const guestValues: unknown[] = [];
const maidValues: unknown[] = [];
const myValues: unknown[] = [];

const isWet = (kind: string): boolean => kind === 'spill' || kind === 'puddle';

const passes = new WeakMap<World, { readonly version: number; readonly tiles: { x: number; y: number }[] }>();
/** The tiles of the pass (the kitchen counter), cached until the map changes. */
function passOf(world: World): { x: number; y: number }[] {
  const { map } = world.state;
  const known = passes.get(world);
  if (known?.version === map.version) return known.tiles;
  const tiles = tilesOf(map, 'P').map(({ x, y }) => ({ x, y }));
  passes.set(world, { version: map.version, tiles });
  return tiles;
}

/** A guest's place among a maid's favourites, counted from 0, with persons before types; -1 = not a favourite. */
function likesOf({ favouriteCustomerIds, favouriteCustomerTypes }: Maid, guest: Guest): number {
  const person = favouriteCustomerIds.indexOf(guest.id);
  if (person >= 0) return person;
  const type = favouriteCustomerTypes.indexOf(guest.customerType);
  return type < 0 ? -1 : favouriteCustomerIds.length + type;
}

/** A maid's preference for each guest as one letter each; the letter for 0 means “none”. */
function likesTo(me: Maid, guests: readonly Guest[]): string {
  codes.length = guests.length;
  for (let i = 0; i < guests.length; i++)
    codes[i] = letterFor(Math.min(likesOf(me, guests[i] as Guest) + 1, LETTERS - 1));
  return String.fromCharCode(...codes);
}

/**
 * A seed for the random numbers that a maid's script draws in this tick. Drawing these numbers does not advance the
 * café's own random streams.
 */
function luckOf(seed: number, tick: number, id: string): number {
  let hash = (seed ^ Math.imul(tick + 1, 0x9e3779b1)) | 0;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash;
}

/**
 * Letters for distances in tiles: one for “not measured yet”, one for “no way”, and one for each distance up to the
 * largest that fits (read by inside.js.txt).
 */
const UNKNOWN = 33;
const NO_WAY_AT_ALL = 126;
const LETTERS = 90;
/** Code of the letter for a number below {@link LETTERS}: `#` for 0, and so on without the backslash, which JSON doubles. */
const letterFor = (number: number): number => 35 + number + (number >= 57 ? 1 : 0);
/** Used anew for each text of letters, because the texts of a batch are many and are written in every tick. */
const codes: number[] = [];

/** The distance in tiles from a maid to every guest, one letter each. */
function waysTo({ paths }: World, me: Maid, guests: readonly Guest[]): string {
  codes.length = guests.length;
  for (let i = 0; i < guests.length; i++) {
    const { x, y, seat } = guests[i] as Guest;
    // Distances to chairs are already known, and most guests sit. Other distances are measured only when a script asks
    // for them.
    const tiles = seat === null ? -1 : paths.distance(me.toX, me.toY, x, y);
    codes[i] = tiles >= NO_WAY ? NO_WAY_AT_ALL : tiles < 0 || tiles >= LETTERS ? UNKNOWN : letterFor(tiles);
  }
  return String.fromCharCode(...codes);
}

/**
 * The calling guests that a maid can serve, as indices into `guests`, in the order in which she would choose them.
 * Favourites come first. Guests who are equal in this are ordered by the ticks that they have waited, minus the ticks
 * that the maid needs to walk there.
 */
function callersFor(world: World, me: Maid, guests: readonly Guest[], callers: readonly number[]): number[] {
  const { tick } = world.state;
  const full = me.orders.length >= ordersAtOnce(me.rank);
  let count = 0;
  const isBefore = (a: number, b: number): boolean =>
    order[a] !== order[b]
      ? (order[a] as number) < (order[b] as number)
      : worth[a] !== worth[b]
        ? (worth[a] as number) > (worth[b] as number)
        : (guests[a] as Guest).id < (guests[b] as Guest).id;
  for (const i of callers) {
    const guest = guests[i] as Guest;
    const { x, y, calls } = guest;
    const tiles = world.paths.distance(me.toX, me.toY, x, y);
    if (tiles >= NO_WAY || (full && calls?.need === 'order')) continue;
    const like = likesOf(me, guest);
    order[i] = like < 0 ? 1e9 : like;
    worth[i] = tick - (calls?.since ?? tick) - tiles * me.speed;
    // Sorted while it is filled, because `sort` copies the list, and callers are few.
    let at = count++;
    for (; at > 0 && isBefore(i, hers[at - 1] as number); at--) hers[at] = hers[at - 1] as number;
    hers[at] = i;
  }
  return hers.slice(0, count);
}
/** By index of the guest: the place among a maid's favourites, and what the guest's call is worth to her. Used anew for each maid. */
const order: number[] = [];
const worth: number[] = [];
/** The maid's callers so far, in order. */
const hers: number[] = [];

/** Bits that tell which other kinds of work a maid can do now: fetch dishes, clear tables (read by inside.js.txt). */
const FETCHES = 1;
const CLEARS = 2;

/**
 * The values about one maid whose script is called, in the order inside.js.txt expects. The last warp's parameter
 * comes last, if there is one.
 */
function askedSeen(
  world: World,
  { me, script, key, runned, commands, param }: Asked,
  guests: readonly Guest[],
  callers: readonly number[],
): unknown[] {
  const { state } = world;
  // A maid cannot do work for which her warp table has no script.
  const can = mindTableOf(state, me);
  const seen = commands.map(({ id, by, command }) => ({
    ...command,
    id,
    by,
    fresh: isFresh(me, id),
  }));
  return [
    script,
    key,
    runned,
    seen,
    waysTo(world, me, guests),
    can['move'] === undefined ? [] : callersFor(world, me, guests, callers),
    likesTo(me, guests),
    luckOf(state.seed, state.tick, me.id),
    valuesOf(ME, me, world, myValues),
    (can['fetch'] === undefined ? 0 : FETCHES) | (can['clear'] === undefined ? 0 : CLEARS),
    ...(param === undefined ? [] : [param]),
  ];
}

/** Whether a script still has to react to a command: the maid has not answered it yet, or she has accepted it but not begun to follow it. */
function isFresh(me: Maid, id: number): boolean {
  const answer = me.answers.find((one) => one.id === id);
  return answer === undefined || (answer.is === 'accepted' && !answer.begun);
}

/** Walking distance in tiles from a maid to a tile; -1 = the tile cannot be reached. */
export function tilesFor({ paths, state }: World, me: Maid, x: number, y: number): number {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return -1;
  if (x < 0 || y < 0 || x >= state.map.width || y >= state.map.height) return -1;
  const tiles = paths.distance(me.toX, me.toY, x, y);
  return tiles >= NO_WAY ? -1 : tiles;
}

/**
 * The tile to which a maid goes in order to stand beside a tile, as one number: 1000 y + x. It is the walkable
 * neighbour nearest to her; a neighbour on which another character stands counts as 3 tiles farther. −1 = no neighbour
 * can be reached.
 */
export function besideFor(world: World, me: Maid, x: number, y: number): number {
  let best = -1;
  let fewest = Infinity;
  for (const { dx, dy } of NEIGHBOURS) {
    if (!world.paths.walkable(x + dx, y + dy)) continue;
    const tiles = tilesFor(world, me, x + dx, y + dy);
    const cost = tiles + (world.places.standingAt(x + dx, y + dy).some((other) => other !== me) ? 3 : 0);
    if (tiles >= 0 && cost < fewest) [best, fewest] = [(y + dy) * 1000 + x + dx, cost];
  }
  return best;
}
