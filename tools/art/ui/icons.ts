// Collects every icon of the game into one atlas: dishes rendered from their models, status icons and interface
// icons stamped from text, rarity badges with hand-set letters.
import { finish, Image, Model, trace } from '../engine/index.ts';
import { DISH_IDS, dish, TALL } from '../world/models/dishes.ts';
import { trimmed, type Sprite } from '../world/draw.ts';
import { stepped } from './frames.ts';
import { MARKERS, UI, UI_PALETTE } from './pixel-icons.ts';
import { STATUS, STATUS_ALIASES, STATUS_PALETTE } from './status.ts';

/** A dish at 32 × 32, seen a little steeper than in the room. */
export function dishIcon(id: string, size = 32): Image {
  const model = new Model();
  dish(model, id);
  const tall = TALL[id] ?? 0;
  const raster = trace(model, {
    width: size,
    height: size,
    originX: size / 2,
    originY: size * 0.66 + tall * 0.9,
    yaw: 38,
    elevation: 34,
    scale: (2.05 * (1 - 0.052 * tall) * size) / 32,
    aoReach: 3,
  });
  return finish(raster, { lineDepth: 1.4 });
}

const centred = (image: Image): Sprite => ({ image, ax: image.width >> 1, ay: image.height >> 1 });

function stamped(rows: readonly string[], palette: Readonly<Record<string, string>>): Image {
  const image = new Image(rows[0]?.length ?? 1, rows.length);
  for (const row of rows)
    if (row.length !== image.width) throw new Error(`icon row of ${row.length} instead of ${image.width}: ${row}`);
  image.stamp(rows, 0, 0, palette);
  return image;
}

/** Badge letters, two pixels thick; the heading font is too soft at this size. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  N: ['##...##', '###..##', '###..##', '####.##', '#######', '##.####', '##..###', '##..###', '##...##'],
  R: ['######.', '#######', '##...##', '##...##', '######.', '#####..', '##.###.', '##..###', '##...##'],
  S: ['.#####.', '#######', '##...##', '###....', '.#####.', '....###', '##...##', '#######', '.#####.'],
};
/** Ground, letters, rim. Contrast of letters on ground: 6.7 : 1 or better. */
const BADGES: Readonly<Record<string, readonly [string, string, string]>> = {
  N: ['#4f566b', '#ffffff', '#aab2c6'],
  R: ['#1f5f96', '#ffffff', '#7fc4f2'],
  SR: ['#5f2a9c', '#ffffff', '#c99bf7'],
  SSR: ['#8a2f12', '#fff0b0', '#ffc53d'],
};
function badge(rank: string, [ground, letter, rim]: readonly [string, string, string]): Image {
  const width = rank.length * 9 + 13;
  const image = new Image(width, 20);
  stepped(image, 0, 0, width, 20, '#432a40', 1);
  stepped(image, 1, 1, width - 2, 18, rim, 1);
  stepped(image, 2, 2, width - 4, 16, ground, 1);
  image.rect(4, 2, width - 8, 1, '#ffffff', 0.22);
  if (rank === 'SSR') {
    image.rect(3, 4, 1, 1, '#ffe9a0');
    image.rect(width - 4, 14, 1, 1, '#ffe9a0');
  }
  [...rank].forEach((c, i) => image.stamp(LETTERS[c] ?? [], 7 + i * 9, 6, { '#': letter }));
  return image;
}

/** Icons in ink only: these get a white copy for dark buttons. */
const isLine = (rows: readonly string[]): boolean => rows.every((r) => /^[K.]*$/.test(r));

/** Markers anchored at the foot of their pole; the others are anchored at their middle. */
const FLAGS = ['amove', 'move'];

export function iconSprites(cached: (id: string, draw: () => Sprite) => Sprite): Map<string, Sprite> {
  const sprites = new Map<string, Sprite>();
  for (const id of DISH_IDS)
    sprites.set(
      `dish-${id}`,
      cached(`icon-${id}`, () => centred(dishIcon(id))),
    );
  sprites.set(
    'dish-dirty',
    cached('icon-dirty', () => centred(dishIcon('dirty'))),
  );
  for (const [name, rows] of Object.entries(STATUS))
    sprites.set(`status-${name}`, centred(stamped(rows, STATUS_PALETTE)));
  for (const [alias, name] of Object.entries(STATUS_ALIASES)) {
    const same = sprites.get(`status-${name}`);
    if (same) sprites.set(`status-${alias}`, same);
  }
  for (const [rank, look] of Object.entries(BADGES)) sprites.set(`badge-${rank}`, centred(badge(rank, look)));
  for (const [name, rows] of Object.entries(UI)) {
    sprites.set(`ui-${name}`, centred(stamped(rows, UI_PALETTE)));
    const white = isLine(rows) ? { ...UI_PALETTE, K: '#ffffff' } : null;
    if (white) sprites.set(`ui-${name}-w`, centred(stamped(rows, white)));
  }
  for (const [name, rows] of Object.entries(MARKERS)) {
    const image = stamped(rows, UI_PALETTE);
    sprites.set(`marker-${name}`, !FLAGS.includes(name) ? centred(image) : trimmed(image, 1, image.height - 1));
  }
  return sprites;
}
