/**
 * A brawl: two hot-headed guests get up and fight. It is an area effect: every guest near it decides alone to flee,
 * join or stay (How NPC AI works, part 3), and a maid with enough charm may end it. Without her it ends by itself and
 * leaves broken plates.
 */

import { dropArea } from '../../ai/index.ts';
import { giveBuff } from '../people/conditions.ts';
import { NEIGHBOURS, tileAt, tilesBetween } from '../world/map.ts';
import { feels } from '../people/moods.ts';
import { addLitter } from '../people/slipping.ts';
import type { Guest, GuestStage } from '../state/person.ts';
import { guest, maid, removeDish, type World } from '../world/world.ts';
import { fame } from './fame.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/events.ts';

const BRAWL_TICKS = 400;
/** Radius in tiles within which guests notice a brawl. */
const BRAWL_TILES = 6;
/** Guest types that are quick to anger. */
export const HOT_HEADS: readonly string[] = ['fan', 'litterbug'];
/** Maximum distance in tiles between two guests who can start a brawl. */
const WITHIN = 12;
/** Changes of mood: of onlookers, of the fighters, and of the maid who ended it. */
const WATCHED = -0.1;
const FOUGHT = { good: -0.1, bad: -0.3 } as const;
const MADE_PEACE = 0.1;
/** Change of the café's stars if no maid ends the brawl. */
const STARS = -0.03;
const PLATES = 3;
/** Ticks after which a brawl without fighters is over. */
const DISSOLVES = 150;

const BUSY_WITH: readonly GuestStage[] = ['callOrder', 'waitDish', 'eat', 'linger'];
const couldFight = (who: Guest): boolean =>
  !who.isHero && who.seat !== null && who.attendedBy === null && who.before === null && BUSY_WITH.includes(who.stage);

/** The two hot-headed guests seated nearest to each other; ties go to the smaller id. */
function pairOf(world: World): readonly [Guest, Guest] | null {
  const hot = world.guests.filter((who) => HOT_HEADS.includes(who.customerType) && couldFight(who));
  let best: readonly [Guest, Guest] | null = null;
  let fewest = WITHIN + 1;
  for (const [i, a] of hot.entries())
    for (const b of hot.slice(i + 1)) {
      const far = tilesBetween(a.x, a.y, b.x, b.y);
      if (far < fewest) [best, fewest] = [[a, b], far];
    }
  return best;
}

/** Affects everyone near the brawl, in the tick in which it begins. */
function breaksOut(world: World, { x, y, who }: GoingEvent): void {
  const [first = '', second = ''] = who;
  dropArea(world.state.areas, {
    x,
    y,
    radius: BRAWL_TILES,
    buff: 'brawl',
    buffTicks: 200,
    ticks: BRAWL_TICKS,
    from: first,
  });
  const one = guest(world, first);
  if (one !== undefined) giveBuff(world, one, 'brawl', 200, { id: second, x, y });
  for (const other of world.guests)
    if (!who.includes(other.id) && tilesBetween(other.x, other.y, x, y) <= BRAWL_TILES)
      other.mood = Math.max(-1, other.mood + WATCHED);
}

/** Drops broken plates on nearby tiles and removes the fighters' dishes. */
function breaksPlates(world: World, { x, y, who }: GoingEvent): void {
  const around = [{ dx: 0, dy: 0 }, ...NEIGHBOURS].map(({ dx, dy }) => ({ x: x + dx, y: y + dy }));
  const free = around.filter(
    (tile) => tileAt(world.state.map, tile.x, tile.y) === '.' && world.paths.walkable(tile.x, tile.y),
  );
  for (const tile of free.slice(0, PLATES)) addLitter(world, tile.x, tile.y, 'plate');
  for (const id of who) {
    const one = guest(world, id);
    const plate = one?.plate === null || one === undefined ? undefined : world.state.dishes[one.plate];
    if (one === undefined || plate === undefined || one.seat !== null) continue;
    removeDish(world, plate);
    one.plate = null;
    if (one.before === 'eat') one.before = 'linger';
  }
}

export const brawl: DayEvent = {
  bad: true,
  sounds: { begins: ['brawl'], ends: { good: ['peace'], fair: ['crash'], bad: ['crash'] } },
  begin: (world) => {
    const pair = pairOf(world);
    if (pair === null) return null;
    const [a, b] = pair;
    const at = world.floor.nearestTile(a, Math.floor((a.x + b.x) / 2), Math.floor((a.y + b.y) / 2));
    if (at === null || tileAt(world.state.map, at.x, at.y) !== '.') return null;
    return { ticks: BRAWL_TICKS, who: [a.id, b.id], at };
  },
  step: (world, event) => {
    if (world.state.tick === event.since) breaksOut(world, event);
  },
  isOver: (world, { by, since, who }) =>
    by !== undefined ||
    (world.state.tick > since + DISSOLVES && who.every((id) => guest(world, id)?.doing !== 'brawl')),
  end: (world, event) => {
    const peace = event.by === undefined ? undefined : maid(world, event.by);
    const verdict = peace === undefined ? 'bad' : 'good';
    if (peace === undefined) {
      breaksPlates(world, event);
      fame(world, STARS);
    } else feels(peace, 'peace', MADE_PEACE);
    for (const id of event.who) {
      const one = guest(world, id);
      if (one === undefined) continue;
      one.mood = Math.max(-1, one.mood + FOUGHT[verdict]);
      world.minds.wake(id);
    }
    return { verdict, count: event.who.length, ...(peace === undefined ? {} : { by: peace.id, maid: peace.name }) };
  },
};
