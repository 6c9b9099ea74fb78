/**
 * Predicts which people are outside on the way to or from a door. In the simulation people appear and disappear in the
 * doorway; arrivals are known from the day's plan, departures from the last tick. The code is pure; outdoors.ts draws
 * the people.
 */

import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { outwards, type Spot } from './by-the-door.ts';

/** A person on a straight line to or from a door. */
export interface Walker {
  readonly id: PersonId;
  readonly look: string;
  readonly door: Spot;
  readonly dx: number;
  readonly dy: number;
  /** Sideways distance in tiles between the person and the straight line, so that members of a party do not overlap. */
  readonly aside: number;
  readonly umbrella: boolean;
  /** Number of ticks the person needs to walk one tile. */
  readonly speed: number;
  readonly coming: boolean;
  /** Tick at which an arriving person reaches the door, or at which a departing person left it. */
  readonly at: number;
}

/** Distance in tiles from the door at which people outside appear and disappear. */
export const SIGHT = 9;
const MOST = 24;

/** Predicts which people walk outside, and at which tick each is at which door: people who arrive soon, and people who have just left. */
export class Ways {
  walkers: Walker[] = [];
  private inside = new Map<PersonId, { look: string; speed: number; umbrella: boolean; x: number; y: number }>();
  private tick = -1;

  clear(): void {
    this.walkers = [];
    this.inside.clear();
    this.tick = -1;
  }

  ticked(state: WorldState): void {
    const { tick } = state;
    // If this tick does not follow the previous one, another moment or day is shown, so the people on the way are
    // forgotten.
    if (tick !== this.tick + 1) this.clear();
    this.tick = tick;
    const leaving = this.walkers.filter((one) => !one.coming && tick - one.at < SIGHT * one.speed);
    const coming = this.expected(state);
    for (const one of this.walkers)
      if (one.coming && !coming.some(({ id }) => id === one.id) && state.people[one.id] === undefined)
        leaving.push({ ...one, coming: false, at: tick });
    for (const [id, was] of this.inside) {
      if (state.people[id] !== undefined) continue;
      const door = state.doors.find(({ x, y }) => x === was.x && y === was.y);
      const out = door === undefined ? null : outwards(state.map, door);
      if (door !== undefined && out !== null)
        leaving.push({ id, ...was, door, ...out, aside: 0, coming: false, at: tick });
    }
    this.walkers = [...leaving, ...coming].slice(0, MOST);
    this.inside.clear();
    for (const id in state.people) {
      const one = state.people[id]!;
      if (one.role !== 'guest' || !one.present) continue;
      const { look, speed, x, y } = one;
      this.inside.set(id, { look, speed, x, y, umbrella: one.umbrella === true });
    }
  }

  private expected(state: WorldState): Walker[] {
    const { arrivals, tick, doors, figures, closed, weather } = state;
    const found: Walker[] = [];
    if (closed || doors.length === 0) return found;
    for (const { tick: at, id, spec } of arrivals) {
      if (at - tick > SIGHT * 20 || found.length >= MOST) break;
      if (spec.at !== undefined || spec.start === 'seat') continue;
      const nth = found.length;
      const door = doors[(figures.guestsEntered + nth) % doors.length]!;
      const out = outwards(state.map, door);
      if (out === null || (at - tick) / spec.speed > SIGHT) continue;
      const aside = ((nth % 3) - 1) * 0.3;
      const { look, speed } = spec;
      found.push({ id, look, speed, door, ...out, aside, umbrella: weather === 'rain', coming: true, at });
    }
    return found;
  }
}

/** A person's distance from the door in tiles. */
export const tilesAway = ({ coming, at, speed }: Walker, now: number): number =>
  Math.max(0, coming ? at - now : now - at) / speed;
