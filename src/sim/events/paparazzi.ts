/**
 * Paparazzi: photographers who come when a celebrity sits in the café. The more famous the celebrity and the café are,
 * the more likely they come. They take seats with a good view, order like any guest, and take pictures when the way out
 * is free.
 */

import type { Guest } from '../state/person.ts';
import { guest, type World } from '../world/world.ts';
import { comeInTogether, haveGone, isLeaving, someone } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';
import { whoComes } from './heroes.ts';
import { heroSpec } from '../visits/arrivals.ts';

const STAY_TICKS = 3000;
/** Number of photographers who come, by the number of causes that have provoked the event. */
const CREW: readonly number[] = [4, 4, 5, 6, 7];
/** Loudness of a celebrity's entrance from which the celebrity counts as famous. */
const FAMOUS = 7;
/** Stars from which the café counts as known. */
const KNOWN = 1.5;
const SITS: readonly Guest['stage'][] = ['callOrder', 'waitDish', 'eat', 'linger'];

/** The first celebrity at a table who is not followed by a photographer yet; undefined if there is none. */
function celebrity(world: World): Guest | undefined {
  const { heroes } = world.state.figures;
  const followed = world.state.calendar?.followed ?? [];
  return heroes
    .map((id) => guest(world, id))
    .find((who) => who !== undefined && who.seat !== null && SITS.includes(who.stage) && !followed.includes(who.id));
}

/** Whether the celebrity's visit was announced the evening before, so that the newspapers could send photographers. */
const wasAnnounced = ({ state }: World, { id }: Guest): boolean =>
  state.calendar?.going.some(
    ({ kind, who, counts }) => kind === 'heroes' && counts['announced'] === 1 && who.includes(id),
  ) === true;

export const paparazzi: DayEvent = {
  sounds: { begins: ['shutter'] },
  causes: (world) => {
    const who = celebrity(world);
    if (who === undefined || world.places.freeSeats.size === 0) return null;
    const because = ['hero'];
    if (who.loudness >= FAMOUS) because.push('famous');
    if (world.state.stars >= KNOWN) because.push('known');
    if (wasAnnounced(world, who)) because.push('announced');
    return { because, who: [who.id] };
  },
  begin: (world, planned, hands) => {
    const { spark } = planned;
    const { calendar, tick, figures } = world.state;
    let hero = spark?.who?.[0] ?? figures.heroes.find((id) => guest(world, id) !== undefined);
    if (hero === undefined) {
      // If the player or a scenario starts the event in a café without a celebrity, one comes in with the
      // photographers.
      const row = whoComes(world, planned);
      if (row === null) return null;
      hero = row.id;
      hands.comeIn({ tick, id: hero, spec: heroSpec(row) });
    }
    if (calendar !== undefined) calendar.followed = [...(calendar.followed ?? []), hero];
    const count = CREW[spark?.because.length ?? 0] ?? 2;
    const crew = Array.from({ length: count }, () => someone(world, 'paparazzo'));
    return { ticks: STAY_TICKS, who: [hero, ...comeInTogether(world, hands, 'pap', crew)], fields: { count } };
  },
  // The event ends when the celebrity leaves, so that the photographers can follow the next one.
  isOver: (world, { who: [hero, ...crew] }) => isLeaving(world, hero) || haveGone(world, crew),
  end: (_world, { counts }) => ({ count: counts['photos'] ?? 0 }),
};
