/**
 * The pen with which small pictures are drawn pixel by pixel, and the list that each of them joins with its size and its
 * anchor.
 */

export type Pen = CanvasRenderingContext2D;
export interface SmallStamp {
  readonly name: string;
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  readonly draw: (g: Pen) => void;
}

export const INK = '#432a40';
export const stamps: SmallStamp[] = [];
export const add = (name: string, w: number, h: number, ax: number, ay: number, draw: (g: Pen) => void): void =>
  void stamps.push({ name, w, h, ax, ay, draw });
export const dot = (g: Pen, x: number, y: number, w: number, h: number, colour: string): void => {
  g.fillStyle = colour;
  g.fillRect(x, y, w, h);
};
/** Draws a picture given as rows of characters, one pixel for each character; a space is transparent. */
export const grid = (g: Pen, rows: readonly string[], colours: Readonly<Record<string, string>>, x = 0, y = 0): void =>
  rows.forEach((row, j) => [...row].forEach((c, i) => void (colours[c] && dot(g, x + i, y + j, 1, 1, colours[c]))));

/** Draws the outline of an ellipse. Its inner edge lies at the share `inner` of the radius. */
export function ellipse(g: Pen, cx: number, cy: number, rx: number, ry: number, inner: number, colour: string): void {
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
      const d = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry);
      if (d <= 1 && d >= inner) dot(g, x, y, 1, 1, colour);
    }
  }
}
