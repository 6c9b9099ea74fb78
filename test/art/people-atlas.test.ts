// The committed people atlases keep their contract with the view: everybody is there, in all poses, directions
// and frames; rectangles lie inside the sheet and hold a figure; anchors are where feet and heads can be.
// Nothing is drawn here: these are the files as baked.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodePng, type Image } from '../../tools/art/engine/index.ts';
import { CAST } from '../../tools/art/people/cast.ts';
import { POSES, posesOf } from '../../tools/art/people/poses.ts';
import { DIRECTIONS } from '../../tools/art/people/types.ts';

interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
  ax: number;
  ay: number;
  hx: number;
  hy: number;
}
interface Atlas {
  image: string;
  size: { w: number; h: number };
  frames: Record<string, Frame>;
  poses: Record<string, { n: number; ms: number }>;
}

const IDS = {
  maids: 'mei nana tomo hana yuki amara sakura rin luz momo sora zuri',
  heroes: 'rio gild noel kit vera ines lumi otto pip saba wren taro',
  guests: 'office clerk student boy granny grandpa idol lady madame kid punk pap fan',
  cooks: 'chef chefF chefM chefS greta',
};
const EVERYBODY = Object.values(IDS).flatMap((s) => s.split(' '));
const asset = (path: string): Buffer => readFileSync(new URL(`../../assets/${path}`, import.meta.url));
const atlasOf = (id: string): Atlas => JSON.parse(asset(`people/${id}.json`).toString()) as Atlas;

/** Share of a rectangle's pixels that are visible. */
function filled(sheet: Image, f: Frame): number {
  let n = 0;
  for (let y = f.y; y < f.y + f.h; y++) for (let x = f.x; x < f.x + f.w; x++) if (sheet.alphaAt(x, y)) n++;
  return n / (f.w * f.h);
}

it('the cast is the one the game knows', () => {
  expect(Object.keys(CAST).sort()).toEqual([...EVERYBODY].sort());
});

describe.each(EVERYBODY)('%s', (id) => {
  const look = CAST[id]!;
  const atlas = atlasOf(id);
  const sheet = decodePng(asset(`people/${atlas.image}`));

  it('has every pose in every direction and frame, with its timing', () => {
    const wanted: string[] = [];
    for (const pose of posesOf(id, look)) {
      expect(atlas.poses[pose]).toEqual({ n: POSES[pose].n, ms: POSES[pose].ms });
      for (const d of DIRECTIONS) for (let k = 0; k < POSES[pose].n; k++) wanted.push(`${pose}/${d}/${k}`);
    }
    expect(Object.keys(atlas.frames).sort()).toEqual(wanted.sort());
  });

  it('keeps its rectangles inside the sheet, filled and trimmed', () => {
    expect(atlas.size).toEqual({ w: sheet.width, h: sheet.height });
    const wrong = Object.entries(atlas.frames).filter(([, f]) => {
      if (f.x < 1 || f.y < 1 || f.x + f.w > sheet.width || f.y + f.h > sheet.height) return true;
      if (f.w < 20 || f.w > 90 || f.h < 40 || f.h > 125) return true;
      return filled(sheet, f) < 0.3;
    });
    expect(wrong).toEqual([]);
  });

  it('lets no two different frames touch', () => {
    const places = new Map(Object.values(atlas.frames).map((f) => [`${f.x},${f.y},${f.w},${f.h}`, f]));
    const list = [...places.values()];
    const touching = list.flatMap((a, i) =>
      list
        .slice(i + 1)
        .filter((b) => a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h)
        .map((b) => [a, b]),
    );
    expect(touching).toEqual([]);
  });

  it('has sane anchors: feet below, head above, both near the middle', () => {
    const wrong = Object.entries(atlas.frames).filter(([name, f]) => {
      if (![f.ax, f.ay, f.hx, f.hy].every(Number.isInteger)) return true;
      const flying = name.startsWith('slip/') || name.startsWith('panic/');
      if (f.ax < 2 || f.ax > f.w - 2) return true;
      if (f.ay < f.h - 16 || f.ay > f.h + (flying ? 16 : 8)) return true;
      return f.hx < 6 || f.hx > f.w - 6 || f.hy < 10 || f.hy > f.h - 20;
    });
    expect(wrong).toEqual([]);
  });

  it('has a portrait strip of five moods', () => {
    const strip = decodePng(asset(`portraits/${id}.png`));
    expect([strip.width, strip.height]).toEqual([5 * 96, 96]);
    const moods = [0, 1, 2, 3, 4].map((i) => Buffer.from(strip.crop(i * 96, 0, 96, 96).data).toString('base64'));
    expect(new Set(moods).size).toBe(5);
  });
});

it('has a small head for everybody', () => {
  const heads = JSON.parse(asset('portraits/heads.json').toString()) as Pick<Atlas, 'image' | 'size' | 'frames'>;
  const sheet = decodePng(asset(`portraits/${heads.image}`));
  expect(heads.size).toEqual({ w: sheet.width, h: sheet.height });
  expect(Object.keys(heads.frames).sort()).toEqual([...EVERYBODY].sort());
  for (const f of Object.values(heads.frames)) {
    expect([f.w, f.h]).toEqual([28, 28]);
    expect(filled(sheet, f)).toBeGreaterThan(0.4);
    expect(filled(sheet, f)).toBeLessThan(1);
  }
});

it('stays small: all people together under eight megabytes', () => {
  const bytes = EVERYBODY.reduce((n, id) => n + asset(`people/${id}.png`).length, 0);
  expect(bytes).toBeLessThan(8 * 1024 * 1024);
});
