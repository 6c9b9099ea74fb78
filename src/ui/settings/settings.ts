/**
 * What the player set up: language, text size, reduced motion, hints, how loud it is. Kept in the browser; where that is
 * refused (private windows) the settings last as long as the page.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES, language, preferredLanguage, setLanguage } from '../../words/index.ts';

export const TEXT_SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** How loud it is, 0…100 each. */
export interface SoundLevels {
  readonly music: number;
  readonly effects: number;
  readonly muted: boolean;
}
const SOUND: SoundLevels = { music: 65, effects: 75, muted: false };

export interface Settings {
  readonly textSize: Signal<TextSize>;
  readonly reducedMotion: Signal<boolean>;
  /** Whether hints are said. */
  readonly hints: Signal<boolean>;
  readonly sound: Signal<SoundLevels>;
  /** Stops watching. */
  readonly stop: () => void;
}

const PLACE = 'honeybell.settings';

interface Kept {
  readonly language: Language;
  readonly textSize: TextSize;
  readonly reducedMotion: boolean;
  readonly hints: boolean;
  readonly sound: SoundLevels;
}

/** Fetches the words of the language the player reads: what was kept, else what the browser says; English at worst. */
export async function fetchWords(): Promise<void> {
  const wish = readKept(load()).language ?? preferredLanguage(navigator.languages);
  if (!(await setLanguage(wish))) await setLanguage('en');
}

/** Reads what was kept, applies it to the page and keeps every change. */
export function openSettings(page: HTMLElement): Settings {
  const kept = readKept(load());
  const textSize = signal<TextSize>(kept.textSize ?? 1);
  const reducedMotion = signal(kept.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hints = signal(kept.hints ?? true);
  const sound = signal(kept.sound ?? SOUND);
  const stop = effect(() => {
    page.style.setProperty('--text', String(textSize.value));
    page.classList.toggle('reduced-motion', reducedMotion.value);
    page.lang = LANGUAGES.find(({ id }) => id === language.value)?.tag ?? 'en';
    page.dataset.textSize = String(textSize.value);
    store({
      language: language.value,
      textSize: textSize.value,
      reducedMotion: reducedMotion.value,
      hints: hints.value,
      sound: sound.value,
    });
  });
  return { textSize, reducedMotion, hints, sound, stop };
}

/** What can be made of the kept text; anything odd is left out. */
export function readKept(text: string | null): Partial<Kept> {
  if (text === null) return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const { language, textSize, reducedMotion, hints, sound } = found as Record<string, unknown>;
  const spoken = LANGUAGES.find(({ id }) => id === language);
  const size = TEXT_SIZES.find((one) => one === textSize);
  return {
    ...(spoken === undefined ? {} : { language: spoken.id }),
    ...(size === undefined ? {} : { textSize: size }),
    ...(typeof reducedMotion === 'boolean' ? { reducedMotion } : {}),
    ...(typeof hints === 'boolean' ? { hints } : {}),
    ...(typeof sound === 'object' && sound !== null ? { sound: readSound(sound) } : {}),
  };
}

/** Levels; whatever is missing or odd is as it ships. */
function readSound(kept: object): SoundLevels {
  const { music, effects, muted } = kept as Record<string, unknown>;
  const level = (value: unknown, otherwise: number): number =>
    typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;
  return {
    music: level(music, SOUND.music),
    effects: level(effects, SOUND.effects),
    muted: typeof muted === 'boolean' ? muted : SOUND.muted,
  };
}

function load(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null;
  }
}

function store(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // Not kept: it lasts as long as the page.
  }
}
