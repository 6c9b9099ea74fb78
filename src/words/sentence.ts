/**
 * Builds one sentence from a language file. The files follow i18next's JSON format, of which the game uses plurals
 * (`guests_one`, `guests_other`, and `guests_zero` for 0) and `{{term}}`; a test compares every sentence with i18next.
 */

/** The values that replace the terms of a sentence, by the names of the terms. */
export type WordParams = Readonly<Record<string, string | number>>;

const TERM = /\{\{(\w+)\}\}/g;
const plurals = new Map<string, Intl.PluralRules>();

/** The ending of a key for the plural form that a number has in a language. */
function plural(language: string, count: number): string {
  let rules = plurals.get(language);
  if (rules === undefined) plurals.set(language, (rules = new Intl.PluralRules(language)));
  return `_${rules.select(count)}`;
}

/**
 * The sentence for `key`, with its terms filled in; terms without a value stay as written. A number as `count` selects
 * the plural form.
 * @returns null if the file has no such sentence
 */
export function sentence(
  words: Readonly<Record<string, string>>,
  language: string,
  key: string,
  params: WordParams = {},
): string | null {
  const { count } = params;
  const endings = typeof count === 'number' ? [...(count === 0 ? ['_zero'] : []), plural(language, count), ''] : [''];
  const ending = endings.find((one) => Object.hasOwn(words, key + one));
  if (ending === undefined) return null;
  const text = words[key + ending] as string;
  return text.replace(TERM, (written, term: string) => (Object.hasOwn(params, term) ? String(params[term]) : written));
}
