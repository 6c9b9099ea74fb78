/** Stamps of numbers: the small cards on the tables, and the badges at bubbles that guests share. The digits are drawn pixel by pixel, like the furniture. */

import { dot, INK, type Pen, type SmallStamp } from './stamp-pen.ts';

/** The greatest number that has a card. */
export const MOST_CARDS = 40;

const DIGITS: readonly (readonly string[])[] = [
  [' ## ', '#  #', '#  #', '#  #', '#  #', '#  #', ' ## '],
  [' #  ', '##  ', ' #  ', ' #  ', ' #  ', ' #  ', '### '],
  [' ## ', '#  #', '   #', '  # ', ' #  ', '#   ', '####'],
  ['### ', '   #', '   #', ' ## ', '   #', '   #', '### '],
  ['  # ', ' ## ', '# # ', '# # ', '####', '  # ', '  # '],
  ['####', '#   ', '### ', '   #', '   #', '#  #', ' ## '],
  [' ## ', '#   ', '#   ', '### ', '#  #', '#  #', ' ## '],
  ['####', '   #', '   #', '  # ', '  # ', ' #  ', ' #  '],
  [' ## ', '#  #', '#  #', ' ## ', '#  #', '#  #', ' ## '],
  [' ## ', '#  #', '#  #', ' ###', '   #', '   #', ' ## '],
];
/** Width of a digit, whose strokes are drawn two pixels wide, and its height. */
const WIDE = 5;
const HIGH = 7;
/** Width of a card beside its digits, and its height. */
const RIM = 3;
const CARD_HIGH = HIGH + 2 * RIM;
const [PAPER, SHADE, RED] = ['#fffaf0', '#e3cfae', '#c2385a'] as const;

/** Calls `put` for each pixel of a digit's strokes. */
function strokes(digit: number, put: (x: number, y: number) => void): void {
  for (const [y, row] of (DIGITS[digit] ?? []).entries())
    for (const [x, pixel] of [...row].entries()) if (pixel === '#') put(x, y);
}

function card(number: number): SmallStamp {
  const digits = [...String(number)].map(Number);
  const w = digits.length * (WIDE + 1) - 1 + 2 * RIM;
  const draw = (g: Pen): void => {
    dot(g, 1, 0, w - 2, CARD_HIGH, INK);
    dot(g, 0, 1, w, CARD_HIGH - 1, INK);
    dot(g, 1, 1, w - 2, CARD_HIGH - 2, PAPER);
    dot(g, 1, 1, w - 2, 1, RED);
    dot(g, 1, CARD_HIGH - 2, w - 2, 1, SHADE);
    for (const [i, digit] of digits.entries())
      strokes(digit, (x, y) => dot(g, RIM + i * (WIDE + 1) + x, RIM + y, 2, 1, INK));
  };
  return { name: `number-${number}`, w, h: CARD_HIGH, ax: Math.floor(w / 2), ay: CARD_HIGH - 1, draw };
}

/** The greatest number on a badge. */
export const MOST_COUNTED = 9;

/** A dark round badge with a white digit, anchored at its middle. */
function badge(number: number): SmallStamp {
  const draw = (g: Pen): void => {
    for (let inset = 0; inset < 2; inset++) {
      const colour = inset > 0 ? RED : PAPER;
      dot(g, 1 + inset, inset, 13 - 2 * inset, 13 - 2 * inset, colour);
      dot(g, inset, 1 + inset, 15 - 2 * inset, 11 - 2 * inset, colour);
    }
    strokes(number, (x, y) => dot(g, 5 + x, 3 + y, 2, 1, PAPER));
  };
  return { name: `count-${number}`, w: 15, h: 13, ax: 7, ay: 6, draw };
}

export const NUMBER_CARDS: readonly SmallStamp[] = [
  ...Array.from({ length: MOST_CARDS }, (_, i) => card(i + 1)),
  ...Array.from({ length: MOST_COUNTED }, (_, i) => badge(i + 1)),
];
