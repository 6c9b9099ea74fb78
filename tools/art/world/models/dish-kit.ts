// Helpers to model food in units of a plate of radius 6.4. Models are scaled as a whole, so one model serves the table,
// the counter and the icon.
import { material, type Model, rotX, type ShapeOptions, type Vec3 } from '../../engine/index.ts';

export class Dish {
  constructor(
    readonly model: Model,
    readonly scale: number,
  ) {}

  private at(p: Vec3): Vec3 {
    return [p[0] * this.scale, p[1] * this.scale, p[2] * this.scale];
  }
  private scaled(o: ShapeOptions): ShapeOptions {
    const s = this.scale;
    const out: ShapeOptions = { ...o };
    if (o.round !== undefined) out.round = o.round * s;
    if (o.amplitude !== undefined) out.amplitude = o.amplitude * s;
    const pattern = o.pattern;
    if (pattern) out.pattern = (x, y, z, n) => pattern(x / s, y / s, z / s, n);
    return out;
  }

  /** A new part: outlined against what came before. */
  next(): this {
    this.model.group();
    return this;
  }
  blob(hex: string, p: Vec3, radius: number | Vec3, o: ShapeOptions = {}): this {
    this.model.ellipsoid(
      material(hex),
      this.at(p),
      typeof radius === 'number' ? radius * this.scale : this.at(radius),
      this.scaled(o),
    );
    return this;
  }
  stick(hex: string, a: Vec3, b: Vec3, radius: number): this {
    this.model.capsule(material(hex), this.at(a), this.at(b), radius * this.scale);
    return this;
  }
  block(hex: string, p: Vec3, half: Vec3, o: ShapeOptions = {}): this {
    this.model.box(material(hex), this.at(p), this.at(half), this.scaled(o));
    return this;
  }
  disc(hex: string, p: Vec3, half: number, below: number, above = below, o: ShapeOptions = {}): this {
    const s = this.scale;
    this.model.cylinder(material(hex), this.at(p), half * s, below * s, above * s, this.scaled(o));
    return this;
  }
  ring(hex: string, p: Vec3, radius: number, thickness: number, o: ShapeOptions = {}): this {
    this.model.torus(material(hex), this.at(p), radius * this.scale, thickness * this.scale, this.scaled(o));
    return this;
  }

  // ---- plates and vessels

  plate(): this {
    this.next();
    this.model.cylinder(
      china(),
      this.at([0, 0, 0.5]),
      0.6 * this.scale,
      4.6 * this.scale,
      6.5 * this.scale,
      this.scaled({
        round: 0.3,
        pattern: (x, y, z) => (Math.hypot(x, y) > 5.5 && z > 0.2 ? null : { shift: -0.3 }),
      }),
    );
    return this.next();
  }
  bowl(hex: string, soup: string): this {
    const band = china();
    this.next().disc(hex, [0, 0, 2.2], 2.3, 3, 5.6, { pattern: (_x, _y, z) => (z > 1.2 && z < 1.7 ? band : null) });
    return this.next().disc(soup, [0, 0, 4.4], 0.3, 5).next();
  }
  glass(hex: string, half: number): this {
    this.next().disc(hex, [0, 0, half], half, 2.3, 3.1, { pattern: (x) => (x > 1 && x < 1.7 ? { shift: 1 } : null) });
    return this.next();
  }
  cup(hex: string, below: number, above: number): this {
    this.disc(hex, [0, 0, 2.8], 2, below, above);
    return this.ring(hex, [-3.6, 0, 2.8], 1.3, 0.5, { rotate: rotX(90) }).next();
  }
}

const china = (): ReturnType<typeof material> => material('#f4f1fb', { out: '#4d4a70' });
