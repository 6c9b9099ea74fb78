/**
 * Rings on the floor around a ringing bell. A ring consists of dots that spread within a moment as far as the bell can
 * be heard, and then fade; so the ring of a loud bell is wide. With reduced motion the ring does not spread but
 * appears at its full width.
 */

import type { SimEvent } from '../../sim/state/world-state.ts';

export interface BellRings {
  /** Adds a ring if the event is of the type `rings`; ignores all other events. */
  happened(event: SimEvent): void;
  /**
   * Draws all rings.
   *
   * @param nowMs time of the animation
   * @param put draws a dot on the floor; x and y in tiles, with fractions
   */
  draw(nowMs: number, still: boolean, put: (x: number, y: number, alpha: number) => void): void;
  clear(): void;
}

interface Ring {
  readonly x: number;
  readonly y: number;
  readonly tiles: number;
  /** Time by the animation clock when the ring was first drawn; null = not drawn yet. */
  beganMs: number | null;
}

const MOST = 6;
const LASTS_MS = 800;
/** Distance in tiles between two neighbouring dots of a ring at its full width. */
const APART = 0.75;
const LEAST_DOTS = 12;
const ALPHA = 0.8;

export function makeBellRings(): BellRings {
  let rings: Ring[] = [];
  return {
    happened({ type, x, y, tiles }) {
      if (type !== 'rings' || typeof x !== 'number' || typeof y !== 'number' || typeof tiles !== 'number') return;
      if (rings.length >= MOST) rings.shift();
      rings.push({ x, y, tiles, beganMs: null });
    },
    draw(nowMs, still, put) {
      if (rings.length === 0) return;
      let ended = false;
      for (const ring of rings) {
        const share = (nowMs - (ring.beganMs ??= nowMs)) / LASTS_MS;
        if (share >= 1) {
          ended = true;
          continue;
        }
        // The ring spreads fast at first and slows down.
        const reach = still ? ring.tiles : ring.tiles * (1 - (1 - share) * (1 - share));
        const dots = Math.max(LEAST_DOTS, Math.round((2 * Math.PI * ring.tiles) / APART));
        for (let i = 0; i < dots; i++) {
          const turn = (2 * Math.PI * i) / dots;
          put(ring.x + reach * Math.cos(turn), ring.y + reach * Math.sin(turn), ALPHA * (1 - share));
        }
      }
      if (ended) rings = rings.filter(({ beganMs }) => beganMs === null || nowMs - beganMs < LASTS_MS);
    },
    clear() {
      rings = [];
    },
  };
}
