/**
 * The player's settings: language, text size, reduced motion, hints, volumes. They are stored in the browser; without
 * storage (in private windows) they last until the page is closed.
 */

import { effect, type Signal, signal } from '@preact/signals';
import { type Language, LANGUAGES, language, preferredLanguage, setLanguage } from '../../words/index.ts';

export const TEXT_SIZES = [1, 1.15, 1.3] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

/** The speeds at which a day can open. */
const SPEEDS = [1, 2, 4, 8] as const;
type OpeningSpeed = (typeof SPEEDS)[number];

/** The player's volumes, 0…100 each. */
export interface SoundLevels {
  readonly music: number;
  readonly effects: number;
  readonly muted: boolean;
}
export const SOUND: SoundLevels = { music: 65, effects: 75, muted: false };

/** Kinds of moments for which the game slows down, the most urgent first. */
export const SLOW_KINDS = [
  'alarm',
  'brawl',
  'star',
  'hero',
  'tv',
  'goldenBell',
  'enquiry',
  'janken',
  'party',
  'regular',
] as const;
/** An offer of janken comes several times a day, also in a rush; a player who is not at the table can let it pass. */
const NOT_AT_FIRST: readonly SlowKind[] = ['janken'];
export type SlowKind = (typeof SLOW_KINDS)[number];

export interface Settings {
  readonly textSize: Signal<TextSize>;
  readonly reducedMotion: Signal<boolean>;
  readonly hints: Signal<boolean>;
  /** Whether the notebook shows details: todo, script, commands, scores. */
  readonly details: Signal<boolean>;
  readonly sound: Signal<SoundLevels>;
  /**
   * The kinds of moments for which the game does not slow down; only janken until the player changes this setting in the menu.
   */
  readonly notSlowed: Signal<readonly SlowKind[]>;
  /** The speed that the player chose last, at which the next day opens. */
  readonly speed: Signal<OpeningSpeed>;
}

const PLACE = 'honeybell.settings';

interface Kept {
  readonly language: Language;
  readonly textSize: TextSize;
  readonly reducedMotion: boolean;
  readonly hints: boolean;
  readonly details: boolean;
  readonly sound: SoundLevels;
  readonly notSlowed: readonly SlowKind[];
  readonly speed: OpeningSpeed;
}

/** Loads the words of the player's language: the stored one, otherwise the browser's, otherwise English. */
export async function fetchWords(): Promise<void> {
  const wish = readKept(load()).language ?? preferredLanguage(navigator.languages);
  if (!(await setLanguage(wish))) await setLanguage('en');
}

/** Reads the stored settings, applies them to the page and stores every change. */
export function openSettings(page: HTMLElement): Settings {
  const kept = readKept(load());
  const textSize = signal<TextSize>(kept.textSize ?? 1);
  const reducedMotion = signal(kept.reducedMotion ?? matchMedia('(prefers-reduced-motion: reduce)').matches);
  const hints = signal(kept.hints ?? true);
  const details = signal(kept.details ?? false);
  const sound = signal(kept.sound ?? SOUND);
  const notSlowed = signal<readonly SlowKind[]>(kept.notSlowed ?? NOT_AT_FIRST);
  const speed = signal<OpeningSpeed>(kept.speed ?? 1);
  effect(() => {
    page.style.setProperty('--text', String(textSize.value));
    page.classList.toggle('reduced-motion', reducedMotion.value);
    page.lang = LANGUAGES.find(({ id }) => id === language.value)?.tag ?? 'en';
    page.dataset.textSize = String(textSize.value);
    store({
      language: language.value,
      textSize: textSize.value,
      reducedMotion: reducedMotion.value,
      hints: hints.value,
      details: details.value,
      sound: sound.value,
      notSlowed: notSlowed.value,
      speed: speed.value,
    });
  });
  return { textSize, reducedMotion, hints, details, sound, notSlowed, speed };
}

/** Parses the text in which the settings are stored; invalid values are left out. */
export function readKept(text: string | null): Partial<Kept> {
  if (text === null) return {};
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return {};
  }
  if (typeof found !== 'object' || found === null) return {};
  const { language, textSize, reducedMotion, hints, details, sound, notSlowed, speed } = found as Record<
    string,
    unknown
  >;
  const spoken = LANGUAGES.find(({ id }) => id === language);
  const size = TEXT_SIZES.find((one) => one === textSize);
  const pace = SPEEDS.find((one) => one === speed);
  return {
    ...(spoken === undefined ? {} : { language: spoken.id }),
    ...(size === undefined ? {} : { textSize: size }),
    ...(typeof reducedMotion === 'boolean' ? { reducedMotion } : {}),
    ...(typeof hints === 'boolean' ? { hints } : {}),
    ...(typeof details === 'boolean' ? { details } : {}),
    ...(typeof sound === 'object' && sound !== null ? { sound: readSound(sound) } : {}),
    ...(Array.isArray(notSlowed) ? { notSlowed: SLOW_KINDS.filter((kind) => notSlowed.includes(kind)) } : {}),
    ...(pace === undefined ? {} : { speed: pace }),
  };
}

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
    // If the browser refuses to store the settings, they are kept only until the page is closed.
  }
}
