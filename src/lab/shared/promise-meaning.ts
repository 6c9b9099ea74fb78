/**
 * Puts a promise into full sentences of the player's language. Built from the parsed promise, not from its text, so
 * that authors can check how it was understood.
 */

import { rankName } from '../../ui/index.ts';
import type { Claim, Condition, Filter, Moment, Promised, Span, Subject } from '../../analysis/promises/index.ts';
import type { Rank } from '../../sim/state/person.ts';
import { sayPart, typeText } from '../../words/index.ts';
import { type LabKey, tell, told } from '../words/index.ts';

const TICKS_A_SECOND = 20;
/**
 * The count that selects the plural form of words about an indefinite number of things. Other counts with the same
 * plural form give the same words.
 */
const SEVERAL = 2;

export function meaningOf({ claim, conditions, between }: Promised): string {
  return [claimWords(claim), ...conditionWords(conditions), ...stretchWords(between)].join(
    told.value === 'en' ? ' ' : '',
  );
}

const said = (key: string, params: Record<string, string | number> = {}): string => tell(key as LabKey, params);

function claimWords(claim: Claim): string {
  switch (claim.is) {
    case 'noState':
      return said(`promises.say.noState.${claim.longer === null ? 'ever' : 'longer'}`, {
        subject: subjectWords(claim.subject, 1),
        state: stateWords(claim.subject, claim.state, 1),
        span: spanWords(claim.longer),
      });
    case 'noEvent':
      return said('promises.say.noEvent', {
        subject: subjectWords(claim.subject, 1),
        event: eventWords(claim.subject, claim.event, 1),
      });
    case 'every':
      return said('promises.say.every', {
        subject: subjectWords(claim.subject, 1),
        event: eventWords(claim.subject, claim.event, 1),
        span: spanWords(claim.within),
        since: said(`promises.since.${claim.since ?? (claim.subject.kind === 'order' ? 'orders' : 'enters')}`),
      });
    case 'count':
      return said(`promises.say.count.${claim.bound}${claim.longer === null ? '' : 'Longer'}`, {
        count: claim.count,
        subject: subjectWords(claim.subject, claim.count),
        state: stateWords(claim.subject, claim.state, claim.count),
        span: spanWords(claim.longer),
      });
    case 'events':
      return said(`promises.say.events.${claim.bound}`, {
        count: claim.count,
        subject: subjectWords(claim.subject, claim.count),
        event: eventWords(claim.subject, claim.event, claim.count),
        by: momentWords(claim.by),
      });
    case 'share':
      return said(`promises.say.share.${claim.bound}`, {
        percent: claim.percent,
        subject: subjectWords(claim.subject, SEVERAL),
        event: eventWords(claim.subject, claim.event, SEVERAL),
        by: momentWords(claim.by),
      });
    case 'figure':
      return opened(
        said(`promises.say.figure.${claim.bound}${claim.by === null ? '' : 'By'}`, {
          figure: said(`promises.say.figure.${claim.figure}`),
          value: claim.value,
          by: claim.by === null ? '' : momentWords(claim.by),
        }),
      );
    case 'cafe':
      return said(`promises.say.cafe.${claim.longer === null ? 'ever' : 'longer'}`, {
        state: said(`promises.say.cafe.${claim.state}`),
        span: spanWords(claim.longer),
      });
  }
}

function conditionWords(conditions: readonly Condition[]): string[] {
  // A negated condition "at least n" is worded as "below n", so its words contain no negation.
  const isNot = (one: Condition): boolean => one.of !== 'figure' && one.not;
  const joined = (all: readonly Condition[], by: 'and' | 'or'): string =>
    all.map(oneCondition).join(tell(`promises.say.${by}`));
  const during = conditions.filter((one) => !isNot(one));
  const unless = conditions.filter(isNot);
  return [
    ...(during.length === 0 ? [] : [said('promises.say.while', { conditions: joined(during, 'and') })]),
    ...(unless.length === 0 ? [] : [said('promises.say.unless', { conditions: joined(unless, 'or') })]),
  ];
}

function oneCondition(condition: Condition): string {
  switch (condition.of) {
    case 'cafe':
      return closed(said(`promises.say.cafe.${condition.state}`));
    case 'figure': {
      const { bound, not, figure, value } = condition;
      const how = not ? (bound === 'least' ? 'below' : 'above') : bound;
      return said(`promises.say.if.figure.${how}`, { figure: said(`promises.say.figure.${figure}`), value });
    }
    case 'subject': {
      const { subject, state, least, most } = condition;
      const how = most === 0 ? 'none' : most === null ? 'least' : most === least ? 'exactly' : 'most';
      const count = how === 'none' ? 1 : how === 'least' ? least : (most ?? least);
      const params = { count, subject: subjectWords(subject, count), state: stateWords(subject, state, count) };
      return said(`promises.say.if.${how}`, params);
    }
  }
}

function stretchWords(between: Promised['between']): string[] {
  if (between === null) return [];
  const { from, to } = between;
  const [begins, ends] = [momentWords(from), momentWords(to)];
  if (from !== 'end' && 'tick' in from && from.tick === 0) return [said('promises.say.before', { to: ends })];
  if (to === 'end') return [said('promises.say.after', { from: begins })];
  return [said('promises.say.between', { from: begins, to: ends })];
}

const stateWords = ({ kind }: Subject, state: string, count: number): string =>
  said(`promises.is.${kind}.${state}`, { count });
const eventWords = ({ kind }: Subject, event: string, count: number): string =>
  said(`promises.does.${kind}.${event}`, { count });

function subjectWords({ kind, filters }: Subject, count: number): string {
  let words = said(`promises.noun.${kind}`, { count });
  // The words for a subject begin with its noun, and its filters follow.
  for (const filter of filters)
    if (filter.by === 'hero') words = said('promises.noun.hero', { count });
    else if (filter.by === 'litter') words = said(`promises.noun.${filter.litter}`, { count });
    else if (filter.by === 'type') words = typeWords(filter.type, count);
  for (const filter of filters) words = filtered(filter, words);
  return words;
}

function typeWords(type: string, count: number): string {
  return said('promises.of.type', { type: typeText(type, count), count });
}

function filtered(filter: Filter, of: string): string {
  switch (filter.by) {
    case 'hero':
    case 'type':
    case 'litter':
      return of;
    case 'rank':
      return said(`promises.of.rank.${filter.bound}`, { of, rank: rankName(filter.rank as Rank) });
    case 'duties':
      return said(`promises.of.duties.${filter.duties}`, { of });
    case 'team':
      return said('promises.of.team', { of, team: filter.team });
    case 'alert':
      return said(`promises.of.${filter.alert ? 'alert' : 'plain'}`, { of });
    case 'name':
    case 'dearTo':
      return said(`promises.of.${filter.by}`, { of, name: filter.name });
    case 'dish':
      return said('promises.of.dish', { of, dish: sayPart('dish.', filter.dish) });
  }
}

export function momentWords(moment: Moment): string {
  if (moment === 'end') return said('promises.say.at.end');
  if ('tick' in moment) return said('promises.say.at.tick', { tick: moment.tick });
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${two(Math.floor(moment.minute / 60))}:${two(moment.minute % 60)}`;
}

function spanWords(span: Span | null): string {
  if (span === null) return '';
  const { count, unit } = span;
  return said(`promises.say.span.${unit}`, {
    count,
    ticks: said('promises.ticks', { count: count * TICKS_A_SECOND }),
    seconds: Math.round((count / TICKS_A_SECOND) * 10) / 10,
  });
}

/** Capitalises the first letter of a sentence. */
const opened = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const closed = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);
