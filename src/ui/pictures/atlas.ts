/**
 * The tables of the two picture sheets the panels use: ui/icons (dishes 32×32, signs, interface) and portraits/heads
 * (28×28, one a look). Fetched when the HUD opens, and asked for again until they come; until they are there – and for
 * names they do not have – the place of a picture is kept empty and its words stand alone. A style that names a picture
 * asks for it once, so a table is only handed out when its picture has come.
 */

import { type Signal, signal } from '@preact/signals';
import { fetchFile, fetchImage, fetchUntilThere } from '../fetching/again.ts';

export interface AtlasFrame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Where it stands on the ground, from its corner; left out where nothing stands. */
  readonly ax?: number;
  readonly ay?: number;
}
export interface Atlas {
  readonly frames: Readonly<Record<string, AtlasFrame>>;
  readonly width: number;
  readonly height: number;
}

/** An address among the game's pictures; a page that lies deeper than the game says in `data-root` of <html> how far up it is. */
export const assetAt = (path: string): string => `${document.documentElement.dataset['root'] ?? '.'}/${path}`;

const sheets = new Map<string, Signal<Atlas | null>>();
const pictures = new Map<string, Signal<boolean>>();
/** Held, so that the browser has them at hand when a style names them. */
const held: HTMLImageElement[] = [];

export const icons: Signal<Atlas | null> = signal(null);
export const heads: Signal<Atlas | null> = signal(null);
let asked = false;

/** Fetches the tables; called by the HUD when it opens. */
export function loadAtlases(): void {
  if (asked) return;
  asked = true;
  fetchSheet('ui/icons', icons);
  fetchSheet('portraits/heads', heads);
}

/** A sheet and its table, `people/momo` say, fetched when first asked for. Null until both are there. */
export function sheetAt(path: string): Signal<Atlas | null> {
  let sheet = sheets.get(path);
  if (sheet === undefined) {
    sheets.set(path, (sheet = signal(null)));
    fetchSheet(path, sheet);
  }
  return sheet;
}

/** Whether a picture without a table is there, `portraits/momo.png` say; fetched when first asked for. */
export function hasPicture(path: string): Signal<boolean> {
  let there = pictures.get(path);
  if (there === undefined) {
    const isThere = signal(false);
    there = isThere;
    pictures.set(path, there);
    void fetchUntilThere(() => fetchPicture(path)).then((found) => {
      isThere.value = found !== null;
    });
  }
  return there;
}

function fetchSheet(path: string, into: Signal<Atlas | null>): void {
  const fetchBoth = async (): Promise<Atlas | null> => {
    const table: unknown = await (await fetchFile(assetAt(`${path}.json`))).json();
    await fetchPicture(`${path}.png`);
    return readAtlas(table);
  };
  void fetchUntilThere(fetchBoth).then((atlas) => {
    into.value = atlas;
  });
}

async function fetchPicture(path: string): Promise<HTMLImageElement> {
  const image = await fetchImage(assetAt(path));
  held.push(image);
  return image;
}

/** Reads `{ size: [w, h] | { w, h }, frames: { name: { x, y, w, h } } }`; null for anything else. */
export function readAtlas(table: unknown): Atlas | null {
  if (!isRecord(table) || !isRecord(table.frames)) return null;
  const { size } = table;
  const [width, height] = Array.isArray(size) ? (size as unknown[]) : isRecord(size) ? [size.w, size.h] : [];
  if (typeof width !== 'number' || typeof height !== 'number') return null;
  const frames: Record<string, AtlasFrame> = {};
  for (const [name, box] of Object.entries(table.frames)) {
    if (!isRecord(box)) continue;
    const { x, y, w, h, ax, ay } = box;
    if (typeof x === 'number' && typeof y === 'number' && typeof w === 'number' && typeof h === 'number')
      frames[name] = { x, y, w, h, ...(typeof ax === 'number' && typeof ay === 'number' ? { ax, ay } : {}) };
  }
  return { frames, width, height };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How to show one frame of a sheet as a CSS background, `scale` CSS pixels a drawn pixel. */
export function backgroundOf(address: string, atlas: Atlas, frame: AtlasFrame, scale: number): Record<string, string> {
  return {
    width: `${frame.w * scale}px`,
    height: `${frame.h * scale}px`,
    backgroundImage: `url(${address})`,
    backgroundSize: `${atlas.width * scale}px ${atlas.height * scale}px`,
    backgroundPosition: `${-frame.x * scale}px ${-frame.y * scale}px`,
  };
}
