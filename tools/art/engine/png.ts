// Writes PNG: indexed colour if a picture has at most 256 colours (ours nearly always do; a few blended ones are merged
// into their nearest neighbour), plain RGBA if it must stay exact. zlib compresses.
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { Image } from './image.ts';

const CRC = new Uint32Array(256).map((_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function chunk(type: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  out.set(body, 8);
  let crc = 0xffffffff;
  for (let i = 4; i < body.length + 8; i++) crc = CRC[(crc ^ out[i]!) & 255]! ^ (crc >>> 8);
  out.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 8);
  return out;
}

function png(width: number, height: number, type: number, extra: Buffer[], rows: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = type;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Every row starts with its filter byte; 0 (none) packs pixel art best. */
function unfiltered(data: Uint8Array, width: number, height: number, size: number): Uint8Array {
  const rows = new Uint8Array((width * size + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(data.subarray(y * width * size, (y + 1) * width * size), y * (width * size + 1) + 1);
  return rows;
}

/** Colours by how often they occur; 0 = invisible. */
function census(pixels: Uint32Array): Map<number, number> {
  const seen = new Map<number, number>();
  for (const p of pixels) {
    const c = p >>> 24 ? p : 0;
    seen.set(c, (seen.get(c) ?? 0) + 1);
  }
  return seen;
}

/** Image to PNG file contents. `exact` forbids merging rare colours. */
export function encodePng(image: Image, exact = false): Buffer {
  const { width, height } = image;
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const byUse = [...census(pixels)].sort((a, b) => (a[0] === 0 ? -1 : b[0] === 0 ? 1 : b[1] - a[1])).map(([c]) => c);
  if (exact && byUse.length > 256) return png(width, height, 6, [], unfiltered(image.data, width, height, 4));
  const kept = byUse.slice(0, 256);
  const index = new Map(kept.map((c, i) => [c, i]));
  const far = (a: number, b: number): number => {
    let d = 0;
    for (const s of [0, 8, 16, 24]) d += (((a >>> s) & 255) - ((b >>> s) & 255)) ** 2;
    return d;
  };
  for (const c of byUse.slice(256)) {
    let best = 0;
    for (let i = 1; i < kept.length; i++) if (far(kept[i]!, c) < far(kept[best]!, c)) best = i;
    index.set(c, best);
  }
  const palette = new Uint8Array(kept.length * 3);
  const alpha = new Uint8Array(kept.length);
  kept.forEach((c, i) => {
    palette.set([c & 255, (c >>> 8) & 255, (c >>> 16) & 255], i * 3);
    alpha[i] = c >>> 24;
  });
  const indexed = new Uint8Array(width * height);
  for (let i = 0; i < indexed.length; i++) indexed[i] = index.get(pixels[i]! >>> 24 ? pixels[i]! : 0) ?? 0;
  const extra = [chunk('PLTE', palette), chunk('tRNS', alpha)];
  return png(width, height, 3, extra, unfiltered(indexed, width, height, 1));
}

export function decodePng(file: Buffer): Image {
  const { width, height, data } = PNG.sync.read(file);
  return new Image(width, height, new Uint8Array(data));
}
