// Writes an atlas that the game can read: sprites packed into one sheet, and a list of frames, each with its rectangle
// and anchor.
import { pack } from '../atlas.ts';
import type { Image } from '../engine/index.ts';
import type { Sprite } from './draw.ts';

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  ax: number;
  ay: number;
}

export interface FrameFile {
  image: string;
  size: { w: number; h: number };
  frames: Record<string, Frame>;
}

export function atlas(
  imageName: string,
  sprites: ReadonlyMap<string, Sprite>,
  width: number,
): { sheet: Image; file: FrameFile } {
  const named = [...sprites].sort(([a], [b]) => (a < b ? -1 : 1));
  const { sheet, places } = pack(
    named.map(([, sprite]) => sprite.image),
    width,
  );
  const frames: Record<string, Frame> = {};
  named.forEach(([name, { ax, ay }], i) => {
    const place = places[i];
    if (place) frames[name] = { ...place, ax, ay };
  });
  return { sheet, file: { image: imageName, size: { w: sheet.width, h: sheet.height }, frames } };
}

/** One frame a line: small diffs, still quick to read. */
export function frameFileText(file: FrameFile): string {
  const lines = Object.entries(file.frames).map(([name, f]) => `    ${JSON.stringify(name)}: ${JSON.stringify(f)}`);
  const head = `"image": ${JSON.stringify(file.image)},\n  "size": ${JSON.stringify(file.size)}`;
  return `{\n  ${head},\n  "frames": {\n${lines.join(',\n')}\n  }\n}\n`;
}
