/** News of enquiries, such as a quarrel or a complaint: forgotten, answered, or over with what they have brought. */

import type { CafeEnquiry } from '../../sim/state/enquiries.ts';
import type { SimEvent, WorldState } from '../../sim/state/world-state.ts';
import type { WordKey } from '../../words/index.ts';
import { number, record, text } from '../read/event-fields.ts';
import { about, type Told } from './about.ts';

/** News of an enquiry that was agreed to and is over: what it has brought. */
export function enquiryOver(state: WorldState, event: SimEvent): Told | null {
  const what = text(event.what) ?? '';
  const [came, paid, lost] = [number(event.came), number(event.paid), number(event.lost)];
  const ends =
    what === 'complaint'
      ? complaintEnd(enquiryIn(state, event))
      : (what === 'reporter' && paid === 0) || (what === 'bet' && lost > 0)
        ? 'Lost'
        : '';
  const terms = record(event.terms);
  return about(state, event, `drama.enquiryOver.${what}${ends}` as WordKey, {
    params: {
      came,
      paid,
      lost,
      money: Math.abs(number(event.money)),
      name: text(terms.name) ?? '',
      other: text(terms.other) ?? '',
    },
    bad: lost > paid,
  });
}

/** The enquiry that an event tells of. */
const enquiryIn = ({ enquiries }: WorldState, event: SimEvent): CafeEnquiry | undefined =>
  enquiries?.list.find(({ id }) => id === event.id);

/** News of an enquiry that was forgotten: the player gave no answer in time. */
export function enquiryForgotten(state: WorldState, event: SimEvent): Told | null {
  const one = enquiryIn(state, event);
  if (one?.kind !== 'quarrel' && one?.kind !== 'complaint') return about(state, event, 'drama.enquiryForgotten');
  return about(state, event, `drama.enquiryForgotten.${one.kind}`, {
    params: { ...one.terms },
    bad: one.kind === 'quarrel',
  });
}

/** News of an answer that is a choice between two people. */
export function enquiryAnswered(state: WorldState, event: SimEvent): Told | null {
  const one = enquiryIn(state, event);
  if (one?.kind !== 'quarrel' && one?.kind !== 'cover') return null;
  const [name, other] = [String(one.terms['name']), String(one.terms['other'])];
  return about(state, event, `drama.enquiryAnswered.${one.kind}`, {
    params: one.answer === true ? { name, other } : { name: other, other: name },
  });
}

/** How a complaint ended: what the player answered, and whether it was a bluff. */
function complaintEnd(one: CafeEnquiry | undefined): 'Believed' | 'Angry' | 'Bluff' | '' {
  const bluffed = one?.terms['bluff'] === 1;
  if (one?.answer === true) return bluffed ? 'Believed' : '';
  return bluffed ? 'Bluff' : 'Angry';
}
