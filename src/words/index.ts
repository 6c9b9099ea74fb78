/**
 * Everything the game says, in English and 简体中文. Keys are flat with dots (`board.title`); plurals follow i18next
 * (`guests_one`, `guests_other`). `say` reads the language as a signal: what is drawn with it redraws by itself when
 * the language changes.
 *
 *     say('guests', { count: 1 })   → "1 guest"
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import i18next from 'i18next';
import en from './en.json';

/** Fixed ticks a second at 1×, for telling waits in seconds. */
export const TICKS_PER_SECOND = 20;

export type Language = 'en' | 'zh';
export const LANGUAGES: readonly { readonly id: Language; readonly name: string; readonly tag: string }[] = [
  { id: 'en', name: 'English', tag: 'en' },
  { id: 'zh', name: '简体中文', tag: 'zh-Hans' },
];

type Stem<K> = K extends `${infer Root}_${'zero' | 'one' | 'other'}` ? Root : K;
/** A key of the language files; plural keys without their ending. */
export type WordKey = Stem<keyof typeof en>;
export type WordParams = Readonly<Record<string, string | number>>;

/** English is always there: it says which keys there are, and stands in for words that cannot be fetched. */
const LATER: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ readonly default: object }>>> = {
  zh: () => import('./zh.json'),
};

const words = i18next.createInstance();
void words.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: ['en', 'zh'],
  resources: { en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

const current = signal<Language>('en');
/** The language shown now. */
export const language: ReadonlySignal<Language> = current;

let wanted: Language = 'en';

/**
 * Shows another language, at once when its words are there, else as soon as they have come; the last one asked for
 * wins. Without a connection the language stays.
 */
export async function setLanguage(to: Language): Promise<void> {
  wanted = to;
  if (to !== 'en' && !words.hasResourceBundle(to, 'translation')) {
    try {
      words.addResourceBundle(to, 'translation', (await LATER[to]()).default);
    } catch {
      return;
    }
  }
  if (wanted !== to) return;
  void words.changeLanguage(to);
  current.value = to;
}

/** What has been said lately: panels ask for the same words many times a second. */
const said: Record<Language, Map<string, string>> = { en: new Map(), zh: new Map() };
const MOST_SAID = 1000;

/** The words for `key` in the language shown; terms stand for `{{term}}`. */
export function say(key: WordKey, params?: WordParams): string {
  const lng = current.value;
  const known = said[lng];
  let asked: string = key;
  for (const term in params) asked += `\n${term}=${params[term]}`;
  let text = known.get(asked);
  if (text === undefined) {
    text = words.t(key, { lng, ...params });
    if (known.size >= MOST_SAID) known.clear();
    known.set(asked, text);
  }
  return text;
}

/** Whether there are words for a key that comes from outside, e.g. from a script's reason. */
export const hasWords = (key: string): key is WordKey => key in en || `${key}_other` in en;

/** Words for a key made of two parts, e.g. `dish.` + `ramen`; `fallback` (or the part itself) when there are none. */
export function sayPart(prefix: string, part: string, params?: WordParams, fallback = part): string {
  const key = prefix + part;
  return hasWords(key) ? say(key, params) : fallback;
}

/** "tables 4, 8 and 5": a list as one speaks it. */
export function sayList(items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return say('app.list.and', { list: items.slice(0, -1).join(say('app.list.comma')), last });
}

/** The language a visitor would like: what the browser says, English if it says neither. */
export function preferredLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    if (wish.toLowerCase().startsWith('zh')) return 'zh';
    if (wish.toLowerCase().startsWith('en')) return 'en';
  }
  return 'en';
}
