/**
 * Inputs that change furniture and seats in the running café. A piece of furniture makes its tile impassable. A chair
 * does not count as furniture: it is a seat, stored as a letter of the map.
 */

import { getUpToLeave } from '../behaviours/leaving.ts';
import { name, whole } from '../state/field-checks.ts';
import { unseat } from '../visits/visit-stages.ts';
import { isSolid, setTile, tileAt } from '../world/map.ts';
import { NO_WAY } from '../world/paths.ts';
import { emit, seatsChanged, type World } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

export interface TileInput {
  readonly x: number;
  readonly y: number;
}
export interface BlockInput extends TileInput {
  readonly decor: string;
}
export interface RemoveSeatInput {
  readonly seat: string;
}

const tile = whole('a tile of the map', 0, 1000);

/** Input that puts a piece of furniture on a floor tile, unless a person is there or a path would be cut off. */
export const block = inputKind<BlockInput>({
  fields: {
    x: tile,
    y: tile,
    decor: { is: 'the kind of a piece of furniture', right: (decor) => typeof decor === 'string' && decor !== '' },
  },
  past: { x: 'whole', y: 'whole', decor: 'text' },
  group: 'house',
  apply: (world, { x, y, decor }) => {
    const { map, people } = world.state;
    if (tileAt(map, x, y) !== '.' || isSolid(map, x, y)) return `tile ${x},${y} is not free floor`;
    for (const id in people) {
      const one = people[id];
      if (one !== undefined && ((one.x === x && one.y === y) || (one.toX === x && one.toY === y)))
        return `${id} stands on ${x},${y}`;
    }
    if (cutsOff(world, x, y)) return `a ${decor} on ${x},${y} would cut a way off`;
    map.decor.push({ kind: decor, x, y });
    map.version++;
    gridChanged(world);
    emit(world, 'block', null, { x, y, decor });
    return null;
  },
});

/** Input that removes the furniture on a tile. */
export const unblock = inputKind<TileInput>({
  fields: { x: tile, y: tile },
  past: { x: 'whole', y: 'whole' },
  group: 'house',
  apply: (world, { x, y }) => {
    const { map } = world.state;
    const at = map.decor.findIndex((piece) => piece.x === x && piece.y === y);
    if (at < 0) return `nothing stands on ${x},${y}`;
    map.decor.splice(at, 1);
    map.version++;
    gridChanged(world);
    emit(world, 'unblock', null, { x, y });
    return null;
  },
});

/** Input that removes a seat; a guest who sits on the seat gets up and looks for another. */
export const removeSeat = inputKind<RemoveSeatInput>({
  fields: { seat: name('the letter of a seat') },
  past: { seat: 'name' },
  group: 'house',
  apply: (world, { seat: id }) => {
    const { state } = world;
    const seat = world.seats.get(id);
    if (seat === undefined) return `there is no seat '${id}'`;
    // A guest who has paid but not got up yet gets up now, in order to be counted among those who left.
    for (const guest of world.guests) if (guest.seat === id && guest.stage === 'leave') getUpToLeave(world, guest);
    world.seats.delete(id);
    world.places.seatRemoved(seat);
    state.seats = state.seats.filter((one) => one.id !== id);
    setTile(state.map, seat.x, seat.y, '.');
    for (const guest of world.guests) {
      if (guest.claimedSeat === id) {
        guest.claimedSeat = null;
        world.places.keepNoMore(id, guest.id);
      }
      if (guest.seat === id) unseat(world, guest);
      world.minds.wake(guest.id);
    }
    gridChanged(world);
    seatsChanged(world, true);
    emit(world, 'removeSeat', null, { seat: id });
    return null;
  },
});

/** Whether blocking this tile would cut off floor or seats that can be reached from the door now. */
function cutsOff(world: World, x: number, y: number): boolean {
  const { map, doors, seats } = world.state;
  const door = doors[0];
  if (door === undefined) return false;
  const { paths } = world;
  const here = paths.tile(x, y);
  const floor = paths.field(door.x, door.y).slice();
  const sat = seats.map((seat) => paths.distance(door.x, door.y, seat.x, seat.y) < NO_WAY);
  map.decor.push({ kind: 'trial', x, y });
  map.version++;
  paths.refresh();
  const after = paths.field(door.x, door.y);
  const cut =
    floor.some((tiles, at) => at !== here && tiles < NO_WAY && (after[at] as number) >= NO_WAY) ||
    seats.some((seat, i) => sat[i] === true && paths.distance(door.x, door.y, seat.x, seat.y) >= NO_WAY);
  map.decor.pop();
  map.version++;
  paths.refresh();
  return cut;
}

/** Refreshes everything derived from the map; people find new paths when they next take a step. */
function gridChanged(world: World): void {
  world.paths.refresh();
  world.floor.forget();
}
