/**
 * What players' scripts see of a café in one tick, as one compact piece of plain data: handed into the sandbox as text,
 * once for all maids who think. Only looks; nothing of the café may change by being seen, for where answers are replayed
 * nobody looks.
 */

import type { CommandOnBoard, Json } from '../../ai/index.ts';
import { isWorn } from '../../sim/energy.ts';
import { NEIGHBOURS, tilesOf } from '../../sim/map.ts';
import { NO_WAY } from '../../sim/paths.ts';
import type { Guest, Maid } from '../../sim/person.ts';
import type { World } from '../../sim/world.ts';

/** A maid who is asked. */
export interface Asked {
  readonly me: Maid;
  /** Which of the scripts loaded. */
  readonly script: string;
  readonly runned: number;
  readonly commands: readonly CommandOnBoard[];
  readonly param: Json | undefined;
}

/** The café and everyone asked, as the text the sandbox takes. */
export function viewOf(world: World, asked: readonly Asked[]): string {
  const { state } = world;
  const guests = world.guests.filter(({ present }) => present);
  const { fetchedBy } = world.places;
  const tendedBy = new Map(
    world.maids.flatMap(({ tending, id }) => (tending === null ? [] : [[tending, id] as const])),
  );
  const tends = (x: number, y: number): string | null => tendedBy.get(`${x},${y}`) ?? null;
  return JSON.stringify({
    chances: state.chances,
    cafe: {
      tick: state.tick,
      minute: state.clock.startMinute + Math.floor(state.tick / state.clock.ticksPerMinute),
      weather: state.weather,
      closed: state.closed,
      tickets: state.tickets.length,
      guests: guests.map((one) => guestSeen(world, one)),
      maids: world.maids.filter(({ present }) => present).map(maidSeen),
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
    asked: asked.map((one, number) => askedSeen(world, one, number, guests)),
  });
}

/** Sixteen digits of a mood are more than anybody can see. */
const rounded = (share: number): number => Math.round(share * 1000) / 1000;

const isWet = (kind: string): boolean => kind === 'spill' || kind === 'puddle';

const passes = new WeakMap<World, { readonly version: number; readonly tiles: { x: number; y: number }[] }>();
/** Tiles of the pass: looked for once a map. */
function passOf(world: World): { x: number; y: number }[] {
  const { map } = world.state;
  const known = passes.get(world);
  if (known?.version === map.version) return known.tiles;
  const tiles = tilesOf(map, 'P').map(({ x, y }) => ({ x, y }));
  passes.set(world, { version: map.version, tiles });
  return tiles;
}

function guestSeen({ state, seats, servedBy }: World, one: Guest) {
  return {
    id: one.id,
    x: one.x,
    y: one.y,
    name: one.name,
    type: one.customerType,
    hero: one.isHero,
    stage: one.stage,
    calls: one.calls !== null,
    need: one.calls?.need ?? null,
    waited: one.calls === null ? 0 : state.tick - one.calls.since,
    patience: rounded(one.patienceLeft),
    mood: rounded(one.mood),
    seat: one.seat,
    table: one.seat === null ? null : (seats.get(one.seat)?.table ?? null),
    party: one.party,
    servedBy: servedBy.get(one.id) ?? null,
  };
}

const maidSeen = (one: Maid) => ({
  id: one.id,
  x: one.x,
  y: one.y,
  name: one.name,
  rank: one.rank,
  duties: one.duties,
  doing: one.doing,
  serving: one.serving,
  carries: one.carrying.length,
});

/** Where in her order of preference a guest stands: her persons, then her types; -1 = nowhere. */
function likesOf({ favouriteCustomerIds, favouriteCustomerTypes }: Maid, guest: Guest): number {
  const person = favouriteCustomerIds.indexOf(guest.id);
  if (person >= 0) return person;
  const type = favouriteCustomerTypes.indexOf(guest.customerType);
  return type < 0 ? -1 : favouriteCustomerIds.length + type;
}

/** The places of those she likes at all, by their numbers. */
function liked(me: Maid, guests: readonly Guest[]): Record<number, number> {
  const orders: Record<number, number> = {};
  for (let i = 0; i < guests.length; i++) {
    const order = likesOf(me, guests[i] as Guest);
    if (order >= 0) orders[i] = order;
  }
  return orders;
}

/** A number of her own for this tick, from which her chances are drawn: no stream of the café moves on by it. */
export function luckOf(seed: number, tick: number, id: string): number {
  let hash = (seed ^ Math.imul(tick + 1, 0x9e3779b1)) | 0;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return hash;
}

function askedSeen(world: World, { me, script, runned, commands, param }: Asked, number: number, guests: Guest[]) {
  const { state, paths } = world;
  // To chairs, where most of them sit: their ways are known already. Others are measured when somebody asks.
  const far = guests.map(({ x, y, seat }) => {
    if (seat === null) return null;
    const tiles = paths.distance(me.toX, me.toY, x, y);
    return tiles >= NO_WAY ? -1 : tiles;
  });
  return {
    script,
    runned,
    param,
    commands: commands.map(({ id, by, command }) => ({
      ...command,
      id,
      by,
      fresh: !me.heeded.includes(id) && !me.declined.includes(id),
    })),
    number,
    far,
    likes: liked(me, guests),
    luck: luckOf(state.seed, state.tick, me.id),
    me: {
      id: me.id,
      name: me.name,
      x: me.x,
      y: me.y,
      walking: me.stepOf > 0,
      rank: me.rank,
      duties: me.duties,
      alertness: me.alertness,
      obedience: me.obedience,
      team: me.team,
      speed: me.speed,
      energy: rounded(me.energy),
      mood: rounded(me.mood),
      worn: isWorn(world, me),
      serving: me.serving,
      chattingWith: me.chattingWith,
      idle: state.tick - me.idleSince,
      called: me.resume !== null,
      orders: me.orders.map(({ guest, dish }) => ({ guest, dish })),
      carrying: me.carrying.map((id) => {
        const dish = state.dishes[id];
        return { id, dish: dish?.dish ?? '', guest: dish?.guest ?? '' };
      }),
    },
  };
}

/** Tiles from a maid to a tile; -1 = no way. */
export function tilesFor({ paths, state }: World, me: Maid, x: number, y: number): number {
  if (!Number.isInteger(x) || !Number.isInteger(y)) return -1;
  if (x < 0 || y < 0 || x >= state.map.width || y >= state.map.height) return -1;
  const tiles = paths.distance(me.toX, me.toY, x, y);
  return tiles >= NO_WAY ? -1 : tiles;
}

/** The nearest free tile beside a tile as one number, 1000 y + x; -1 = none. */
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
