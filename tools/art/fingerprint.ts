// A short hash of everything a drawn sprite depends on: the source of the engine and the face, the person, the pose,
// and the finished model. So a changed pose or coat redraws only the sprites that show it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Model, Pattern } from './engine/index.ts';

const here = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');

export const hash = (...parts: readonly string[]): string => {
  const h = createHash('sha1');
  for (const p of parts) h.update(p).update('\0');
  return h.digest('hex');
};

/** The source text of the engine and of the named files. */
export function sourceHash(...files: readonly string[]): string {
  const engine = readdirSync(new URL('./engine/', here)).sort();
  return hash(...engine.map((f) => read(`./engine/${f}`)), ...files.map(read));
}

/** All source files of a folder, except those with only data that the hash of a picture contains anyway. */
export const sourcesIn = (folder: string, except: RegExp): string[] =>
  readdirSync(new URL(folder, here))
    .sort()
    .filter((f) => !except.test(f))
    .map((f) => folder + f);

// Patterns are functions that may refer to materials, so hashing their source is not enough: they are also sampled.
function patternPrint(pattern: Pattern, reach: number): string {
  let out = pattern.toString();
  for (let i = 0; i < 64; i++) {
    const at = (n: number): number => (((n & 3) - 1.45) / 1.5) * reach;
    const r = pattern(at(i), at(i >> 2), at(i >> 4), [0, 0, 1]);
    if (r) out += 'ramp' in r ? r.hex : `${r.shift ?? ''}${r.material?.hex ?? ''}`;
  }
  return out;
}

export function modelPrint(model: Model): string {
  const parts = model.primitives.map((p) => {
    const { pattern, material, clip, hollow, ...rest } = p;
    const flat = [...(clip ?? []), '/', ...(hollow ?? [])].join();
    const pat = pattern ? patternPrint(pattern, p.bound) : '';
    return JSON.stringify(rest) + JSON.stringify(material.ramp) + material.bias + material.emit + flat + pat;
  });
  return hash(...parts, JSON.stringify([...model.anchors]));
}
