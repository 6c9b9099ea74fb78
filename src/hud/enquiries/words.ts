/** The words for an enquiry to the player: the question, the lines of its forecast, and what was agreed to. */

import { type CafeEnquiry, isHurt } from '../../sim/state/enquiries.ts';
import type { Clock } from '../../sim/state/things.ts';
import type { EnquiryLine } from '../../sim/enquiries/enquiry-kind.ts';
import type { Outlook } from '../../sim/enquiries/outlook.ts';
import { timeAt } from '../../words/clock.ts';
import { hasWords, say, sayPart, type WordKey } from '../../words/index.ts';

type Terms = CafeEnquiry['terms'];

/** The terms as the sentences need them: times of the clock, moods, duties and tastes in the player's language. */
function asWords(terms: Terms, clock: Clock): Record<string, string | number> {
  const { tick, until, price, dish, taste, mood, otherMood, from, to } = terms;
  return {
    // An amount is grouped by its name; a line that names another amount keeps that.
    ...(typeof price === 'number' ? { money: price } : {}),
    ...terms,
    ...(typeof tick === 'number' ? { time: timeAt(clock, tick) } : {}),
    ...(typeof until === 'number' ? { until: timeAt(clock, until) } : {}),
    ...(typeof dish === 'string' ? { dish: sayPart('dish.', dish) } : {}),
    ...(typeof mood === 'string' ? { mood: sayPart('feel.mood.', mood) } : {}),
    ...(typeof otherMood === 'string' ? { otherMood: sayPart('feel.mood.', otherMood) } : {}),
    ...(typeof from === 'string' ? { from: sayPart('duties.', from) } : {}),
    ...(typeof to === 'string' ? { to: sayPart('duties.', to) } : {}),
    ...(typeof taste === 'string' ? { taste: sayPart('notebook.taste.', taste, undefined, taste) } : {}),
  };
}

/** Number of wordings of a question that comes often; a day has one of them, so that it reads differently tomorrow. */
const WORDINGS = 3;

export function questionOf({ kind, terms }: Pick<CafeEnquiry, 'kind' | 'terms'>, clock: Clock): string {
  const today = `enquiry.ask.${kind}.${clock.day % WORDINGS}`;
  return say(hasWords(today) ? today : `enquiry.ask.${kind}`, asWords(terms, clock));
}

export const lineOf = (stem: 'enquiry.gain.' | 'enquiry.price.', { key, terms }: EnquiryLine, clock: Clock): string =>
  say(`${stem}${key}` as WordKey, asWords(terms, clock));

/**
 * What speaks for a yes or against it now.
 * @param advised whether it says if a yes is likely a gain; otherwise it says how far off the estimate may be
 */
export function outlookOf({ verdict, why, terms }: Outlook, clock: Clock, advised = true): string {
  const words = { why: say(`enquiry.why.${why}` as WordKey, asWords(terms, clock)) };
  if (advised) return say(`enquiry.outlook.${verdict}`, words);
  return say(terms['off'] === undefined ? 'enquiry.outlook.open' : 'enquiry.outlook.openOff', { ...words, ...terms });
}

/** What the player has decided, in a few words. */
export const agreedText = ({ kind, terms, answer }: CafeEnquiry, clock: Clock): string =>
  say(
    answer === false && (kind === 'quarrel' || kind === 'complaint' || kind === 'cover')
      ? `enquiry.refused.${kind}`
      : `enquiry.agreed.${kind}`,
    asWords(terms, clock),
  );

/** The words of the two answers: where both are a choice, each says what it is. */
export function answersOf({ kind, terms }: Pick<CafeEnquiry, 'kind' | 'terms'>): { yes: string; no: string } {
  if (kind !== 'quarrel' && kind !== 'complaint' && kind !== 'cover')
    return { yes: say('enquiry.yes'), no: say('enquiry.no') };
  return { yes: say(`enquiry.yes.${kind}`, terms), no: say(`enquiry.no.${kind}`, terms) };
}

/** What came of it, for the report. */
export function resultOf(one: CafeEnquiry): string {
  const { guests, kind, came, paid, lost, money, terms, answer } = one;
  if (kind === 'complaint' && terms['bluff'] === 1)
    return answer === true ? say('enquiry.result.believed', { came }) : say('enquiry.result.bluff');
  if (kind === 'complaint' && answer === false) return say('enquiry.result.honest');
  if (guests.length > 0)
    return say(kind === 'complaint' ? 'enquiry.result.friends' : 'enquiry.result', { paid, lost, money });
  if (kind === 'quarrel')
    return say(isHurt(one) ? 'enquiry.result.hurt' : 'enquiry.result.accepted', {
      name: String((answer === true ? terms['other'] : terms['name']) ?? ''),
    });
  if (kind === 'bet')
    return say(came > 0 ? 'enquiry.result.betWon' : 'enquiry.result.betLost', { money: Math.abs(money) });
  if (kind === 'film' || kind === 'cover') return answer === true ? say('enquiry.result.paid', { money }) : '';
  if (kind === 'tryOut') return say('enquiry.result.jobs', { n: came });
  return kind === 'produce' || kind === 'cakes' ? say('enquiry.result.dishes', { n: came }) : '';
}
