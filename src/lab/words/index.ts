/**
 * Words of the lab in addition to the notebook's, in English, 简体中文 and 日本語. Loaded with the lab; they follow the
 * language of the game's own words (src/words).
 *
 *     tell('time.play')   → "Play"
 */

import { lazyWords, type KeyOf } from '../../words/lazy-words.ts';
import en from './en.json';

/** A key of the lab's language files; a plural form is named by its key without the plural ending. */
export type LabKey = KeyOf<typeof en>;

export const {
  told,
  tell,
  canTell,
  tellPart,
  follow: followLanguage,
} = lazyWords(en, { zh: () => import('./zh.json'), ja: () => import('./ja.json') });
