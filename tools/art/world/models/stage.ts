// The little theatre: platform, curtain, speaker, spotlight.
import { material, type Model, rotX } from '../../engine/index.ts';
import { TILE, black, gold, steel, steelDark } from '../paints.ts';

/** Three tiles by two point eight. */
export function stage(m: Model): void {
  const w = TILE * 1.5;
  const d = TILE * 1.4;
  const bulb = material('#ffe9a0', { emit: true });
  const star = material('#ffd98a');
  m.group();
  m.span(material('#7a3f5a'), -w, w, -d, d, 0, 9, {
    pattern: (x, y, z) => {
      if (Math.abs(y) <= d - 1 && Math.abs(x) <= w - 1) return null;
      const q = Math.abs(y) > d - 1 ? x : y;
      if (z > 2.6) return gold;
      if (Math.abs(((q + 200) % 12) - 6) < 1) return { shift: -1 };
      return Math.hypot(((q + 206) % 12) - 6, z + 1) < 1.7 ? bulb : null;
    },
  });
  m.group();
  m.span(material('#c9764a'), -w, w, -d, d, 9, 11.4, {
    pattern: (x, y) => {
      const r = Math.hypot(x, y);
      if (Math.abs(r - 38) < 2.4) return gold;
      const turn = (Math.atan2(y, x) / (Math.PI * 2) + 1) * 5;
      const toTip = Math.abs(turn - Math.floor(turn) - 0.5) * 2; // 1 at a point of the star, 0 between two
      if (r * (toTip / 29 + (1 - toTip) / 12.5) < 1) return star;
      return Math.abs(((y + 200) % 9) - 4.5) < 0.5 ? { shift: -0.9 } : null;
    },
  });
}

export function curtain(m: Model, halfWidth: number): void {
  const w = halfWidth;
  const night = material('#3a2a5c');
  const twinkle = material('#ffe9a0');
  m.group();
  m.span(material('#b32f4c'), -w, w, -2, 2, 0, 78, {
    pattern: (x, _y, z) => {
      const fold = Math.sin(x * 0.55);
      if (z > 26) {
        const swag = 26 + 7 * Math.abs(Math.sin(x * 0.09));
        if (z > swag + 1) return fold > 0.3 ? { shift: 0.7 } : fold < -0.5 ? { shift: -1 } : null;
        if (z > swag - 2) return gold;
      }
      if (Math.abs(x) / w > 0.5 + 0.12 * Math.cos(z * 0.06))
        return fold > 0.3 ? { shift: 0.6 } : fold < -0.4 ? { shift: -1 } : null;
      return Math.hypot(((x + 99) % 14) - 7, ((z + 99) % 16) - 8) < 1.5 ? twinkle : night;
    },
  });
  m.group();
  m.span(gold, -w - 2, w + 2, -3, 3, 78, 81);
}

export function speaker(m: Model): void {
  const cone = material('#5a566e');
  m.group();
  m.span(black, -9, 9, -8, 8, 0, 34, {
    round: 0.8,
    pattern: (x, y, z) => {
      if (y <= 7.6) return null;
      const low = Math.hypot(x, z + 6);
      const high = Math.hypot(x, z - 9);
      if (low < 6.4) return low < 2.4 ? steelDark : low > 5.4 ? steel : cone;
      return high < 3.8 ? (high > 2.9 ? steel : cone) : null;
    },
  });
}

export function spot(m: Model): void {
  m.group();
  m.capsule(black, [0, 0, 0], [0, 0, 8], 1);
  m.push().translate(0, 0, 12).rotate(rotX(-40)).group();
  m.cylinder(black, [0, 0, 0], 5, 5.4, 3.4);
  m.group();
  m.cylinder(material('#fff3b0', { emit: true }), [0, 0, -5], 0.6, 4.6, 4.6);
  m.pop();
}
