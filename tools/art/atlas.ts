// Packs trimmed pictures into one sheet: rows filled left to right, tallest first, a clear pixel or two
// between neighbours. Equal pictures share one place.
import { Image } from './engine/index.ts';

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 1;

export function pack(pictures: readonly Image[], width = 1024): { sheet: Image; places: Place[] } {
  const keys = pictures.map((p) => `${p.width}x${p.height}:${Buffer.from(p.data).toString('latin1')}`);
  const first = new Map<string, number>();
  keys.forEach((k, i) => first.has(k) || first.set(k, i));
  const order = [...first.values()].sort((a, b) => {
    const p = pictures[a]!;
    const q = pictures[b]!;
    return q.height - p.height || q.width - p.width || a - b;
  });
  const found = new Map<number, Place>();
  let x = GAP;
  let y = GAP;
  let row = 0;
  let used = 0;
  for (const i of order) {
    const { width: w, height: h } = pictures[i]!;
    if (x + w + GAP > width) {
      x = GAP;
      y += row + GAP;
      row = 0;
    }
    found.set(i, { x, y, w, h });
    x += w + GAP;
    used = Math.max(used, x);
    row = Math.max(row, h);
  }
  const sheet = new Image(used, y + row + GAP);
  for (const [i, p] of found) sheet.draw(pictures[i]!, p.x, p.y);
  return { sheet, places: keys.map((k) => found.get(first.get(k)!)!) };
}
