/**
 * A sentence as data: a key of the language files and its terms. Apart from components, the notebook's code returns
 * only phrases, so that its tests need no language files.
 *
 *     phrase('notebook.todo.walk', { place: phrase('notebook.place.table', { table: 3 }) })   →   "Walk to table 3"
 */

export type Term = string | number | Phrase | readonly Phrase[];

export interface Phrase {
  readonly key: string;
  /**
   * The terms of the sentence. Nested phrases are put into words first; lists are joined as the language requires. The
   * term `otherwise` replaces the whole phrase if the key has no words; this is needed for names from tables, which
   * can be any text.
   */
  readonly terms: { readonly [term: string]: Term };
}

export function phrase(key: string, terms: { readonly [term: string]: Term } = {}): Phrase {
  return { key, terms };
}

/** A phrase that is a proper name or raw text, shown as it is. */
export const verbatim = (text: string): Phrase => phrase('notebook.verbatim', { text });

// These functions return phrases for names that several pages use; the words come from the language files.
export const dishName = (dish: string): Phrase => phrase(`dish.${dish}`, { otherwise: dish });
export const typeName = (type: string): Phrase => phrase(`type.${type}`, { otherwise: type });
export const anyOfType = (type: string): Phrase => phrase(`type.any.${type}`, { otherwise: type });
export const oneOfType = (type: string): Phrase => phrase(`type.a.${type}`, { otherwise: type });
export const litterName = (kind: string): Phrase => phrase(`litter.${kind}`, { otherwise: kind });
export const warpName = (key: string): Phrase => phrase(`warp.${key}`, { otherwise: key });
