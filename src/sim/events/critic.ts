/**
 * A critic's inspection: an ordinary-looking guest comes, sits down and orders. The player does not learn that this
 * guest is a critic. The service decides the review, which is published when the critic gets up to go.
 */

import type { Guest } from '../state/person.ts';
import { guest } from '../world/world.ts';
import { comeInTogether, isLeaving, someone } from './event-guests.ts';
import type { DayEvent, Verdict } from './day-event.ts';
import { fame } from './event-stars.ts';
import type { GoingEvent } from '../state/day-events.ts';

const STAY_TICKS = 4000;
/** How much each verdict of the critic changes the café's stars. */
const STARS: Readonly<Record<Verdict, number>> = { good: 0.15, fair: 0, bad: -0.15 };
/** Two limits for the critic's mood: from the first on the review is good, below the second it is bad. */
const PRAISES = 0.45;
const BLAMES = 0.05;

/** Records what the critic has experienced so far, because the verdict is computed when the critic has already left. */
function notes({ counts }: GoingEvent, who: Guest): void {
  counts['mood'] = who.mood;
  counts['paid'] = who.leaveReason === 'paid' ? 1 : 0;
  counts['dishes'] = who.servedCount;
}

const verdictOf = ({ counts: { mood = 0, paid = 0 } }: GoingEvent): Verdict =>
  paid === 1 && mood >= PRAISES ? 'good' : paid === 1 && mood >= BLAMES ? 'fair' : 'bad';

export const critic: DayEvent = {
  secret: true,
  sounds: { ends: { good: ['verdict', 'sparkle'], fair: ['verdict'], bad: ['verdict', 'sigh'] } },
  begin: (world, _planned, hands) => {
    const spec = someone(world, 'critic', { temperament: 'calm', look: 'madame' });
    const who = comeInTogether(world, hands, 'critic', [spec]);
    return { ticks: STAY_TICKS, who };
  },
  step: (world, event) => {
    const who = guest(world, event.who[0] ?? '');
    if (who !== undefined) notes(event, who);
  },
  isOver: (world, { who }) => isLeaving(world, who[0]),
  end: (world, event) => {
    const verdict = verdictOf(event);
    return { verdict, stars: fame(world, STARS[verdict]) };
  },
};
