/**
 * The game's pictures for small drawings: people, furniture and icons from the game's sprite sheets, loaded on first
 * use. Until a sheet has loaded, or if loading fails, the functions return null, and the painter draws a placeholder.
 */

import { assetAt, fetchFile, fetchImage, fetchUntilThere } from '../../ui/index.ts';
import type { Facing } from '../../sim/state/person.ts';
import { type AtlasData, type FrameData, type Strip, AnimationSet } from '../../view/textures/atlas-data.ts';

export interface Picture {
  readonly image: CanvasImageSource;
  readonly frame: FrameData;
}
interface Person {
  readonly image: CanvasImageSource;
  readonly animations: AnimationSet<FrameData>;
}
interface Sheet {
  readonly image: CanvasImageSource;
  readonly frames: Readonly<Record<string, FrameData>>;
}

const people = new Map<string, Person | null>();
const sheets = new Map<string, Sheet | null>();

/** The frames of a person in a pose; null until they have loaded. */
export function personStrip(
  look: string,
  pose: string,
  facing: Facing,
): (Strip<FrameData> & Pick<Picture, 'image'>) | null {
  if (!people.has(look)) {
    people.set(look, null);
    void fetchSheet(`people/${look}`).then((found) => {
      if (found === null) return;
      people.set(look, { image: found.image, animations: new AnimationSet(found.data, (_, frame) => frame) });
    });
  }
  const person = people.get(look);
  const strip = person?.animations.strip(pose, facing);
  return person && strip ? { ...strip, image: person.image } : null;
}

/** A picture of the sheet `world/furniture` or `ui/icons` by name; null until the sheet has loaded. */
export function picture(sheet: 'world/furniture' | 'ui/icons', name: string): Picture | null {
  if (!sheets.has(sheet)) {
    sheets.set(sheet, null);
    void fetchSheet(sheet).then((found) => {
      if (found !== null) sheets.set(sheet, { image: found.image, frames: found.data.frames });
    });
  }
  const there = sheets.get(sheet);
  const frame = there?.frames[name];
  return there && frame ? { image: there.image, frame } : null;
}

/** Loads a sprite sheet and its table of frames; returns null if loading fails. */
const fetchSheet = (name: string): Promise<{ data: AtlasData; image: HTMLImageElement } | null> =>
  fetchUntilThere(async () => {
    const data = (await (await fetchFile(assetAt(`${name}.json`))).json()) as AtlasData;
    return { data, image: await fetchImage(assetAt(`${name.split('/')[0]}/${data.image}`)) };
  });
