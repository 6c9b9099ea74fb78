// Marks on the floor: tile diamonds for hovering, selecting and placing, rings under celebrities, dots along paths.
import { hexToRgb, Image } from '../engine/index.ts';
import type { Sprite } from './draw.ts';

/** A diamond of one tile, slightly inset, filled thinly and rimmed two pixels wide. */
function diamond(fill: string, fillAlpha: number, rim: string, rimAlpha = 1): Sprite {
  const image = new Image(72, 36);
  for (let y = 0; y < 36; y++)
    for (let x = 0; x < 72; x++) {
      const d = Math.abs(x + 0.5 - 36) / 36 + Math.abs(y + 0.5 - 18) / 18;
      if (d < 0.84) image.pixel(x, y, hexToRgb(fill), fillAlpha);
      else if (d < 0.94) image.pixel(x, y, hexToRgb(rim), rimAlpha);
    }
  return { image, ax: 36, ay: 18 };
}

function ring(rx: number, fill: string, alpha: number, rim: string): Sprite {
  const image = new Image(rx * 2 + 2, rx + 2);
  for (let y = 0; y < image.height; y++)
    for (let x = 0; x < image.width; x++) {
      const d = Math.hypot((x + 0.5 - rx - 1) / rx, (y + 0.5 - rx / 2 - 1) / (rx / 2));
      if (d < 1 - 2.2 / rx) image.pixel(x, y, hexToRgb(fill), alpha);
      else if (d < 1) image.pixel(x, y, hexToRgb(rim));
    }
  return { image, ax: rx + 1, ay: (rx >> 1) + 1 };
}

export function markSprites(): Map<string, Sprite> {
  const dot = new Image(6, 4);
  dot.rect(0, 0, 6, 4, '#7a4633');
  dot.rect(1, 0, 4, 3, '#fff3c4');
  return new Map<string, Sprite>([
    ['tile-hover', diamond('#ffffff', 0.18, '#fff6e3', 0.7)],
    ['tile-select', diamond('#fffadc', 0.6, '#ffffff')],
    ['tile-target', diamond('#ffbe3c', 0.4, '#e8862e')],
    ['tile-good', diamond('#86c95a', 0.35, '#3f8a3a')],
    ['tile-bad', diamond('#ee4f4f', 0.35, '#a82f4a')],
    ['tile-warm', diamond('#ffc53d', 0.38, '#e8862e', 0.5)],
    ['tile-cold', diamond('#7d5ab0', 0.38, '#5a3f86', 0.5)],
    ['ring-hero', ring(27, '#ffd966', 0.45, '#ffd34d')],
    ['ring-select', ring(20, '#ffffff', 0.35, '#ffffff')],
    ['path-dot', { image: dot, ax: 3, ay: 2 }],
  ]);
}
