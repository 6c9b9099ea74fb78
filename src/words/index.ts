/**
 * All words of the game in English, 简体中文 and 日本語; no words are available before `setLanguage`. Keys are flat with dots
 * (`board.title`); plurals follow i18next's format (`guests_one`, `guests_other`). `say` reads the language as a signal, so
 * components redraw when the language changes.
 *
 *     say('guests', { count: 1 })   → "1 guest"
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import type english from './en.json';
import { grouped } from './numbers.ts';
import { sentence, type WordParams } from './sentence.ts';
import { unpacked } from './unpacked.ts';

/** Ticks per second at speed 1×, for converting durations to seconds. */
export const TICKS_PER_SECOND = 20;

export type Language = 'en' | 'zh' | 'ja';
export const LANGUAGES: readonly { readonly id: Language; readonly name: string; readonly tag: string }[] = [
  { id: 'en', name: 'English', tag: 'en' },
  { id: 'zh', name: '简体中文', tag: 'zh-Hans' },
  { id: 'ja', name: '日本語', tag: 'ja' },
];

type Stem<K> = K extends `${infer Root}_${'zero' | 'one' | 'other'}` ? Root : K;
/** A key of the language files; keys with plural forms are given without their ending. */
export type WordKey = Stem<keyof typeof english>;
export type { WordParams };

type Words = Readonly<Record<string, string>>;
/**
 * A file with the words of a language. The build packs them into a text, and moves the words of lazily loaded panels
 * into a second file; see tools/words/in-two.ts.
 */
interface WordFile {
  readonly default: Words | string;
  readonly rest?: () => Promise<Pick<WordFile, 'default'>>;
}
const wordsOf = (file?: WordFile): Words =>
  typeof file?.default === 'string' ? unpacked(file.default) : (file?.default ?? {});

/** Functions that load the language files; a file is loaded when the player chooses its language. */
const FILES: Readonly<Record<Language, () => Promise<WordFile>>> = {
  en: () => import('./en.json'),
  zh: () => import('./zh.json'),
  ja: () => import('./ja.json'),
};

const current = signal<Language>('en');
export const language: ReadonlySignal<Language> = current;

const fetched: Partial<Record<Language, WordFile>> = {};
const shipped: Record<Language, Words> = { en: {}, zh: {}, ja: {} };
const known: Record<Language, Words> = { en: {}, zh: {}, ja: {} };
let wanted: Language = 'en';
let allWanted = false;

/**
 * Switches the game to another language as soon as its words are loaded. Of several requests the last one counts.
 * @returns false if the words could not be loaded; the language then stays as it was
 */
export async function setLanguage(to: Language): Promise<boolean> {
  wanted = to;
  try {
    await fetchInto(to);
  } catch {
    return false;
  }
  if (wanted !== to) return true;
  current.value = to;
  return true;
}

/** Loads the words of lazily loaded panels, for this language and every language chosen later. The promise rejects if there is no connection. */
export async function fetchAllWords(): Promise<void> {
  allWanted = true;
  await fetchInto(current.peek());
}

async function fetchInto(to: Language): Promise<void> {
  const file = (fetched[to] ??= addWords(to, await FILES[to]()));
  if (!allWanted || file.rest === undefined) return;
  const { default: rest } = await file.rest();
  fetched[to] = addWords(to, { default: rest });
  changes.value++;
}

function addWords(to: Language, file: WordFile): WordFile {
  shipped[to] = { ...shipped[to], ...wordsOf(file) };
  // For a kind of guest or a dish of the pack's own, English words are used where the pack has none in this language.
  known[to] = { ...own['en'], ...shipped[to], ...own[to] };
  said[to].clear();
  return file;
}

/** Words that a pack has in place of the game's, by language. */
let own: Readonly<Partial<Record<string, Words>>> = {};
const changes = signal(0);

/** Replaces the game's words by those of a café's pack; the words of an earlier pack are dropped. */
export function replaceWords(words: Readonly<Partial<Record<string, Words>>>): void {
  if (words === own) return;
  own = words;
  for (const { id } of LANGUAGES) addWords(id, { default: {} });
  changes.value++;
}

/** All English words of the game, whatever language is chosen. */
export async function fetchEnglish(): Promise<Words> {
  const file = await FILES.en();
  return { ...wordsOf(file), ...wordsOf(await file.rest?.()) };
}

/** Cache of finished texts, because panels request the same words many times a second. */
const said: Record<Language, Map<string, string>> = { en: new Map(), zh: new Map(), ja: new Map() };
const MOST_SAID = 1000;

/** Returns the words for `key` in the current language; the values of `params` replace `{{term}}`. */
export function say(key: WordKey, params?: WordParams): string {
  const lng = current.value;
  void changes.value;
  const before = said[lng];
  let asked: string = key;
  for (const term in params) asked += `\n${term}=${params[term]}`;
  let text = before.get(asked);
  if (text === undefined) {
    text = sentence(known[lng], lng, key, withAmounts(withNames(params))) ?? key;
    if (before.size >= MOST_SAID) before.clear();
    before.set(asked, text);
  }
  return text;
}

/** Whether there are words for a key that does not come from the game's code, for example for the key of a reason in a script. */
export const hasWords = (key: string): key is WordKey => {
  void changes.value;
  const there = known[current.peek()];
  return Object.hasOwn(there, key) || Object.hasOwn(there, `${key}_other`);
};

/**
 * Returns the words for a key made of two parts, for example `dish.` + `ramen`. If there are none, returns `fallback`,
 * which is by default the second part.
 */
export function sayPart(prefix: string, part: string, params?: WordParams, fallback = part): string {
  const key = prefix + part;
  return hasWords(key) ? say(key, params) : fallback;
}

/** The name of a guest type in words: "office worker" if `count` is 1, otherwise "office workers". */
export function typeText(type: string, count: number): string {
  const words = sayPart('type.', type);
  return count === 1 ? words : sayPart('type.many.', type, undefined, words);
}

/**
 * A person's name in the current language: 芽衣 for Mei. State, saves, tables and scripts use the English name; names
 * without a translation (invented by players or scenarios) stay as they are.
 */
export function personName(name: string): string {
  const there = known[current.value];
  const [, first = name, number = ''] = NUMBERED.exec(name) ?? [];
  return Object.hasOwn(there, `name.${first}`) ? `${there[`name.${first}`]}${number}` : name;
}

/** Matches a name that may be followed by a number ("Lia 2"). People get such names when all names of the list are in use. */
const NUMBERED = /^(.*?)( \d+)?$/;

/** The placeholders of sentences, for example `{{guest}}`, that are filled with names of people. */
const PERSONS: ReadonlySet<string> = new Set(['name', 'maid', 'guest', 'other', 'from', 'whom', 'chef']);

/** Translates the names of people among the values that are filled into a sentence. */
export function withNames(params: WordParams | undefined): WordParams | undefined {
  if (params === undefined || current.value === 'en') return params;
  const named = Object.entries(params).map(([term, value]): [string, string | number] => [
    term,
    typeof value === 'string' && PERSONS.has(term) ? personName(value) : value,
  ]);
  return Object.fromEntries(named);
}

/** Terms whose numbers are yen; their thousands are grouped: 15620 → "15,620". */
const YEN: ReadonlySet<string> = new Set(['money', 'amount', 'tip', 'much', 'bill', 'budget', 'cost', 'wage']);

function withAmounts(params: WordParams | undefined): WordParams | undefined {
  if (params === undefined) return params;
  let filled: Record<string, string | number> | null = null;
  for (const term in params) {
    const value = params[term];
    if (typeof value !== 'number' || value < 1000 || !YEN.has(term)) continue;
    filled ??= { ...params };
    filled[term] = grouped(value);
  }
  return filled ?? params;
}

/** Joins texts to a list as it would be spoken: "tables 4, 8 and 5", "Mei and Yuki". */
export function sayList(of: readonly string[]): string {
  const items = of.map(personName);
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return say('app.list.and', { list: items.slice(0, -1).join(say('app.list.comma')), last });
}

/** The language for a new visitor: the first of the browser's languages that the game has, otherwise English. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const spoken = LANGUAGES.find(({ id }) => wish.toLowerCase().startsWith(id));
    if (spoken !== undefined) return spoken.id;
  }
  return 'en';
}
