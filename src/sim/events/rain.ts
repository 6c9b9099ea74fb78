/**
 * Rain: fewer guests come, with umbrellas, and the floor by the door gets wet, so that maids may slip there. An
 * umbrella stand halves the number of puddles.
 */

import { chance, integer } from '../../ai/index.ts';
import { tileAt, tilesBetween } from '../world/map.ts';
import { addLitter } from '../people/slipping.ts';
import { weatherTurned } from '../visits/wing-guests.ts';
import { emit, shows, type World } from '../world/world.ts';
import { litterAt } from '../world/ground.ts';
import type { CafeMap, Weather } from '../state/things.ts';
import { calendarOf } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/day-events.ts';

const SHOWER_TICKS = 1600;
const WEATHERS: readonly Weather[] = ['sun', 'cloud', 'rain'];
const STAY_AT_HOME = 0.2;
/**
 * Puddles of rain water. EVERY is the interval in ticks at which they may form, WET is the factor by which they are
 * more likely than other litter, and WET_TILES is their maximum distance from the door in tiles.
 */
const EVERY = 80;
const WET = 3;
const WET_TILES = 2;

/** Factor on the number of puddles: 0.5 in a café with an umbrella stand, otherwise 1. */
export const dripping = ({ decor }: CafeMap): number => (decor.some(({ kind }) => kind === 'umbrella-stand') ? 0.5 : 1);

/** Removes some of the expected guests; celebrities, regulars and parties still come. */
function keepsHome(world: World, until: number): number {
  const { state } = world;
  const { rng } = calendarOf(world);
  const before = state.arrivals.length;
  state.arrivals = state.arrivals.filter(
    ({ tick, id, spec }) =>
      tick > until ||
      spec.isHero ||
      spec.party !== null ||
      spec.seat !== null ||
      state.regulars?.who.some((one) => one.id === id) === true ||
      !chance(rng, STAY_AT_HOME),
  );
  return before - state.arrivals.length;
}

function wets(world: World): void {
  const { state, paths } = world;
  const { rng } = calendarOf(world);
  if (!chance(rng, Math.min(1, state.chances.litter * WET) * dripping(state.map))) return;
  const [door] = state.doors;
  if (door === undefined) return;
  const tiles: { x: number; y: number }[] = [];
  for (let y = door.y - WET_TILES; y <= door.y + WET_TILES; y++)
    for (let x = door.x - WET_TILES; x <= door.x + WET_TILES; x++)
      if (
        tilesBetween(x, y, door.x, door.y) <= WET_TILES &&
        tileAt(state.map, x, y) === '.' &&
        paths.walkable(x, y) &&
        litterAt(world, x, y) === undefined
      )
        tiles.push({ x, y });
  const tile = tiles.length === 0 ? undefined : tiles[integer(rng, 0, tiles.length - 1)];
  if (tile === undefined) return;
  addLitter(world, tile.x, tile.y, 'puddle');
  emit(world, 'litter', null, { ...tile, kind: 'puddle' });
}

function step(world: World, { since }: GoingEvent): void {
  const { tick } = world.state;
  for (const who of world.guests)
    if (who.enteredTick === tick && who.stage !== 'perform') shows(world, who, 'umbrella', 60);
  if ((tick - since) % EVERY === EVERY - 1) wets(world);
}

export const rain: DayEvent = {
  sounds: { begins: ['rainBegins'], ends: ['rainEnds'], everywhere: true },
  sign: ({ weather }) => weather !== 'rain',
  fromMorning: ({ weather }) => weather === 'rain',
  begin: (world) => {
    const { state } = world;
    const { closeTick } = state.clock;
    // Rain that began in the morning lasts all day; other rain is a shower.
    const ticks = state.weather === 'rain' && closeTick !== null ? Math.max(1, closeTick - state.tick) : SHOWER_TICKS;
    const was = WEATHERS.indexOf(state.weather);
    const home = state.weather === 'rain' ? 0 : keepsHome(world, state.tick + ticks);
    state.weather = 'rain';
    weatherTurned(world);
    return { ticks, counts: { was }, fields: { count: home } };
  },
  step,
  end: (world, { counts }) => {
    world.state.weather = WEATHERS[counts['was'] ?? 0] ?? 'sun';
    weatherTurned(world);
    return {};
  },
};
