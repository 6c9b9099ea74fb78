/**
 * A brawl: two irritable guests who have cause enough get up and fight. It is an area effect: everyone who hears it decides
 * alone to flee, join, make peace or eat on (How NPC AI works, part 3), and a brave maid or a sociable guest may end it.
 * Without them it ends by itself and leaves broken plates.
 */

import { giveBuff } from '../people/flags-and-buffs.ts';
import { NEIGHBOURS, tileAt, tilesBetween } from '../world/map.ts';
import { feels } from '../people/moods.ts';
import { isBrave, isHotHead, isIrritable, type Reaction, reactionOf } from '../people/nerve.ts';
import { addLitter } from '../people/slipping.ts';
import { makesSound, soundPasses } from '../people/sounds.ts';
import type { Guest, GuestStage, Maid } from '../state/person.ts';
import { guest, person, removeDish, type World } from '../world/world.ts';
import { fame } from './event-stars.ts';
import type { DayEvent } from './day-event.ts';
import { worth } from './provoking.ts';
import type { GoingEvent, PlannedEvent, Spark } from '../state/day-events.ts';

const BRAWL_TICKS = 400;
/** Radius in tiles within which guests see the fight and dislike it. */
const WATCH_TILES = 6;
/** Maximum distance in tiles between two guests who can start a brawl, and the distance within which guests get in each other's way. */
const WITHIN = 12;
const CLOSE = 4;
/** A guest is easily provoked with less than the share IMPATIENT of patience left, or with a mood below SOUR. */
const IMPATIENT = 0.6;
const SOUR = 0;
/**
 * The percentage of taken seats from which the room is loud, and the number of guests in the queue from which it is
 * crowded.
 */
const LOUD = 60;
const CRUSH = 2;
/** Distance in tiles within which litter annoys a guest. */
const LITTER_TILES = 3;
/** Changes of mood after a brawl: of guests who watched, of the fighters, and of the maid who made peace. */
const WATCHED = -0.1;
const FOUGHT = { good: -0.1, bad: -0.3 } as const;
const MADE_PEACE = 0.1;
/** Change of the café's stars if nobody ends the brawl. */
const STARS = -0.03;
const PLATES = 3;
/** Number of ticks after its beginning at which a brawl ends if nobody fights in it. */
const DISSOLVES = 150;

const BUSY_WITH: readonly GuestStage[] = ['callOrder', 'waitDish', 'eat', 'linger'];
const WAITS: readonly GuestStage[] = ['callOrder', 'waitDish', 'callBill'];
const couldFight = (who: Guest): boolean =>
  !who.isHero && who.seat !== null && who.attendedBy === null && who.before === null && BUSY_WITH.includes(who.stage);

/**
 * The two guests of the list who sit nearest to each other; of several such pairs, the first in the order of the list.
 * Null if the list has fewer than two guests.
 */
function nearestPair(among: readonly Guest[]): readonly [Guest, Guest] | null {
  let best: readonly [Guest, Guest] | null = null;
  let fewest = WITHIN + 1;
  for (const [i, a] of among.entries())
    for (const b of among.slice(i + 1)) {
      const far = tilesBetween(a.x, a.y, b.x, b.y);
      if (far < fewest) [best, fewest] = [[a, b], far];
    }
  return best;
}

/** The causes for which two guests would start a fight now. */
function causesOf(world: World, a: Guest, b: Guest): string[] {
  const { state, places, queue } = world;
  const because: string[] = [];
  const either = (holds: (who: Guest) => boolean): boolean => holds(a) || holds(b);
  if (either(({ stage, patienceLeft }) => WAITS.includes(stage) && patienceLeft < IMPATIENT)) because.push('waits');
  if (either(({ mood }) => mood < SOUR)) because.push('sour');
  if (tilesBetween(a.x, a.y, b.x, b.y) <= CLOSE) because.push('close');
  if (100 * (state.seats.length - places.freeSeats.size) >= LOUD * state.seats.length) because.push('noise');
  if (state.litter.some(({ x, y }) => either((who) => tilesBetween(who.x, who.y, x, y) <= LITTER_TILES)))
    because.push('litter');
  if ((queue?.length ?? world.guests.filter(({ stage }) => stage === 'queue').length) >= CRUSH) because.push('queue');
  return because;
}

const isFree = ({ present, serving, carrying, orders }: Maid): boolean =>
  present && serving === null && carrying.length === 0 && orders.length === 0;

/**
 * Whether the onlookers of a fight between these two guests would react in all four ways: at least one would join, one
 * would flee, one would go on eating and one would make peace. Otherwise the two guests only quarrel.
 */
function hasAudience(world: World, a: Guest, b: Guest): boolean {
  const found = new Set<Reaction>();
  for (const who of world.guests)
    if (who !== a && who !== b && couldFight(who) && soundPasses(world, a.x, a.y, who.x, who.y))
      found.add(reactionOf(who));
  if (world.maids.some((me) => isFree(me) && isBrave(me) && soundPasses(world, a.x, a.y, me.x, me.y)))
    found.add('mediates');
  return found.size === 4;
}

/**
 * The two irritable guests with the weightiest causes for a fight, and these causes; ties go to the smaller ids. Null
 * if no two guests have a cause, or if the onlookers would not react in all four ways.
 */
function quarrel(world: World): Spark | null {
  const hot = world.guests.filter((who) => isIrritable(who) && couldFight(who));
  let best: { readonly because: string[]; readonly a: Guest; readonly b: Guest } | null = null;
  let most = 0;
  for (const [i, a] of hot.entries())
    for (const b of hot.slice(i + 1)) {
      if (tilesBetween(a.x, a.y, b.x, b.y) > WITHIN) continue;
      const because = causesOf(world, a, b);
      const points = worth('brawl', because);
      if (points > most) [best, most] = [{ because, a, b }, points];
    }
  return best === null || !hasAudience(world, best.a, best.b)
    ? null
    : { because: best.because, who: [best.a.id, best.b.id] };
}

/**
 * Chooses the two guests who fight: the two who are provoked, otherwise the two nearest hot-headed guests. If there
 * are no such guests and the player has started the brawl by hand, the two nearest guests who are able to fight are
 * chosen.
 */
function fighters(world: World, { spark, byHand }: PlannedEvent): readonly [Guest, Guest] | null {
  const [a, b] = (spark?.who ?? []).map((id) => guest(world, id));
  if (a !== undefined && b !== undefined) return [a, b];
  const could = world.guests.filter(couldFight);
  return nearestPair(could.filter(isHotHead)) ?? (byHand === true ? nearestPair(could) : null);
}

/** Begins the brawl: the two guests shout, everyone within earshot hears it, and onlookers dislike it. */
function breaksOut(world: World, { x, y, who }: GoingEvent): void {
  const [first = '', second = ''] = who;
  makesSound(world.state, 'shout', { x, y, buff: 'brawl', ticks: BRAWL_TICKS, from: first });
  const one = guest(world, first);
  if (one !== undefined) giveBuff(world, one, 'brawl', BRAWL_TICKS, { id: second, x, y });
  for (const other of world.guests)
    if (!who.includes(other.id) && tilesBetween(other.x, other.y, x, y) <= WATCH_TILES && other.seat !== null)
      other.mood = Math.max(-1, other.mood + WATCHED);
}

/** Interval in ticks at which the reactions to a brawl are counted. */
const COUNTS_EVERY = 10;

/** Counts how many people react to the brawl in each way at this moment, and records the highest count of each. */
function countsReactions(world: World, { counts, who }: GoingEvent): void {
  const now = { joined: Math.max(0, who.length - 2), fled: 0, mediated: 0, calm: 0 };
  for (const me of world.maids) if (me.doing === 'mediate') now.mediated++;
  for (const me of world.guests) {
    if (who.includes(me.id) || !me.buffs.some(({ buff }) => buff === 'brawl')) continue;
    if (me.seat !== null && BUSY_WITH.includes(me.stage)) now.calm++;
    if (me.stage !== 'visitHero') continue;
    const reaction = reactionOf(me);
    if (reaction === 'joins') now.joined++;
    else if (reaction === 'flees') now.fled++;
    else if (reaction === 'mediates') now.mediated++;
  }
  for (const [how, number] of Object.entries(now)) counts[how] = Math.max(counts[how] ?? 0, number);
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
  slows: 'whole',
  bad: true,
  sounds: { begins: ['brawl'], ends: { good: ['peace'], fair: ['crash'], bad: ['crash'] } },
  causes: quarrel,
  begin: (world, planned) => {
    const pair = fighters(world, planned);
    if (pair === null) return null;
    const [a, b] = pair;
    const at = world.floor.nearestTile(a, Math.floor((a.x + b.x) / 2), Math.floor((a.y + b.y) / 2));
    if (at === null || tileAt(world.state.map, at.x, at.y) !== '.') return null;
    return { ticks: BRAWL_TICKS, who: [a.id, b.id], at };
  },
  step: (world, event) => {
    if (world.state.tick === event.since) breaksOut(world, event);
    if ((world.state.tick - event.since) % COUNTS_EVERY === COUNTS_EVERY - 1) countsReactions(world, event);
  },
  isOver: (world, { by, since, who }) =>
    by !== undefined ||
    (world.state.tick > since + DISSOLVES && who.every((id) => guest(world, id)?.doing !== 'brawl')),
  end: (world, event) => {
    const peace = event.by === undefined ? undefined : person(world, event.by);
    const verdict = peace === undefined ? 'bad' : 'good';
    const { joined = 0, fled = 0, mediated = 0, calm = 0 } = event.counts;
    if (peace === undefined) {
      breaksPlates(world, event);
      fame(world, STARS);
    } else if (peace.role === 'maid') feels(peace, 'peace', MADE_PEACE);
    for (const id of event.who) {
      const one = guest(world, id);
      if (one === undefined) continue;
      one.mood = Math.max(-1, one.mood + FOUGHT[verdict]);
      world.minds.wake(id);
    }
    return {
      verdict,
      count: event.who.length,
      joined,
      fled,
      mediated,
      calm,
      ...(peace === undefined ? {} : { by: peace.id, maid: peace.name }),
    };
  },
};
