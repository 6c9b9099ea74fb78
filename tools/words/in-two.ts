/**
 * A Vite plugin: in the build each language file comes in two parts. What title and café say comes first; what only the
 * notebook, the report and the keys' page say comes with those (`fetchAllWords` in src/words/index.ts). The sources have
 * one file for each language, and everything of it at once. A sentence that a language does not have yet is said in
 * English; a law counts those.
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Words that nothing but panels says which somebody opens: the first part of their keys. A law reads who asks for them. */
export const SAID_LATER: ReadonlySet<string> = new Set(
  [
    ['notebook', 'config', 'table', 'condition', 'memory', 'behaviour', 'verdict', 'reason', 'warp'],
    ['own', 'report', 'remedy', 'loss', 'cause', 'keys', 'slots', 'evening', 'course', 'bar', 'duel', 'case'],
    ['phone', 'difficulty', 'layout', 'piece', 'ingredient', 'upgrade', 'goal', 'achievement', 'merit'],
  ].flat(),
);

/** Groups of which only some words stand where anybody sees them at once: on buttons and strips, on the board, in the drama. */
const PARTLY: ReadonlySet<string> = new Set(['rival', 'headMaid', 'janken']);
const AT_ONCE =
  /^(rival\.(open|node\.)|headMaid\.(open|mode\.|board\.|choice\.|basis\.|case\.)|janken\.(region|invite|play|asks))/;

/** Whether a word comes with the panels that say it. */
export function isSaidLater(key: string): boolean {
  const group = key.split('.')[0] as string;
  return SAID_LATER.has(group) || (PARTLY.has(group) && !AT_ONCE.test(key));
}

type Words = Readonly<Record<string, string>>;

/** The words that are said at once, or the others. */
export const partOf = (words: Words, later: boolean): Words =>
  Object.fromEntries(Object.entries(words).filter(([key]) => isSaidLater(key) === later));

/** A language's words, with the English ones for what it lacks. Plurals are what `_other` says in every language. */
export function withEnglish(words: Words, english: Words): Words {
  const lacking = Object.entries(english).filter(([key]) => !Object.hasOwn(words, key) && !key.endsWith('_one'));
  return { ...words, ...Object.fromEntries(lacking) };
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
        const text = `export default ${JSON.stringify(partOf(words, later))};`;
        const rest = `export const rest = () => import(${JSON.stringify(id.replace(/\.js$/, '.later.js'))});`;
        return later ? text : `${text}\n${rest}`;
      },
    },
  };
}
