/**
 * Draws the ground: lawn, street, walls and floor, painted in rectangular pieces wherever the camera looks. The painter
 * computes each point from its position, so the garden has no end; painted pieces are cached. Trees behind the house
 * are drawn between lawn and house, trees far outside above everything.
 */

import Phaser from 'phaser';
import type { CafeMap } from '../../sim/state/things.ts';
import { addTexture, makeCanvas } from '../textures/canvas.ts';
import type { Atlases } from '../textures/atlas.ts';
import type { Rect } from '../contract.ts';
import { builtBounds } from '../camera/projection.ts';
import { paintRoom, type RoomProp } from '../shell/index.ts';
import { paintProp } from '../textures/sprite-painting.ts';

const PIECE_W = 512;
const PIECE_H = 256;

export interface Ground {
  /**
   * Makes sure that the visible part of the ground is painted. @param most maximum number of pieces to paint in this
   * call; later calls paint the rest
   */
  cover(view: Readonly<Rect>, most: number): void;
  destroy(): void;
}

/**
 * A text made from everything on which the painted room depends. Chairs and tables are left out, because they can
 * change without a new painting.
 */
export const roomKey = (map: CafeMap, wet: boolean): string =>
  map.rows.map((row) => row.replace(/[^#DPKS]/g, '.')).join('/') + (wet ? 'w' : '');

let nextGround = 1;

export function makeGround(
  scene: Phaser.Scene,
  layer: Phaser.GameObjects.Layer,
  atlases: Atlases,
  map: CafeMap,
  props: readonly RoomProp[],
  wet: boolean,
): Ground {
  const prefix = `ground${nextGround++}:`;
  const pieces = new Map<string, Phaser.GameObjects.Image>();
  const { width, height, rows, east } = map;
  const room = { width, height, rows: [...rows], ...(east === undefined ? {} : { east }) };
  const house = builtBounds(map);
  const scratch = makeCanvas(PIECE_W, PIECE_H);
  const sorted = [...props].sort((a, b) => a.x + a.y - b.x - b.y);

  const paint = (x0: number, y0: number): HTMLCanvasElement => {
    const { canvas, pen: g } = makeCanvas(PIECE_W, PIECE_H);
    const pixels = new ImageData(PIECE_W, PIECE_H);
    const out = { data: pixels.data, width: PIECE_W, height: PIECE_H, originX: -x0, originY: -y0 };
    const options = { wet: wet ? 1 : 0, sun: !wet };
    paintRoom(room, out, { ...options, layer: 'outdoors' });
    g.putImageData(pixels, 0, 0);
    for (const prop of sorted) if (prop.behind) paintProp(g, atlases, prop, x0, y0);
    const meets = house.x < x0 + PIECE_W && house.x + house.w > x0 && house.y < y0 + PIECE_H && house.y + house.h > y0;
    if (meets) {
      paintRoom(room, out, { ...options, layer: 'house' });
      scratch.pen.putImageData(pixels, 0, 0);
      g.drawImage(scratch.canvas, 0, 0);
    }
    for (const prop of sorted) if (!prop.behind) paintProp(g, atlases, prop, x0, y0);
    return canvas;
  };

  return {
    cover(view, most) {
      let left = most;
      for (let cy = Math.floor(view.y / PIECE_H); cy * PIECE_H < view.y + view.h && left > 0; cy++) {
        for (let cx = Math.floor(view.x / PIECE_W); cx * PIECE_W < view.x + view.w && left > 0; cx++) {
          const key = `${prefix}${cx},${cy}`;
          if (pieces.has(key)) continue;
          const texture = addTexture(scene.textures, key, paint(cx * PIECE_W, cy * PIECE_H));
          const image = new Phaser.GameObjects.Image(scene, cx * PIECE_W, cy * PIECE_H, texture).setOrigin(0, 0);
          layer.add(image);
          pieces.set(key, image);
          left--;
        }
      }
    },
    destroy() {
      for (const [key, image] of pieces) {
        image.destroy();
        scene.textures.remove(key);
      }
      pieces.clear();
    },
  };
}
