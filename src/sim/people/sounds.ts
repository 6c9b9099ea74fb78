/**
 * Sounds that maids hear (How NPC AI works, part 3): a guest's hand bell and the bell of the pass. A sound is an area
 * effect with a loudness; it passes through at most one wall. A maid remembers for some seconds what she has heard, so
 * that she can consider it when she next looks up.
 */

import { type Area, dropArea } from '../../ai/index.ts';
import type { Ground } from '../world/ground.ts';
import { wallsOnLine } from '../world/walls.ts';
import type { Guest, Maid } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import { isQuiet, emit, type World } from '../world/world.ts';

/** The names that the area effects of the two bells have: the guests' hand bell and the bell of the pass. */
const HAND_BELL = 'handBell';
const PASS_BELL = 'passBell';
/** The source recorded for the bell of the pass; all other sources are ids of guests. */
export const PASS = 'pass';

/** Radius of each bell in tiles at loudness 1. */
const HAND_BELL_TILES = 4;
const PASS_BELL_TILES = 8;
const REMEMBERS_TICKS = 200;
/** Loudness of a guest's bell by the share of patience left: the less is left, the louder. */
const LOUDNESS: readonly { readonly below: number; readonly loudness: number }[] = [
  { below: 0.25, loudness: 2 },
  { below: 0.5, loudness: 1.5 },
];

/** The loudness of each sound other than a bell; a sound of loudness 1 reaches {@link EARSHOT} tiles. */
const SOUND_LOUDNESS = { shout: 2, song: 1, crash: 1.5, cheer: 0.75 } as const;
export type SoundName = keyof typeof SOUND_LOUDNESS;
/** Distance in tiles at which a sound of loudness 1 is heard. */
const EARSHOT = 8;
/** How many ticks people remember a short sound. */
const NEWS_TICKS = 100;

/**
 * Makes a sound: an area effect with its own loudness, heard through at most one wall.
 * @param ticks how many ticks the sound lasts; people who come within earshot during this time hear the sound too
 */
export function makesSound(
  state: WorldState,
  sound: SoundName,
  {
    x,
    y,
    buff = sound,
    ticks = 1,
    from = null,
  }: { x: number; y: number; buff?: string; ticks?: number; from?: string | null },
): void {
  dropArea(state.areas, {
    x,
    y,
    radius: EARSHOT,
    loudness: SOUND_LOUDNESS[sound],
    buff,
    buffTicks: Math.max(ticks, NEWS_TICKS),
    ticks,
    from,
  });
}

/** Whether an area effect is one of the two bells, which only maids notice. */
export const isBell = ({ buff }: Area): boolean => buff === HAND_BELL || buff === PASS_BELL;

/** Makes a guest ring the hand bell: on raising a hand, and again when patience runs low. */
export function ringsHandBell(world: World, who: Guest): void {
  if (isQuiet(who)) return;
  const loudness = LOUDNESS.find(({ below }) => who.patienceLeft <= below)?.loudness ?? 1;
  const { x, y, id } = who;
  const { reach } = dropArea(world.state.areas, {
    x,
    y,
    radius: HAND_BELL_TILES,
    loudness,
    buff: HAND_BELL,
    buffTicks: REMEMBERS_TICKS,
    from: id,
  });
  emit(world, 'rings', id, { x, y, tiles: reach });
}

/**
 * Whether a guest's patience has just fallen below one of the limits at which the hand bell is rung again.
 * @param before share of patience left a tick ago
 * @param now share of patience left now
 */
export const ringsAgain = (before: number, now: number): boolean =>
  LOUDNESS.some(({ below }) => now <= below && before > below);

/** Rings the bell of the pass when a dish is ready. */
export function ringsPassBell(world: World, x: number, y: number): void {
  const { reach } = dropArea(world.state.areas, {
    x,
    y,
    radius: PASS_BELL_TILES,
    buff: PASS_BELL,
    buffTicks: REMEMBERS_TICKS,
    from: null,
  });
  emit(world, 'rings', null, { x, y, tiles: reach });
}

/** Whether an area effect is the sound of breaking plates. A maid remembers the place of such a sound, as she does with bells. */
export const isCrash = ({ buff }: Area): boolean => buff === 'crash';

/** Records that a maid has heard a bell or a crash, which she then remembers. */
export function hears(state: WorldState, me: Maid, { buff, from, buffTicks }: Area): void {
  const source = buff === PASS_BELL ? PASS : (from ?? '');
  const heard = (me.heard ?? []).filter((one) => one.until > state.tick && one.from !== source);
  heard.push({ from: source, until: state.tick + buffTicks });
  me.heard = heard;
}

/** Whether a maid still remembers a bell. @param from a guest's id, or {@link PASS} */
export function hasHeard(state: WorldState, me: Maid, from: string): boolean {
  if (me.heard === undefined) return false;
  for (const one of me.heard) if (one.from === from && one.until > state.tick) return true;
  return false;
}

const MOST_WALLS_HEARD = 1;

/** Whether a sound made on a tile can be heard on another: at most one wall lies between them. */
export const soundPasses = (world: Ground, x: number, y: number, toX: number, toY: number): boolean =>
  wallsOnLine(world.state.map, x, y, toX, toY, MOST_WALLS_HEARD) <= MOST_WALLS_HEARD;
