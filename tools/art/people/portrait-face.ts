// Paints a portrait's face by mood: blush, eyes, brows, nose, mouth, glasses, and marks (sweat, tears, gloom). Busy and
// sad must be distinguishable at a glance: busy frowns, grits its teeth, looks aside and sweats; sad raises the inner
// brows, looks down with wet eyes, and sheds a tear.
import { hexRamp, material, mix, type Image } from '../engine/index.ts';
import { Painter } from './painter.ts';
import { paintEye, type EyeMode, type EyeStyle } from './portrait-eye.ts';
import { eyewear, marks } from './portrait-marks.ts';
import { mouth, moustache, nose } from './portrait-mouth.ts';
import type { Place } from './portrait-place.ts';
import type { Mood } from './portrait.ts';
import type { Look } from './types.ts';
import { skinOf } from './wardrobe.ts';

const MODE: Readonly<Record<Mood, EyeMode>> = {
  calm: 'open',
  happy: 'happy',
  busy: 'busy',
  sad: 'sad',
  surprised: 'shock',
};
// Slope of the brows: + = angry, - = worried.
const SLOPE: Readonly<Record<Mood, number>> = { calm: 0, happy: -0.5, busy: 2.4, sad: -3.2, surprised: -1 };

export type Anchor = (name: string) => readonly [number, number];

export function paintFace(
  image: Image,
  at: Anchor,
  look: Look,
  mood: Mood,
  isSkin: (x: number, y: number) => boolean,
): void {
  const p = new Painter(image);
  const f = look.face ?? {};
  const male = f.male === true;
  const elder = f.eyes === 'elder' || f.eyes === 'kind';
  const skin = hexRamp(skinOf(look));
  const iris = hexRamp(material(look.eye, { k: 1.5 }));
  const near = at('eyeR');
  const far = at('eyeL');
  const w = male ? (elder ? 9 : 11) : 13;
  const place: Place = {
    p,
    f,
    mood,
    male,
    skin,
    nx: near[0] - 0.4,
    fx: far[0] - 1.2,
    ey: (near[1] + far[1]) / 2 + 2,
    w,
    fw: w - 2,
    h: male ? (elder ? 9 : 11) : 16,
    mx: Math.round(at('mouth')[0]),
    my: Math.round(at('mouth')[1]) + (male ? 2 : 1),
  };
  const style: EyeStyle = {
    iris: [mix(iris[0], '#241530', 0.35), iris[1], iris[2], iris[3], iris[4], mix(iris[5], '#ffffff', 0.35)],
    lash: look.lash ?? mix('#2a1830', iris[0], 0.25),
    crease: skin[2],
    mode: MODE[mood],
    shape: male ? 'male' : (look.shape ?? 'round'),
    spark: f.eyes === 'spark',
  };
  const cheekN = at('cheekR');
  blush(place, look, cheekN[0] - 1, at('cheekL')[0] + 1.5, Math.round(cheekN[1] + 2), isSkin);
  if (!f.shades || mood === 'surprised') {
    paintEye(p, place.nx, place.ey, place.w, place.h, -1, style);
    paintEye(p, place.fx, place.ey, place.fw, place.h, 1, style);
  }
  brows(place, look);
  nose(place);
  mouth(place);
  if (f.moustache) moustache(place, hexRamp(material(f.moustache)));
  eyewear(place);
  marks(place);
  if (elder) {
    p.curve(
      [
        [place.nx - 4, place.ey + 7],
        [place.nx + 3, place.ey + 8],
      ],
      skin[2],
    );
    p.curve(
      [
        [place.fx - 2, place.ey + 8],
        [place.fx + 3, place.ey + 7],
      ],
      skin[2],
    );
  }
}

function blush(
  { p, f, mood, male, skin }: Place,
  look: Look,
  near: number,
  far: number,
  y: number,
  isSkin: (x: number, y: number) => boolean,
): void {
  const rose = look.skin === 'd' || look.skin === 'c' ? '#e0584f' : '#ff7f8f';
  const strength = mood === 'surprised' ? 0 : male ? 0.5 : 1;
  if (strength)
    for (const [x, r] of [
      [near, 6],
      [far, 4],
    ] as const) {
      const cx = Math.round(x);
      p.oval(cx, y, r, 3, (a, b) => {
        if (!isSkin(cx + a, y + b)) return null;
        const d = Math.hypot(a / r, b / 3);
        if (d >= 0.55 * strength + 0.1 && !((cx + a + y + b) & 1)) return null;
        return mix(rose, skin[3], d < 0.5 ? 0.35 : 0.62);
      });
    }
  if (!male && strength)
    for (const [x, last] of [
      [near, 1],
      [far, 0],
    ] as const)
      for (let i = -1; i <= last; i++)
        if (isSkin(Math.round(x + i * 3), y) && isSkin(Math.round(x + i * 3 + 1), y))
          p.curve(
            [
              [x + i * 3 + 1, y - 1],
              [x + i * 3, y + 1],
            ],
            mix(rose, skin[1], 0.3),
          );
  if (f.freckles)
    for (const [a, b] of [
      [-4, -2],
      [-1, -3],
      [2, -2],
      [14, -3],
      [17, -2],
    ] as const)
      p.px(near + a + 4, y + b, mix(skin[1], '#8a4a30', 0.4));
}

function brows({ p, f, mood, male, nx, fx, ey, w, fw, h }: Place, look: Look): void {
  const ramp = hexRamp(material(f.browColour ?? look.hair.colour));
  const colour = f.browColour ? ramp[3] : ramp[1];
  const s = SLOPE[mood] + (f.brow === 'angry' && mood !== 'sad' ? 1.4 : 0);
  const drop = mood === 'busy' ? 2 : mood === 'surprised' ? -2 : 0;
  const y = ey - h * 0.5 - (male ? 3 : 5) + drop - (f.bushy ? 4 : 0);
  const thick = f.bushy ? 3 : mood === 'busy' ? 3 : 2;
  // On pale skin, pale bushy brows need a darker lower edge.
  const edge = mix(ramp[0], ramp[2], 0.4);
  if (f.bushy) {
    p.curve(
      [
        [nx - w * 0.5, y - s * 0.5 + 4],
        [nx, y + 2 + (s < 0 ? 0 : 0.2)],
        [nx + w * 0.42, y + s + 3],
      ],
      edge,
    );
    p.curve(
      [
        [fx - fw * 0.4, y + s + 3],
        [fx, y + 2],
        [fx + fw * 0.5, y - s * 0.5 + 4],
      ],
      edge,
    );
  }
  p.curve(
    [
      [nx - w * 0.5, y - s * 0.5 + 1],
      [nx, y - 1 + (s < 0 ? 0 : 0.2)],
      [nx + w * 0.42, y + s],
    ],
    colour,
    thick,
  );
  p.curve(
    [
      [fx - fw * 0.4, y + s],
      [fx, y - 1],
      [fx + fw * 0.5, y - s * 0.5 + 1],
    ],
    colour,
    thick,
  );
  if (mood === 'busy' && !f.bushy) {
    // The crease between the brows.
    const mid = (nx + w * 0.42 + fx - fw * 0.4) / 2;
    p.curve(
      [
        [mid, y + s + 1],
        [mid, y + s + 3],
      ],
      mix(colour, '#c97a6a', 0.55),
    );
  }
}
