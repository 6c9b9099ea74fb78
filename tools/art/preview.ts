// Previews work in progress without baking: `tsx tools/art/preview.ts <ids> [pose] [direction]` writes
// .cache/art/preview.png, enlarged. Ids may be several ("momo,yuki") or "all"; pose may be several or "all", or
// "portrait" for the five moods and the small head; direction may be several or "all".
import { writeFileSync } from 'node:fs';
import { CACHE_DIR } from './cache.ts';
import { drawFrame } from './draw-person.ts';
import { encodePng, hexToRgb, Image } from './engine/index.ts';
import { CAST, person } from './people/cast.ts';
import { drawHead, HEAD_SIZE } from './people/heads.ts';
import { MOODS, portrait, PORTRAIT_SIZE } from './people/portrait.ts';
import { POSE_NAMES, POSES, posesOf, type PoseName } from './people/poses.ts';
import { DIRECTIONS, type Direction, type Look } from './people/types.ts';

const WIDE = 60;
const HIGH = 94;
/** Position of the feet in a preview cell. */
const FOOT = 80;

/** One frame on a patch of floor with its shadow. */
function cell(look: Look, pose: PoseName, direction: Direction, k: number): Image {
  const out = new Image(WIDE, HIGH);
  out.rect(0, 0, WIDE, HIGH, k % 2 ? '#e6c592' : '#ebcd9e');
  for (let y = -7; y <= 7; y++)
    for (let x = -15; x <= 15; x++)
      if ((x / 15) ** 2 + (y / 7) ** 2 <= 1) out.pixel(WIDE / 2 + 3 + x, FOOT + y, hexToRgb('#4a2642'), 0.26);
  const { image, numbers } = drawFrame(look, pose, direction, k);
  out.draw(image, WIDE / 2 - (numbers[0] ?? 0), FOOT - (numbers[1] ?? 0));
  return out;
}

function portraits(looks: readonly Look[]): Image {
  const row = MOODS.length * PORTRAIT_SIZE + HEAD_SIZE + 6;
  const out = new Image(row, looks.length * PORTRAIT_SIZE);
  out.rect(0, 0, out.width, out.height, '#fff6e3');
  looks.forEach((look, j) => {
    MOODS.forEach((mood, i) => out.draw(portrait(look, mood), i * PORTRAIT_SIZE, j * PORTRAIT_SIZE));
    out.draw(drawHead(look), row - HEAD_SIZE - 3, j * PORTRAIT_SIZE + 4);
  });
  return out;
}

function sheet(cells: readonly Image[], columns: number): Image {
  const out = new Image(Math.min(columns, cells.length) * WIDE, Math.ceil(cells.length / columns) * HIGH);
  cells.forEach((c, i) => out.draw(c, (i % columns) * WIDE, Math.floor(i / columns) * HIGH));
  return out;
}

const pick = <T extends string>(arg: string, all: readonly T[]): T[] => {
  if (arg === 'all') return [...all];
  const asked = arg.split(',');
  const found = all.filter((x) => asked.includes(x));
  const missing = asked.filter((x) => !all.some((y) => y === x));
  if (missing.length) throw new Error(`Unknown: ${missing.join(', ')}. Known: ${all.join(' ')}`);
  return found;
};

const [who = 'momo', what = 'idle', where = 'SE', zoom = '3'] = process.argv.slice(2);
const ids = who === 'all' ? Object.keys(CAST) : who.split(',');
let picture: Image;
if (what === 'portrait') picture = portraits(ids.map(person));
else {
  const cells: Image[] = [];
  for (const id of ids) {
    const look = person(id);
    const known = posesOf(id, look);
    const poses = what === 'all' ? known : pick(what, POSE_NAMES);
    for (const pose of poses)
      for (const direction of pick(where, DIRECTIONS))
        for (let k = 0; k < POSES[pose].n; k++) cells.push(cell(look, pose, direction, k));
  }
  picture = sheet(cells, cells.length > 24 ? 18 : 12);
}
const file = new URL('preview.png', CACHE_DIR);
writeFileSync(file, encodePng(picture.zoom(Number(zoom))));
console.log(file.pathname);
