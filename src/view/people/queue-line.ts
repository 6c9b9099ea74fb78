/**
 * Computes where guests who wait for a table are drawn: the first few stand inside by the door, the others in a line on
 * the pavement, so that they do not hide the room. In the simulation all of them stand near the door; only the picture
 * differs. A guest who joins or leaves the line fades out at one place and in at the other. The code is pure.
 */

import type { Facing, Guest, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { houseWidth } from '../../sim/world/wings.ts';
import { outwards, type Spot } from '../outdoors/by-the-door.ts';

/** Number of waiting guests who stay inside. */
export const INSIDE = 4;
/** Distance in tiles between two guests of the line, between the house and the line, and between two rows of a long line. */
const APART = 0.72;
const FROM_HOUSE = 0.8;
const ROWS_APART = 0.8;
/**
 * Largest number of guests in a row. A longer row would reach below the buttons and hints at the lower edge of a small
 * window.
 */
const IN_A_ROW = 10;
/**
 * Distance in tiles of the line on the walk behind the house from the wall: there the feet are above the top of the wall
 * in the picture.
 */
const BEHIND_WALL = 3;
/** Share of a change of place that is done in one tick; the whole change takes 0.6 s. */
const FADES = 1 / 12;
/** Tiles by which a guest moves up in a tick. */
const STEP = 0.1;

/** A guest in the line, or on the way into it or out of it. */
interface Place {
  /**
   * Distances from the front of the line in tiles: before the last tick, after it, and the distance to which the guest
   * moves up.
   */
  before: number;
  now: number;
  goal: number;
  /**
   * How far the guest has faded over to the line, before and after the last tick: 0 = drawn only at the place of the
   * simulation, 1 = drawn only in the line.
   */
  fadedBefore: number;
  faded: number;
  /** How the guest is drawn while nothing of this changes; null = must be computed. */
  drawn: Drawn | null;
}

/** How a guest of the line is drawn at a moment. */
export interface Drawn extends Spot {
  readonly facing: Facing;
  /** Whether the guest is drawn in the line; false = still or again at the place of the simulation. */
  readonly outside: boolean;
  readonly walks: boolean;
  readonly along: number;
  readonly opacity: number;
}

/** The point of the line at a distance from its front, and the direction in which guests there look. */
export function pointOf({ map, doors }: Pick<WorldState, 'map' | 'doors'>, along: number): Spot & { facing: Facing } {
  const [door] = doors;
  const out = door === undefined ? null : outwards(map, door);
  // A wing takes up the pavement beside the door, and the street beyond it is below the panels at the lower right of the
  // window. So the line stands on the walk behind the house, to the left of the door if there is room.
  if (door !== undefined && out !== null && out.dy < 0 && houseWidth(map) < map.width) {
    const row = Math.floor(along / (APART * IN_A_ROW));
    const far = along - row * APART * IN_A_ROW;
    const y = door.y + 0.5 - BEHIND_WALL - row * ROWS_APART;
    return door.x > APART * IN_A_ROW
      ? { x: door.x - 1 - far, y, facing: 'SE' }
      : { x: door.x + 2 + far, y, facing: 'NW' };
  }
  const [right, front] = [map.width - 0.5, map.height - 0.5];
  // The walls hide the pavement behind a rear wall, so the line stands along the open side next to the door.
  const onRight = out === null || out.dx > 0 || out.dy < 0;
  const from = onRight ? (out !== null && out.dx > 0 ? (door?.y ?? 0) + 1 : 0.6) : out!.dy > 0 ? door!.x - 1 : 1;
  const towards = onRight || out!.dx < 0 ? 1 : -1;
  const end = onRight ? map.height - 1 : towards > 0 ? map.width - 1 : 1;
  const length = Math.min(APART * IN_A_ROW, Math.max(APART * 3, Math.abs(end - from)));
  const row = Math.floor(along / length);
  const at = from + towards * (along - row * length);
  const off = FROM_HOUSE + row * ROWS_APART;
  return onRight
    ? { x: right + off, y: at, facing: 'NE' }
    : { x: at, y: front + off, facing: towards > 0 ? 'NW' : 'SE' };
}

const isOutside = ({ weather }: WorldState, { isHero, umbrella }: Guest): boolean =>
  !isHero && (weather !== 'rain' || umbrella === true);

/** The guests who wait for a table, inside and outside, the first one first. */
export const queueOf = ({ people }: Pick<WorldState, 'people'>): Guest[] =>
  Object.values(people)
    .filter((one): one is Guest => one.role === 'guest' && one.present && one.stage === 'queue')
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** The guests who stand in the line outside, the first one first. In rain, guests without an umbrella stay inside. */
export const lineOf = (state: WorldState): PersonId[] =>
  queueOf(state)
    .slice(INSIDE)
    .flatMap((one) => (isOutside(state, one) ? [one.id] : []));

export class QueueLine {
  private readonly places = new Map<PersonId, Place>();

  /** Must be called after each tick. @param anew if true, everyone appears in the line without a change of place */
  ticked(state: WorldState, anew = false): void {
    const line = state.doors.length === 0 ? [] : lineOf(state);
    if (anew) this.places.clear();
    for (const [nth, id] of line.entries()) {
      const goal = nth * APART;
      const place = this.places.get(id);
      if (place === undefined) {
        const faded = anew ? 1 : 0;
        this.places.set(id, { before: goal, now: goal, goal, fadedBefore: faded, faded, drawn: null });
      } else place.goal = goal;
    }
    const isIn = new Set(line);
    for (const [id, place] of this.places) {
      place.before = place.now;
      place.fadedBefore = place.faded;
      place.faded = Math.max(0, Math.min(1, place.faded + (isIn.has(id) ? FADES : -FADES)));
      // A guest who is not visible in the line yet takes the new place at once.
      const step = place.faded < 0.5 ? Infinity : STEP;
      place.now += Math.max(-step, Math.min(step, place.goal - place.now));
      if (step === Infinity) place.before = place.now;
      if (!isAtRest(place)) place.drawn = null;
      if (state.people[id] === undefined || (!isIn.has(id) && place.faded === 0)) this.places.delete(id);
    }
  }

  /** How a guest is drawn; null = as in the simulation. @param alpha share of the present tick that has passed */
  at(state: WorldState, id: PersonId, alpha: number): Drawn | null {
    const place = this.places.get(id);
    if (place === undefined) return null;
    if (place.drawn !== null) return place.drawn;
    const faded = place.fadedBefore + (place.faded - place.fadedBefore) * alpha;
    const along = place.before + (place.now - place.before) * alpha;
    const { x, y, facing } = pointOf(state, along);
    const walks = place.now !== place.before;
    const drawn = { x, y, facing, outside: faded >= 0.5, walks, along: -along, opacity: Math.abs(2 * faded - 1) };
    if (isAtRest(place)) place.drawn = drawn;
    return drawn;
  }
}

const isAtRest = ({ before, now, fadedBefore, faded }: Place): boolean => before === now && fadedBefore === faded;
