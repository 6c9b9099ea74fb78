/**
 * Finds what lies under the pointer. A pointer hits a person if it is on an opaque pixel of the drawing; the person in
 * front is hit first. For fingers a point near the middle of a body counts too. A point on the floor gives a tile.
 */

import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CafeMap } from '../../sim/state/things.ts';
import type { Sprite } from '../textures/atlas.ts';
import { makeCanvas, type Canvas2D } from '../textures/canvas.ts';
import type { Mode, Pointed, Rect } from '../contract.ts';
import type { Actor } from '../people/people-sprites.ts';
import { NUMBER_UP, TABLE_PX, tileX, tileY, worldX, worldY } from './projection.ts';

/** The person whose drawing is at a world point, or null. @param reach pixels by which each body is enlarged, for fingers */
export function personAt(actors: readonly Actor[], wx: number, wy: number, reach = 0): Actor | null {
  let best: Actor | null = null;
  let near: Actor | null = null;
  for (const actor of actors) {
    const { sprite, body } = actor;
    if (!sprite || !body.visible) continue;
    const px = Math.floor(wx - body.x);
    const py = Math.floor(wy - body.y);
    if (px < -reach || py < -reach || px >= sprite.w + reach || py >= sprite.h + reach) continue;
    if (px >= 0 && py >= 0 && px < sprite.w && py < sprite.h && (best === null || body.depth > best.body.depth)) {
      if (isPaint(sprite, px, py)) {
        best = actor;
        continue;
      }
    }
    const inMiddle = Math.abs(wx - actor.x) < 12 + reach && wy > actor.headY - 14 - reach && wy < actor.y + reach;
    if (inMiddle && (near === null || body.depth > near.body.depth)) near = actor;
  }
  return best ?? near;
}

let magnifier: Canvas2D | null = null;

function isPaint({ picture, px, py }: Sprite, x: number, y: number): boolean {
  const { pen } = (magnifier ??= makeCanvas(1, 1));
  pen.clearRect(0, 0, 1, 1);
  pen.drawImage(picture, px + x, py + y, 1, 1, 0, 0, 1, 1);
  return (pen.getImageData(0, 0, 1, 1).data[3] ?? 0) > 20;
}

/** People whose feet or head lie in a box of world pixels. */
export function peopleIn(actors: readonly Actor[], box: Readonly<Rect>): PersonId[] {
  const ids: PersonId[] = [];
  for (const actor of actors) {
    const inside = (x: number, y: number): boolean =>
      x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
    if (inside(actor.x, actor.y - 4) || inside(actor.x, (actor.y + actor.headY) / 2)) ids.push(actor.id);
  }
  return ids;
}

/** The tile under a world point; null outside the map. */
export function tileAt(map: CafeMap, wx: number, wy: number): { x: number; y: number } | null {
  const x = Math.round(tileX(wx, wy));
  const y = Math.round(tileY(wx, wy));
  return x >= 0 && y >= 0 && x < map.width && y < map.height ? { x, y } : null;
}

/**
 * What a click points at. On a person: the person, with the litter on the person's tile or, if there is none, on the
 * tile behind the person. Elsewhere: the tile with its litter, and a guest who sits at this tile or table. Plates
 * before a guest who still sits there cannot be cleared, so they do not count.
 */
export function pointAt(state: WorldState, actor: Actor | null, tile: { x: number; y: number } | null): Pointed | null {
  if (actor) {
    const { x, y } = actor.person;
    // A body hides the floor behind it, so a click on the body can also mean a puddle there.
    if (tile && !litterAt(state, x, y) && litterAt(state, tile.x, tile.y))
      return { ...tile, personId: actor.id, litter: true };
    return { x, y, personId: actor.id, litter: litterAt(state, x, y) };
  }
  if (!tile) return null;
  const at: Pointed = { x: tile.x, y: tile.y, litter: litterAt(state, tile.x, tile.y) };
  const guests = state.seats.filter(
    (seat) => (seat.tableX === tile.x && seat.tableY === tile.y) || (seat.x === tile.x && seat.y === tile.y),
  );
  for (const seat of guests) {
    const guest = seat.takenBy === null ? undefined : state.people[seat.takenBy];
    if (guest?.role === 'guest' && guest.seat === seat.id && (at.personId === undefined || guest.calls !== null))
      at.personId = guest.id;
  }
  return at;
}

/** Half the width, and the height, of a table's number in world pixels, with a rim for the hand. */
const NUMBER_HALF = 14;
const NUMBER_HIGH = 24;

/**
 * The tile of the table whose number is at a world point; null = none. A number is shown only while the pointer is on
 * its table or at one of its seats. @param shown the tile that the pointer was on when the number appeared
 */
export function numberAt(
  { seats }: WorldState,
  shown: { readonly x: number; readonly y: number } | null,
  wx: number,
  wy: number,
): { x: number; y: number } | null {
  if (shown === null) return null;
  const here = (x: number, y: number): boolean => x === shown.x && y === shown.y;
  const seat = seats.find((one) => here(one.tableX, one.tableY) || here(one.x, one.y));
  if (seat === undefined) return null;
  const { tableX, tableY } = seat;
  const below = worldY(tableX, tableY) - TABLE_PX - wy;
  const isOn = Math.abs(wx - worldX(tableX, tableY)) <= NUMBER_HALF;
  return isOn && below <= NUMBER_UP + 3 && below >= NUMBER_UP - NUMBER_HIGH ? { x: tableX, y: tableY } : null;
}

/** Half the width, and the height, of the small card with a table's number on its top. */
const CARD_HALF = 10;
const CARD_HIGH = 15;

/**
 * The tile of the table whose top, number or small card with the number is at a world point; null = none. A body in front
 * of the table hides all three, a body behind it none but the top. @param shown see {@link numberAt}
 */
export function tableAt(
  state: WorldState,
  shown: { readonly x: number; readonly y: number } | null,
  actor: Pick<Actor, 'y'> | null,
  wx: number,
  wy: number,
): { x: number; y: number } | null {
  const numbered = numberAt(state, shown, wx, wy);
  if (numbered !== null) return numbered;
  for (const { tableX: x, tableY: y } of state.seats) {
    const up = worldY(x, y) - TABLE_PX - wy;
    const isOnCard = Math.abs(wx - worldX(x, y)) <= CARD_HALF && up >= -2 && up <= CARD_HIGH;
    if (isOnCard && (actor === null || actor.y <= worldY(x, y))) return { x, y };
  }
  const top = actor === null ? tileAt(state.map, wx, wy + TABLE_PX) : null;
  return state.seats.some(({ tableX, tableY }) => tableX === top?.x && tableY === top.y) ? top : null;
}

/** World pixels within which a click with a tool also means a guest who calls, or a plate or puddle: half a tile. */
const NEAR = 36;

/**
 * What a click with a tool points at. People stand in front of each other, and plates stand higher than the floor of
 * their tile; therefore, if the point itself offers nothing for the tool, the nearest guest who calls, or the nearest
 * plate or puddle, within half a tile counts. A guest who does not call is pointed at only directly.
 */
export function aimAt(
  state: WorldState,
  actors: readonly Actor[],
  mode: Mode,
  actor: Actor | null,
  wx: number,
  wy: number,
): Pointed | null {
  const at = pointAt(state, mode === 'serve' ? actor : null, tileAt(state.map, wx, wy));
  if (mode === 'serve') {
    if (calls(state, at?.personId)) return at;
    const guest = nearest(
      actors.filter(({ id }) => calls(state, id)),
      ({ x, y, headY }) => [x, (y + headY) / 2],
      wx,
      wy,
    );
    return guest === null ? at : pointAt(state, guest, null);
  }
  if (mode === 'sweep' && at?.litter !== true) {
    const spot = nearest(litterSpots(state), ({ wx: x, wy: y }) => [x, y], wx, wy);
    return spot === null ? at : { x: spot.x, y: spot.y, litter: true };
  }
  return at;
}

function calls(state: WorldState, id: PersonId | undefined): boolean {
  const person = id === undefined ? undefined : state.people[id];
  return person?.role === 'guest' && person.calls !== null;
}

function nearest<T>(
  list: readonly T[],
  pointOf: (one: T) => readonly [x: number, y: number],
  wx: number,
  wy: number,
): T | null {
  let best: T | null = null;
  let reach = NEAR;
  for (const one of list) {
    const [x, y] = pointOf(one);
    const far = Math.hypot(x - wx, y - wy);
    if (far < reach) [best, reach] = [one, far];
  }
  return best;
}

/** Where litter is drawn: puddles on the floor, plates on their table before their seat. */
function litterSpots(state: WorldState): { x: number; y: number; wx: number; wy: number }[] {
  const plates = state.seats
    .filter(({ dirty, takenBy }) => dirty && takenBy === null)
    .map(({ x, y, tableX, tableY }) => ({
      x,
      y,
      wx: worldX((x + 2 * tableX) / 3, (y + 2 * tableY) / 3),
      wy: worldY((x + 2 * tableX) / 3, (y + 2 * tableY) / 3) - TABLE_PX,
    }));
  const puddles = state.litter.map(({ x, y }) => ({ x, y, wx: worldX(x, y), wy: worldY(x, y) }));
  return [...plates, ...puddles];
}

function litterAt(state: WorldState, x: number, y: number): boolean {
  return (
    state.litter.some((litter) => litter.x === x && litter.y === y) ||
    state.seats.some(
      (seat) =>
        seat.dirty &&
        seat.takenBy === null &&
        ((seat.x === x && seat.y === y) || (seat.tableX === x && seat.tableY === y)),
    )
  );
}
