/**
 * Computes where people wait outside during a fire alarm: on the pavement nearest to the door, each at a spot of their
 * own, in the order in which they went out. In the simulation they are simply not present. The code is pure;
 * outdoors.ts draws the people.
 */

import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { outwards, type Spot } from './by-the-door.ts';

export interface Waiting extends Spot {
  readonly id: PersonId;
  readonly look: string;
  /** The direction in which the person looks or walks. */
  readonly dx: number;
  readonly dy: number;
  /** Number of tiles walked since the door; null while the person stands. */
  readonly walked: number | null;
}

/** Distance in tiles between two spots, and between the house and the spots nearest to it. */
const APART = 0.8;
const FROM_HOUSE = 0.7;
/** Number of spots side by side between the house and the road. */
const DEEP = 3;

/** The spots on the pavement along the two open sides of the house, those nearest to a door first. */
export function spotsBeside({ width, height }: WorldState['map'], door: Spot): Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < DEEP; row++) {
    const out = FROM_HOUSE + row * APART - 0.5;
    for (let y = -1; y < height - 1; y += APART) spots.push({ x: width + out, y });
    for (let x = 1; x < width - 1; x += APART) spots.push({ x, y: height + out });
  }
  const far = (spot: Spot): number => Math.hypot(spot.x - door.x, spot.y - door.y);
  return spots.sort((a, b) => far(a) - far(b) || a.x - b.x || a.y - b.y);
}

/** The corners of the way from a door to a spot: out of the door, along the wall, then to the spot. */
function wayTo(map: WorldState['map'], door: Spot, spot: Spot): readonly Spot[] {
  const out = outwards(map, door);
  if (out === null) return [door, spot];
  const first = { x: door.x + out.dx, y: door.y + out.dy };
  const corner = out.dx === 0 ? { x: spot.x, y: first.y } : { x: first.x, y: spot.y };
  return [door, first, corner, spot];
}

/** The place and direction after so many tiles on a way; at its end the person stands and looks back at the house. */
function along(way: readonly Spot[], tiles: number): Omit<Waiting, 'id' | 'look'> {
  let left = tiles;
  for (const [i, from] of way.slice(0, -1).entries()) {
    const to = way[i + 1]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const [dx, dy] = [Math.sign(Math.round((to.x - from.x) * 10)), Math.sign(Math.round((to.y - from.y) * 10))];
    if (left < length) {
      const part = left / length;
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      return { x, y, dx, dy: dx === 0 ? dy : 0, walked: tiles };
    }
    left -= length;
  }
  const [end, door] = [way.at(-1)!, way[0]!];
  const isRight = end.x - door.x > 0 && end.x - door.x >= end.y - door.y;
  return { ...end, dx: isRight ? -1 : 0, dy: isRight ? 0 : -1, walked: null };
}

/** Remembers since when each person is outside, so that people walk from the door to their spots. */
export class Crowd {
  private readonly since = new Map<PersonId, number>();
  private tick = -1;

  clear(): void {
    this.since.clear();
    this.tick = -1;
  }

  ticked({ tick, people, calendar }: WorldState): void {
    const isNext = tick === this.tick + 1;
    this.tick = tick;
    const outside = calendar?.going.find(({ kind }) => kind === 'alarm')?.who ?? [];
    for (const id of this.since.keys()) if (people[id]?.present !== false) this.since.delete(id);
    for (const id of outside)
      if (people[id]?.present === false && !this.since.has(id)) this.since.set(id, isNext ? tick : -Infinity);
  }

  /** The people outside, as they stand or walk at this moment. @param now in ticks, with a fraction */
  waiting(state: WorldState, now: number): Waiting[] {
    const { map, doors, people, calendar } = state;
    // Another moment of the day can be shown without a tick having passed.
    if (state.tick !== this.tick) this.ticked(state);
    if (this.since.size === 0 || doors[0] === undefined) return [];
    const order = calendar?.going.find(({ kind }) => kind === 'alarm')?.who ?? [...this.since.keys()];
    const spots = spotsBeside(map, doors[0]);
    const found: Waiting[] = [];
    for (const [id, since] of this.since) {
      const person = people[id];
      const spot = spots[order.indexOf(id)];
      if (person === undefined || spot === undefined) continue;
      const door = doors.find(({ x, y }) => x === person.x && y === person.y) ?? doors[0];
      found.push({ id, look: person.look, ...along(wayTo(map, door, spot), (now - since) / person.speed) });
    }
    return found;
  }
}
