/**
 * Answers "Why not table 3?" in a maid's own words, with the time until she can go there. The reasons come from
 * whynot.ts, which follows the rules of the scripts.
 */

import type { Cafe } from '../../sim/api.ts';
import type { Guest, Maid, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { type Standing, whyNot } from '../now/whynot.ts';
import { guestsOf, tableOf, wishOf } from '../people.ts';
import { phrase, type Phrase } from '../phrase.ts';
import { tableWords } from '../place-words.ts';
import { seconds } from '../time.ts';
import { hasPatience, patienceSeconds } from './read-simple.ts';

export type Asked = { readonly table: number } | { readonly guest: PersonId };

/**
 * The guest that a question is about. If the question is about a table, this is the guest at the table who has waited
 * longest for service; if nobody there waits, any guest who sits there.
 */
function guestAsked(state: WorldState, asked: Asked): Guest | null {
  if ('guest' in asked) {
    const guest = state.people[asked.guest];
    return guest?.role === 'guest' ? guest : null;
  }
  const sitting = guestsOf(state).filter((guest) => guest.seat !== null && tableOf(state, guest) === asked.table);
  const since = (guest: Guest): number => (wishOf(guest) === null ? Infinity : (guest.calls?.since ?? guest.stageTick));
  return sitting.sort((a, b) => since(a) - since(b))[0] ?? null;
}

/** The table a question is about; null for a guest without a table. */
export function tableAsked(state: WorldState, asked: Asked): number | null {
  if ('table' in asked) return asked.table;
  const guest = guestAsked(state, asked);
  return guest === null ? null : tableOf(state, guest);
}

export function answerOf(cafe: Cafe, maid: Maid, asked: Asked): Phrase[] {
  const guest = guestAsked(cafe.state, asked);
  if (guest === null) return 'table' in asked ? [phrase('plain.answer.empty', { place: tableWords(asked.table) })] : [];
  const view = whyNot(cafe.state, guest.id, (id) => cafe.page(id));
  const row = view?.rows.find(({ id }) => id === maid.id);
  if (view === null || row === undefined) return [phrase('plain.answer.away')];
  const { name } = guest;
  const first = firstWords(cafe.state, row, guest);
  const waits = view.wish !== null && guest.patienceLeft < 1;
  return [
    ...(waits && row.sign !== 'serves'
      ? [
          hasPatience(guest)
            ? phrase('plain.answer.patience', { name, seconds: patienceSeconds(guest) })
            : phrase('plain.answer.noPatience', { name }),
        ]
      : []),
    first,
  ];
}

function firstWords(state: WorldState, { words, looksUpIn, sign }: Standing, guest: Guest): Phrase {
  const { name } = guest;
  const wish = wishOf(guest);
  if (wish === null) return phrase(guest.stage === 'queue' ? 'plain.answer.seat' : 'plain.answer.nothing', { name });
  const [, kind, detail] = /^(?:notebook\.standing|verdict)\.(\w+)(?:\.(\w+))?$/.exec(words.key) ?? [];
  if (sign === 'serves') return phrase(wish === 'dish' ? 'plain.answer.dish' : 'plain.answer.now', { name });
  if (wish === 'dish' && !isReady(state, guest) && kind !== 'down') return phrase('plain.answer.cooking', { name });
  switch (kind) {
    case 'down':
      return phrase('plain.answer.down', { seconds: words.terms.seconds ?? '' });
    case 'notHerDuty':
      return phrase(`plain.answer.${detail}`);
    case 'carries':
    case 'ordersFull':
    case 'fetches':
      return phrase(`plain.answer.${kind}`);
    case 'quiet':
      return phrase('plain.answer.quiet', { name });
    case 'freeButTaken':
      return phrase('plain.answer.taken', { other: words.terms.name ?? '' });
    case 'plain':
      return phrase('plain.answer.focused');
    case 'servesOther':
      return phrase('plain.answer.busy', {
        other: words.terms.table === '' ? (words.terms.name ?? '') : (words.terms.table ?? ''),
      });
    case 'unnoticed':
      return phrase('plain.answer.unnoticed', { name, why: words });
    default:
      return looksUpIn !== null && looksUpIn >= 10
        ? phrase('plain.answer.next', { seconds: seconds(looksUpIn) })
        : phrase('plain.answer.soon');
  }
}

/** Whether a guest's dish stands on the pass. */
const isReady = (state: WorldState, { id }: Guest): boolean =>
  Object.values(state.dishes).some(({ guest, where }) => guest === id && where === 'pass');
