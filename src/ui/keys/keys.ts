/**
 * The page's only listener for keys. Each part with keys registers a keymap, which tells whether the part is visible.
 * The newest live keymap gets a key first; the first binding that handles it ends the search. So hidden parts get no
 * keys, and an open page's keys precede those of the café behind it. The lists of keys that the player sees are made
 * from the registered keymaps (keys-shown.ts), so they cannot differ from what the keys do.
 */

import { useEffect, useRef } from 'preact/hooks';
import { Scope } from '../lifetime/scope.ts';
import { type KeyPress, matchOf } from './patterns.ts';

export interface Binding {
  /** Pattern of the key: `a`, `.`, `Escape`, `1…9`, `Shift+F6`, `Ctrl+z` (patterns.ts). */
  readonly key: string;
  /** Patterns of other keys with the same effect; the list of keys does not show them. */
  readonly also?: readonly string[];
  /** Returns what the key does, in the player's language, for the list of keys. Bindings with the same text share a line. */
  readonly does: () => string;
  /**
   * Carries out the key's action. @param digit the digit pressed, for `1…9` @returns false if there was nothing to do;
   * then the next matching binding is tried
   */
  readonly press: (event: KeyPress, digit: number) => unknown;
  readonly repeats?: boolean;
  /**
   * If true, and the focused button, link or list item has a use of its own for the key, that element handles the key
   * instead of the binding. A button that has the focus only because of a click, or of a panel that was closed after it,
   * has no use for keys: after a click on a maid's card, Space still pauses.
   */
  readonly yields?: boolean;
  /** If true, the binding takes effect when the key is released, unless the mouse was used meanwhile. */
  readonly onRelease?: boolean;
}

export interface Keymap {
  /** Heading of the keymap in the list of keys. */
  readonly title: () => string;
  /** Returns whether the part of the page with these keys is visible. */
  readonly live: () => boolean;
  readonly bindings: readonly Binding[];
  /** Returns whether the list of keys contains these keys even while their part of the page is hidden. */
  readonly listed?: () => boolean;
  /** Returns whether the keys have no effect for the moment, because a dialog is about to open; they stay in the list of keys. */
  readonly blocked?: () => boolean;
  /** Returns the element that must contain the focus for the keys to work. */
  readonly within?: () => Element | null;
  /**
   * Whether the keys also work in text fields (`inFields`) and while a dialog is open (`inDialogs`). Otherwise all
   * keys go to the text field or the dialog.
   */
  readonly inFields?: boolean;
  readonly inDialogs?: boolean;
}

/** The registered keymaps, the newest first. */
const keymaps: Keymap[] = [];
let listening: Scope | null = null;
/** The binding that takes effect when the key now held down is released; null = none. */
let held: { readonly binding: Binding; readonly code: string; readonly map: Keymap } | null = null;

/** Whether the player points and clicks: true from a click until a key moves the focus. */
let isPointing = false;

export const registeredKeymaps = (): readonly Keymap[] => keymaps;

/** Registers a keymap. @returns a function that unregisters it */
export function listenForKeys(map: Keymap): () => void {
  listening ??= listen();
  keymaps.unshift(map);
  return () => {
    const at = keymaps.indexOf(map);
    if (at >= 0) keymaps.splice(at, 1);
    if (keymaps.length > 0) return;
    listening?.dispose();
    listening = null;
  };
}

/** Registers a keymap for the lifetime of a component. The keymap may be a new object at each rendering. */
export function useKeys(map: Omit<Keymap, 'live'>): void {
  const latest = useRef(map);
  latest.current = map;
  useEffect(
    () =>
      listenForKeys({
        live: () => true,
        title: () => latest.current.title(),
        get bindings() {
          return latest.current.bindings;
        },
        ...(map.within === undefined ? {} : { within: () => latest.current.within?.() ?? null }),
        inFields: map.inFields === true,
        inDialogs: map.inDialogs === true,
      }),
    [],
  );
}

function listen(): Scope {
  const scope = new Scope();
  const letGo = (): void => {
    held = null;
  };
  scope.listen(window, 'keydown', hear);
  scope.listen(window, 'keyup', release);
  scope.listen(window, 'pointerdown', letGo, { capture: true });
  scope.listen(window, 'blur', letGo);
  scope.listen(window, 'pointerdown', () => (isPointing = true), { capture: true });
  scope.listen(window, 'keydown', ({ key }) => (isPointing &&= !/^(Tab|F6|Home|End|Arrow)/.test(key)), {
    capture: true,
  });
  return scope;
}

function hear(event: KeyboardEvent): void {
  // The listener ignores a key that the focused element has handled already.
  if (event.defaultPrevented || event.isComposing) return;
  for (const { map, binding, digit } of matchesOf(
    keymaps.filter((map) => hears(map, event.target)),
    event,
  )) {
    if (event.repeat && binding.repeats !== true) continue;
    if (binding.yields === true && usesKeys(event.target) && !isClickedButton(event.target)) continue;
    if (binding.onRelease === true) held = { binding, code: event.code, map };
    else if (binding.press(event, digit) === false) continue;
    event.preventDefault();
    return;
  }
}

function release(event: KeyboardEvent): void {
  if (held === null || held.code !== event.code) return;
  event.preventDefault();
  const { binding, map } = held;
  held = null;
  if (hears(map, event.target)) binding.press(event, 0);
}

function hears(map: Keymap, target: EventTarget | null): boolean {
  if (isField(target) && map.inFields !== true) return false;
  if (document.querySelector('dialog[open]') !== null && map.inDialogs !== true) return false;
  if (map.within !== undefined && !(target instanceof Node && map.within()?.contains(target) === true)) return false;
  return map.live() && map.blocked?.() !== true;
}

interface Match {
  readonly map: Keymap;
  readonly binding: Binding;
  /** The digit that was pressed; 0 if the key is no digit. */
  readonly digit: number;
}

/**
 * The bindings that match a key, best first. Bindings for a typed character precede those for a digit, because digits
 * are matched by the place of the key: on a French keyboard the key of the 6 types '-'.
 */
export function matchesOf(maps: readonly Keymap[], press: KeyPress): Match[] {
  const found: Match[] = [];
  for (const map of maps)
    for (const binding of map.bindings)
      for (const pattern of [binding.key, ...(binding.also ?? [])]) {
        const digit = matchOf(pattern, press);
        if (digit !== null) found.push({ map, binding, digit });
      }
  return [...found.filter(({ digit }) => digit === 0), ...found.filter(({ digit }) => digit > 0)];
}

/** Whether a text field has the focus, also one inside a shadow root, as in the script editor. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.shadowRoot !== null ||
    target.isContentEditable ||
    target.matches('input:not([type=range], [type=checkbox], [type=radio]), textarea, select'));

/** Whether the focused element uses Space, Enter or the arrow keys itself. */
const usesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, input, summary, [role=tab], [role=radio], li[tabindex]') !== null;

const isClickedButton = (target: EventTarget | null): boolean => isPointing && target instanceof HTMLButtonElement;

/** Whether an element is visible: neither it nor an ancestor is hidden. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
