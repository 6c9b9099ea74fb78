// A plain RGBA pixel buffer with the drawing helpers that the art needs. It uses no canvas, so nothing is smoothed and
// it runs the same in a worker.
import { hexToRgb, type Rgb } from './colour.ts';

export class Image {
  readonly data: Uint8Array;
  constructor(
    readonly width: number,
    readonly height: number,
    data?: Uint8Array,
  ) {
    this.data = data ?? new Uint8Array(width * height * 4);
  }

  /** Sets pixel number i (row by row), opaque. */
  put(i: number, rgb: Rgb): void {
    const d = this.data;
    d[i * 4] = rgb[0];
    d[i * 4 + 1] = rgb[1];
    d[i * 4 + 2] = rgb[2];
    d[i * 4 + 3] = 255;
  }

  alphaAt(x: number, y: number): number {
    return x < 0 || y < 0 || x >= this.width || y >= this.height ? 0 : this.data[(y * this.width + x) * 4 + 3]!;
  }

  /** Blends one pixel by alpha. Outside the picture it does nothing. */
  pixel(x: number, y: number, rgb: Rgb, alpha = 1): void {
    if (x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const i = (y * this.width + x) * 4;
    const d = this.data;
    if (alpha >= 1) {
      this.put(i / 4, rgb);
      return;
    }
    const below = d[i + 3]! / 255;
    const out = alpha + below * (1 - alpha);
    for (let k = 0; k < 3; k++)
      d[i + k] = Math.round((rgb[k as 0 | 1 | 2] * alpha + d[i + k]! * below * (1 - alpha)) / out);
    d[i + 3] = Math.round(out * 255);
  }

  rect(x: number, y: number, w: number, h: number, hex: string, alpha = 1): void {
    const rgb = hexToRgb(hex);
    for (let b = y; b < y + h; b++) for (let a = x; a < x + w; a++) this.pixel(a, b, rgb, alpha);
  }

  /** Stamps rows of letters; each letter is a colour of the palette, anything else stays clear. */
  stamp(rows: readonly string[], x: number, y: number, palette: Readonly<Record<string, string>>, flip = false): void {
    rows.forEach((r, j) => {
      for (let i = 0; i < r.length; i++) {
        const hex = palette[r.charAt(flip ? r.length - 1 - i : i)];
        if (hex) this.pixel(x + i, y + j, hexToRgb(hex));
      }
    });
  }

  /** Draws another picture over this one. */
  draw(from: Image, x: number, y: number, alpha = 1): void {
    for (let b = 0; b < from.height; b++)
      for (let a = 0; a < from.width; a++) {
        const i = (b * from.width + a) * 4;
        const f = from.data;
        const av = (f[i + 3]! / 255) * alpha;
        if (av > 0) this.pixel(x + a, y + b, [f[i]!, f[i + 1]!, f[i + 2]!], av);
      }
  }

  crop(x: number, y: number, w: number, h: number): Image {
    const out = new Image(w, h);
    for (let b = 0; b < h; b++)
      for (let a = 0; a < w; a++) {
        const sx = x + a;
        const sy = y + b;
        if (sx < 0 || sy < 0 || sx >= this.width || sy >= this.height) continue;
        const i = (sy * this.width + sx) * 4;
        out.data.set(this.data.subarray(i, i + 4), (b * w + a) * 4);
      }
    return out;
  }

  /** The smallest rectangle that holds all visible pixels. */
  bounds(): { x: number; y: number; w: number; h: number } {
    let x0 = this.width;
    let y0 = this.height;
    let x1 = -1;
    let y1 = -1;
    for (let y = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++)
        if (this.data[(y * this.width + x) * 4 + 3]) {
          if (x < x0) x0 = x;
          if (x > x1) x1 = x;
          if (y < y0) y0 = y;
          if (y > y1) y1 = y;
        }
    return x1 < 0 ? { x: 0, y: 0, w: 1, h: 1 } : { x: x0, y: y0, w: x1 - x0 + 1, h: y1 - y0 + 1 };
  }

  /** Enlarged k times, nearest neighbour. */
  zoom(k: number): Image {
    const out = new Image(this.width * k, this.height * k);
    const from = new Uint32Array(this.data.buffer, this.data.byteOffset, this.width * this.height);
    const to = new Uint32Array(out.data.buffer);
    for (let y = 0; y < out.height; y++)
      for (let x = 0; x < out.width; x++)
        to[y * out.width + x] = from[Math.floor(y / k) * this.width + Math.floor(x / k)]!;
    return out;
  }

  /** The silhouette in one colour. */
  silhouette(hex: string): Image {
    const out = new Image(this.width, this.height);
    const rgb = hexToRgb(hex);
    for (let i = 0; i < this.width * this.height; i++) if (this.data[i * 4 + 3]) out.put(i, rgb);
    return out;
  }
}
