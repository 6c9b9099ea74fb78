// Colour: hex values, OKLab, and the tone ramps of all materials. A material has six colours: 0 = outline, 1..5 =
// shadow to light. Shadows turn darker and towards violet, lights towards yellow, so that everything is lit by the same
// evening light.

export type Rgb = readonly [number, number, number];
type Lab = readonly [number, number, number];
export type Ramp = readonly [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb];

export interface Material {
  readonly hex: string;
  readonly ramp: Ramp;
  /** Emits light: always drawn in its light tone. */
  readonly emit: boolean;
  /** Added to the light value before it is cut into tones. */
  readonly bias: number;
}

export interface MaterialOptions {
  /** Shift of the OKLab a / b axes per step of darkness. */
  tx?: number;
  ty?: number;
  /** Contrast of the ramp. */
  k?: number;
  /** An outline colour of its own (light materials need one). */
  out?: string;
  emit?: boolean;
  bias?: number;
}

const toLinear = (c: number): number => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
const toGamma = (c: number): number => {
  const v = Math.max(0, Math.min(1, c));
  return Math.round(255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055));
};

export function hexToRgb(hex: string): Rgb {
  let h = hex.replace('#', '');
  if (h.length === 3) h = [...h].map((c) => c + c).join('');
  const n = Number.parseInt(h, 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export const rgbToHex = (rgb: Rgb): string => '#' + rgb.map((v) => v.toString(16).padStart(2, '0')).join('');

/** Straight mix of two hex colours, t = 0..1. */
export function mix(a: string, b: string, t: number): string {
  const x = hexToRgb(a);
  const y = hexToRgb(b);
  const at = (i: 0 | 1 | 2): number => Math.round(x[i] + (y[i] - x[i]) * t);
  return rgbToHex([at(0), at(1), at(2)]);
}

function hexToLab(hex: string): Lab {
  const [r8, g8, b8] = hexToRgb(hex);
  const r = toLinear(r8);
  const g = toLinear(g8);
  const b = toLinear(b8);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function labToRgb(L: number, a: number, b: number): Rgb {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

// Lightness step and hue-turn of the five tones, dark to light.
const TONES = [
  [-0.23, 1.35],
  [-0.115, 0.75],
  [0, 0],
  [0.055, -0.35],
  [0.105, -0.6],
] as const;

const known = new Map<string, Material>();

/**
 * The material of a base colour. The same arguments return the same object, so materials can be compared by identity.
 */
export function material(hex: string, options: MaterialOptions = {}): Material {
  const key = hex + JSON.stringify(options);
  const found = known.get(key);
  if (found) return found;
  const { tx = 0.018, ty = -0.03, k = 1, out, emit = false, bias = 0 } = options;
  const [L, a, b] = hexToLab(hex);
  const spread = 0.55 + 0.5 * L;
  const outline = out ? hexToRgb(out) : labToRgb(Math.max(0.17, L * 0.44), a * 0.75 + tx * 1.1, b * 0.6 + ty * 0.9);
  const tone = (i: 0 | 1 | 2 | 3 | 4): Rgb => {
    const [d, turn] = TONES[i];
    let l = L + d * k * spread;
    if (d > 0 && L < 0.5) l += 0.02;
    l = Math.min(l, 0.995);
    const chroma = d > 0 ? (L > 0.9 ? 0.6 : 1) : 1.04;
    return labToRgb(l, a * chroma + tx * turn, b * chroma + ty * turn);
  };
  const made: Material = { hex, ramp: [outline, tone(0), tone(1), tone(2), tone(3), tone(4)], emit, bias };
  known.set(key, made);
  return made;
}

/** Skin has a soft ramp that turns towards rose. */
export const skinMaterial = (hex: string): Material => material(hex, { tx: 0.03, ty: 0.002, k: 0.62 });

/** The ramp of a material as hex strings, for hand-set pixels. */
export const hexRamp = (m: Material): [string, string, string, string, string, string] => [
  rgbToHex(m.ramp[0]),
  rgbToHex(m.ramp[1]),
  rgbToHex(m.ramp[2]),
  rgbToHex(m.ramp[3]),
  rgbToHex(m.ramp[4]),
  rgbToHex(m.ramp[5]),
];
