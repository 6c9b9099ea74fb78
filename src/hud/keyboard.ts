/**
 * The café's keys: the meaning of a key press as a pure function, and the listener that performs it. Digits and letters
 * are ignored inside text fields; Space presses a focused button instead of pausing.
 */

import type { Mode } from './api.ts';
import { type KeyPress, listenForKeys, signOf } from '../ui/keys/keys.ts';
import { pageScope } from '../ui/lifetime/scope.ts';

export type KeyAct =
  | { readonly act: 'pause' }
  | { readonly act: 'tick' }
  | { readonly act: 'team'; readonly team: number }
  | { readonly act: 'assign'; readonly team: number }
  | { readonly act: 'mode'; readonly mode: Mode }
  | { readonly act: 'zoom'; readonly by: 1 | -1 }
  | { readonly act: 'pan'; readonly dx: -1 | 0 | 1; readonly dy: -1 | 0 | 1 }
  | { readonly act: 'region'; readonly by: 1 | -1 }
  | {
      readonly act: 'follow' | 'headMaid' | 'janken' | 'lab' | 'drama' | 'keys' | 'escape' | 'scout' | 'rival' | 'mute';
    };

const MODES: Readonly<Record<string, Mode>> = { m: 'plain', a: 'a-move', s: 'serve', w: 'sweep', g: 'gather' };
const PANS: Readonly<Record<string, readonly [-1 | 0 | 1, -1 | 0 | 1]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Characters with a meaning in the café or a notebook. On a French keyboard '-' is on the key of the 6. */
const OWN_SIGNS: readonly string[] = ['+', '=', '-', '−', '.', '?', '[', ']'];

/** The meaning of a key in the café; null if it has none. */
export function meaningOf(press: KeyPress): KeyAct | null {
  const { code, shiftKey } = press;
  if (press.key === 'F6') return { act: 'region', by: shiftKey ? -1 : 1 };
  const key = signOf(press);
  if (key === null) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  // On keyboards whose upper row types other characters, such a character counts instead of the key's digit.
  if (digit !== undefined && (shiftKey || !OWN_SIGNS.includes(key)))
    return shiftKey ? { act: 'assign', team: Number(digit) } : { act: 'team', team: Number(digit) };
  // Letters work with Shift as well, which queues the order after earlier ones.
  const mode = MODES[key.toLowerCase()];
  if (mode !== undefined) return { act: 'mode', mode };
  const pan = PANS[key];
  if (pan !== undefined) return shiftKey ? null : { act: 'pan', dx: pan[0], dy: pan[1] };
  switch (key) {
    case ' ':
      return { act: 'pause' };
    case '.':
      return { act: 'tick' };
    case '?':
      return { act: 'keys' };
    case '+':
    case '=':
      return { act: 'zoom', by: 1 };
    case '-':
    case '−':
      return { act: 'zoom', by: -1 };
    case 'Escape':
      return { act: 'escape' };
    default:
      break;
  }
  switch (key.toLowerCase()) {
    case 'f':
      return { act: 'follow' };
    case 'h':
      return { act: 'headMaid' };
    case 'k':
      return { act: 'janken' };
    case 'l':
      return { act: 'lab' };
    case 'j':
      return { act: 'drama' };
    case 'o':
      return { act: 'scout' };
    case 'b':
      return { act: 'rival' };
    case 'q':
      return { act: 'mute' };
    default:
      return null;
  }
}

/** Whether an element uses Space, Enter and arrows itself while focused. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, summary, [role=tab], [role=radio], li[tabindex]') !== null;

/**
 * Registers the café's keys. `mayAct` tells whether café keys work now (not
 * on the title, not under a dialog). Space takes effect on release, unless the mouse was used meanwhile: held down it
 * pans the picture.
 */
export function listenToKeys(mayAct: (act: KeyAct) => boolean, carryOut: (act: KeyAct) => void): void {
  let spaceHeld = false;
  const press = (event: KeyboardEvent): boolean => {
    const act = meaningOf(event);
    if (act === null || !mayAct(act)) return false;
    if ((act.act === 'pause' || act.act === 'pan') && usesKeys(event.target)) return false;
    if (event.repeat && act.act !== 'tick' && act.act !== 'zoom' && act.act !== 'pan') return false;
    if (act.act === 'pause') spaceHeld = true;
    else carryOut(act);
    return true;
  };
  const letGo = (event: KeyboardEvent) => {
    if (event.code !== 'Space' || !spaceHeld) return;
    spaceHeld = false;
    if (mayAct({ act: 'pause' })) carryOut({ act: 'pause' });
  };
  const used = () => {
    spaceHeld = false;
  };
  listenForKeys({ counts: () => true, press });
  pageScope.listen(window, 'keyup', letGo);
  pageScope.listen(window, 'pointerdown', used, { capture: true });
  pageScope.listen(window, 'blur', used);
}

/** The region after the focused one, and the first one after the last; the first if none is focused. */
export function nextRegion<R>(regions: readonly R[], current: R | undefined, by: 1 | -1): R | undefined {
  const at = current === undefined ? -1 : regions.indexOf(current);
  if (at < 0) return by === 1 ? regions[0] : regions.at(-1);
  return regions[(at + by + regions.length) % regions.length];
}
