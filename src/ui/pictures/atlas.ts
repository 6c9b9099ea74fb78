/**
 * Loads the two picture sheets of the panels and the tables of their pictures: ui/icons (dishes 32×32, signs,
 * interface) and portraits/heads (28×28, one per look). Loading begins when the HUD opens and is repeated until it
 * succeeds. Until then, and for unknown names, the picture's place stays empty. A CSS background is requested only
 * once, so a table is published only after its picture is loaded.
 */

import { type Signal, signal } from '@preact/signals';
import { fetchFile, fetchImage, fetchUntilThere } from '../fetching/retry.ts';

export interface AtlasFrame {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The point of the picture that touches the ground, in pixels from the picture's top left corner; missing for things that do not stand. */
  readonly ax?: number;
  readonly ay?: number;
}
export interface Atlas {
  readonly frames: Readonly<Record<string, AtlasFrame>>;
  readonly width: number;
  readonly height: number;
}

/** The address of a file in assets/. Pages in subfolders state the path to the game's root in the attribute `data-root` of <html>. */
export const assetAt = (path: string): string => `${document.documentElement.dataset['root'] ?? '.'}/${path}`;

const sheets = new Map<string, Signal<Atlas | null>>();
const pictures = new Map<string, Signal<boolean>>();
/** The loaded pictures. They are kept, so that the browser does not load them again when a style uses them. */
const held: HTMLImageElement[] = [];

export const icons: Signal<Atlas | null> = signal(null);
export const heads: Signal<Atlas | null> = signal(null);
let asked = false;

/** Loads both picture sheets with their tables of frames; called when the HUD opens. */
export function loadAtlases(): void {
  if (asked) return;
  asked = true;
  fetchSheet('ui/icons', icons);
  fetchSheet('portraits/heads', heads);
}

/**
 * The table of a sheet, for example of `people/momo`; loading begins on first use. Null until both the table and the
 * sheet's picture are loaded.
 */
export function sheetAt(path: string): Signal<Atlas | null> {
  let sheet = sheets.get(path);
  if (sheet === undefined) {
    sheets.set(path, (sheet = signal(null)));
    fetchSheet(path, sheet);
  }
  return sheet;
}

/** Whether a picture that has no table exists, for example `portraits/momo.png`; loading begins on first use. */
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

/** Parses a sheet's table, `{ size: [w, h] | { w, h }, frames: { name: { x, y, w, h } } }`; null if the value has another form. */
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

/** Returns the style that shows a frame of a sheet as a CSS background, at `scale` CSS pixels per drawn pixel. */
export function backgroundOf(address: string, atlas: Atlas, frame: AtlasFrame, scale: number): Record<string, string> {
  return {
    width: `${frame.w * scale}px`,
    height: `${frame.h * scale}px`,
    backgroundImage: `url(${address})`,
    backgroundSize: `${atlas.width * scale}px ${atlas.height * scale}px`,
    backgroundPosition: `${-frame.x * scale}px ${-frame.y * scale}px`,
  };
}
