// Caches drawn pictures between bakes: one file per person in .cache/art (ignored by git). Pictures that a bake did not
// use are removed when it saves.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { Image } from './engine/index.ts';

export const CACHE_DIR = new URL('../../.cache/art/', import.meta.url);

interface Entry {
  width: number;
  height: number;
  data: Uint8Array;
  /** Numbers that belong to the picture (anchors). */
  numbers: readonly number[];
}

export interface Drawn {
  image: Image;
  numbers: readonly number[];
}

export class Cache {
  private readonly file: URL;
  private readonly old: Map<string, Entry>;
  private readonly used = new Map<string, Entry>();
  hits = 0;
  misses = 0;

  constructor(name: string) {
    mkdirSync(CACHE_DIR, { recursive: true });
    this.file = new URL(`${name}.cache`, CACHE_DIR);
    this.old = existsSync(this.file) ? (deserialize(readFileSync(this.file)) as Map<string, Entry>) : new Map();
  }

  get(key: string, draw: () => Drawn): Drawn {
    let e = this.used.get(key) ?? this.old.get(key);
    if (e) this.hits++;
    else {
      this.misses++;
      const { image, numbers } = draw();
      e = { width: image.width, height: image.height, data: image.data, numbers };
    }
    this.used.set(key, e);
    return { image: new Image(e.width, e.height, new Uint8Array(e.data)), numbers: e.numbers };
  }

  save(): void {
    if (this.misses || this.used.size !== this.old.size) writeFileSync(this.file, serialize(this.used));
  }
}
