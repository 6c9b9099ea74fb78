/**
 * Packs all small pictures, called stamps, into one texture, so that they are drawn in one batch: icons, bubbles in
 * common sizes, floor marks, rings, sparks, coins, drops.
 */

import type Phaser from 'phaser';
import { fetchUntilThere } from '../../ui/fetching/retry.ts';
import { fetchAtlas, spriteOf, type Fetched, type Sprite } from './atlas.ts';
import { addTexture, makeCanvas, upload } from './canvas.ts';
import { FORM, type Skin } from '../bubbles/bubble-contents.ts';
import { NUMBER_CARDS } from './number-cards.ts';
import { SMALL_STAMPS } from './small-stamps.ts';

export interface Stamps {
  /** Returns the stamp of this name. If there is none, returns an empty one and warns in the console. */
  get(name: string): Sprite;
  has(name: string): boolean;
  /** Ends all loading: pictures that arrive later are ignored, because the game is gone. */
  close(): void;
}

const SKINS: readonly Skin[] = ['speech', 'hero', 'late', 'talk'];
/** Corner size of the bubbles' nine-slice, and how far a bubble's shadow extends to the right and down, in pixels. */
const SLICE = 8;
const SHADOW = { x: 2, y: 3 };
const SIZE = 1024;

type Pen = CanvasRenderingContext2D;

export async function openStamps(textures: Phaser.Textures.TextureManager): Promise<Stamps> {
  const { canvas, pen } = makeCanvas(SIZE, 512);
  const places = new Map<string, { x: number; y: number; w: number; h: number; ax: number; ay: number }>();
  let nextX = 1;
  let nextY = 1;
  let rowHeight = 0;
  const stamp = (name: string, w: number, h: number, ax: number, ay: number, draw: (g: Pen) => void): void => {
    if (nextX + w + 1 > SIZE) {
      nextX = 1;
      nextY += rowHeight + 1;
      rowHeight = 0;
    }
    pen.save();
    pen.translate(nextX, nextY);
    pen.beginPath();
    pen.rect(0, 0, w, h);
    pen.clip();
    draw(pen);
    pen.restore();
    places.set(name, { x: nextX, y: nextY, w, h, ax, ay });
    nextX += w + 1;
    rowHeight = Math.max(rowHeight, h);
  };

  for (const small of [...SMALL_STAMPS, ...NUMBER_CARDS])
    stamp(small.name, small.w, small.h, small.ax, small.ay, small.draw);

  const texture = addTexture(textures, 'stamps', canvas);
  const stamps = new Map<string, Sprite>();
  const nothing = spriteOf(texture, '(nothing)', { x: SIZE - 1, y: 511, w: 1, h: 1, ax: 0, ay: 0 });
  /** Uploads the texture, and makes stamps of all pictures that were painted on it since the last call. */
  const publish = (): void => {
    for (const [name, place] of places) if (!stamps.has(name)) stamps.set(name, spriteOf(texture, name, place));
    upload(texture);
  };
  publish();
  let isOpen = true;
  /** Loads a sheet and then paints stamps from it. @returns a promise that resolves after the first attempt to load the sheet */
  const paintFrom = (sheet: string, paint: (art: Fetched) => void): Promise<void> =>
    new Promise((tried) => {
      const failed = (why: unknown): void => {
        console.warn(`view: the small pictures of ui/${sheet} are missing`, why);
        tried();
      };
      void fetchUntilThere(() => fetchAtlas('ui', sheet), { failed, isWanted: () => isOpen }).then((art) => {
        if (art !== null && isOpen) {
          paint(art);
          publish();
        }
        tried();
      });
    });
  await Promise.all([
    paintFrom('icons', (icons) => {
      for (const [name, f] of Object.entries(icons.data.frames)) {
        if (
          name.startsWith('dish-') ||
          name.startsWith('status-') ||
          name.startsWith('marker-') ||
          name === 'ui-crown'
        ) {
          stamp(name, f.w, f.h, f.ax, f.ay, (g) => g.drawImage(icons.image, f.x, f.y, f.w, f.h, 0, 0, f.w, f.h));
        }
      }
    }),
    paintFrom('bubbles', (bubbles) => {
      for (const skin of SKINS) {
        for (const [form, size] of [
          ['icon', FORM.icon],
          ['iconBar', FORM.iconBar],
          ['dish', FORM.dish],
          ['stuck', FORM.stuck],
        ] as const) {
          stamp(`bubble-${form}-${skin}`, size.w + SHADOW.x, size.h + SHADOW.y, 0, 0, (g) =>
            paintBubble(g, bubbles, skin, size.w, size.h),
          );
        }
      }
      for (const [name, f] of Object.entries(bubbles.data.frames)) {
        if (name.startsWith('tail-') || name.startsWith('bar')) {
          stamp(name, f.w, f.h, f.ax, f.ay, (g) => g.drawImage(bubbles.image, f.x, f.y, f.w, f.h, 0, 0, f.w, f.h));
        }
      }
      bubbleArt = bubbles;
    }),
  ]);

  const missed = new Set<string>();
  return {
    has: (name) => stamps.has(name),
    get(name) {
      const found = stamps.get(name);
      if (found) return found;
      if (!missed.has(name)) {
        missed.add(name);
        console.warn(`view: no stamp ${name}`);
      }
      return nothing;
    },
    close: () => void (isOpen = false),
  };
}

/** The sheet of bubbles. It is kept to paint bubbles with text, whose width is not known in advance. */
let bubbleArt: Fetched | null = null;

/** Whether bubble bodies can be painted; until then {@link paintBody} paints nothing. */
export const hasBodies = (): boolean => bubbleArt !== null;

/** Paints the body of a bubble, of any size, with its shadow, at the pen's origin. */
export function paintBody(g: Pen, skin: Skin, w: number, h: number): void {
  if (bubbleArt) paintBubble(g, bubbleArt, skin, w, h);
}

function paintBubble(g: Pen, art: Fetched, skin: Skin, w: number, h: number): void {
  nineSlice(g, art, 'bubble-shadow', SHADOW.x, SHADOW.y, w, h);
  nineSlice(g, art, `bubble-${skin}`, 0, 0, w, h);
}

function nineSlice(g: Pen, art: Fetched, name: string, x: number, y: number, w: number, h: number): void {
  const f = art.data.frames[name];
  if (!f) return;
  g.imageSmoothingEnabled = false;
  const xs = [
    [0, SLICE, 0, SLICE],
    [SLICE, f.w - 2 * SLICE, SLICE, w - 2 * SLICE],
    [f.w - SLICE, SLICE, w - SLICE, SLICE],
  ] as const;
  const ys = [
    [0, SLICE, 0, SLICE],
    [SLICE, f.h - 2 * SLICE, SLICE, h - 2 * SLICE],
    [f.h - SLICE, SLICE, h - SLICE, SLICE],
  ] as const;
  for (const [sx, sw, dx, dw] of xs)
    for (const [sy, sh, dy, dh] of ys)
      if (dw > 0 && dh > 0) g.drawImage(art.image, f.x + sx, f.y + sy, sw, sh, x + dx, y + dy, dw, dh);
}
