/**
 * Applies inputs to the world, before the turns of their tick. An input that cannot be carried out is refused with an
 * event.
 */

import type { Json } from '../../ai/index.ts';
import { changeHeadMaid, watchOrder } from '../head-maid/work.ts';
import { takesChalk } from '../season/chalk-supply.ts';
import { takeCounter } from '../rival/counters.ts';
import type { Input, MaidEdit } from '../state/input.ts';
import { playJanken } from '../janken/janken.ts';
import { isSolid, setTile, tileAt } from '../world/map.ts';
import { changeScript, takeAnswer, exchangeWarps } from '../minds/replacing.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { maidKeys } from '../people/people.ts';
import { kindOf } from '../thinking/kinds.ts';
import { NO_WAY } from '../world/paths.ts';
import { takeEveningAct } from '../season/evening.ts';
import { memberOf } from '../season/staff.ts';
import type { Maid } from '../state/person.ts';
import { unseat } from '../visits/visits.ts';
import { setWarps, wrongWarps } from '../thinking/warps.ts';
import { emit, maid, seatsChanged, type World } from '../world/world.ts';

export function applyInput(world: World, input: Input): void {
  switch (input.kind) {
    case 'command': {
      if (input.free !== true) {
        // The head maid learns from the attempt even if there is no chalk left.
        watchOrder(world, input.post);
        if (!takesChalk(world.state)) return refuse(world, 'command', 'chalk');
      }
      const posted = world.board.post(input.post, world.state.tick);
      emit(world, 'command', null, {
        id: posted.id,
        executorKeys: [...posted.executorKeys],
        command: posted.command,
        ticks: posted.tick,
      });
      return;
    }
    case 'edit':
      return edit(world, input.maid, input.edit);
    case 'block':
      return block(world, input.x, input.y, input.decor);
    case 'unblock':
      return unblock(world, input.x, input.y);
    case 'removeSeat':
      return removeSeat(world, input.seat);
    case 'table':
      return changeTable(world, input.name, input.rows);
    case 'config':
      return changeConfig(world, input.name, input.text);
    case 'warps':
      return changeWarps(world, input);
    case 'script':
      return script(world, input);
    case 'thought':
      return takeAnswer(world, input.maid, input.key ?? 'waiting', input.answer);
    case 'said':
      return markSaid(world, input.hints);
    case 'headMaid':
      return refused(world, 'headMaid', changeHeadMaid(world, input));
    case 'janken':
      return refused(world, 'janken', playJanken(world, input));
    case 'counter':
      return takeCounter(world, input.advice);
    case 'evening':
      return takeEveningAct(world, input.act);
  }
}

function refuse(world: World, what: string, why: string): void {
  emit(world, 'refused', null, { what, why });
}

function refused(world: World, what: string, why: string | null): void {
  if (why !== null) refuse(world, what, why);
}

function edit(world: World, id: string, changes: MaidEdit): void {
  const me = maid(world, id);
  // After closing, the season's staff holds the maid, even if she was not on shift.
  const member = world.state.season === undefined ? undefined : memberOf(world.state.season, id);
  if (me === undefined && member === undefined) return refuse(world, 'edit', `there is no maid '${id}'`);
  if (member !== undefined) shape(member, changes);
  if (me === undefined) return emit(world, 'edit', id, { edit: editOf(changes) });
  const before = mindTableOf(world.state, me);
  shape(me, changes);
  me.keys = maidKeys(me);
  world.minds.ownFactChanged(me.id, 'commands');
  emit(world, 'edit', id, { edit: editOf(changes) });
  if (mindTableOf(world.state, me) !== before) changeKind(world, me);
}

const editOf = (changes: MaidEdit): Json => ({ ...changes }) as Json;

type Shaped = Pick<
  Maid,
  | 'rank'
  | 'favouriteCustomerIds'
  | 'favouriteCustomerTypes'
  | 'alertness'
  | 'obedience'
  | 'team'
  | 'duties'
  | 'controller'
>;
function shape(me: Shaped, changes: MaidEdit): void {
  if (changes.rank !== undefined) me.rank = changes.rank;
  if (changes.favouriteCustomerIds !== undefined) me.favouriteCustomerIds = [...changes.favouriteCustomerIds];
  if (changes.favouriteCustomerTypes !== undefined) me.favouriteCustomerTypes = [...changes.favouriteCustomerTypes];
  if (changes.alertness !== undefined) me.alertness = changes.alertness;
  if (changes.obedience !== undefined) me.obedience = changes.obedience;
  if (changes.team !== undefined) me.team = changes.team;
  if (changes.duties !== undefined) me.duties = changes.duties;
  if (changes.controller !== undefined) me.controller = changes.controller;
}

/**
 * New duties or another controller mean another warp table. A script in progress continues if the new table has its
 * key.
 */
function changeKind(world: World, me: Maid): void {
  world.minds.setWarpTable(me.id, mindTableOf(world.state, me));
}

/** Replaces a decision table from the next thought on; waiting maids who use it look up at once. */
function changeTable(world: World, name: string, rows: Extract<Input, { kind: 'table' }>['rows']): void {
  if (!world.tables.change(name, rows)) return refuse(world, 'table', `'${name}' has mistakes, or is no table`);
  for (const me of world.maids) if (me.controller === name) world.minds.ownFactChanged(me.id, 'commands');
  emit(world, 'table', null, { name, rows: rows === null ? null : rows.length });
}

/** Replaces a configuration from the next choice on; waiting maids and chefs look up at once. */
function changeConfig(world: World, name: string, text: string | null): void {
  if (!world.configs.change(name, text))
    return refuse(world, 'config', `'${name}' has mistakes, or is no configuration`);
  for (const me of Object.values(world.state.people)) if (me.role !== 'guest') world.minds.wake(me.id);
  emit(world, 'config', null, { name, changed: text !== null });
}

/** Replaces the warp table of a kind of people; waiting maids look up at once. */
function changeWarps(world: World, input: Extract<Input, { kind: 'warps' }>): void {
  const { of, keys } = input;
  // An old journal may name scripts that no longer exist.
  if (wrongWarps(input, world.registry).length > 0)
    return refuse(world, 'warps', `'${of}' has mistakes, or is no kind of person`);
  setWarps(world.state, of, keys);
  exchangeWarps(world, of);
  for (const me of world.maids) if (kindOf(me) === of) world.minds.ownFactChanged(me.id, 'commands');
  emit(world, 'warps', null, { of, changed: world.state.warps?.[of] !== undefined });
}

/** Sets or removes a player's script for a maid or for all maids with some duties. */
function script(world: World, input: Extract<Input, { kind: 'script' }>): void {
  const { season } = world.state;
  const { maid: id, role, lost } = input;
  if (id !== undefined && maid(world, id) === undefined && (season === undefined || memberOf(season, id) === undefined))
    return refuse(world, 'script', `there is no maid '${id}'`);
  changeScript(world, input);
  const about = { role: role ?? null, name: input.script?.name ?? null };
  emit(world, 'script', id ?? null, lost === undefined ? about : { ...about, lost });
}

/** Marks hints as said, so that they are not repeated. */
function markSaid(world: World, hints: readonly string[]): void {
  const before = world.state.said ?? [];
  const anew = hints.filter((hint) => !before.includes(hint));
  if (anew.length === 0) return;
  world.state.said = [...before, ...anew];
  emit(world, 'said', null, { hints: anew });
}

/** Puts a piece of furniture on a floor tile, unless a person is there or a path would be cut off. */
function block(world: World, x: number, y: number, decor: string): void {
  const { map } = world.state;
  if (tileAt(map, x, y) !== '.' || isSolid(map, x, y))
    return refuse(world, 'block', `tile ${x},${y} is not free floor`);
  for (const id in world.state.people) {
    const one = world.state.people[id];
    if (one !== undefined && ((one.x === x && one.y === y) || (one.toX === x && one.toY === y)))
      return refuse(world, 'block', `${id} stands on ${x},${y}`);
  }
  if (cutsOff(world, x, y)) return refuse(world, 'block', `a ${decor} on ${x},${y} would cut a way off`);
  map.decor.push({ kind: decor, x, y });
  map.version++;
  changed(world);
  emit(world, 'block', null, { x, y, decor });
}

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
    floor.some((tiles, tile) => tile !== here && tiles < NO_WAY && (after[tile] as number) >= NO_WAY) ||
    seats.some((seat, i) => sat[i] === true && paths.distance(door.x, door.y, seat.x, seat.y) >= NO_WAY);
  map.decor.pop();
  map.version++;
  paths.refresh();
  return cut;
}

function unblock(world: World, x: number, y: number): void {
  const { map } = world.state;
  const at = map.decor.findIndex((piece) => piece.x === x && piece.y === y);
  if (at < 0) return refuse(world, 'unblock', `nothing stands on ${x},${y}`);
  map.decor.splice(at, 1);
  map.version++;
  changed(world);
  emit(world, 'unblock', null, { x, y });
}

/** Removes a seat; a guest on it gets up and looks for another. */
function removeSeat(world: World, id: string): void {
  const { state } = world;
  const seat = world.seats.get(id);
  if (seat === undefined) return refuse(world, 'removeSeat', `there is no seat '${id}'`);
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
  changed(world);
  seatsChanged(world, true);
  emit(world, 'removeSeat', null, { seat: id });
}

/** Refreshes everything derived from the grid; people find new paths when they next take a step. */
function changed(world: World): void {
  world.paths.refresh();
  world.floor.forget();
}
