/**
 * Parses the subject of a promise: `a plain SR maid`, `guests of type student dear to Momo`, `puddles`, `the order of
 * ramen`.
 */

import type { Duties } from '../../sim/state/person.ts';
import type { LitterKind } from '../../sim/state/things.ts';
import { type Filter, type Kind, KINDS, type Subject } from './form.ts';
import { A_NAME, type Sentence } from './sentence.ts';

interface Noun {
  readonly phrases: readonly string[];
  readonly kind: Kind;
  readonly filters: readonly Filter[];
}
const noun = (phrases: string, kind: Kind, ...filters: readonly Filter[]): Noun => ({
  phrases: phrases.split('|'),
  kind,
  filters,
});
const litter = (phrases: string, kind: LitterKind): Noun => noun(phrases, 'litter', { by: 'litter', litter: kind });

const many = (type: string): string =>
  type === 'paparazzo' ? 'paparazzi' : type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`;

/** Nouns that every café has. */
const USUAL_NOUNS: readonly Noun[] = [
  noun('guest|guests|customer|customers', 'guest'),
  noun('hero|heroes|celebrity|celebrities', 'guest', { by: 'hero' }),
  noun('maid|maids', 'maid'),
  noun('chef|chefs|cook|cooks', 'chef'),
  noun('person|people|one|body', 'somebody'),
  noun('dish|dishes', 'dish'),
  noun('order|orders', 'order'),
  noun('litter|piece of litter|pieces of litter', 'litter'),
  litter('puddle|puddles', 'puddle'),
  litter('peel|peels', 'peel'),
  litter('spill|spills', 'spill'),
  litter('broken plate|broken plates', 'plate'),
  litter('scrap of paper|scraps of paper', 'paper'),
  noun('seat|seats|chair|chairs|table|tables', 'seat'),
];

/** Words that may precede a noun, with the kind of subject to which they apply and the filter that they mean. */
interface Adjective {
  readonly phrases: readonly string[];
  readonly kind: Kind;
  readonly filter: Filter;
}
const RANKS: Readonly<Record<string, number>> = { n: 2, r: 3, sr: 4, ssr: 5 };
const DUTIES: readonly Duties[] = ['allround', 'reception', 'serving'];
const USUAL_ADJECTIVES: readonly Adjective[] = [
  ...Object.entries(RANKS).map(([name, rank]) => ({
    phrases: [name],
    kind: 'maid' as const,
    filter: { by: 'rank', bound: 'exactly', rank } as const,
  })),
  ...DUTIES.map((duties) => ({ phrases: [duties], kind: 'maid' as const, filter: { by: 'duties', duties } as const })),
  { phrases: ['plain'], kind: 'maid', filter: { by: 'alert', alert: false } },
  { phrases: ['alert'], kind: 'maid', filter: { by: 'alert', alert: true } },
  { phrases: ['famous'], kind: 'guest', filter: { by: 'hero' } },
];

const SHOWN = ['guest', 'hero', 'maid', 'chef', 'dish', 'order', 'puddle', 'litter', 'seat'];
/** Subjects that the editor suggests: nouns, some of them with an adjective. */
const OFFERED: readonly (readonly [kind: Kind, one: string, several: string])[] = [
  ['guest', 'guest', 'guests'],
  ['guest', 'hero', 'heroes'],
  ['maid', 'maid', 'maids'],
  ['maid', 'reception maid', 'reception maids'],
  ['maid', 'plain maid', 'plain maids'],
  ['maid', 'SSR maid', 'SSR maids'],
  ['chef', 'chef', 'chefs'],
  ['dish', 'dish', 'dishes'],
  ['order', 'order', 'orders'],
  ['litter', 'puddle', 'puddles'],
  ['litter', 'piece of litter', 'pieces of litter'],
  ['seat', 'seat', 'seats'],
  ['guest', 'student', 'students'],
  ['guest', 'critic', 'critics'],
];
/** Words that may follow a noun, by kind of subject. */
export const AFTER: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  guest: ['named', 'dear to'],
  maid: ['named', 'in team', 'with rank at least'],
};
const SEVERAL = /s$|^(?:people|paparazzi|pieces|scraps)\b/;

interface SubjectWords {
  readonly nouns: readonly Noun[];
  readonly adjectives: readonly Adjective[];
}
const wordsByTypes = new WeakMap<readonly string[], SubjectWords>();

/** The words for subjects in a café with these kinds of guest. */
function wordsFor(types: readonly string[]): SubjectWords {
  let words = wordsByTypes.get(types);
  if (words === undefined) {
    words = {
      nouns: [...USUAL_NOUNS, ...types.map((type) => noun(`${type}|${many(type)}`, 'guest', { by: 'type', type }))],
      adjectives: [
        ...USUAL_ADJECTIVES,
        ...types.map((type) => ({ phrases: [type], kind: 'guest' as const, filter: { by: 'type', type } as const })),
      ],
    };
    wordsByTypes.set(types, words);
  }
  return words;
}
const phrasesOf = ({ phrases }: { readonly phrases: readonly string[] }): readonly string[] => phrases;

/**
 * Parses the subject of a promise. @param kinds the kinds to suggest @returns null, and notes a problem, if there is
 * no subject
 */
export function readSubject(read: Sentence, kinds: readonly Kind[] = KINDS): Subject | null {
  const { nouns, adjectives } = wordsFor(read.types);
  const filters: Filter[] = [];
  const said: { readonly row: Adjective; readonly place: number }[] = [];
  // A guest's type can be a noun or an adjective; it is an adjective only if another word of the subject follows.
  for (;;) {
    const before = read.place;
    const row = read.longest(adjectives, phrasesOf);
    if (row === null) break;
    if (row.filter.by === 'type' && !nounOrAdjectiveNext(read)) {
      read.back(before);
      break;
    }
    said.push({ row, place: before });
  }
  let found = read.longest(nouns, phrasesOf);
  if (found === null) {
    const offered = OFFERED.flatMap(([kind, one, several]) =>
      kinds.includes(kind) ? [read.many ? several : one] : [],
    );
    const meant = read.expected('somebody or something', nouns.flatMap(phrasesOf), SHOWN, offered);
    found = nouns.find(({ phrases }) => phrases.includes(meant ?? '')) ?? null;
    if (found === null) return null;
    read.said = meant ?? '';
  }
  read.many = SEVERAL.test(read.said);
  filters.push(...found.filters);
  for (const { row, place } of said) {
    if (row.kind !== found.kind)
      read.wrong(`'${row.phrases[0]}' is said of a ${row.kind}, not of a ${found.kind}`, 1, null, place);
    filters.push(row.filter);
  }
  readAfter(read, found.kind, filters);
  return { kind: found.kind, filters };
}

function nounOrAdjectiveNext(read: Sentence): boolean {
  const next = read.peek();
  if (next === undefined) return false;
  const { nouns, adjectives } = wordsFor(read.types);
  return [...nouns, ...adjectives].some(({ phrases }) => phrases.some((phrase) => read.sees(phrase)));
}

const PROPERTIES = ['rank', 'type', 'duty', 'duties', 'team', 'name'] as const;

function readAfter(read: Sentence, kind: Kind, filters: Filter[]): void {
  for (;;) {
    if (read.takes('named', 'called')) named(read, filters);
    else if (
      read.takes('dear to', 'who is a favourite of', 'who are favourites of', 'who is dear to', 'who are dear to')
    ) {
      only(read, kind, 'guest', 'dear to');
      const name = nameHere(read);
      if (name !== null) filters.push({ by: 'dearTo', name });
    } else if (read.takes('in team')) property(read, 'team', kind, filters);
    else if ((kind === 'dish' || kind === 'order') && read.takes('of')) {
      const dish = nameHere(read);
      if (dish !== null) filters.push({ by: 'dish', dish: dish.toLowerCase() });
    } else if (read.sees('with') || PROPERTIES.some((one) => read.sees(`of ${one}`))) {
      read.next();
      const which = PROPERTIES.find((one) => read.takes(one)) ?? read.expected('what is asked of them', PROPERTIES);
      if (which === null) return read.skip();
      property(read, which as (typeof PROPERTIES)[number], kind, filters);
    } else return;
  }
}

function named(read: Sentence, filters: Filter[]): void {
  const name = nameHere(read);
  if (name !== null) filters.push({ by: 'name', name });
}

function nameHere(read: Sentence): string | null {
  const token = read.peek();
  if (token === undefined || token.is === 'mark') {
    read.wrong(`${read.here} should be a name; one of several words stands in "quotes"`, 1, null, read.place, [A_NAME]);
    return null;
  }
  read.next();
  return token.text;
}

/** Notes a problem if a filter does not fit the subject's kind. */
function only(read: Sentence, kind: Kind, right: Kind, what: string): void {
  if (kind !== right) read.wrong(`'${what}' is said of a ${right}, not of a ${kind}`, 0);
}

function property(read: Sentence, which: (typeof PROPERTIES)[number], kind: Kind, filters: Filter[]): void {
  switch (which) {
    case 'name':
      return named(read, filters);
    case 'team': {
      only(read, kind, 'maid', 'team');
      const team = read.number('a team', 1, 9, true, ['1', '2', '3']);
      if (team !== null) filters.push({ by: 'team', team });
      return;
    }
    case 'rank': {
      only(read, kind, 'maid', 'rank');
      const bound = read.takes('at least') ? 'least' : read.takes('at most') ? 'most' : 'exactly';
      const name = wordOf(read, 'a rank', Object.keys(RANKS));
      if (name !== null) filters.push({ by: 'rank', bound, rank: RANKS[name] as number });
      return;
    }
    case 'type': {
      only(read, kind, 'guest', 'type');
      const type = wordOf(read, 'a kind of guest', read.types);
      if (type !== null) filters.push({ by: 'type', type });
      return;
    }
    default: {
      only(read, kind, 'maid', 'duty');
      const duties = wordOf(read, 'a duty', DUTIES);
      if (duties !== null) filters.push({ by: 'duties', duties: duties as Duties });
    }
  }
}

function wordOf(read: Sentence, what: string, known: readonly string[]): string | null {
  const found = known.find((one) => read.peek()?.low === one);
  if (found === undefined) return read.expected(what, known);
  read.next();
  return found;
}
