/**
 * Loads atlases and makes Phaser frames of them: one for the world's furniture, one for icons, one a person. Pictures
 * are fetched by plain addresses relative to the page – no blobs, no data addresses – so that a strict
 * Content-Security-Policy is content, and kept as elements so that a lost WebGL context can be filled again.
 */

import type Phaser from 'phaser';
import { fetchFile, fetchImage, fetchUntilThere } from '../../ui/fetching/again.ts';
import type { ArrivalPlan } from '../../sim/state/arrivals.ts';
import { AnimationSet, type AtlasData, type FrameData } from './atlas-data.ts';
import { addTexture } from './canvas.ts';
import { makePages, type Slot } from './texture-pages.ts';
import { paintStranger } from '../people/placeholder-figure.ts';

/** Who comes in so many ticks is fetched before, so many at a time. */
const AHEAD = { ticks: 1200, atOnce: 2 };

/** A frame with its anchor, ready to draw: x − ax, y − ay is where its top left goes. */
export interface Sprite {
  readonly frame: Phaser.Textures.Frame;
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  readonly hx: number;
  readonly hy: number;
  /** The picture it comes from, and where in it: for whoever wants its pixels. */
  readonly picture: CanvasImageSource;
  readonly px: number;
  readonly py: number;
}
export type Person = AnimationSet<Sprite>;

export interface Atlases {
  /** Furniture, litter, dishes by name; null (and one line in the console) when there is no such drawing. */
  world(name: string): Sprite | null;
  /** Whether there is such a drawing, without a word about it. */
  hasWorld(name: string): boolean;
  /** Whether the world's drawings have come: what was made without them is made anew. */
  readonly worldLoaded: boolean;
  /** The drawings of a look: a silhouette until they are loaded. */
  person(look: string): Person;
  isLoaded(look: string): boolean;
  /**
   * Resolves when all of these looks can be drawn, as themselves or as a silhouette: for good where there is no such file,
   * else until it comes.
   */
  loadPeople(looks: Iterable<string>): Promise<void>;
  /** Begins to load those who come next, a few at a time. */
  loadAhead(arrivals: readonly ArrivalPlan[], tick: number): void;
  /** Resolves when they are there, or could not be had at once: then they come later. */
  loadWorld(): Promise<void>;
  /** The game is gone: what still comes is dropped without a word. */
  close(): void;
}

export function spriteOf(texture: Phaser.Textures.Texture, name: string, data: FrameData): Sprite {
  return makeSprite({ texture, x: 0, y: 0 }, name, data, texture.source[0]?.image as CanvasImageSource);
}

/** @param slot where the picture lies on its texture */
function makeSprite({ texture, x, y }: Slot, name: string, data: FrameData, picture: CanvasImageSource): Sprite {
  const { w, h, ax, ay, hx = w / 2, hy = 12 } = data;
  const frame = texture.has(name) ? texture.get(name) : texture.add(name, 0, x + data.x, y + data.y, w, h);
  if (!frame) throw new Error(`no frame ${name} in ${texture.key}`);
  return { frame, w, h, ax, ay, hx, hy, picture, px: data.x, py: data.y };
}

/** A sheet's table and picture. */
export interface Fetched {
  readonly data: AtlasData;
  readonly image: HTMLImageElement;
}

/** @param folder among the game's pictures; a page that lies deeper says in `data-root` of <html> how far up they are */
export async function fetchAtlas(folder: string, name: string): Promise<Fetched> {
  const place = `${document.documentElement.dataset['root'] ?? '.'}/${folder}`;
  const data = (await (await fetchFile(`${place}/${name}.json`)).json()) as AtlasData;
  return { data, image: await fetchImage(`${place}/${data.image}`) };
}

export function openAtlases(textures: Phaser.Textures.TextureManager): Atlases {
  let closed = false;
  const told = new Set<string>();
  const tellOnce = (what: string): void => {
    if (closed || told.has(what)) return;
    told.add(what);
    console.warn(`view: no drawing ${what}, something else stands in`);
  };

  /** Asks until it is there. @returns resolves after the first attempt, whether or not it was of use */
  const fetchInto = (folder: string, name: string, came: (found: Fetched) => void, none: () => void): Promise<void> =>
    new Promise((tried) => {
      void fetchUntilThere(() => fetchAtlas(folder, name), {
        isWanted: () => !closed,
        failed: (why) => {
          tellOnce(`of ${folder}/${name} (${why instanceof Error ? why.message : String(why)})`);
          tried();
        },
      }).then((found) => {
        if (!closed && found === null) none();
        else if (!closed && found !== null) came(found);
        tried();
      });
    });

  const world = new Map<string, Sprite>();
  const people = new Map<string, Person>();
  const underway = new Map<string, Promise<void>>();
  /** Looks whose first attempt has not ended. */
  const coming = new Set<string>();
  let worldWait: Promise<void> | null = null;
  const pages = makePages(textures);
  const stranger = paintStranger();
  const strangers = addTexture(textures, 'stranger', stranger.canvas);
  const silhouette = new AnimationSet<Sprite>(stranger.data, (name, frame) => spriteOf(strangers, name, frame));

  const loadPerson = async (look: string): Promise<void> => {
    coming.add(look);
    await fetchInto(
      'people',
      look,
      ({ data, image }) => {
        const slot = pages.add(`person:${look}`, image);
        people.set(
          look,
          new AnimationSet(
            data,
            (name, frame) => makeSprite(slot, `${look}:${name}`, frame, image),
            (what) => tellOnce(`${look} ${what}`),
          ),
        );
      },
      () => people.set(look, silhouette),
    );
    coming.delete(look);
  };

  const loadPeople = async (looks: Iterable<string>): Promise<void> => {
    const waits: Promise<void>[] = [];
    for (const look of new Set(looks)) {
      let wait = underway.get(look);
      if (wait === undefined) underway.set(look, (wait = loadPerson(look)));
      waits.push(wait);
    }
    await Promise.all(waits);
  };

  return {
    world: (name) => world.get(name) ?? (tellOnce(name), null),
    hasWorld: (name) => world.has(name),
    get worldLoaded() {
      return world.size > 0;
    },
    person: (look) => people.get(look) ?? silhouette,
    isLoaded: (look) => people.has(look),
    loadPeople,
    loadAhead(arrivals, tick) {
      for (const { tick: at, spec } of arrivals) {
        if (coming.size >= AHEAD.atOnce) return;
        if (at <= tick + AHEAD.ticks && !underway.has(spec.look)) void loadPeople([spec.look]);
      }
    },
    close: () => void (closed = true),
    loadWorld: () =>
      (worldWait ??= fetchInto(
        'world',
        'furniture',
        ({ data, image }) => {
          const texture = addTexture(textures, 'furniture', image);
          for (const [name, frame] of Object.entries(data.frames)) world.set(name, spriteOf(texture, name, frame));
        },
        () => {},
      )),
  };
}
