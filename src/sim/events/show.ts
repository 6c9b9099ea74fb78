/**
 * A stage show: dancers come, dance on the stage one dance after the other, and please guests nearby; some guests join
 * in (scripts/events/show.ts). Without a stage they dance beside a loudspeaker.
 */

import { dropArea } from '../../ai/index.ts';
import { NEIGHBOURS, tileAt, tilesBetween, tilesOf } from '../world/map.ts';
import { shows, type World } from '../world/world.ts';
import { haveGone } from './comers.ts';
import { performersCome } from './performers.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/events.ts';

/** Number of ticks the dancers dance before they walk out. */
const SHOW_TICKS = 1200;
/** Number of ticks in which the dancers must have walked out. */
const WAY_OUT = 600;
/** Radius in tiles within which seated guests watch the show. */
const SHOW_TILES = 8;
const LOOKS: readonly string[] = ['idol', 'lumi'];
/** Interval in ticks at which watching guests become happier. */
const EVERY = 60;
const GLADDER = 0.03;

/** The tiles to dance on: those of the stage, else those beside loudspeakers; in map order. */
function danceFloor({ state, paths }: World): { x: number; y: number }[] {
  const { map } = state;
  const stage = tilesOf(map, 'S').filter(({ x, y }) => paths.walkable(x, y));
  if (stage.length > 0) return stage;
  return map.decor
    .filter(({ kind }) => kind === 'speaker')
    .flatMap(({ x, y }) => NEIGHBOURS.map(({ dx, dy }) => ({ x: x + dx, y: y + dy })))
    .filter(({ x, y }) => paths.walkable(x, y) && tileAt(map, x, y) === '.');
}

/** The tile of a dancer; null if the dance floor has no tile left for them. */
export function danceSpot(world: World, { who }: GoingEvent, id: string): { x: number; y: number } | null {
  const floor = danceFloor(world);
  return floor[(2 * Math.max(0, who.indexOf(id))) % Math.max(1, floor.length)] ?? null;
}

/** Whether the dancers are still dancing. */
export const isDancing = (world: World, { since }: GoingEvent): boolean =>
  !world.state.closed && world.state.tick < since + SHOW_TICKS;

function gladdens(world: World, event: GoingEvent): void {
  const { tick } = world.state;
  if (tick === event.since)
    dropArea(world.state.areas, {
      x: event.x,
      y: event.y,
      radius: SHOW_TILES,
      buff: 'show',
      buffTicks: 300,
      ticks: SHOW_TICKS,
      from: event.who[0] ?? null,
    });
  if ((event.counts['dances'] ?? 0) === 0 || (tick - event.since) % EVERY !== 0 || !isDancing(world, event)) return;
  let watched = 0;
  for (const who of world.guests) {
    if (who.seat === null || tilesBetween(who.x, who.y, event.x, event.y) > SHOW_TILES) continue;
    who.mood = Math.min(1, who.mood + GLADDER);
    if (who.bubble === null && watched % 3 === 0) shows(world, who, 'music', 40);
    watched++;
  }
  event.counts['watched'] = Math.max(event.counts['watched'] ?? 0, watched);
}

export const show: DayEvent = {
  sounds: { begins: ['show'], ends: ['applause'] },
  sign: () => true,
  begin: (world, _planned, hands) => {
    const floor = danceFloor(world);
    const [at] = floor;
    const way = world.state.doors[0];
    if (at === undefined || way === undefined) return null;
    const who = performersCome(world, hands, 'dancers', LOOKS.slice(0, floor.length > 2 ? 2 : 1));
    return { ticks: SHOW_TICKS + WAY_OUT, who, at, fields: { count: who.length } };
  },
  step: gladdens,
  isOver: (world, { who }) => haveGone(world, who),
  end: (_world, { counts }) => ({
    count: counts['watched'] ?? 0,
    dances: counts['dances'] ?? 0,
    joined: counts['joined'] ?? 0,
  }),
};
