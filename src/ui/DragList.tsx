/**
 * A list whose order can be changed by mouse, touch or Alt+arrow keys. It does not reorder itself: it reports the new
 * order to its parent, which then passes the items in that order.
 */

import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { classes } from './classes.ts';

export interface DragItem {
  readonly id: string;
  /** The item's name for screen readers: "Kaito Hoshi". */
  readonly label: string;
  readonly content: ComponentChildren;
}

interface DragListProps {
  label: string;
  items: readonly DragItem[];
  onOrder: (ids: readonly string[]) => void;
  /** Called when the player removes an item. If this function is given, each item has a small ×, and the Delete key does the same. */
  onRemove?: (id: string) => void;
  removeLabel?: (label: string) => string;
}

export function DragList({ label, items, onOrder, onRemove, removeLabel }: DragListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<string | null>(null);
  const move = (id: string, to: number) => {
    const ids = items.map((item) => item.id);
    const from = ids.indexOf(id);
    if (to < 0 || to >= ids.length || from === to || from < 0) return;
    ids.splice(to, 0, ...ids.splice(from, 1));
    onOrder(ids);
  };
  const rowUnder = (y: number): number => {
    const rows = [...(list.current?.children ?? [])];
    const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
    return at < 0 ? rows.length - 1 : at;
  };
  return (
    <ol ref={list} aria-label={label} class="col">
      {items.map((item, at) => (
        <li
          key={item.id}
          class={classes('drag frame card', held === item.id && 'held')}
          tabIndex={0}
          aria-label={`${at + 1}. ${item.label}`}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
          onKeyDown={(event) => {
            if (event.target !== event.currentTarget) return;
            const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
            if (step !== 0) {
              event.preventDefault();
              if (event.altKey) {
                const row = event.currentTarget;
                move(item.id, at + step);
                queueMicrotask(() => row.focus());
              } else (list.current?.children[at + step] as HTMLElement | undefined)?.focus();
            } else if (event.key === 'Delete' && onRemove) onRemove(item.id);
          }}
          onPointerDown={(event) => {
            if ((event.target as HTMLElement).closest('button')) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setHeld(item.id);
          }}
          onPointerMove={(event) => {
            if (held === item.id) move(item.id, rowUnder(event.clientY));
          }}
          onPointerUp={() => setHeld(null)}
          onPointerCancel={() => setHeld(null)}
        >
          <i class="grip" aria-hidden="true" />
          <b class="mono text-13">{at + 1}</b>
          {item.content}
          {onRemove !== undefined && (
            <button
              type="button"
              class="muted pad-small"
              aria-label={removeLabel?.(item.label)}
              onClick={() => onRemove(item.id)}
            >
              ×
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
