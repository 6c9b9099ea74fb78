// A brush for single pixels without smoothing. Coordinates may be fractions; they are rounded.
import { hexToRgb, type Image } from '../engine/index.ts';

export type Point = readonly [number, number];

export class Painter {
  constructor(private readonly image: Image) {}

  px(x: number, y: number, hex: string): void {
    this.image.pixel(Math.round(x), Math.round(y), hexToRgb(hex));
  }

  row(x: number, y: number, w: number, hex: string): void {
    this.image.rect(Math.round(x), Math.round(y), w, 1, hex);
  }

  /** A line through points; `thick` grows downwards. */
  curve(points: readonly Point[], hex: string, thick = 1): void {
    for (let i = 0; i + 1 < points.length; i++) {
      const [ax, ay] = points[i]!;
      const [bx, by] = points[i + 1]!;
      const n = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay))));
      for (let k = 0; k <= n; k++)
        this.image.rect(Math.round(ax + ((bx - ax) * k) / n), Math.round(ay + ((by - ay) * k) / n), 1, thick, hex);
    }
  }

  /** A filled ellipse; `fill` may choose a colour (or none) for each pixel by its offset from the centre. */
  oval(cx: number, cy: number, rx: number, ry: number, fill: string | ((x: number, y: number) => string | null)): void {
    for (let y = -Math.ceil(ry); y <= ry; y++)
      for (let x = -Math.ceil(rx); x <= rx; x++) {
        if ((x / rx) ** 2 + (y / ry) ** 2 > 1) continue;
        const hex = typeof fill === 'string' ? fill : fill(x, y);
        if (hex) this.px(cx + x, cy + y, hex);
      }
  }

  /** A drop of sweat or a tear: pointed top, round foot, a glint. */
  drop(x: number, y: number, size: number): void {
    this.oval(x, y, 1.6 * size + 0.6, 2 * size + 0.6, '#4f9fdf');
    this.px(x, y - 2 * size - 1.6, '#4f9fdf');
    this.oval(x, y, 1.6 * size - 0.2, 2 * size - 0.2, '#8fd7ff');
    this.px(x - 0.6 * size, y - 0.6 * size, '#ffffff');
    if (size > 1) this.px(x - 0.6 * size, y + 0.4 * size, '#ffffff');
  }
}
