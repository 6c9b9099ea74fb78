/**
 * Keys of the café: which key means what, as a pure function, and the listener that carries it out. Digits and letters
 * never fire inside a field; Space presses a button that has visible focus instead of pausing.
 */

import type { Mode } from './api.ts';
import { type KeyPress, listenForKeys, signOf } from '../ui/keys/keys.ts';

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

/** Signs that mean something in the café or in a notebook; on a French keyboard '-' is on the key of the 6. */
const OWN_SIGNS: readonly string[] = ['+', '=', '-', '−', '.', '?', '[', ']'];

/** The meaning of a key in the café; null when it has none. */
export function meaningOf(press: KeyPress): KeyAct | null {
  const { code, shiftKey } = press;
  if (press.key === 'F6') return { act: 'region', by: shiftKey ? -1 : 1 };
  const key = signOf(press);
  if (key === null) return null;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  // Where the upper row types signs, a sign that means something here is meant, and not the digit of its key.
  if (digit !== undefined && (shiftKey || !OWN_SIGNS.includes(key)))
    return shiftKey ? { act: 'assign', team: Number(digit) } : { act: 'team', team: Number(digit) };
  // With Shift as well: it is held for an order that comes after those before.
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

/** Things that use Space, Enter and the arrows themselves while they have focus. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, summary, [role=tab], [role=radio], li[tabindex]') !== null;

/**
 * Listens until the returned function is called. `mayAct` says whether café keys count now (not on the title, not under a
 * dialog). Space counts when it is let go of, unless the mouse did something meanwhile: held down it moves the picture.
 */
export function listenToKeys(mayAct: (act: KeyAct) => boolean, carryOut: (act: KeyAct) => void): () => void {
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
  const stopListening = listenForKeys({ counts: () => true, press });
  addEventListener('keyup', letGo);
  addEventListener('pointerdown', used, true);
  addEventListener('blur', used);
  return () => {
    stopListening();
    removeEventListener('keyup', letGo);
    removeEventListener('pointerdown', used, true);
    removeEventListener('blur', used);
  };
}

/** The next of a ring of regions after the one that has focus; the first when none has. */
export function nextRegion<R>(regions: readonly R[], current: R | undefined, by: 1 | -1): R | undefined {
  const at = current === undefined ? -1 : regions.indexOf(current);
  if (at < 0) return by === 1 ? regions[0] : regions.at(-1);
  return regions[(at + by + regions.length) % regions.length];
}
