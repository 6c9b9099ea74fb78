/**
 * A celebrity's visit with a crowd, announced or by surprise: three to five fans come along and ask for autographs. The
 * entrance itself is a behaviour (behaviours/visiting.ts).
 */

import { pick, type Stream } from '../../ai/index.ts';
import type { HeroRow } from '../../data/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { heroSpec } from '../visits/arrivals.ts';
import { heroesReady } from '../season/album.ts';
import { countedSeason } from '../state/free-cafe.ts';
import type { PersonId } from '../state/person.ts';
import type { SeasonState } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import { guest, type World } from '../world/world.ts';
import { between, calendarOf, comeInTogether, isLeaving, someone } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';
import type { PlannedEvent } from '../state/day-events.ts';

const STAY_TICKS = 4000;
const FEWEST = 3;
const MOST = 5;
/** The guest type of the fans of certain celebrities; fans of other celebrities are of any type. */
const FANS: Readonly<Record<string, string>> = { singer: 'idolfan', actor: 'idolfan', dancer: 'idolfan' };

/**
 * Picks the celebrity who comes: the announced celebrity, otherwise a celebrity whose conditions are met. A celebrity
 * who is present or expected today is never picked.
 */
export function whoComes(world: World, planned: PlannedEvent): HeroRow | null {
  const { state } = world;
  const { map, seats, stars, weather } = state;
  const season = countedSeason(state);
  const roster = tablesOf(state.season).heroes;
  const could = season === undefined ? roster : heroesReady(season, { map, seats: seats.length, stars, weather });
  const free = (planned.of === undefined ? could : roster.filter(({ id }) => id === planned.of)).filter(
    ({ id }) =>
      state.people[id] === undefined &&
      !state.figures.heroes.includes(id) &&
      !state.arrivals.some((plan) => plan.id === id),
  );
  return free.length === 0 ? null : pick(calendarOf(world).rng, free);
}

/** Chooses a celebrity whose conditions to come are met in sunny weather; null if there is none. */
function wouldCome(rng: Stream, { map, seats, stars }: WorldState, season: SeasonState): PersonId | null {
  const ready = heroesReady(season, { map, seats: seats.length, stars, weather: 'sun' });
  return ready.length === 0 ? null : pick(rng, ready).id;
}

export const heroes: DayEvent = {
  // The visit adds only the sound of a crowd, because the celebrity's entrance plays a fanfare.
  sounds: { begins: ['crowd'] },
  sign: () => true,
  visitor: wouldCome,
  begin: (world, planned, hands) => {
    const hero = whoComes(world, planned);
    if (hero === null) return null;
    hands.comeIn({ tick: world.state.tick, id: hero.id, spec: heroSpec(hero) });
    const count = between(world, FEWEST, MOST);
    const type = FANS[hero.type] ?? 'fan';
    const crowd = Array.from({ length: count }, () => someone(world, type, { temperament: 'starstruck' }));
    const who = [hero.id, ...comeInTogether(world, hands, 'fan', crowd)];
    const counts: Record<string, number> = planned.announced ? { announced: 1 } : {};
    return { ticks: STAY_TICKS, who, counts, fields: { count, announced: planned.announced } };
  },
  step: (world, { who, counts }) => {
    const hero = guest(world, who[0] ?? '');
    if (hero !== undefined) counts['pleased'] = hero.leaveReason === 'paid' && hero.mood > 0 ? 1 : 0;
  },
  isOver: (world, { who }) => isLeaving(world, who[0]),
  end: ({ state }, { who, counts }) => ({
    verdict: counts['pleased'] === 1 ? 'good' : 'bad',
    name: tablesOf(state.season).heroes.find(({ id }) => id === who[0])?.name ?? '',
  }),
};
