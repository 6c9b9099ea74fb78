// Speech bubbles in pieces: for each skin a 24 × 24 body (slices 6 all round), and the tail as a separate wedge, so
// that the view can put it on any side and lean it towards the head. A tail's anchor is the bubble's edge.
import { Image } from '../engine/index.ts';
import { trimmed, type Sprite } from '../world/draw.ts';
import { stepped } from './frames.ts';

export const SKINS = {
  speech: { fill: '#fffaf0', edge: '#432a40' },
  hero: { fill: '#fff0b8', edge: '#8a4a1a' },
  late: { fill: '#ffe0da', edge: '#a82f4a' },
  talk: { fill: '#f0f7ff', edge: '#3f5f9a' },
} as const;
export type Skin = (typeof SKINS)[keyof typeof SKINS];

function body({ fill, edge }: Skin): Image {
  const image = new Image(24, 24);
  stepped(image, 0, 0, 24, 24, edge);
  stepped(image, 2, 2, 20, 20, fill);
  return image;
}

/** Wedge pointing down from the edge at row 2; rows 0 and 1 lie over the bubble's own border. `lean` bends its tip. */
function tailDown({ fill, edge }: Skin, lean: number, length = 6): Sprite {
  const image = new Image(24, length + 2);
  const middle = 12;
  for (let i = -2; i < length; i++) {
    const half = Math.max(1, 4 - Math.max(0, i));
    const shift = Math.round(lean * Math.max(0, i));
    image.rect(middle - half + shift, i + 2, half * 2, 1, edge);
    if (i < length - 2) image.rect(middle - half + 1 + shift, i + 2, Math.max(1, half * 2 - 2), 1, fill);
  }
  return trimmed(image, middle, 2);
}

/** Wedge pointing left or right; column 2 from the bubble lies over its border. */
function tailSide({ fill, edge }: Skin, left: boolean): Sprite {
  const image = new Image(16, 8);
  const middle = 8;
  for (let i = -2; i < 5; i++) {
    const half = Math.max(1, 4 - Math.max(0, i));
    const x = left ? middle - 1 - i : middle + i;
    image.rect(x, 4 - half, 1, half * 2, edge);
    if (i < 3) image.rect(x, 4 - half + 1, 1, Math.max(1, half * 2 - 2), fill);
  }
  return trimmed(image, middle, 4);
}

/** The same wedge pointing up, for a bubble below its speaker. */
function tailUp(skin: Skin): Sprite {
  const { image } = tailDown(skin, 0);
  const flipped = new Image(image.width, image.height);
  for (let y = 0; y < image.height; y++) flipped.draw(image.crop(0, y, image.width, 1), 0, image.height - 1 - y);
  return { image: flipped, ax: 4, ay: image.height - 2 };
}

export function bubbleSprites(): Map<string, Sprite> {
  const sprites = new Map<string, Sprite>();
  for (const [name, skin] of Object.entries(SKINS)) {
    sprites.set(`bubble-${name}`, { image: body(skin), ax: 12, ay: 24 });
    sprites.set(`tail-${name}-down`, tailDown(skin, 0));
    sprites.set(`tail-${name}-down-left`, tailDown(skin, -1));
    sprites.set(`tail-${name}-down-right`, tailDown(skin, 1));
    sprites.set(`tail-${name}-left`, tailSide(skin, true));
    sprites.set(`tail-${name}-right`, tailSide(skin, false));
    sprites.set(`tail-${name}-up`, tailUp(skin));
  }
  const shadow = new Image(24, 24);
  stepped(shadow, 0, 0, 24, 24, '#1d1530', 2, 0.25);
  sprites.set('bubble-shadow', { image: shadow, ax: 10, ay: 21 });
  const bar = new Image(12, 7);
  stepped(bar, 0, 0, 12, 7, '#432a40', 1);
  bar.rect(2, 2, 8, 3, '#8a7084');
  sprites.set('bar', { image: bar, ax: 6, ay: 7 });
  for (const [name, hex] of [
    ['good', '#6cc24a'],
    ['mid', '#ffc53d'],
    ['low', '#ee4f4f'],
  ] as const) {
    const fill = new Image(4, 3);
    fill.rect(0, 0, 4, 3, hex);
    fill.rect(0, 0, 4, 1, '#ffffff', 0.5);
    sprites.set(`bar-${name}`, { image: fill, ax: 0, ay: 0 });
  }
  return sprites;
}
