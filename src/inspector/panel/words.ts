/**
 * Turns the contents of a recording into words without help from the game: todos, reasons and plain data, as short as
 * is still readable.
 */

import type { Json } from '../../ai/json.ts';
import type { Todo } from '../../ai/notebook.ts';
import type { Reason } from '../../ai/reasons.ts';
import { texts } from './texts.ts';

/** Maximum number of facts that the words for a todo name; further facts are only counted. */
export const MOST_FACTS = 3;

/** Words for a todo: `run to 8, 3 ticks, until ball or stranger`. */
export function todoWords({ behave, tick, until = [], ...fields }: Todo): string {
  const parts = fieldWords(fields);
  if (tick !== undefined) parts.push(texts.ticks(tick));
  if (until.length > 0)
    parts.push(texts.untilFacts(until.slice(0, MOST_FACTS), Math.max(0, until.length - MOST_FACTS)));
  return [behave, parts.join(', ')].filter(Boolean).join(' ');
}

/** Words for a reason: `bored (energy 12)`. The reasons of the package's own ways of thinking become sentences. */
export function reasonWords({ key, terms }: Pick<Reason, 'key' | 'terms'>): string {
  const own = OWN[key]?.(terms);
  if (own === undefined) {
    const parts = fieldWords(terms);
    return parts.length === 0 ? key : `${key} (${parts.join(', ')})`;
  }
  const { then } = terms;
  return isTerms(then) && typeof then['key'] === 'string' && isTerms(then['terms'])
    ? `${own}; ${reasonWords({ key: then['key'], terms: then['terms'] })}`
    : own;
}

type Terms = { readonly [name: string]: Json };

const isTerms = (value: Json | undefined): value is Terms =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Sentences for the reasons that the package's own ways of thinking give, by their keys. */
const OWN: Readonly<Record<string, (terms: Terms) => string>> = {
  'table.chose': ({ table, row, condition, param, behaviour, percent }) => {
    const asked = [condition, param].flatMap((one) => (one === null || one === undefined ? [] : valueWords(one)));
    const share = percent === 100 ? '' : ` (${valueWords(percent)} %)`;
    return texts.tableChose(valueWords(table), valueWords(row), asked.join(' '), `${valueWords(behaviour)}${share}`);
  },
  'utility.chose'({ utility, path, weight, total }) {
    const options = Array.isArray(path) ? path.map(valueWords).join(' › ') : '–';
    // If the weights in the draw add up to more than the weight of the chosen option, the choice was random.
    return typeof total === 'number' && total > Number(weight)
      ? texts.utilityDrew(valueWords(utility), options, valueWords(weight), valueWords(total))
      : texts.utilityChose(valueWords(utility), options, valueWords(weight));
  },
  'rules.chose': ({ rule, believes }) =>
    texts.ruleChose(valueWords(rule), isTerms(believes) ? fieldWords(believes).join(', ') : ''),
  'predictor.expects': ({ move, given, hits, n }) =>
    texts.expects(valueWords(move), Array.isArray(given) ? valueWords(given) : '', valueWords(hits), valueWords(n)),
};

/** Fields with their values. Objects are left out of sentences; lists of names and numbers are not. */
function fieldWords(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined || value === null || (typeof value === 'object' && !isPlainList(value))) return [];
    return Array.isArray(value) && value.length === 0 ? [] : `${name} ${valueWords(value)}`;
  });
}

const isPlainList = (value: object): boolean =>
  Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null);

/** Plain data as a short text; a dash for null and undefined. */
export function valueWords(value: unknown): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(2);
  if (Array.isArray(value) && isPlainList(value)) return value.map(valueWords).join(' ');
  return JSON.stringify(value) ?? '–';
}
