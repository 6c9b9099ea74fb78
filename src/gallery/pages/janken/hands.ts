/** The hands of rock, paper, scissors as pixel art: one letter per pixel, K = outline, S = skin, D = shade. */

import type { Hand } from '../../../ai/index.ts';
import type { Painter } from '../../frame/painter.ts';
import { PALETTE } from '../../frame/palette.ts';

const GRIDS: Readonly<Record<Hand, readonly string[]>> = {
  rock: [
    '..............',
    '...KKKKKKK....',
    '..KSSKSSKSKK..',
    '.KSSSKSSKSKSK.',
    '.KSSSKSSKSKSK.',
    '.KSSSKSSKSKSK.',
    '.KDSSDSSDSDSK.',
    '.KSSSSSSSSSSK.',
    '.KSSSSSSSSSSK.',
    '..KSSSSSSSSK..',
    '...KSSSSSSDK..',
    '...KSSSSSSK...',
    '...KKKKKKKK...',
  ],
  paper: [
    '....KK.KK.....',
    '.KK.KSKSKKK...',
    'KSSKKSKSKSK...',
    '.KSKSSKSKSKKK.',
    '.KSSKSSSSKSKSK',
    '..KSSSSSSSSKSK',
    '..KSSSSSSSSSSK',
    '..KSSSSSSSSSSK',
    '..KSSSSSSSSSK.',
    '...KSSSSSSSSK.',
    '...KSSSSSSSK..',
    '....KSSSSSSK..',
    '....KKKKKKKK..',
  ],
  scissors: [
    '.KK......KK...',
    'KSSK....KSSK..',
    'KSSSK..KSSSK..',
    '.KSSK..KSSK...',
    '.KSSSKKSSSK...',
    '..KSSSSSSKKK..',
    '..KSSSSSKSSSK.',
    '.KKSSSSSKSSSK.',
    'KSSSSSSSSKKK..',
    'KSSSSSSSSSSSK.',
    '.KSSSSSSSSSK..',
    '..KKSSSSSSK...',
    '....KKKKKK....',
  ],
};
const COLOURS: Readonly<Record<string, string>> = { K: PALETTE.ink, S: PALETTE.skin, D: PALETTE.skinShade };

/** Draws a hand. @param mirrored true for the player on the right */
export function drawHand(paint: Painter, hand: Hand, left: number, top: number, scale = 3, mirrored = false): void {
  GRIDS[hand].forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const colour = COLOURS[row[mirrored ? row.length - 1 - x : x] ?? '.'];
      if (colour === undefined) continue;
      paint.pen.fillStyle = colour;
      paint.pen.fillRect(left + x * scale, top + y * scale, scale, scale);
    }
  });
}
