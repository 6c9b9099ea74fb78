/**
 * What the player looks up before answering the question of a card: of a guest who complains the times, of a maid who
 * quarrels about the work the number of jobs that she had done when the quarrel began.
 */

import { openEnquiry } from '../../sim/state/enquiries.ts';
import type { Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { phrase, type Phrase } from '../phrase.ts';
import { timesWords } from './visit.ts';

/** Null if no question about this person waits for an answer. */
export function evidenceOf(state: WorldState, person: Person): Phrase | null {
  const { kind, terms = {} } = openEnquiry(state) ?? {};
  const { id } = person;
  if (kind === 'complaint') return person.role === 'guest' && terms['guest'] === id ? timesWords(state, person) : null;
  if (kind !== 'quarrel') return null;
  const count = id === terms['maid'] ? terms['work'] : id === terms['second'] ? terms['otherWork'] : undefined;
  return count === undefined ? null : phrase('plain.jobs', { count });
}
