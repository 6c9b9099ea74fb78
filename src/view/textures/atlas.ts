/**
 * Loads atlases and makes Phaser frames of them: one for furniture, one for icons, one per person. Pictures are loaded
 * from plain relative URLs (no blob: or data: URLs), which a strict Content-Security-Policy allows, and kept as
 * elements, so that a lost WebGL context can be restored.
 */

import type Phaser from 'phaser';
import { fetchFile, fetchImage, fetchUntilThere } from '../../ui/fetching/retry.ts';
import type { ArrivalPlan } from '../../sim/state/arrivals.ts';
import { AnimationSet, type AtlasData, type FrameData } from './atlas-data.ts';
import { addTexture } from './canvas.ts';
import { makePages, type Slot } from './texture-pages.ts';
import { paintStranger } from '../people/placeholder-figure.ts';

/**
 * Limits for loading drawings in advance: only for people who arrive within `ticks`, and for at most `atOnce` people at
 * the same time.
 */
const AHEAD = { ticks: 1200, atOnce: 2 };

/** A frame with its anchor. Drawn at the position x, y, the frame has its top left corner at x − ax, y − ay. */
export interface Sprite {
  readonly frame: Phaser.Textures.Frame;
  readonly w: number;
  readonly h: number;
  readonly ax: number;
  readonly ay: number;
  readonly hx: number;
  readonly hy: number;
  /** The picture that contains the sprite, and the sprite's position in this picture; both are needed to read pixels. */
  readonly picture: CanvasImageSource;
  readonly px: number;
  readonly py: number;
}
export type Person = AnimationSet<Sprite>;

export interface Atlases {
  /** Returns the sprite of a piece of furniture, of litter or of a dish by name. If it is missing, returns null and warns in the console. */
  world(name: string): Sprite | null;
  /** Whether the world's drawings contain a sprite of this name; unlike `world`, this function does not warn. */
  hasWorld(name: string): boolean;
  /** Whether the world's drawings are loaded. A room built before they were loaded must be built again. */
  readonly worldLoaded: boolean;
  /** Returns the drawings of people with this appearance; until they are loaded, a placeholder. */
  person(look: string): Person;
  isLoaded(look: string): boolean;
  /**
   * Resolves when people with all these appearances can be drawn. If the first attempt to load the drawings of an
   * appearance has failed, a placeholder is drawn: until they are loaded, or always if the file does not exist.
   */
  loadPeople(looks: Iterable<string>): Promise<void>;
  /** Loads the drawings of people who arrive soon, a few at a time. */
  loadAhead(arrivals: readonly ArrivalPlan[], tick: number): void;
  /** Resolves when the world's drawings are loaded or the first attempt to load them has failed; in that case further attempts follow. */
  loadWorld(): Promise<void>;
  /** Ends all loading: drawings that arrive later are ignored, because the game is gone. */
  close(): void;
}

export function spriteOf(texture: Phaser.Textures.Texture, name: string, data: FrameData): Sprite {
  return makeSprite({ texture, x: 0, y: 0 }, name, data, texture.source[0]?.image as CanvasImageSource);
}

/** Makes a sprite. @param slot the place of the sprite's picture on its texture */
function makeSprite({ texture, x, y }: Slot, name: string, data: FrameData, picture: CanvasImageSource): Sprite {
  const { w, h, ax, ay, hx = w / 2, hy = 12 } = data;
  const frame = texture.has(name) ? texture.get(name) : texture.add(name, 0, x + data.x, y + data.y, w, h);
  if (!frame) throw new Error(`no frame ${name} in ${texture.key}`);
  return { frame, w, h, ax, ay, hx, hy, picture, px: data.x, py: data.y };
}

export interface Fetched {
  readonly data: AtlasData;
  readonly image: HTMLImageElement;
}

/** Loads an atlas. @param folder path of the atlas's folder from the game's root; the attribute `data-root` of <html> is the path to that root */
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

  /** Loads an atlas, and retries until it is loaded. @returns a promise that resolves after the first attempt, whether or not it succeeded */
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
  /** Names of the appearances whose drawings are being loaded for the first time. */
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
