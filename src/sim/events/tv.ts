/**
 * A TV crew: two people with cameras walk from table to table and film guests. Pictures of well-served guests raise the
 * café's stars, pictures of unhappy ones lower them.
 */

import { NO_WAY } from '../world/paths.ts';
import type { Guest, Person } from '../state/person.ts';
import type { World } from '../world/world.ts';
import { haveGone } from './event-guests.ts';
import { fame } from './event-stars.ts';
import { performersCome } from './performers.ts';
import type { DayEvent } from './day-event.ts';
import type { GoingEvent } from '../state/day-events.ts';

const LOOKS: readonly string[] = ['pap', 'pap'];
const STAY_TICKS = 1800;
/** Number of pictures the two members of the crew take together. */
const TV_SHOTS = 12;
/**
 * How much each picture changes the café's stars (a good one raises them, a bad one lowers them), and the limit of the
 * total change.
 */
const STARS = 0.03;
const MOST = 0.15;

/** Returns how well served a guest looks in a picture. */
export function seenAs(who: Guest): 'good' | 'bad' | 'fair' {
  if (who.mood < 0 || who.patienceLeft < 0.5) return 'bad';
  return (who.stage === 'eat' || who.stage === 'linger') && who.mood > 0.1 ? 'good' : 'fair';
}

export const isFilming = (world: World, { since, counts }: GoingEvent): boolean =>
  !world.state.closed && (counts['shots'] ?? 0) < TV_SHOTS && world.state.tick < since + STAY_TICKS - 600;

/** The nearest seated guest not filmed yet by the crew; ties go to the smaller id. Null if there is none. */
export function subjectFor(world: World, { counts }: GoingEvent, me: Person): Guest | null {
  let best: Guest | null = null;
  let fewest: number = NO_WAY;
  for (const who of world.guests) {
    if (who.seat === null || counts[`of:${who.id}`] !== undefined) continue;
    const far = world.paths.distance(me.toX, me.toY, who.x, who.y);
    if (far < fewest) [best, fewest] = [who, far];
  }
  return best;
}

export const tv: DayEvent = {
  slows: 'whole',
  sounds: { begins: ['onAir'] },
  sign: () => true,
  begin: (world, _planned, hands) => {
    if (world.state.doors.length === 0) return null;
    const who = performersCome(world, hands, 'tvcrew', LOOKS);
    return { ticks: STAY_TICKS, who, fields: { count: who.length } };
  },
  isOver: (world, { who }) => haveGone(world, who),
  end: (world, { counts }) => {
    const [good, bad] = [counts['good'] ?? 0, counts['bad'] ?? 0];
    const verdict = good > bad ? 'good' : bad > good ? 'bad' : 'fair';
    const stars = fame(world, Math.max(-MOST, Math.min(MOST, STARS * (good - bad))));
    return { verdict, good, bad, count: counts['shots'] ?? 0, stars };
  },
};
