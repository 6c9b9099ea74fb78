/**
 * Makes a list a single tab stop: the Tab key returns to the item that was focused last, and arrow keys move the focus
 * from there. If items disappear, another item becomes the tab stop and keeps the focus.
 */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Held {
  readonly id: string;
  /** The position in the list that the item had when it got the focus. */
  readonly at: number;
}

/** The item to which the Tab key goes: the item that was focused last or, if that item is gone, the item now at its position. */
export function tabStop(ids: readonly string[], held: Held | null): string | undefined {
  if (held === null) return ids[0];
  return ids.includes(held.id) ? held.id : ids[Math.min(held.at, ids.length - 1)];
}

/** The tab stop of a list of choices: the chosen choice or, if none is chosen or the chosen one is disabled, the first enabled choice. */
export function choiceStop<V>(
  choices: readonly { readonly value: V; readonly disabled?: boolean }[],
  chosen: V,
): V | undefined {
  const enabled = choices.filter(({ disabled }) => disabled !== true);
  return (enabled.find(({ value }) => value === chosen) ?? enabled[0])?.value;
}

interface TabStop {
  /** Ref to set on the list element. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** Id of the item with `tabIndex` 0; all others have −1. */
  readonly stop: string | undefined;
  /** Must be called when an item gets the focus. */
  readonly hold: (id: string) => void;
}

export function useTabStop(ids: readonly string[]): TabStop {
  const list = useRef<HTMLUListElement>(null);
  const now = useRef(ids);
  now.current = ids;
  const [held, setHeld] = useState<Held | null>(null);
  const [hold] = useState(
    () =>
      (id: string): void =>
        setHeld({ id, at: now.current.indexOf(id) }),
  );
  const stop = tabStop(ids, held);
  const hadFocus = list.current?.contains(document.activeElement) === true;
  useLayoutEffect(() => {
    const lost = hadFocus && list.current?.contains(document.activeElement) === false;
    if (lost) list.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  });
  return { list, stop, hold };
}
