// Positions on a portrait's face in pixels, with the colours and features used to paint it.
import type { Painter } from './painter.ts';
import type { Mood } from './portrait.ts';
import type { Face } from './types.ts';

/** A material's tones as hex, outline first. */
export type HexRamp = readonly [string, string, string, string, string, string];

export interface Place {
  p: Painter;
  f: Face;
  mood: Mood;
  male: boolean;
  skin: HexRamp;
  /** Near eye, far eye, their height, near and far width, height. */
  nx: number;
  fx: number;
  ey: number;
  w: number;
  fw: number;
  h: number;
  /** Mouth. */
  mx: number;
  my: number;
}
