// The committed world art: every frame the game asks for is there, lies inside its picture and is not empty.
// Nothing is drawn here; drawing again is `tools/art/bake-world.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { EDGES, FRAMES } from '../../tools/art/ui/frames.ts';
import { STATUS } from '../../tools/art/ui/status.ts';
import { WORLD_FRAMES } from '../../tools/art/world/catalogue.ts';
import { DISH_IDS } from '../../tools/art/world/models/dishes.ts';
import type { FrameFile } from '../../tools/art/world/sheet.ts';
import { roomProps } from '../../src/view/shell/index.ts';

const assets = new URL('../../assets/', import.meta.url);
const png = (path: string): PNG => PNG.sync.read(readFileSync(new URL(path, assets)));
const atlas = (path: string): FrameFile => JSON.parse(readFileSync(new URL(path, assets), 'utf8')) as FrameFile;

const NEEDED: Record<string, readonly string[]> = {
  'world/furniture': [
    ...WORLD_FRAMES.map((f) => f.name),
    ...'tableSquare-red tableSquare-teal tableSquare-gold tableSquare-violet tableRound-white tableRound-violet stool sofa counter'.split(
      ' ',
    ),
    ...'stove-a stove-b stove-c prep sink fridge shelf register cake sign plant-orange plant-rose plant-yellow palm lamp bench'.split(
      ' ',
    ),
    ...'bike mailbox lantern hedge-pink hedge-white bush-green bush-pink bush-gold bed-a bed-b bed-c tree-green tree-dark'.split(
      ' ',
    ),
    ...'tree-cherry vase glass-a glass-b bell plates dirty stage curtain speaker wall-low pendant puddle umbrella-stand'.split(
      ' ',
    ),
    ...['peel', 'paper', 'spill', 'plate'].map((kind) => `litter-${kind}`),
    ...['SE', 'SW', 'NE', 'NW'].flatMap((d) => ['red', 'teal', 'gold', 'violet'].map((c) => `chair-${d}-${c}`)),
    ...['NE', 'NW'].flatMap((d) =>
      ['red', 'teal', 'gold', 'violet'].flatMap((c) => [`chair-${d}-${c}-seat`, `chair-${d}-${c}-back`]),
    ),
    ...DISH_IDS.map((id) => `dish-${id}`),
    'door-open-NE-1',
    'door-open-NE-2',
    'door-open-NW-1',
    'door-open-NW-2',
    'door-dark-NE-2',
    'shadow-8',
    'shadow-box',
    'tile-hover',
    'tile-select',
    'tile-target',
    'tile-good',
    'tile-bad',
    'ring-hero',
    'path-dot',
  ],
  'ui/icons': [
    ...DISH_IDS.map((id) => `dish-${id}`),
    ...Object.keys(STATUS).map((name) => `status-${name}`),
    ...['N', 'R', 'SR', 'SSR'].map((rank) => `badge-${rank}`),
    ...'pause play fast menu undo check x gear save flask sun rain moon heart coin star starHalf starEmpty man pin chalk follow flag'
      .split(' ')
      .map((name) => `ui-${name}`),
    ...['amove', 'move', 'select'].map((name) => `marker-${name}`),
  ],
  'ui/bubbles': ['speech', 'hero', 'late', 'talk'].flatMap((skin) => [
    `bubble-${skin}`,
    `tail-${skin}-down`,
    `tail-${skin}-left`,
    `tail-${skin}-right`,
  ]),
};

describe.each(Object.keys(NEEDED))('assets/%s', (path) => {
  const { image, size, frames } = atlas(`${path}.json`);
  const sheet = png(`${path.slice(0, path.lastIndexOf('/') + 1)}${image}`);

  it('has every frame', () => {
    expect((NEEDED[path] ?? []).filter((name) => !frames[name])).toEqual([]);
  });
  it('says how large its picture is', () => {
    expect(size).toEqual({ w: sheet.width, h: sheet.height });
  });
  it('keeps every frame inside the picture, with pixels in it', () => {
    for (const [name, f] of Object.entries(frames)) {
      expect([f.x >= 0, f.y >= 0, f.w > 0, f.h > 0, f.x + f.w <= size.w, f.y + f.h <= size.h], name).not.toContain(
        false,
      );
      let visible = 0;
      for (let y = f.y; y < f.y + f.h; y++)
        for (let x = f.x; x < f.x + f.w; x++) if (sheet.data[(y * sheet.width + x) * 4 + 3]) visible++;
      expect(visible, name).toBeGreaterThan(0);
      expect([Number.isInteger(f.ax), Number.isInteger(f.ay)], name).not.toContain(false);
    }
  });
});

describe('the pictures beside the atlases', () => {
  it('has a nine-slice frame of every kind', () => {
    for (const name of Object.keys(FRAMES))
      expect([png(`ui/frame-${name}.png`).width, png(`ui/frame-${name}.png`).height]).toEqual([24, 24]);
    for (const name of Object.keys(EDGES))
      expect([png(`ui/edge-${name}.png`).width, png(`ui/edge-${name}.png`).height]).toEqual([12, 12]);
  });
  it('has the lettering and the tab icon', () => {
    expect(png('ui/logo.png').width).toBeGreaterThan(200);
    expect(png('favicon.png').width).toBe(32);
  });
  it('serves twenty-four dishes', () => {
    expect(DISH_IDS).toHaveLength(24);
  });
  it('has what the room painter stands around the house', () => {
    const rows = ['##D#########', ...Array.from({ length: 10 }, () => '#..........D'), '#####D######'];
    const { frames } = atlas('world/furniture.json');
    for (const prop of roomProps({ width: 12, height: 12, rows })) {
      expect(frames[prop.frame], prop.frame).toBeDefined();
      if (prop.shadow) expect(frames[`shadow-${prop.shadow}`], prop.frame).toBeDefined();
    }
    expect(existsSync(new URL('world/furniture.png', assets))).toBe(true);
  });
});
