/**
 * Patterns of keys, on every keyboard layout:
 *
 *     a            the letter, with or without Shift; where no Latin letters are typed, the key in its place
 *     . ? [ Space  the character, however it is typed on this keyboard; brackets also behind AltGr
 *     Escape F6    the named key, without Shift; Shift+F6 with it
 *     1…9          a key of the upper row or the number pad by its place: Shift+1 types '!' on one keyboard and '+' on
 *                  another; Shift+1…9 with Shift
 *     Ctrl+z       the letter with Ctrl or Cmd; Ctrl+Shift+z also with Shift
 */

/** The part of a KeyboardEvent that is needed to match patterns. */
export interface KeyPress {
  readonly key: string;
  /** The physical key: the key of the 1 types '!' with Shift on one keyboard and '+' on another, but its code is always Digit1. */
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState?(name: string): boolean;
}

export const DIGITS = '1…9';

interface Pattern {
  readonly shift: boolean;
  readonly ctrl: boolean;
  /** The key that the pattern names, without modifiers. */
  readonly key: string;
}

export function readPattern(pattern: string): Pattern {
  const [, ctrl, shift, key = ''] = /^(Ctrl\+)?(Shift\+)?(.+)$/u.exec(pattern) ?? [];
  return { ctrl: ctrl !== undefined, shift: shift !== undefined, key };
}

const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/** Matches a key press with a pattern. @returns the digit pressed for `1…9`, 0 for any other key that matches, null if it does not match */
export function matchOf(pattern: string, press: KeyPress): number | null {
  const wanted = readPattern(pattern);
  if (wanted.ctrl) {
    const has = (press.ctrlKey || press.metaKey) && !press.altKey && press.shiftKey === wanted.shift;
    return has && letterOf(press) === wanted.key ? 0 : null;
  }
  const sign = signOf(press);
  if (sign === null) return null;
  if (wanted.key === DIGITS) return press.shiftKey === wanted.shift ? digitOf(press) : null;
  if (isLetter(wanted.key)) return letterOf(press) === wanted.key ? 0 : null;
  if (wanted.key === 'Space') return sign === ' ' ? 0 : null;
  if (sign !== wanted.key) return null;
  return sign.length === 1 || press.shiftKey === wanted.shift ? 0 : null;
}

/**
 * The character that a key press types; null if the press is a browser shortcut. Some keyboards need Alt or AltGr for
 * brackets; AltGr is reported as Ctrl+Alt or without a modifier.
 */
function signOf({ key, ctrlKey, altKey, metaKey }: KeyPress): string | null {
  if (!ctrlKey && !altKey && !metaKey) return key;
  const isBracket = key === '[' || key === ']';
  return isBracket && altKey && !metaKey ? key : null;
}

/** Whether Alt or AltGr is held down. On Linux AltGr is reported without Ctrl and Alt; a key pressed with it types another character. */
const isAltGr = (press: KeyPress): boolean => press.altKey || press.getModifierState?.('AltGraph') === true;

function letterOf(press: KeyPress): string | null {
  const { key, code } = press;
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // Whether the key types a letter of another alphabet. The names of special keys such as Process, and characters
  // typed with AltGr, do not count.
  return /^\p{L}$/u.test(key) && !isAltGr(press) ? (/^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null) : null;
}

function digitOf(press: KeyPress): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(press.code)?.[1];
  return digit === undefined || isAltGr(press) ? null : Number(digit);
}
