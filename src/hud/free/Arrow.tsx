/**
 * A gold arrow that shows for a few seconds where a scene takes place. It stands above the place. If the place is
 * outside the picture, the arrow points to it from the picture's edge.
 */

import { useState } from 'preact/hooks';
import type { EventKind } from '../../sim/events/index.ts';
import { Glyph, useScope } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { placeOf } from './scenes.ts';

const SHOWN_MS = 6000;
/** Distance in CSS pixels that the arrow keeps from the edges of the page, and its height above the floor. */
const EDGE = 48;
const ABOVE = 64;

export function SceneArrow({ store, kind, onGone }: { store: Store; kind: EventKind; onGone: () => void }) {
  const [spot, setSpot] = useState<{ x: number; y: number; turn: number } | null>(null);
  useScope(
    (scope) => {
      scope.after(SHOWN_MS, onGone);
      scope.frame(() => {
        const { cafe, deps } = store;
        const place = cafe === null ? null : placeOf(cafe, kind);
        const at = place === null ? undefined : deps.plan?.onPage(place.x, place.y);
        setSpot((before) => {
          if (at === undefined) return null;
          const x = Math.max(EDGE, Math.min(innerWidth - EDGE, at.x));
          const y = Math.max(EDGE, Math.min(innerHeight - EDGE, at.y - ABOVE));
          // Above the place of the scene the arrow points down; at an edge of the page it points towards the place.
          const turn =
            x === at.x && y === at.y - ABOVE ? 90 : Math.round((Math.atan2(at.y - y, at.x - x) * 180) / Math.PI);
          return before !== null && before.x === x && before.y === y && before.turn === turn ? before : { x, y, turn };
        });
      });
    },
    [kind],
  );
  if (spot === null) return null;
  return (
    <span
      class="scene-arrow"
      aria-hidden="true"
      style={{ left: `calc(${spot.x}px / var(--zoom))`, top: `calc(${spot.y}px / var(--zoom))` }}
    >
      <span class="scene-arrow-bob" style={{ rotate: `${spot.turn}deg` }}>
        <Glyph name="right" scale={4} colours={{ K: 'var(--gold)' }} />
      </span>
    </span>
  );
}
