/**
 * Small flying things, called flecks: coins, sparks, dust, shards, plates. Their maximum number is fixed, and they are
 * stored in arrays; when all are in use, a new fleck replaces the oldest. A fleck has a start, a speed, a constant
 * acceleration and a lifetime.
 */

import type Phaser from 'phaser';
import type { Sprite } from '../textures/atlas.ts';
import { makeBrush } from '../textures/brush.ts';

export interface Fleck {
  readonly sprites: readonly Sprite[];
  /** Where the fleck starts, in world pixels, and its speed there in pixels per second. */
  readonly x: number;
  readonly y: number;
  readonly vx: number;
  readonly vy: number;
  /** Downward acceleration in pixels per second². */
  readonly pull: number;
  readonly lifeMs: number;
  /** Milliseconds until the fleck appears. */
  readonly waitMs?: number;
  /** Milliseconds for which each picture of the fleck's animation is shown; the animation repeats. */
  readonly frameMs?: number;
  /** Rotation in radians per second. */
  readonly spin?: number;
  /** Whether the fleck fades during the last half of its life. */
  readonly fades?: boolean;
  /** Scale of the fleck's picture; a picture made in device pixels needs 1 / zoom. */
  readonly scale?: number;
}
export interface Flecks {
  throw(fleck: Fleck): void;
  draw(deltaMs: number): void;
  clear(): void;
}

const MOST = 160;

export function makeFlecks(scene: Phaser.Scene, layer: Phaser.GameObjects.Layer, first: Sprite): Flecks {
  const brush = makeBrush(scene, layer, first);
  const flying: (Fleck | null)[] = new Array<Fleck | null>(MOST).fill(null);
  const age = new Float32Array(MOST);
  let next = 0;
  return {
    throw(fleck) {
      flying[next] = fleck;
      age[next] = -(fleck.waitMs ?? 0);
      next = (next + 1) % MOST;
    },
    draw(deltaMs) {
      brush.begin();
      for (let i = 0; i < MOST; i++) {
        const fleck = flying[i];
        if (!fleck) continue;
        age[i]! += deltaMs;
        const ms = age[i]!;
        if (ms < 0) continue;
        if (ms >= fleck.lifeMs) {
          flying[i] = null;
          continue;
        }
        const s = ms / 1000;
        const x = fleck.x + fleck.vx * s;
        const y = fleck.y + fleck.vy * s + (fleck.pull * s * s) / 2;
        const picture = fleck.sprites[Math.floor(ms / (fleck.frameMs ?? 1e9)) % fleck.sprites.length]!;
        const left = ms / fleck.lifeMs;
        const image = brush.put(picture, x, y, fleck.fades && left > 0.5 ? Math.max(0.05, 2 - left * 2) : 1);
        const turn = fleck.spin ? fleck.spin * s : 0;
        if (image.rotation !== turn) image.setRotation(turn);
        if (fleck.scale !== undefined) image.setScale(fleck.scale);
      }
      brush.end();
    },
    clear() {
      flying.fill(null);
    },
  };
}
