/**
 * Parses the conditions of a promise: `while a maid idles and 4 guests call`, `unless it rains`, `between 12:00 and
 * 14:00`.
 */

import { CAFE_CONDITIONS, FIGURES, formOf, STATES, type StateWord } from './vocabulary.ts';
import type { CafeCondition, Condition, Figure, Kind, Moment, Promised } from './form.ts';
import type { Sentence } from './sentence.ts';
import { AFTER, readSubject } from './subject.ts';

const MOST_CONDITIONS = 8;
const MOST = 10_000;
const MOST_MONEY = 1_000_000_000;

export interface Circumstances {
  readonly conditions: readonly Condition[];
  readonly between: Promised['between'];
}

const HOW_MUCH = ['0', '5000', '20000'];
/** Beginnings of a condition that the editor suggests. */
const CONDITIONS = ['a', 'no', '4', 'more than 3', 'it rains', 'the café is', 'the doors are open', 'money is'];
const CLAUSES = ['while', 'when', 'unless', 'between', 'from', 'before', 'after', 'until'];

/**
 * Parses everything after the claim. Words that fit no rule are reported as problems, unless `lenient` is true: then
 * the claim could not be parsed, and such words may belong to it.
 */
export function readCircumstances(read: Sentence, lenient: boolean): Circumstances {
  const conditions: Condition[] = [];
  let between: Promised['between'] = null;
  while (!read.ended) {
    if (read.takes('while', 'when', 'as long as', 'and while')) joined(read, 'and', false, conditions);
    else if (read.takes('unless', 'except while')) joined(read, 'or', true, conditions);
    else if (read.sees('between') || ['from', 'before', 'after', 'until'].some((word) => read.sees(word))) {
      if (between !== null) read.wrong('there is a stretch of the day already');
      between = stretch(read);
    } else {
      const meant = lenient ? null : read.expected('a condition or the end', CLAUSES);
      if (meant === null) read.next();
      if (meant === 'while' || meant === 'when') joined(read, 'and', false, conditions);
      else if (meant === 'unless') joined(read, 'or', true, conditions);
      else read.skip(new Set(CLAUSES));
    }
  }
  if (conditions.length > MOST_CONDITIONS)
    read.wrong(`has ${conditions.length} conditions; ${MOST_CONDITIONS} are the most`, 0);
  return { conditions, between };
}

function joined(read: Sentence, by: 'and' | 'or', not: boolean, into: Condition[]): void {
  do {
    const condition = one(read, not);
    if (condition === null) read.skip();
    else into.push(condition);
  } while (read.takes(by));
}

function stretch(read: Sentence): Promised['between'] {
  if (read.takes('before', 'until')) {
    const to = read.moment();
    return to === null ? null : { from: { tick: 0 }, to };
  }
  if (read.takes('after')) {
    const from = read.moment();
    return from === null ? null : { from, to: 'end' };
  }
  read.next();
  const from = read.moment();
  if (!read.takes('and', 'to', 'until')) {
    read.expected('the end of the stretch', ['and', 'to', 'until']);
    if (from === null) read.skip();
  }
  const to = read.moment();
  if (from !== null && to !== null && comesAfter(from, to)) read.wrong('the stretch ends before it begins', 0);
  return from === null || to === null ? null : { from, to };
}

const comesAfter = (from: Moment, to: Moment): boolean =>
  from !== 'end' &&
  to !== 'end' &&
  ('minute' in from ? 'minute' in to && from.minute >= to.minute : 'tick' in to && from.tick >= to.tick);

function one(read: Sentence, not: boolean): Condition | null {
  if (read.takes('it rains', 'it is raining')) return { of: 'cafe', state: 'rain', not };
  if (read.takes('the doors are open')) return { of: 'cafe', state: 'open', not };
  if (read.takes('the doors are closed')) return { of: 'cafe', state: 'closed', not };
  if (read.takes('the café is', 'the cafe is')) {
    const negated = read.takes('not');
    const state = readCafeCondition(read);
    return state === null ? null : { of: 'cafe', state, not: not !== negated };
  }
  const figure = read.longest(Object.entries(FIGURES), ([, phrases]) => phrases);
  if (figure !== null) return figureIs(read, figure[0] as Figure, not);
  if (read.peek() === undefined) {
    read.wrong('a condition is missing: a maid idles, it rains, the café is full', 1, null, read.place, CONDITIONS);
    return null;
  }
  read.many = false;
  const { least, most } = howMany(read);
  read.many = most === 0 ? false : least > 1 || (most ?? 1) > 1;
  const subject = readSubject(read);
  if (subject === null) return null;
  const state = readState(read, subject.kind);
  return state === null ? null : { of: 'subject', subject, state: state.id, least, most, not };
}

/**
 * Parses a quantity, such as `no`, `a`, `4`, `at most 2` or `more than 3`, as a least and a most number; `most` is null
 * if there is no upper limit. Without a quantity it is at least 1.
 */
function howMany(read: Sentence): { readonly least: number; readonly most: number | null } {
  if (read.takes('no')) return { least: 0, most: 0 };
  if (read.takes('a', 'an', 'any', 'some', 'the')) return { least: 1, most: null };
  if (read.takes('at most', 'no more than')) return { least: 0, most: read.number('how many', 0, MOST) };
  if (read.takes('more than')) return { least: (read.number('how many', 0, MOST) ?? 0) + 1, most: null };
  if (read.takes('fewer than', 'less than'))
    return { least: 0, most: Math.max(0, (read.number('how many', 1, MOST) ?? 1) - 1) };
  if (read.takes('exactly')) {
    const count = read.number('how many', 0, MOST) ?? 0;
    return { least: count, most: count };
  }
  const bounded = read.takes('at least');
  if (bounded || read.seesNumber) return { least: read.number('how many', 0, MOST) ?? 1, most: null };
  return { least: 1, most: null };
}

function figureIs(read: Sentence, figure: Figure, not: boolean): Condition | null {
  if (!read.takes('is', 'are')) read.expected('what is said of it', ['is', 'are']);
  const below = read.takes('below', 'under', 'less than');
  const above = !below && read.takes('above', 'over', 'more than');
  const most = !below && !above && read.takes('at most');
  if (!below && !above && !most && !read.takes('at least'))
    if (read.expected('a bound', ['below', 'above', 'at least', 'at most']) === null) return null;
  const value = read.number('an amount', -MOST_MONEY, MOST_MONEY, false, HOW_MUCH);
  if (value === null) return null;
  // “Below” is the negation of “at least”, “above” the negation of “at most”.
  return {
    of: 'figure',
    figure,
    bound: below || !(above || most) ? 'least' : 'most',
    value,
    not: not !== (below || above),
  };
}

export function readCafeCondition(read: Sentence): CafeCondition | null {
  const rows = Object.entries(CAFE_CONDITIONS);
  const found = read.longest(rows, ([, { phrases }]) => phrases);
  if (found !== null) return found[0] as CafeCondition;
  const meant = read.expected(
    'how the café is',
    rows.flatMap(([, { phrases }]) => phrases),
  );
  return (rows.find(([, { phrases }]) => phrases.includes(meant ?? ''))?.[0] as CafeCondition | undefined) ?? null;
}

/**
 * Parses a state, such as calling or idling, that a subject of this kind can be in. For an unknown state it notes a
 * problem, and returns the state that was probably meant, or null.
 */
export function readState(read: Sentence, kind: Kind): StateWord | null {
  const rows = STATES.filter((row) => row.kind === kind);
  const found = read.longest(rows, ({ phrases }) => phrases);
  if (found !== null) return found;
  const forms = rows.map(({ phrases }) => formOf(phrases, read.many));
  const meant = read.expected(
    `what ${a(kind)} does`,
    rows.flatMap(({ phrases }) => phrases),
    forms,
    [...forms, ...(AFTER[kind] ?? [])],
  );
  return rows.find(({ phrases }) => phrases.includes(meant ?? '')) ?? null;
}

export const a = (kind: Kind): string =>
  kind === 'somebody' || kind === 'litter' ? kind : kind === 'order' ? 'an order' : `a ${kind}`;
