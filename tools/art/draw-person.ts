// Draws everything of one person (all poses in all directions, the portrait strip, the small head) and writes the
// person's atlas. Runs in a worker; bake-people.ts distributes the ids.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pack } from './atlas.ts';
import { Cache } from './cache.ts';
import { encodePng, Image } from './engine/index.ts';
import { hash, modelPrint, sourceHash, sourcesIn } from './fingerprint.ts';
import { person } from './people/cast.ts';
import { drawHead } from './people/heads.ts';
import { MOODS, portrait, PORTRAIT_SIZE } from './people/portrait.ts';
import { poseFrame, POSES, posesOf, type PoseName } from './people/poses.ts';
import { CELL, develop, shoot } from './people/sprite.ts';
import { DIRECTIONS, type Direction, type Look } from './people/types.ts';

export const ASSETS = new URL('../../assets/', import.meta.url);

interface FrameEntry {
  x: number;
  y: number;
  w: number;
  h: number;
  ax: number;
  ay: number;
  hx: number;
  hy: number;
}

const SPRITE_CODE = sourceHash('./people/sprite.ts', './people/face.ts', './people/face-grids.ts');
const PORTRAIT_CODE = sourceHash(...sourcesIn('./people/', /^(maids|heroes|guests|cast|gait|pose.*)\.ts$/));

/** Writes a file only if it changed, so that a bake without changes leaves the files alone. */
export function write(url: URL, content: Buffer | string): void {
  mkdirSync(new URL('./', url), { recursive: true });
  const next = Buffer.from(content);
  if (existsSync(url) && readFileSync(url).equals(next)) return;
  writeFileSync(url, next);
}

/** One sprite, trimmed. Numbers: ground anchor and head, relative to the trimmed picture. */
export function drawFrame(
  look: Look,
  pose: PoseName,
  direction: Direction,
  k: number,
  cache?: Cache,
): { image: Image; numbers: readonly number[] } {
  const shot = shoot(look, direction, poseFrame(pose, k, look));
  const draw = (): { image: Image; numbers: number[] } => {
    const { image, anchors } = develop(shot);
    const b = image.bounds();
    const head = anchors.get('head') ?? [CELL.x, CELL.y];
    const numbers = [CELL.x - b.x, CELL.y - b.y, Math.round(head[0] - b.x), Math.round(head[1] - b.y)];
    return { image: image.crop(b.x, b.y, b.w, b.h), numbers };
  };
  if (!cache) return draw();
  const key = hash(SPRITE_CODE, JSON.stringify(look), JSON.stringify(shot.pose), direction, modelPrint(shot.model));
  return cache.get(key, draw);
}

export interface Report {
  id: string;
  drawn: number;
  kept: number;
  bytes: number;
  /** The small head, for the shared atlas. */
  head: { width: number; height: number; data: Uint8Array };
}

export function drawPerson(id: string): Report {
  const look = person(id);
  const cache = new Cache(`people-${id}`);
  const names: string[] = [];
  const pictures: Image[] = [];
  const anchors: (readonly number[])[] = [];
  const poses: Record<string, { n: number; ms: number }> = {};
  for (const pose of posesOf(id, look)) {
    const { n, ms } = POSES[pose];
    poses[pose] = { n, ms };
    for (const direction of DIRECTIONS)
      for (let k = 0; k < n; k++) {
        const { image, numbers } = drawFrame(look, pose, direction, k, cache);
        names.push(`${pose}/${direction}/${k}`);
        pictures.push(image);
        anchors.push(numbers);
      }
  }
  const { sheet, places } = pack(pictures);
  const frames: Record<string, FrameEntry> = {};
  names.forEach((name, i) => {
    const [ax = 0, ay = 0, hx = 0, hy = 0] = anchors[i]!;
    frames[name] = { ...places[i]!, ax, ay, hx, hy };
  });
  const png = encodePng(sheet);
  write(new URL(`people/${id}.png`, ASSETS), png);
  const size = { w: sheet.width, h: sheet.height };
  write(new URL(`people/${id}.json`, ASSETS), JSON.stringify({ image: `${id}.png`, size, frames, poses }) + '\n');

  const { image: strip } = cache.get(hash(PORTRAIT_CODE, JSON.stringify(look)), () => {
    const out = new Image(PORTRAIT_SIZE * MOODS.length, PORTRAIT_SIZE);
    MOODS.forEach((mood, i) => out.draw(portrait(look, mood), i * PORTRAIT_SIZE, 0));
    return { image: out, numbers: [] };
  });
  write(new URL(`portraits/${id}.png`, ASSETS), encodePng(strip));
  const { image: head } = cache.get(hash('head', PORTRAIT_CODE, JSON.stringify(look)), () => ({
    image: drawHead(look),
    numbers: [],
  }));
  cache.save();
  return {
    id,
    drawn: cache.misses,
    kept: cache.hits,
    bytes: png.length,
    head: { width: head.width, height: head.height, data: head.data },
  };
}
