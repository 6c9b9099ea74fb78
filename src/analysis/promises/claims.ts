/** Parses the claim of a promise: what must never happen, what must happen in time, an upper or a lower limit. */

import type { Bound, Claim, Figure, Kind, Moment, Span, Subject } from './form.ts';
import { a, readCafeCondition, readState } from './conditions.ts';
import type { Sentence } from './sentence.ts';
import { AFTER, readSubject } from './subject.ts';
import { EVENTS, type EventWord, FIGURES, formOf, STATES, type StateWord } from './vocabulary.ts';

/** Words that can begin a promise. */
const STARTERS = [
  'no',
  'nobody',
  'every',
  'each',
  'never',
  'always',
  'at least',
  'at most',
  'the café',
  'money',
  'income',
  'tips',
  'stars',
];
/** Beginnings of a promise that the editor suggests while the player writes. */
export const OPENINGS: readonly string[] = [
  'no',
  'nobody',
  'every',
  'each order',
  'never more than',
  'always at least',
  'at most',
  'at least',
  'the café is never',
  'money is never below',
  'income is at least',
];
const MOST = 10_000;
const MOST_MONEY = 1_000_000_000;

type Word = { readonly state: StateWord; readonly event: null } | { readonly state: null; readonly event: EventWord };

/** Parses a promise's claim. @returns null, and notes a problem, if the sentence makes no claim */
export function readClaim(read: Sentence): Claim | null {
  if (read.takes('at least', 'no fewer than', 'no less than')) return bounded(read, 'least');
  if (read.takes('at most', 'no more than', 'not more than')) return bounded(read, 'most');
  if (read.takes('never more than')) return counted(read, 'most', read.number('how many', 0, MOST));
  if (read.takes('never fewer than', 'never less than'))
    return counted(read, 'least', read.number('how many', 0, MOST));
  if (read.takes('always at least', 'always'))
    return counted(read, 'least', read.takes('a', 'an') ? 1 : read.number('how many', 0, MOST));
  if (read.takes('nobody', 'no one')) return forbidden(read, { kind: 'somebody', filters: [] });
  if (read.takes('no')) return forbidden(read, readSubject(read));
  if (read.takes('every', 'each', 'all', 'any')) return required(read);
  if (read.takes('the café', 'the cafe')) return cafeIs(read);
  const figure = read.longest(Object.entries(FIGURES), ([, phrases]) => phrases);
  if (figure !== null) return figureIs(read, figure[0] as Figure);
  const meant = read.expected('the beginning of a promise', STARTERS);
  if (meant !== null && read.ended) return null;
  switch (meant) {
    case 'no':
      return forbidden(read, readSubject(read));
    case 'nobody':
      return forbidden(read, { kind: 'somebody', filters: [] });
    case 'every':
    case 'each':
      return required(read);
    default:
      return null;
  }
}

/** Parses `more than 600 ticks`; null = no duration was given. */
function longerThan(read: Sentence): Span | null {
  read.takes('at once', 'at a time', 'at the same time');
  if (!read.takes('for more than', 'for longer than', 'for over', 'more than', 'longer than', 'over')) return null;
  return read.span();
}

/**
 * Parses a verb of a promise, which means an event or a state; the longest matching phrase decides. For an unknown verb
 * it notes a problem, and returns the verb that was probably meant, or null.
 */
function readVerb(read: Sentence, subject: Subject, first: 'state' | 'event'): Word | null {
  const states = STATES.filter(({ kind }) => kind === subject.kind);
  const events = EVENTS.filter(({ kind }) => kind === subject.kind);
  const words: Word[] = [
    ...states.map((state) => ({ state, event: null })),
    ...events.map((event) => ({ state: null, event })),
  ];
  if (first === 'event') words.reverse();
  const phrasesOf = ({ state, event }: Word): readonly string[] => (state ?? event).phrases;
  const found = read.longest(words, phrasesOf);
  if (found !== null) return found;
  const forms = words.map((word) => formOf(phrasesOf(word), read.many));
  const meant = read.expected(`what ${a(subject.kind)} does`, words.flatMap(phrasesOf), forms, [
    ...forms,
    ...(AFTER[subject.kind] ?? []),
  ]);
  return words.find((word) => phrasesOf(word).includes(meant ?? '')) ?? null;
}

function forbidden(read: Sentence, subject: Subject | null): Claim | null {
  if (subject === null) return null;
  const word = readVerb(read, subject, 'state');
  if (word === null) return null;
  if (word.state !== null) return { is: 'noState', subject, state: word.state.id, longer: longerThan(read) };
  const { event } = word;
  if (event.ends !== null) {
    read.wrong(`'${event.phrases[0]}' can be promised of every ${subject.kind}, within a time`, 0);
    return null;
  }
  return { is: 'noEvent', subject, event: event.id };
}

/** Kinds of subject that a promise with “within” may have, as in `every hero is served within 900 ticks`. */
const IN_TIME: readonly Kind[] = ['guest', 'order', 'dish', 'litter', 'seat'];

function required(read: Sentence): Claim | null {
  const subject = readSubject(read, IN_TIME);
  if (subject === null) return null;
  const event = readEvent(read, subject);
  if (event === null) return null;
  if (event.ends === null && read.takes('by')) {
    const by = read.moment();
    return by === null ? null : { is: 'share', subject, event: event.id, bound: 'least', percent: 100, by };
  }
  const soon = event.ends === null ? ['within', 'by'] : ['within'];
  if (!read.takes('within') && read.expected('how soon', ['within'], ['within'], soon) === null) return null;
  const within = read.span();
  if (within === null) return null;
  if (event.ends !== null) return { is: 'noState', subject, state: event.ends, longer: within };
  if (subject.kind !== 'guest' && subject.kind !== 'order') {
    read.wrong(`how soon can be promised of guests and orders, not of ${a(subject.kind)}`, 0);
    return null;
  }
  return { is: 'every', subject, event: event.id, within, since: since(read, subject) };
}

/**
 * Parses the event after which the time limit begins, as in `of being seated`; null = it begins when the subject
 * appears.
 */
function since(read: Sentence, subject: Subject): string | null {
  if (!read.takes('of', 'after', 'from')) return null;
  const rows = EVENTS.filter(({ kind, since: words }) => kind === subject.kind && words.length > 0);
  const found = read.longest(rows, (row) => row.since);
  if (found !== null) return found.id;
  if (rows.length === 0) {
    read.wrong(`${read.here} cannot be counted from; of ${a(subject.kind)} the time counts from its beginning`);
    read.skip();
    return null;
  }
  const meant = read.expected(
    'what the time counts from',
    rows.flatMap((row) => row.since),
  );
  return rows.find((row) => row.since.includes(meant ?? ''))?.id ?? null;
}

function readEvent(read: Sentence, subject: Subject): EventWord | null {
  const rows = EVENTS.filter(({ kind }) => kind === subject.kind);
  const found = read.longest(rows, ({ phrases }) => phrases);
  if (found !== null) return found;
  const forms = rows.map(({ phrases }) => formOf(phrases, read.many));
  const meant = read.expected(
    `what happens to ${a(subject.kind)}`,
    rows.flatMap(({ phrases }) => phrases),
    forms,
    [...forms, ...(AFTER[subject.kind] ?? [])],
  );
  return rows.find(({ phrases }) => phrases.includes(meant ?? '')) ?? null;
}

function bounded(read: Sentence, bound: Bound): Claim | null {
  const count = read.number('how many', 0, MOST_MONEY, false);
  if (count === null) return null;
  if (read.takes('%', 'percent', 'per cent')) {
    if (count > 100) read.wrong(`${count} % should be a share from 0 to 100`, 0);
    read.takes('of all', 'of the', 'of');
    read.many = true;
    const subject = readSubject(read, ['guest']);
    if (subject === null) return null;
    if (subject.kind !== 'guest') {
      read.wrong(`a share can be promised of guests, not of ${a(subject.kind)}`, 0);
      return null;
    }
    const event = readEvent(read, subject);
    if (event === null) return null;
    return { is: 'share', subject, event: event.id, bound, percent: Math.min(100, count), by: by(read) ?? 'end' };
  }
  if (read.peek() === undefined) {
    const things = ['guests', 'students', 'maids', 'dishes', 'puddles'];
    const known = count <= 100 ? ['% of guests', ...things] : things;
    read.wrong('somebody or something is missing (guests, maids, % of guests)', 1, null, read.place, known);
    return null;
  }
  read.many = count !== 1;
  if (!Number.isInteger(count)) read.wrong(`${count} should be a whole number`, 0);
  const subject = readSubject(read);
  if (subject === null) return null;
  const word = readVerb(read, subject, 'event');
  if (word === null) return null;
  if (word.state !== null)
    return { is: 'count', subject, state: word.state.id, bound, count, longer: longerThan(read) };
  if (word.event.ends !== null) {
    read.wrong(`'${word.event.phrases[0]}' can be promised of every ${subject.kind}, within a time`, 0);
    return null;
  }
  return { is: 'events', subject, event: word.event.id, bound, count, by: by(read) ?? 'end' };
}

function by(read: Sentence): Moment | null {
  return read.takes('by') ? read.moment() : null;
}

function counted(read: Sentence, bound: Bound, count: number | null): Claim | null {
  if (count === null) return null;
  read.many = count !== 1;
  const subject = readSubject(read);
  if (subject === null) return null;
  const state = readState(read, subject.kind);
  return state === null ? null : { is: 'count', subject, state: state.id, bound, count, longer: longerThan(read) };
}

function cafeIs(read: Sentence): Claim | null {
  if (!read.takes('is never') && read.expected('what never is', ['is never']) === null) return null;
  const state = readCafeCondition(read);
  return state === null ? null : { is: 'cafe', state, longer: longerThan(read) };
}

const NEVER_BELOW = ['is never below', 'are never below', 'never falls below', 'never fall below', 'never drops below'];
const NEVER_ABOVE = ['is never above', 'are never above', 'never rises above', 'never rise above'];
const AT_LEAST = ['is at least', 'are at least', 'is always at least', 'are always at least', 'reaches', 'reach'];
const AT_MOST = ['is at most', 'are at most', 'is always at most', 'are always at most'];

function figureIs(read: Sentence, figure: Figure): Claim | null {
  let bound: Bound | null = read.takes(...NEVER_BELOW, ...AT_LEAST)
    ? 'least'
    : read.takes(...NEVER_ABOVE, ...AT_MOST)
      ? 'most'
      : null;
  if (bound === null) {
    const bounds = [NEVER_BELOW, NEVER_ABOVE, AT_LEAST, AT_MOST];
    const all = bounds.flat();
    const meant = read.expected(
      'a bound',
      all,
      all,
      bounds.map((one) => formOf(one, figure === 'tips' || figure === 'stars')),
    );
    if (meant === null) return null;
    bound = [...NEVER_BELOW, ...AT_LEAST].includes(meant) ? 'least' : 'most';
  }
  const value = read.number('an amount', -MOST_MONEY, MOST_MONEY, false, ['0', '3', '5000', '20000']);
  return value === null ? null : { is: 'figure', figure, bound, value, by: by(read) };
}
