/**
 * A sentence before it is put into words: a key of the language files and its terms. The notebook's pure half speaks
 * only in phrases, so that its tests need no language and its panels no rules.
 *
 *     phrase('notebook.todo.walk', { place: phrase('notebook.place.table', { table: 3 }) })   →   "Walk to table 3"
 */

export type Term = string | number | Phrase | readonly Phrase[];

export interface Phrase {
  readonly key: string;
  /**
   * Phrases among the terms are worded first; lists are joined by the language's own comma. `otherwise` stands for
   * the whole phrase in a language that has no such key: names out of tables may be anybody's.
   */
  readonly terms: { readonly [term: string]: Term };
}

export function phrase(key: string, terms: { readonly [term: string]: Term } = {}): Phrase {
  return { key, terms };
}

/** A proper name or a raw word that stands for itself. */
export const verbatim = (text: string): Phrase => phrase('notebook.verbatim', { text });

// Names that every part of the game shares, by their keys in the language files.
export const dishName = (dish: string): Phrase => phrase(`dish.${dish}`, { otherwise: dish });
export const typeName = (type: string): Phrase => phrase(`type.${type}`, { otherwise: type });
export const anyOfType = (type: string): Phrase => phrase(`type.any.${type}`, { otherwise: type });
export const oneOfType = (type: string): Phrase => phrase(`type.a.${type}`, { otherwise: type });
export const litterName = (kind: string): Phrase => phrase(`litter.${kind}`, { otherwise: kind });
export const warpName = (key: string): Phrase => phrase(`warp.${key}`, { otherwise: key });
