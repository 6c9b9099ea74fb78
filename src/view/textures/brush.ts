/**
 * Draws things that change in each frame, such as marks, bubbles, plates and drops: in each frame `begin` is called,
 * then `put` any number of times, then `end`. The objects come from a pool, so none are created or destroyed while the
 * café runs; objects not used in a frame are hidden.
 */

import Phaser from 'phaser';
import type { Sprite } from './atlas.ts';

export interface Brush {
  begin(): void;
  /** Draws a sprite with its anchor at x, y (world pixels, rounded). */
  put(sprite: Sprite, x: number, y: number, alpha?: number): Phaser.GameObjects.Image;
  /** Draws a sprite like `put`, and sorts it by depth. */
  putAt(sprite: Sprite, x: number, y: number, depth: number, alpha?: number): Phaser.GameObjects.Image;
  end(): void;
  destroy(): void;
  /** Number of sprites drawn since the last call of `begin`. */
  readonly count: number;
}

export function makeBrush(
  scene: Phaser.Scene,
  layer: Phaser.GameObjects.Layer,
  first: Sprite,
  blendMode: Phaser.BlendModes = Phaser.BlendModes.NORMAL,
): Brush {
  const stock: Phaser.GameObjects.Image[] = [];
  let used = 0;
  const make = (): Phaser.GameObjects.Image => {
    const image = new Phaser.GameObjects.Image(scene, 0, 0, first.frame.texture, first.frame.name);
    image.setOrigin(0, 0).setBlendMode(blendMode);
    layer.add(image);
    stock.push(image);
    return image;
  };
  const put = (sprite: Sprite, x: number, y: number, alpha = 1): Phaser.GameObjects.Image => {
    const image = stock[used] ?? make();
    used++;
    if (image.frame !== sprite.frame) image.setFrame(sprite.frame);
    image.x = Math.round(x) - sprite.ax;
    image.y = Math.round(y) - sprite.ay;
    if (image.alpha !== alpha) image.setAlpha(alpha);
    if (image.scaleX !== 1 || image.scaleY !== 1) image.setScale(1, 1);
    if (!image.visible) image.setVisible(true);
    return image;
  };
  return {
    begin: () => void (used = 0),
    put,
    putAt(sprite, x, y, depth, alpha = 1) {
      const image = put(sprite, x, y, alpha);
      if (image.depth !== depth) image.setDepth(depth);
      return image;
    },
    end() {
      for (let i = used; i < stock.length && stock[i]!.visible; i++) stock[i]!.setVisible(false);
    },
    destroy() {
      for (const image of stock) image.destroy();
      stock.length = 0;
      used = 0;
    },
    get count() {
      return used;
    },
  };
}
