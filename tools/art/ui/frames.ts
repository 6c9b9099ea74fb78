// Frames of the interface as nine-slice pictures: an ink border with stepped corners, a fill, a highlight along the
// top and a darker lip along the bottom, as on a pressed wooden toy. 24 × 24, slices 6 6 9 6; edges are 12 × 12, slice 3.
import { Image } from '../engine/index.ts';

const INK = '#432a40';
export interface FrameLook {
  fill: string;
  lip: string;
  hi?: string;
  ink?: string;
}

export const FRAMES: Readonly<Record<string, FrameLook>> = {
  paper: { fill: '#fff6e3', lip: '#d9b283' },
  butter: { fill: '#f7e4c3', lip: '#d9b283' },
  card: { fill: '#fffaf0', lip: '#e3c291' },
  night: { fill: '#33304f', lip: '#211f38', hi: '#4a4670' },
  night2: { fill: '#403c66', lip: '#2a2745', hi: '#56517f' },
  board: { fill: '#2f4d49', lip: '#20393a', hi: '#3d605b' },
  wood: { fill: '#c98a4b', lip: '#9a5f38', hi: '#e2b06c' },
  btn: { fill: '#fff6e3', lip: '#a58a68' },
  teal: { fill: '#2c7c78', lip: '#1f5a58', hi: '#5fb3ab' },
  gold: { fill: '#ffc53d', lip: '#a8591c', hi: '#fff0b8' },
  cherry: { fill: '#b83b52', lip: '#7c2338', hi: '#e88696' },
  grey: { fill: '#e6dccd', lip: '#bfb09b' },
  N: { fill: '#8d95ab', lip: '#6a7187', hi: '#c3c9d6' },
  R: { fill: '#3f8fd0', lip: '#2b6aa3', hi: '#a8d8f7' },
  SR: { fill: '#9457d6', lip: '#6c37a8', hi: '#dcbcff' },
  SSR: { fill: '#f0a020', lip: '#b5641a', hi: '#ffe08a' },
  sel: { fill: '#ffe6a3', lip: '#d98a1e', hi: '#fff6d6', ink: '#8a4a1a' },
  err: { fill: '#ffe3dc', lip: '#d8836f', hi: '#fff2ee', ink: '#8a2330' },
  ok: { fill: '#e2f3d4', lip: '#9cc283', hi: '#f6fff0', ink: '#2f5a3a' },
};

/** Frames of buttons, which also have a pressed state: two pixels lower, without the lip. */
export const PRESSABLE: readonly string[] = ['btn', 'teal', 'gold', 'cherry', 'grey', 'night2'];

export const EDGES: Readonly<Record<string, string>> = {
  paper: '#fff6e3',
  N: '#5d6684',
  R: '#2b6aa3',
  SR: '#6c37a8',
  SSR: '#8a3d0c',
  ink: '#432a40',
  teal: '#2c7c78',
  gold: '#ffd34d',
  cherry: '#b83b52',
  butter: '#f7e4c3',
  night: '#33304f',
  well: '#6b5068',
  mint: '#d3efe2',
  sky: '#dceefb',
  pink: '#ffdce6',
  lav: '#eadcfb',
  grey: '#e6dccd',
  green: '#2f6b3a',
  board: '#3b5f5a',
};

/** A rectangle whose corners are cut in two steps of `s` pixels. */
export function stepped(image: Image, x: number, y: number, w: number, h: number, hex: string, s = 2, alpha = 1): void {
  const rows: [number, number, number, number][] = [
    [x + s * 2, y, w - s * 4, s],
    [x + s, y + s, w - s * 2, s],
    [x, y + s * 2, w, h - s * 4],
    [x + s, y + h - s * 2, w - s * 2, s],
    [x + s * 2, y + h - s, w - s * 4, s],
  ];
  for (const [a, b, c, d] of rows) image.rect(a, b, c, d, hex, alpha);
}

export function frameImage(look: FrameLook, pressed = false): Image {
  const image = new Image(24, 24);
  const top = pressed ? 2 : 0;
  stepped(image, 0, top, 24, 24 - top, look.ink ?? INK);
  if (!pressed) stepped(image, 2, 2, 20, 20, look.lip);
  stepped(image, 2, 2 + top, 20, pressed ? 18 : 17, look.fill);
  if (look.hi) image.rect(6, 2 + top, 12, 2, look.hi);
  else image.rect(6, 2 + top, 12, 2, '#ffffff', 0.75);
  return image;
}

export function edgeImage(fill: string): Image {
  const image = new Image(12, 12);
  stepped(image, 0, 0, 12, 12, INK, 1);
  image.rect(3, 2, 6, 8, fill);
  image.rect(2, 3, 8, 6, fill);
  return image;
}
