/**
 * Suggests how a promise can continue, by running the parser itself. For an incomplete text it lists what is missing at
 * its end; for a complete one, what may still follow.
 */

import { OPENINGS } from './claims.ts';
import type { Claim, Promised } from './form.ts';
import { readPromises } from './read.ts';
import { A_NAME } from './sentence.ts';
import { EVENTS } from './vocabulary.ts';

/** A suggested word or phrase. `from` is the index from which it replaces the end of the text. */
export interface NextWord {
  readonly from: number;
  readonly word: string;
}

/**
 * If the typed words begin a longer phrase, this phrase is suggested. LONGEST_BEGUN is the maximum number of typed
 * words that are tried as such a beginning.
 */
const LONGEST_BEGUN = 5;
const DURING = ['while', 'unless', 'between', 'before', 'after'];

/**
 * Suggests the words that can follow a text.
 * @param names names of the people in the café @param types its kinds of guest; left out: those of the game
 */
export function nextWords(text: string, names: readonly string[] = [], types?: readonly string[]): readonly NextWord[] {
  const named = (words: readonly string[]): readonly string[] =>
    words.flatMap((word) => (word === A_NAME ? names.map((name) => (/\s/.test(name) ? `"${name}"` : name)) : [word]));
  const wanted = (begun: string): readonly string[] => named(wantedAfter(begun, types));
  const following = wanted(text).map((word) => ({ from: text.length, word }));
  return alone([...finishing(text, wanted), ...following]);
}

/** Returns completions of a phrase whose first words are at the end of the text. */
function finishing(text: string, wanted: (begun: string) => readonly string[]): readonly NextWord[] {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index);
  for (const from of starts.slice(-LONGEST_BEGUN)) {
    const begun = text.slice(from).toLowerCase().replaceAll(/\s+/g, ' ');
    const fits = wanted(text.slice(0, from)).filter((phrase) => {
      const low = phrase.toLowerCase();
      return low.startsWith(begun) && low !== begun.trimEnd();
    });
    if (fits.length > 0) return fits.map((word) => ({ from, word }));
  }
  return [];
}

/** Removes duplicate suggestions. */
function alone(words: readonly NextWord[]): readonly NextWord[] {
  const seen = new Set<string>();
  return words.filter(({ word }) => !seen.has(word) && seen.add(word).size > 0);
}

function wantedAfter(text: string, types?: readonly string[]): readonly string[] {
  const { promises, problems } = readPromises(text, types);
  if (text.trim() === '') return OPENINGS;
  const [whole] = promises;
  if (whole !== undefined) return mayFollow(whole);
  const end = text.trimEnd().length;
  return problems.find(({ column, length }) => length === 0 && column > end)?.known ?? [];
}

function mayFollow({ claim, conditions, between }: Promised): readonly string[] {
  if (conditions.length > 0) return between === null ? ['and', 'between', 'before', 'after'] : ['and'];
  if (between !== null) return ['while', 'unless'];
  return [...completing(claim), ...DURING];
}

function completing(claim: Claim): readonly string[] {
  switch (claim.is) {
    case 'noState':
    case 'count':
    case 'cafe':
      return claim.longer === null ? ['for more than'] : [];
    case 'every':
      return claim.since === null
        ? EVENTS.flatMap(({ kind, since }) =>
            kind === claim.subject.kind && since[0] !== undefined ? [`of ${since[0]}`] : [],
          )
        : [];
    case 'events':
    case 'share':
      return claim.by === 'end' ? ['by'] : [];
    case 'figure':
      return claim.by === null ? ['by'] : [];
    case 'noEvent':
      return [];
  }
}
