/**
 * A list whose items are one tab stop together: Tab comes back to the item that was focused last, and arrows walk from
 * there. Items come and go – guests leave –, but as long as there is one, there is a stop, and the focus is not lost.
 */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

interface Held {
  readonly id: string;
  /** Its place in the list at that time. */
  readonly at: number;
}

/** The item that Tab comes to: the one held; when it is gone, the one that has moved into its place. */
export function tabStop(ids: readonly string[], held: Held | null): string | undefined {
  if (held === null) return ids[0];
  return ids.includes(held.id) ? held.id : ids[Math.min(held.at, ids.length - 1)];
}

/** Of a few things to choose from, the chosen one; the first that can be chosen when there is none, or it cannot be. */
export function choiceStop<V>(
  choices: readonly { readonly value: V; readonly disabled?: boolean }[],
  chosen: V,
): V | undefined {
  const enabled = choices.filter(({ disabled }) => disabled !== true);
  return (enabled.find(({ value }) => value === chosen) ?? enabled[0])?.value;
}

interface TabStop {
  /** For the element the items lie in. */
  readonly list: RefObject<HTMLUListElement | null>;
  /** This one has `tabIndex` 0, all others −1. */
  readonly stop: string | undefined;
  /** An item has got the focus. */
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
