/** Dots from a bubble to its speaker, for a bubble whose tail does not reach the head because it found no place near it. */

import type { Box } from './place.ts';

/** Distance between a bubble and a head from which dots lead to the head, and the distance between two dots, in world pixels. */
const FAR = 14;
const STEP = 8;

/** Radius of a dot. */
const RADIUS = 3;

/**
 * The middles of the dots, from the bubble to the head; none while the bubble is near its speaker. Dots that would lie
 * on other faces are left out, so that the line passes behind these people.
 * @param head the box of the speaker's head
 * @param faces the faces of the other people
 */
export function leaderDots(
  bubble: Readonly<Box>,
  head: Readonly<Box>,
  faces: readonly Readonly<Box>[],
): { readonly x: number; readonly y: number }[] {
  const near = (from: number, size: number, to: number): number => Math.max(from, Math.min(from + size, to));
  const [headX, headY] = [head.x + head.w / 2, head.y + head.h / 2];
  const from = { x: near(bubble.x, bubble.w, headX), y: near(bubble.y, bubble.h, headY) };
  const to = { x: near(head.x + 4, head.w - 8, from.x), y: near(head.y + 4, head.h - 8, from.y) };
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  if (far < FAR) return [];
  const count = Math.floor((far - 4) / STEP);
  return Array.from({ length: count }, (_, i) => {
    const part = ((i + 1) * STEP) / far;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }).filter(
    ({ x, y }) =>
      !faces.some(
        (face) =>
          x > face.x - RADIUS && x < face.x + face.w + RADIUS && y > face.y - RADIUS && y < face.y + face.h + RADIUS,
      ),
  );
}
