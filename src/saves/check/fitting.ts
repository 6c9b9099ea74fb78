/**
 * Checks across fields of a saved café, and limits on counts. Each field may be valid alone while the whole is an
 * impossible café, or one that takes minutes to simulate.
 */

import { NEVER } from '../../ai/index.ts';
import { type Problems, shown } from '../../ai/problems.ts';
import { wrongTodo } from '../../sim/behaviours/index.ts';
import { isSeatLetter, isSolid, tileAt } from '../../sim/world/map.ts';
import type { SavedCafe } from '../../sim/simulation.ts';

/** Limits for the contents of a save, well above real values: a full house has 60 guests and 20 maids, a busy board 10 commands. */
export const MOST = {
  people: 600,
  seats: 500,
  arrivals: 2000,
  /** Maximum number of guests who arrive in the same tick. */
  atOnce: 100,
  commands: 200,
  areas: 200,
} as const;

type Add = (path: string, message: string) => void;

/** Checks a saved café for contradictions between its fields, and for counts that are too large. */
export function fitting(found: SavedCafe, problems: Problems): void {
  const add: Add = (path, message) => problems.add(`cafe.${path}`, message);
  floor(found, add);
  everyone(found, add);
  seated(found, add);
  coming(found, add);
  kitchen(found, add);
  minded(found, add);
}

function floor({ state: { map } }: SavedCafe, add: Add): void {
  if (map.rows.length !== map.height) add('state.map.rows', `has ${map.rows.length} rows; height says ${map.height}`);
  map.rows.forEach((row, y) => {
    if (row.length !== map.width) add(`state.map.rows[${y}]`, `has ${row.length} tiles; width says ${map.width}`);
  });
}

const insideOf =
  ({ state: { map } }: SavedCafe, add: Add) =>
  (path: string, x: number, y: number): boolean => {
    const isInside = x < map.width && y < map.height;
    if (!isInside) add(path, `stands at ${x}, ${y}, outside the map`);
    return isInside;
  };

function everyone(found: SavedCafe, add: Add): void {
  const { map, people, over, doors } = found.state;
  const inside = insideOf(found, add);
  for (const [key, one] of Object.entries(people)) {
    const path = `state.people.${key}`;
    if (one.id !== key) add(`${path}.id`, `must be '${key}', not ${shown(one.id)}`);
    if (!inside(path, one.x, one.y) || !inside(path, one.toX, one.toY)) continue;
    // Characters must stand on tiles that can be walked on. There are two exceptions: a chef stands at the stove, and
    // after closing time furniture may be moved to a tile on which a character stood.
    if (one.role === 'chef' || !one.present || over) continue;
    for (const [x, y] of [
      [one.x, one.y],
      [one.toX, one.toY],
    ] as const) {
      const sits = one.role === 'guest' && isSeatLetter(tileAt(map, x, y));
      if (sits || !isSolid(map, x, y)) continue;
      add(path, `stands in '${tileAt(map, x, y)}' at ${x}, ${y}, where nobody can be`);
      break;
    }
  }
  for (const [i, { x, y }] of doors.entries()) inside(`state.doors[${i}]`, x, y);
}

function seated(found: SavedCafe, add: Add): void {
  const { people, seats } = found.state;
  const inside = insideOf(found, add);
  const names = new Set<string>();
  const sat = new Map<string, string>();
  for (const [i, { id, x, y, takenBy }] of seats.entries()) {
    inside(`state.seats[${i}]`, x, y);
    if (names.has(id)) add(`state.seats[${i}].id`, `there are two seats called ${shown(id)}`);
    names.add(id);
    if (takenBy === null) continue;
    const before = sat.get(takenBy);
    if (!Object.hasOwn(people, takenBy)) add(`state.seats[${i}].takenBy`, `is ${shown(takenBy)}, who is not there`);
    else if (before !== undefined) add(`state.seats[${i}].takenBy`, `${shown(takenBy)} has taken ${before} already`);
    sat.set(takenBy, id);
  }
}

function coming({ state: { arrivals, people } }: SavedCafe, add: Add): void {
  const ids = new Set<string>();
  const together = new Map<number, number>();
  for (const [i, { id, tick }] of arrivals.entries()) {
    const path = `state.arrivals[${i}]`;
    if (Object.hasOwn(people, id) && people[id]?.role !== 'guest')
      add(`${path}.id`, `${shown(id)} works here; a guest needs another id`);
    if (ids.has(id)) add(`${path}.id`, `two guests are called ${shown(id)}`);
    ids.add(id);
    const count = (together.get(tick) ?? 0) + 1;
    together.set(tick, count);
    if (count === MOST.atOnce + 1) add(path, `more than ${MOST.atOnce} guests come in at tick ${tick}`);
  }
}

function kitchen({ state: { dishes, nextDish } }: SavedCafe, add: Add): void {
  for (const key of Object.keys(dishes)) {
    const dish = dishes[Number(key)];
    if (dish === undefined || dish.id !== Number(key)) add(`state.dishes.${key}.id`, 'must be the same as its name');
    else if (dish.id >= nextDish) add('state.nextDish', `must be above ${dish.id}, the number of a dish there is`);
  }
}

function minded({ state: { people }, minds }: SavedCafe, add: Add): void {
  const known = new Set<string>();
  for (const [i, one] of minds.entries()) {
    if (known.has(one.id)) add(`minds[${i}].id`, `there are two minds called ${shown(one.id)}`);
    known.add(one.id);
    const there = Object.hasOwn(people, one.id);
    if (!there && (one.awake || one.wakeAt !== NEVER)) add(`minds[${i}]`, 'must sleep: there is nobody of that name');
    const wrong = one.todo === undefined ? null : wrongTodo(one.todo);
    if (wrong !== null) add(`minds[${i}].todo`, wrong);
  }
  for (const [key, one] of Object.entries(people))
    if (one.present && !known.has(key)) add(`state.people.${key}`, 'has no mind');
}
