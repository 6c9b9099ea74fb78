/** Says why a lamp is amber or red, for the list under the lamp: a large number alone, or guests who lose patience. */

import { say, type WordKey } from '../../words/index.ts';
import { isLosingPatience } from '../../sim/people/patience.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { isGroupWait, PARTY_APART, QUIET_WAITS, type LampReading } from '../read/lamps.ts';

/** The reasons for red, by the second part of a trouble's name. A trouble named otherwise is red because guests are about to leave, or because of their number. */
const RED: Readonly<Record<string, WordKey>> = {
  nobody: 'jam.why.nobody',
  stopped: 'jam.why.stopped',
  full: 'jam.why.noCarrier',
  dirty: 'jam.why.plates',
  plates: 'jam.why.plates',
};

/** A sentence that says why a lamp has its colour; null while it is green. */
export function levelWhy(
  state: Pick<WorldState, 'people'>,
  { id, level, cause, count, params, guests }: LampReading,
): string | null {
  if (level === 'green' || cause === null) return null;
  if (level === 'red') {
    if (isGroupWait(cause)) return say('jam.why.group');
    if (cause === QUIET_WAITS) return say('jam.why.quiet');
    const going = Number(params['going'] ?? 0);
    if (going > 0) return say('jam.why.going', { count: going });
    const why = id === 'pass' ? 'jam.why.noCarrier' : RED[cause.split('.')[1] ?? ''];
    return why === undefined ? say('jam.why.tooMany', { count }) : say(why);
  }
  if (cause === PARTY_APART) return say('jam.why.apart');
  if (id === 'seats') return say('jam.why.fewSeats');
  const impatient = guests.filter((one) => {
    const who = state.people[one];
    return who?.role === 'guest' && isLosingPatience(who);
  }).length;
  return impatient > 0 ? say('jam.why.impatient', { count: impatient }) : say('jam.why.many', { count });
}
