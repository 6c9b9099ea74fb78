/**
 * A small card that stands by a tile of the room and stays there while the camera moves. It stands where it covers no
 * head: if someone comes to its place, it takes another beside the tile.
 */

import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { hudZoom, useScope } from '../../ui/index.ts';
import type { Store } from '../store.ts';
import { type Box, firstClear, type Point } from './sign-spot.ts';

/** Milliseconds between two checks whether the card covers a head. */
const CHECK_MS = 500;
/** A head as a box, around the middle of a person, in pixels of the unscaled room. */
const HEAD = { x: -19, y: -48, w: 38, h: 42 };
/** Width of a tile at which the room is unscaled, in pixels. */
const TILE = 36;

/** Possible places of a card's middle, in pixels of the unscaled room from its tile, the best first. */
export type FloorCardSpots = readonly [Point, ...Point[]];

interface FloorCardProps {
  readonly store: Store;
  /** The place in tiles; may lie between two tiles. The card is placed again when the name of its place changes. */
  readonly name: string;
  readonly at: () => { readonly x: number; readonly y: number } | null;
  readonly spots: FloorCardSpots;
  readonly children: ComponentChildren;
}

export function FloorCard({ store, name, at, spots, children }: FloorCardProps) {
  const card = useRef<HTMLElement>(null);
  useScope(
    (scope) => {
      let checked = -Infinity;
      let spot: Point | null = null;
      scope.frame(() => {
        const onPage = store.deps.plan?.onPage;
        const place = at();
        if (onPage === undefined || card.current === null || place === null) return;
        const scale = (onPage(1, 0).x - onPage(0, 0).x) / TILE;
        const zoom = hudZoom.peek();
        const { x, y } = onPage(place.x, place.y);
        const now = performance.now();
        if (spot === null || now - checked >= CHECK_MS) {
          checked = now;
          const { width, height } = card.current.getBoundingClientRect();
          const heads = headsOf(store, scale).map((box) => ({
            x: (box.x - x) / scale,
            y: (box.y - y) / scale,
            w: box.w / scale,
            h: box.h / scale,
          }));
          spot = firstClear({ w: width / scale, h: height / scale }, spots, spot, heads);
        }
        card.current.style.left = `${Math.round((x + spot.x * scale) / zoom)}px`;
        card.current.style.top = `${Math.round((y + spot.y * scale) / zoom)}px`;
      });
    },
    [name],
  );
  return (
    <span ref={card} class="floor-card">
      {children}
    </span>
  );
}

/** The heads of everyone in the picture, in page pixels. */
function headsOf(store: Store, scale: number): Box[] {
  const people = Object.values(store.cafe?.state.people ?? {});
  return people.flatMap(({ id, present }) => {
    const middle = present ? store.deps.plan?.personOnPage?.(id) : null;
    return middle
      ? [{ x: middle.x + HEAD.x * scale, y: middle.y + HEAD.y * scale, w: HEAD.w * scale, h: HEAD.h * scale }]
      : [];
  });
}
