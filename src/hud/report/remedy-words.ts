/** The words of the remedies in the report: what each offers, what it does, what it has brought, and why there is no room. */

import { byHand } from '../../ui/index.ts';
import { personName, say, sayList, sayPart } from '../../words/index.ts';
import type { Duties } from '../../sim/state/person.ts';
import type { FocusName, StrongName } from '../../sim/state/strong.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Remedy } from '../../sim/visits/remedies/remedy.ts';
import { STRONG_KEYS } from '../strong/keys.ts';

/** The name of a maid or another person, who may have left the café since. */
export const nameOf = (state: WorldState, id: string): string =>
  personName(state.people[id]?.name ?? state.season?.staff.find((one) => one.id === id)?.name ?? id);

/** Stars from which the terrace is built on the next morning. */
const OPENS_TERRACE = 2;

/**
 * Why no chair or table can be added and how to make room, and what else helps: the terrace while the café has too few
 * stars for it, and two strong actions with their keys.
 */
export function noRoomText({ season, seats, stars }: WorldState, { what, size = 1 }: Remedy): string {
  const named = (name: StrongName): string =>
    byHand.value
      ? say(`strong.title.${name}`)
      : say('remedy.noRoom.key', { name: say(`strong.title.${name}`), key: STRONG_KEYS[name].toUpperCase() });
  const list = [
    ...(season?.growth?.terrace === undefined && stars < OPENS_TERRACE ? [say('remedy.noRoom.terrace')] : []),
    named('join'),
    named('doorSign'),
  ];
  const why = sayPart('remedy.noRoom.', what ?? 'ways', { size, most: seats.length });
  return say('remedy.noRoom.also', { why, list: sayList(list) });
}

export const ordersLamp = () => ({ lamp: say('lamp.orders') });
/** The words of a remedy: `remedy` = the offer, `remedy.now` = the result after it was carried out. */
function wordsOf(stem: 'remedy' | 'remedy.now', state: WorldState, { kind, maid, what, size }: Remedy): string {
  const name = maid === null ? '' : nameOf(state, maid);
  switch (kind) {
    case 'duties':
      return say(`${stem}.duties.${(what ?? 'allround') as Duties}`, { name });
    case 'train':
      return say(`${stem}.train`, { name, what: sayPart('course.', what ?? '') });
    case 'upgrade':
      return say(`${stem}.upgrade`, { what: sayPart('upgrade.', what ?? '') });
    case 'seats':
      return say(`${stem}.seats`, { table: what ?? '' });
    case 'table':
      return say(`${stem}.table`, { size: Math.max(2, size ?? 1) });
    case 'chairs':
    case 'moved':
      return say(`${stem}.${kind}`, { table: what ?? '', size: size ?? 1 });
    // A remedy that no press carries out tonight has the words of an offer only.
    case 'noRoom':
    case 'join':
    case 'send':
      return say(`remedy.${kind}`, ordersLamp());
    case 'focus':
      return say('remedy.focus', { work: say(`focus.${(what ?? 'plates') as FocusName}`) });
    default:
      return say(`${stem}.${kind}`, { name, what: sayPart('dish.', what ?? '', undefined, '') });
  }
}
/** What a remedy offers. */
export const remedyText = (state: WorldState, remedy: Remedy): string => wordsOf('remedy', state, remedy);
/** What a remedy has brought after it was carried out. */
export const nowText = (state: WorldState, remedy: Remedy): string => wordsOf('remedy.now', state, remedy);

/** What a remedy does, in a whole sentence. */
export function remedyDoes(state: WorldState, { kind, maid, what }: Remedy): string {
  const name = maid === null ? '' : nameOf(state, maid);
  if (kind === 'duties') return say(`remedy.duties.${(what ?? 'allround') as Duties}.does`, { name });
  if (kind === 'train') return say('remedy.train.does', { name, what: sayPart('course.', `${what ?? ''}.does`) });
  return say(`remedy.${kind}.does`, { name, ...ordersLamp() });
}
