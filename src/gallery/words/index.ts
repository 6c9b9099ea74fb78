/**
 * The gallery's texts in English, 简体中文 and 日本語; the language is that of the game's own words (src/words).
 *
 *     tell('notebook.title')   → "Look up or go through with it?"
 */

import { lazyWords } from '../../words/lazy-words.ts';
import { type Language, setLanguage } from '../../words/index.ts';
import en from './en.json';

export const {
  told,
  tell,
  canTell,
  tellPart,
  follow: followLanguage,
} = lazyWords(en, { zh: () => import('./zh.json'), ja: () => import('./ja.json') });

/** Changes the language of the gallery and, since it is one setting, of the game. */
export const chooseLanguage = (to: Language): void => void setLanguage(to);
