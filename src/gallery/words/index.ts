/**
 * What the gallery says, in English, 简体中文 and 日本語; it follows the language of the game's own words (src/words). All
 * but English is fetched when somebody reads it, as there.
 *
 *     tell('notebook.title')   → "Look up or go through with it?"
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import i18next from 'i18next';
import { type Language, LANGUAGES, language, setLanguage, type WordParams } from '../../words/index.ts';
import en from './en.json';

type Stem<K> = K extends `${infer Root}_${'one' | 'other'}` ? Root : K;
/** A key of the gallery's language files; plural keys without their ending. */
export type GalleryKey = Stem<keyof typeof en>;

const words = i18next.createInstance();
void words.init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: LANGUAGES.map(({ id }) => id),
  resources: { en: { translation: en } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

/** Fetched when somebody reads the language. */
const FILES = {
  zh: () => import('./zh.json'),
  ja: () => import('./ja.json'),
} satisfies Partial<Record<Language, () => Promise<object>>>;

const current = signal<Language>('en');
/** The language of the gallery's words: the game's, as soon as its words are there. */
export const told: ReadonlySignal<Language> = current;

/** Follows the game's language. Resolves when the words of the present one are there. */
export async function followLanguage(): Promise<void> {
  await bring(language.value);
  language.subscribe((to) => void bring(to));
}

/** Another language, for the gallery and, as it is one setting, for the game. */
export const chooseLanguage = (to: Language): void => void setLanguage(to);

async function bring(to: Language): Promise<void> {
  if (to !== 'en' && !words.hasResourceBundle(to, 'translation')) {
    try {
      words.addResourceBundle(to, 'translation', (await FILES[to]()).default);
    } catch {
      return;
    }
  }
  if (language.peek() === to) current.value = to;
}

/** The words for `key`; terms stand for `{{term}}`. */
export function tell(key: GalleryKey, params?: WordParams): string {
  return words.t(key, { lng: current.value, ...params });
}

/** Whether there are words for a key made of parts. */
export const canTell = (key: string): key is GalleryKey => key in en;

/** Words for a key made of two parts, e.g. `end.` + `done`; the part itself when there are none. */
export function tellPart(prefix: string, part: string, params?: WordParams): string {
  const key = prefix + part;
  return canTell(key) ? tell(key, params) : part;
}
