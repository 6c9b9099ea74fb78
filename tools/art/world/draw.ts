// Draws one frame of the world: builds its model, traces it with the game's camera and trims the margin. Also draws the
// soft contact shadows, which are two stacked violet ellipses.
import { finish, Image, Model, trace } from '../engine/index.ts';
import type { Facing, WorldFrame } from './catalogue.ts';

/** Pixels per model unit, and the camera: a tile of 45.25 units becomes 72 × 36 pixels. */
const SCALE = 1.125;
const ELEVATION = 30;
const YAW: Record<Facing, number> = { SE: 45, SW: -45, NE: 135, NW: -135 };

/** A trimmed picture and the position of its ground anchor. */
export interface Sprite {
  image: Image;
  ax: number;
  ay: number;
}

export function trimmed(image: Image, ax: number, ay: number): Sprite {
  const b = image.bounds();
  return { image: image.crop(b.x, b.y, b.w, b.h), ax: ax - b.x, ay: ay - b.y };
}

export function drawWorldFrame(frame: WorldFrame): Sprite {
  const model = new Model();
  frame.build(model);
  const [width, height] = frame.board;
  const originX = Math.floor(width / 2);
  const originY = Math.round(height * (height > 200 ? 0.6 : 0.706));
  const raster = trace(model, {
    width,
    height,
    originX,
    originY,
    yaw: YAW[frame.facing],
    elevation: ELEVATION,
    scale: SCALE * frame.size,
    ground: 0,
  });
  return trimmed(finish(raster, { edge: true, lineDepth: 2 }), originX, originY);
}

const SHADOW = [0x4a, 0x26, 0x42] as const;
/** Two ellipses, the outer one shifted three pixels right, away from the light. */
export function drawShadow(radius: number): Sprite {
  const ax = radius + 3;
  const ay = Math.ceil(radius / 2) + 2;
  const image = new Image(radius * 2 + 9, ay * 2 + 2);
  const ellipse = (cx: number, cy: number, rx: number, alpha: number): void => {
    for (let y = 0; y < image.height; y++)
      for (let x = 0; x < image.width; x++)
        if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / (rx / 2)) ** 2 < 1) image.pixel(x, y, SHADOW, alpha);
  };
  ellipse(ax + 3, ay + 1, radius, 0.3);
  ellipse(ax + 1, ay, radius * 0.68, 0.21);
  return trimmed(image, ax, ay);
}

/** The floor-projected footprint of a box, in tiles, a little longer away from the light. */
export function drawBoxShadow(wide: number, deep: number): Sprite {
  const size = Math.ceil((wide + deep) * 40) + 16;
  const image = new Image(size * 2, size);
  const ax = size;
  const ay = Math.floor(size / 2);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const a = (x + 0.5 - ax) / 72;
      const b = (y + 0.5 - ay) / 36;
      const gx = b + a;
      const gy = b - a;
      if (gx >= -wide / 2 && gx <= wide / 2 + 0.19 && gy >= -deep / 2 && gy <= deep / 2 + 0.12)
        image.pixel(x, y, SHADOW, 0.26);
    }
  return trimmed(image, ax, ay);
}
