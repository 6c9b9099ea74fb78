/** Draws pictures of an atlas onto a canvas, for things that never move and need no sorting. */

import type { Atlases, Sprite } from './atlas.ts';
import { worldX, worldY } from '../camera/projection.ts';
import type { RoomProp } from '../shell/index.ts';

/** Draws a sprite with its anchor at x, y of the canvas. */
export function paintSprite(pen: CanvasRenderingContext2D, sprite: Sprite, x: number, y: number): void {
  const { picture, px, py, w, h } = sprite;
  pen.drawImage(picture, px, py, w, h, x - sprite.ax, y - sprite.ay, w, h);
}

/** Draws a prop with its shadow, on a canvas whose top left is the world point x0, y0. */
export function paintProp(
  pen: CanvasRenderingContext2D,
  atlases: Atlases,
  prop: RoomProp,
  x0: number,
  y0: number,
): void {
  const x = Math.round(worldX(prop.x, prop.y)) - x0;
  const y = Math.round(worldY(prop.x, prop.y)) - y0;
  if (x < -120 || x > pen.canvas.width + 120 || y < -20 || y > pen.canvas.height + 150) return;
  const shadow = prop.shadow > 0 ? atlases.world(`shadow-${prop.shadow}`) : null;
  if (shadow) paintSprite(pen, shadow, x, y);
  const sprite = atlases.world(prop.frame);
  if (sprite) paintSprite(pen, sprite, x, y);
}
