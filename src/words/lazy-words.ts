/**
 * Words for a part of the site (gallery, lab) that is loaded separately, in English, 简体中文 and 日本語. They follow the
 * game's language; other languages than English are loaded on demand.
 *
 *     const words = lazyWords(en, { zh: () => import('./zh.json'), ja: () => import('./ja.json') });
 *     words.tell('notebook.title')   → "Look up or go through with it?"
 */

import { type ReadonlySignal, signal } from '@preact/signals';
import { type Language, language, withNames, type WordParams } from './index.ts';
import { sentence } from './sentence.ts';

type Stem<K> = K extends `${infer Root}_${'one' | 'other'}` ? Root : K;
/** A key of a language file; keys with plural forms are given without their ending. */
export type KeyOf<Words> = Stem<keyof Words> & string;

export interface LazyWords<Key extends string> {
  /** The language in which these words are shown: the game's language, as soon as its file is loaded. */
  readonly told: ReadonlySignal<Language>;
  /** Makes these words follow the game's language. The promise resolves when the words of the current language are loaded. */
  follow(): Promise<void>;
  /** Returns the words for `key`; the values of `params` replace each `{{term}}`. */
  tell(key: Key, params?: WordParams): string;
  /** Whether there are words for this key, which may be any text from outside the code. */
  canTell(key: string): key is Key;
  /** Returns the words for a key made of two parts, for example `end.` + `done`. If there are none, returns the second part itself. */
  tellPart(prefix: string, part: string, params?: WordParams): string;
}

type Fetch = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

export function lazyWords<Words extends Readonly<Record<string, string>>>(
  english: Words,
  files: Readonly<Record<'zh' | 'ja', Fetch>>,
): LazyWords<KeyOf<Words>> {
  const known: Partial<Record<Language, Readonly<Record<string, string>>>> = { en: english };
  const told = signal<Language>('en');
  let isFollowing = false;

  const bring = async (to: Language): Promise<void> => {
    if (to !== 'en' && known[to] === undefined) {
      try {
        known[to] = (await files[to]()).default;
      } catch {
        return;
      }
    }
    if (language.peek() === to) told.value = to;
  };
  const tell = (key: KeyOf<Words>, params?: WordParams): string => {
    const named = withNames(params);
    return sentence(known[told.value] ?? english, told.value, key, named) ?? sentence(english, 'en', key, named) ?? key;
  };
  const canTell = (key: string): key is KeyOf<Words> =>
    Object.hasOwn(english, key) || Object.hasOwn(english, `${key}_other`);
  return {
    told,
    tell,
    canTell,
    follow: async () => {
      await bring(language.peek());
      if (!isFollowing) language.subscribe((to) => void bring(to));
      isFollowing = true;
    },
    tellPart: (prefix, part, params) => {
      const key = prefix + part;
      return canTell(key) ? tell(key, params) : part;
    },
  };
}
