/**
 * A Vite plugin: in the build, each language file is split in two. The words of title and café load first; those of
 * only the notebook, the report and the list of keys, and the news of later days, load in idle time, or with the first
 * of these panels (`fetchAllWords` in src/words/index.ts). In
 * the sources each language is one file of JSON; each part is one text (`packed`). A sentence missing in a language falls back to English; a law counts these.
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Words that only panels use which the player opens: the first part of their keys. A law checks their use. */
export const SAID_LATER: ReadonlySet<string> = new Set(
  [
    ['notebook', 'config', 'table', 'condition', 'memory', 'behaviour', 'verdict', 'reason', 'warp'],
    ['focus', 'own', 'report', 'remedy', 'loss', 'cause', 'keys', 'slots', 'evening', 'course', 'bar', 'duel', 'case'],
    ['edit', 'phone', 'difficulty', 'layout', 'piece', 'ingredient', 'upgrade', 'goal', 'achievement', 'merit'],
    [
      'theirs',
      'apprentice',
      'because',
      'plain',
      'free',
      'preview',
      'jam',
      'strong',
      'today',
      'thinks',
      'talk',
      'party',
      'growth',
      'daily',
      'enquiry',
      'packs',
    ],
    ['bill', 'street', 'temperament', 'need', 'needText', 'litter', 'family', 'duties', 'alert', 'bell', 'settings'],
  ].flat(),
);

/** Groups with some words that are visible at once: on buttons and strips, on the chalkboard, in the news. */
const PARTLY: ReadonlySet<string> = new Set(['rival', 'headMaid', 'janken', 'menu']);
const AT_ONCE =
  /^(rival\.(open|name$|node\.)|headMaid\.(open|mode\.|board\.|choice\.|basis\.|case\.|lesson\.)|janken\.asks|menu\.language)/;

/** News that comes on the second day or later, if at all. News waits for its words (`withWords` in src/hud/news). */
const LATER_NEWS =
  /^drama\.(enquiry|grown\.|opened\.|offer\.|headTitle\.|closeFriends|scout(Noticed|Fooled|Hint|Suspected)|sign|event\.(?!paparazzi))/;

/** True if a word loads with its panel, or after the café has opened. */
export function isSaidLater(key: string): boolean {
  const group = key.split('.')[0] as string;
  return SAID_LATER.has(group) || LATER_NEWS.test(key) || (PARTLY.has(group) && !AT_ONCE.test(key));
}

type Words = Readonly<Record<string, string>>;

/** The words of the first part, or of the second. */
export const partOf = (words: Words, later: boolean): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => isSaidLater(key) === later));

/** A language's words, with English ones for missing keys. Plurals fall back to `_other` in every language. */
export function withEnglish(words: Words, english: Words): Words {
  const lacking = Object.entries(english).filter(([key]) => !Object.hasOwn(words, key) && !key.endsWith('_one'));
  return { ...words, ...Object.fromEntries(lacking) };
}

/**
 * The words as a text that compresses better than JSON, a line each: the key, a tab, the words. A dot stands for each
 * leading part of the key that the key before it has too. `unpacked` in src/words/unpacked.ts reads it.
 * @throws Error for words that such a line cannot have
 */
export function packed(words: Words): string {
  let before: readonly string[] = [];
  const lines = Object.entries(words).map(([key, said]) => {
    if (/[\t\n]/.test(key + said) || /^\.|\.\.|\.$/.test(key)) throw new Error(`${key}: words in one line, please`);
    const parts = key.split('.');
    let same = 0;
    while (same < parts.length - 1 && parts[same] === before[same]) same++;
    before = parts;
    return `${'.'.repeat(same)}${parts.slice(same).join('.')}\t${said}`;
  });
  return lines.join('\n');
}

export function wordsInTwo(): Plugin {
  return {
    name: 'honeybell:words-in-two',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/\w+\.json$|\.words\.later\.js$/ },
      handler(id, importer) {
        if (id.endsWith('.later.js')) return id;
        if (importer === undefined || !/[\\/]src[\\/]words[\\/]index\.ts$/.test(importer)) return null;
        return join(dirname(importer), `${basename(id, '.json')}.words.js`);
      },
    },
    load: {
      filter: { id: /\.words(\.later)?\.js$/ },
      handler(id) {
        const file = id.replace(/\.words(\.later)?\.js$/, '.json');
        const later = id.endsWith('.later.js');
        const read = (name: string): Words => JSON.parse(readFileSync(name, 'utf8')) as Words;
        const words = withEnglish(read(file), read(join(dirname(file), 'en.json')));
        this.addWatchFile(file);
        const text = `export default ${JSON.stringify(packed(partOf(words, later)))};`;
        const rest = `export const rest = () => import(${JSON.stringify(id.replace(/\.js$/, '.later.js'))});`;
        return later ? text : `${text}\n${rest}`;
      },
    },
  };
}
