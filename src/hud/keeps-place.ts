/**
 * Keeps a card at its place on the page while the mouse pointer is over it. Opening or closing the notebook moves the
 * cards beside it; without this, a card would move under the pointer, and the next click would press another button.
 * The card takes its new place when the pointer leaves it.
 */

import type { CSSProperties, TargetedPointerEvent } from 'preact';
import { useState } from 'preact/hooks';
import { hudZoom, useScope } from '../ui/index.ts';

interface Kept {
  readonly card: HTMLElement;
  readonly style: CSSProperties;
}

export interface PlaceProps {
  readonly style?: CSSProperties;
  readonly onPointerEnter: (event: TargetedPointerEvent<HTMLElement>) => void;
}

/** Space between a card and the lower edge of the page, in pixels. */
const MARGIN = 8;

/**
 * Returns the properties of a card that keeps its place. @param edge the edge of the card that stays where it is if the
 * card's height changes
 */
export function useKeepsPlace(edge: 'top' | 'bottom'): PlaceProps {
  const [kept, setKept] = useState<Kept | null>(null);
  useScope(
    (scope) => {
      if (kept === null) return;
      // If the card's content goes away under the pointer, the card hears no `pointerleave`, but the page hears a move.
      scope.listen(window, 'pointermove', ({ target }) => {
        if (!(target instanceof Node && kept.card.contains(target))) setKept(null);
      });
    },
    [kept],
  );
  return {
    ...(kept === null ? {} : { style: kept.style }),
    onPointerEnter: ({ currentTarget: card, pointerType }) => {
      if (kept === null && pointerType === 'mouse')
        setKept({ card, style: styleAt(card.getBoundingClientRect(), edge) });
    },
  };
}

function styleAt({ left, top, bottom, width }: DOMRect, edge: 'top' | 'bottom'): CSSProperties {
  const zoom = hudZoom.peek();
  const px = (length: number): string => `${length / zoom}px`;
  const place =
    edge === 'top'
      ? { top: px(top), bottom: 'auto', maxHeight: px(innerHeight - top - MARGIN) }
      : { top: 'auto', bottom: px(innerHeight - bottom) };
  // The notebook may open at the card's place; the card lies above it.
  return { position: 'fixed', left: px(left), right: 'auto', width: px(width), zIndex: 'var(--z-janken)', ...place };
}
