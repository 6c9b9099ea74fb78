// Draws the title lettering: each letter's shape comes from the heading font, cut at one threshold, then gets a cream
// body with honey poured over it, a wooden edge below and an ink outline. A small bell hangs on the last letter.
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { fileURLToPath } from 'node:url';
import { finish, hexToRgb, Image, material, Model, rotY, trace } from '../engine/index.ts';
import { trimmed } from '../world/draw.ts';

/** The café's name in a language, and the font of its letters. */
interface Sign {
  readonly word: string;
  readonly font: string;
  /** Pixels of the first letter and of the others. */
  readonly sizes: readonly [number, number];
  /** Pixels by which the letters are thicker than the font's. */
  readonly fat: number;
  /** Pixels of wood below a letter. */
  readonly edge: number;
  /** Vertical offset in pixels, one number a letter. */
  readonly dance: readonly number[];
}
export const SIGNS = {
  en: {
    word: 'Honeybell',
    font: 'm-plus-rounded-1c/files/m-plus-rounded-1c-latin-900-normal.woff2',
    sizes: [48, 40],
    fat: 1.2,
    edge: 5,
    dance: [1, -1, 1, 0, 2, -1, 1, -1, 0],
  },
  zh: {
    word: '蜜铃',
    font: 'zcool-kuaile/files/zcool-kuaile-chinese-simplified-400-normal.woff2',
    sizes: [84, 84],
    fat: 0,
    edge: 4,
    dance: [1, -1],
  },
  ja: {
    word: 'ハニーベル',
    font: 'm-plus-rounded-1c/files/m-plus-rounded-1c-japanese-900-normal.woff2',
    sizes: [46, 42],
    fat: 1.2,
    edge: 5,
    dance: [1, -1, 1, 0, 1],
  },
} as const satisfies Readonly<Record<string, Sign>>;
const WIDTH = 300;
const HEIGHT = 132;
const BASE = 98;
/** The font size for which honey and shine are drawn; they scale with larger letters. */
const DRAWN_FOR = 48;
const DRIP = [
  0, 0, 1, 3, 6, 8, 8, 6, 3, 1, 0, 0, 0, 1, 2, 3, 3, 2, 1, 0, 0, 0, 0, 2, 5, 10, 11, 10, 5, 2, 0, 0, 0, 1, 3, 4, 3, 1,
];

interface Lettering {
  inside: Uint8Array;
  letterOf: Int8Array;
  end: number;
}
function lettering({ word, font, sizes, fat, dance }: Sign): Lettering {
  const family = `Honeybell Title ${word}`;
  const packages = new URL('../../../node_modules/@fontsource/', import.meta.url);
  GlobalFonts.registerFromPath(fileURLToPath(new URL(font, packages)), family);
  const inside = new Uint8Array(WIDTH * HEIGHT);
  const letterOf = new Int8Array(WIDTH * HEIGHT).fill(-1);
  let x = 14;
  [...word].forEach((letter, k) => {
    const canvas = createCanvas(WIDTH, HEIGHT);
    const g = canvas.getContext('2d');
    g.font = `${k === 0 ? sizes[0] : sizes[1]}px "${family}"`;
    g.lineJoin = 'round';
    g.fillText(letter, x, BASE + (dance[k] ?? 0));
    g.lineWidth = fat;
    if (fat > 0) g.strokeText(letter, x, BASE + (dance[k] ?? 0));
    const { data } = g.getImageData(0, 0, WIDTH, HEIGHT);
    for (let i = 0; i < inside.length; i++) {
      if ((data[i * 4 + 3] ?? 0) <= 120) continue;
      inside[i] = 1;
      letterOf[i] = k;
    }
    x += g.measureText(letter).width + 1;
  });
  return { inside, letterOf, end: Math.ceil(x) };
}

/** Colour of one pixel of a letter's face; `up` is its height over the letter's baseline. */
function faceColour(up: number, honeyAt: number, is: (dx: number, dy: number) => boolean): string {
  const honey = up > honeyAt;
  if (honey && is(0, -2) && !is(0, -3) && !is(-3, 0) && is(-2, 0) && up > honeyAt + 4) return '#ffffff';
  if (Math.floor(up) === honeyAt && is(0, -2)) return '#c98a4b';
  if (!honey && !is(0, 1)) return '#e3c291';
  if (honey && up > honeyAt + 1 && !is(1, 0)) return '#f0a020';
  if (honey && !is(0, -1)) return '#fff3c4';
  if (honey) return up <= honeyAt + 1 ? '#e8862e' : up > 32 ? '#ffe27a' : '#ffc53d';
  return up < 5 ? '#f7e4c3' : '#fff6e3';
}

function letters(sign: Sign): { image: Image; end: number } {
  const { inside, letterOf, end } = lettering(sign);
  const image = new Image(WIDTH, HEIGHT);
  const at = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT && inside[y * WIDTH + x] === 1;
  const put = (x: number, y: number, hex: string): void => image.pixel(x, y, hexToRgb(hex));
  const inked = (x: number, y: number): boolean => {
    for (let e = 0; e <= sign.edge; e++)
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++) if (Math.abs(dx) + Math.abs(dy) <= 3 && at(x + dx, y + dy - e)) return true;
    return false;
  };
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) if (inked(x, y)) put(x, y, '#432a40');
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      for (let e = sign.edge; e >= 1; e--) if (at(x, y - e) && !at(x, y)) put(x, y, e > 3 ? '#8a5234' : '#b5713f');
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      if (!at(x, y)) continue;
      const letter = letterOf[y * WIDTH + x] ?? 0;
      const baseline = BASE + (sign.dance[letter] ?? 0);
      const larger = Math.max(1, sign.sizes[0] / DRAWN_FOR);
      const honeyAt = 17 - (DRIP[Math.floor(x / larger) % DRIP.length] ?? 0);
      put(
        x,
        y,
        faceColour((baseline - y) / larger, honeyAt, (dx, dy) => at(x + dx, y + dy)),
      );
    }
  return { image, end };
}

/** The house bell as a model, so that it can be drawn at a slant with clean pixels. */
export function bellImage(size: number, slant: number): Image {
  const brass = material('#ffc53d', { ty: -0.012 });
  const rim = material('#e8962e');
  const m = new Model().rotate(rotY(slant));
  m.group().torus(rim, [0, 0, 14.6], 1.6, 0.7, { rotate: [1, 0, 0, 0, 0, -1, 0, 1, 0] });
  m.group().ellipsoid(material('#d8485f'), [0, 0, -1.4], 2.2);
  m.group().cylinder(brass, [0, 0, 5.4], 5, 6.6, 4.2, { curve: -0.9, round: 0.4 });
  m.ellipsoid(brass, [0, 0, 10.2], [4.3, 4.3, 3.4]);
  m.group().cylinder(rim, [0, 0, 0.8], 1.1, 8, 7.2, { round: 0.7 });
  const raster = trace(m, {
    width: size,
    height: size,
    originX: size / 2,
    originY: size * 0.76,
    yaw: 0,
    elevation: 12,
    scale: size / 25,
    aoReach: 3,
  });
  return finish(raster, { lineDepth: 1.6 });
}

export function logoImage(sign: Sign = SIGNS.en): Image {
  const { image, end } = letters(sign);
  const bell = bellImage(27, 14);
  const top = BASE - sign.sizes[0];
  image.draw(bell, end - 16, top + 1);
  for (const [dx, dy, w, h] of [
    [-17, 8, 2, 1],
    [12, 16, 2, 1],
    [10, 4, 1, 2],
    [-14, 14, 2, 1],
  ] as const)
    image.rect(end + dx, top - 4 + dy, w, h, '#ffd34d');
  return trimmed(image, 0, 0).image;
}

/** The icon of the browser tab: the bell on a cherry tile. */
export function faviconImage(): Image {
  const image = new Image(32, 32);
  const cherry = [
    [2, 0, 28, 32],
    [1, 1, 30, 30],
    [0, 2, 32, 28],
  ] as const;
  for (const [x, y, w, h] of cherry) image.rect(x, y, w, h, '#432a40');
  image.rect(3, 2, 26, 28, '#b83b52');
  image.rect(2, 3, 28, 26, '#b83b52');
  image.rect(3, 2, 26, 1, '#e88696');
  image.rect(3, 27, 26, 3, '#7c2338');
  image.draw(bellImage(28, 10), 2, 1);
  return image;
}

/**
 * The same as the icon of the installed game: drawn small and enlarged by whole pixels. @param rounded a tile with
 * rounded corners, else a background to the edge
 */
export function appIcon(size: number, rounded: boolean): Image {
  const scale = Math.floor(size / 32);
  const small = rounded ? faviconImage() : new Image(32, 32);
  if (!rounded) {
    small.rect(0, 0, 32, 32, '#b83b52');
    small.draw(bellImage(20, 10), 6, 5);
  }
  const image = new Image(size, size);
  if (!rounded) image.rect(0, 0, size, size, '#b83b52');
  image.draw(small.zoom(scale), (size - 32 * scale) >> 1, (size - 32 * scale) >> 1);
  return image;
}
