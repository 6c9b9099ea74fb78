/**
 * A stage show: dancers come, dance on the stage one dance after the other, and please guests nearby. Some guests join
 * in (scripts/events/show.ts). Without a stage they dance beside a loudspeaker. A café full of merry guests attracts
 * street dancers, who need only free floor.
 */

import { makesSound } from '../people/sounds.ts';
import { NEIGHBOURS, tileAt, tilesBetween, tilesOf } from '../world/map.ts';
import { guest, shows, type World } from '../world/world.ts';
import { inOrder } from '../visits/arrivals.ts';
import { enterStage } from '../visits/visit-stages.ts';
import { between, eventId, haveGone, someone } from './event-guests.ts';
import { performersCome } from './performers.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent, Spark } from '../state/day-events.ts';

/** Number of ticks the dancers dance before they walk out. */
const SHOW_TICKS = 1200;
/** Number of ticks that the dancers have for leaving the café after the show. */
const WAY_OUT = 600;
/** Radius in tiles within which seated guests watch the show. */
const SHOW_TILES = 8;
const LOOKS: readonly string[] = ['idol', 'lumi'];
/** Interval in ticks at which watching guests become happier. */
const EVERY = 60;
const GLADDER = 0.03;
/**
 * For a stage evening: the number of guests who come for it, the number of ticks within which they arrive, and the rise
 * of a watching guest's mood at each interval.
 */
export const AUDIENCE = 8;
const AUDIENCE_TICKS = 500;
const EVENING_GLADDER = 0.05;

/** The tiles on which a show may be danced, in map order: those of the stage or, without a stage, those beside loudspeakers. */
function danceFloor({ state, paths }: World): { x: number; y: number }[] {
  const { map } = state;
  const stage = tilesOf(map, 'S').filter(({ x, y }) => paths.walkable(x, y));
  if (stage.length > 0) return stage;
  return map.decor
    .filter(({ kind }) => kind === 'speaker')
    .flatMap(({ x, y }) => NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })))
    .filter(({ x, y }) => paths.walkable(x, y) && tileAt(map, x, y) === '.');
}

/** Types of guests who want a show, and the mood from which a guest counts as merry. */
const FANS: readonly string[] = ['idolfan', 'fan'];
const MERRY = 0.2;
/**
 * FULL is the percentage of taken seats from which the café counts as full. FEWEST_GUESTS is the number of guests in
 * the café from which dancers come.
 */
const FULL = 60;
const FEWEST_GUESTS = 5;

function causes(world: World): Spark | null {
  const seated = world.guests.filter(({ seat, stage }) => seat !== null && stage !== 'perform');
  if (seated.length < FEWEST_GUESTS) return null;
  const because: string[] = [];
  if (seated.filter(({ customerType }) => FANS.includes(customerType)).length >= 2) because.push('fans');
  if (2 * seated.filter(({ mood }) => mood >= MERRY).length > seated.length) because.push('merry');
  if (100 * (world.state.seats.length - world.places.freeSeats.size) >= FULL * world.state.seats.length)
    because.push('full');
  if (world.state.calendar?.going.some(({ kind }) => kind === 'festival') === true) because.push('feast');
  if (danceFloor(world).length > 0) because.push('stage');
  return { because };
}

/**
 * Free floor on which street dancers perform where there is neither a stage nor a loudspeaker: the tile nearest to the
 * middle of the room among those with free floor all around, and its neighbours.
 */
function streetFloor({ state, paths }: World): { x: number; y: number }[] {
  const { map } = state;
  const free = (x: number, y: number): boolean => tileAt(map, x, y) === '.' && paths.walkable(x, y);
  const roomy = (x: number, y: number): boolean =>
    [-1, 0, 1].every((dy) => [-1, 0, 1].every((dx) => free(x + dx, y + dy)));
  const [midX, midY] = [Math.floor(map.width / 2), Math.floor(map.height / 2)];
  const tiles = tilesOf(map, '.').filter(({ x, y }) => roomy(x, y));
  const far = ({ x, y }: { x: number; y: number }): number => tilesBetween(x, y, midX, midY);
  const first = tiles.reduce<{ x: number; y: number } | null>(
    (best, tile) => (best === null || far(tile) < far(best) ? tile : best),
    null,
  );
  if (first === null) return [];
  return [first, ...NEIGHBOURS.map(({ dx, dy }) => ({ x: first.x + dx, y: first.y + dy }))];
}

const floorOf = (world: World, { counts }: Pick<GoingEvent, 'counts'>): { x: number; y: number }[] =>
  counts['street'] === 1 ? streetFloor(world) : danceFloor(world);

/** The tile on which a dancer dances; null if there is no dance floor. */
export function danceSpot(world: World, event: GoingEvent, id: string): { x: number; y: number } | null {
  const floor = floorOf(world, event);
  const { who } = event;
  return floor[(2 * Math.max(0, who.indexOf(id))) % Math.max(1, floor.length)] ?? null;
}

/** The tick at which the dancers stop. */
const lastTick = ({ since, counts }: GoingEvent): number => since + SHOW_TICKS + (counts['encore'] ?? 0);

export const isDancing = ({ state }: World, event: GoingEvent): boolean =>
  !state.closed && state.tick < lastTick(event);

/** Whether the dancers can be asked for more: they dance, or have not left the café yet. */
export const isCallable = (world: World, event: GoingEvent): boolean =>
  !world.state.closed && event.who.some((id) => guest(world, id) !== undefined);

/**
 * Makes the show go on for so many ticks longer or, if the last dance is over, for so many ticks from now; dancers on their
 * way out come back.
 */
export function goesOn(world: World, event: GoingEvent, ticks: number): void {
  const more = ticks + Math.max(0, world.state.tick - lastTick(event));
  for (const id of event.who) {
    const dancer = guest(world, id);
    if (dancer?.stage === 'leave') enterStage(world, dancer, 'perform');
  }
  event.counts['encore'] = (event.counts['encore'] ?? 0) + more;
  event.until += more;
}

function gladdens(world: World, event: GoingEvent): void {
  const { tick } = world.state;
  if (tick === event.since)
    makesSound(world.state, 'song', {
      x: event.x,
      y: event.y,
      buff: 'show',
      ticks: SHOW_TICKS,
      from: event.who[0] ?? null,
    });
  if ((event.counts['dances'] ?? 0) === 0 || (tick - event.since) % EVERY !== 0 || !isDancing(world, event)) return;
  let watched = 0;
  for (const who of world.guests) {
    const isEvening = event.counts['big'] === 1;
    if (who.seat === null || (!isEvening && tilesBetween(who.x, who.y, event.x, event.y) > SHOW_TILES)) continue;
    who.mood = Math.min(1, who.mood + (isEvening ? EVENING_GLADDER : GLADDER));
    if (who.bubble === null && watched % 3 === 0) shows(world, who, 'music', 40);
    watched++;
  }
  event.counts['watched'] = Math.max(event.counts['watched'] ?? 0, watched);
}

/** Plans the arrival of guests who come because of the stage evening. */
function audienceComes(world: World): void {
  const { state } = world;
  const plans = Array.from({ length: AUDIENCE }, (_, i) => ({
    tick: state.tick + 1 + between(world, 0, AUDIENCE_TICKS),
    id: eventId(world, 'audience', i + 1),
    spec: someone(world, i % 2 === 0 ? 'fan' : 'office'),
  }));
  state.arrivals = inOrder([...state.arrivals, ...plans]);
}

export const show: DayEvent = {
  sounds: { begins: ['show'], ends: ['applause'] },
  sign: () => true,
  causes,
  begin: (world, { spark, byHand, big }, hands) => {
    const stage = danceFloor(world);
    const street = stage.length === 0 && (spark !== undefined || byHand === true);
    const floor = street ? streetFloor(world) : stage;
    const [at] = floor;
    const way = world.state.doors[0];
    if (at === undefined || way === undefined) return null;
    if (big === true) audienceComes(world);
    const who = performersCome(world, hands, 'dancers', LOOKS.slice(0, floor.length > 2 ? 2 : 1));
    const counts = { street: street ? 1 : 0, ...(big === true ? { big: 1 } : {}) };
    return { ticks: SHOW_TICKS + WAY_OUT, who, at, counts, fields: { count: who.length } };
  },
  step: gladdens,
  isOver: (world, { who }) => haveGone(world, who),
  end: (_world, { counts }) => ({
    count: counts['watched'] ?? 0,
    dances: counts['dances'] ?? 0,
    joined: counts['joined'] ?? 0,
  }),
};
