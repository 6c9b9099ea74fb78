/**
 * Whether a maid can carry out a command: what makes it impossible for good ({@link neverPossible}), what only prevents
 * it now ({@link notYet}), and the tile it sends her to ({@link goalOf}). How she answers is in command-answers.ts.
 */

import type { JsonObject } from '../../ai/index.ts';
import { isThirsty } from '../people/water.ts';
import { litterAt, platesAt, queueing } from '../world/ground.ts';
import { NEIGHBOURS } from '../world/map.ts';
import { NO_WAY } from '../world/paths.ts';
import { distanceTo } from '../world/walker-path.ts';
import { guest, type World } from '../world/world.ts';
import type { OrderAnswer, OrderCause } from '../state/command-answer.ts';
import type { Maid } from '../state/person.ts';
import { ordersAtOnce } from '../state/tuning.ts';
import { mindTableOf } from '../thinking/script-keys.ts';
import { landingOf } from './command-tile.ts';

/** The warp key whose script carries out a command, by the command's `behave`. */
const KEY_FOR: Readonly<Record<string, string>> = {
  move: 'obey',
  gather: 'obey',
  sweep: 'sweep',
  serve: 'move',
  scout: 'scout',
  calm: 'obey',
  push: 'obey',
  water: 'obey',
};
/** Whether the command names a tile to go to. */
export const needsGoal = ({ behave }: JsonObject): boolean => behave === 'move' || behave === 'gather';

/** The tile a command sends a maid to, see command-tile.ts; null if the command names no tile, or no path leads there. */
export function goalOf(world: World, me: Maid, command: JsonObject): OrderAnswer['goal'] {
  const { x, y } = command;
  if (!needsGoal(command) || typeof x !== 'number' || typeof y !== 'number') return null;
  return landingOf(world, me, x, y, command);
}

/** Why a maid can never carry out a command; null if she can carry it out now or later. */
export function neverPossible(world: World, me: Maid, command: JsonObject): OrderCause | null {
  const { behave, x, y } = command;
  const key = KEY_FOR[String(behave)];
  if (key === undefined) return 'unknown';
  if (behave === 'serve' && me.duties === 'serving') return 'duties';
  if (mindTableOf(world.state, me)[key] === undefined) return 'unable';
  if (behave === 'serve') {
    const who = guest(world, String(command['guest']));
    return who === undefined || who.stage === 'leave' || who.stage === 'flee' ? 'gone' : null;
  }
  if (behave === 'water') return noWaterFor(world, me);
  if (behave === 'calm') return guest(world, String(command['guest'])) === undefined ? 'gone' : null;
  if (behave === 'push') return world.places.tables.has(Number(command['table'])) ? null : 'noPlace';
  if (behave === 'scout') {
    if (world.state.rival === undefined) return 'noRival';
    return world.floor.doorFor(me) === null ? 'noWay' : null;
  }
  if (typeof x !== 'number' || typeof y !== 'number') return 'noPlace';
  if (behave !== 'sweep') return null;
  if (litterAt(world, x, y) !== undefined) return reachesBeside(world, me, x, y) ? null : 'noWay';
  const plates = platesAt(world, x, y);
  if (plates.length === 0) return 'noLitter';
  return plates.some((seat) => reachesBeside(world, me, seat.x, seat.y)) ? null : 'noWay';
}

/** Why a maid can take no water to the queue: nobody there is without water, or she cannot reach the first guest; null if she can. */
function noWaterFor(world: World, me: Maid): OrderCause | null {
  const [first] = queueing(world);
  if (first === undefined) return 'noQueue';
  if (!queueing(world).some(isThirsty)) return 'watered';
  return reachesBeside(world, me, first.x, first.y) ? null : 'noWay';
}

const reachesBeside = (world: World, me: Maid, x: number, y: number): boolean =>
  distanceTo(world, me, x, y) < NO_WAY ||
  NEIGHBOURS.some(
    ({ dx, dy }) => world.paths.walkable(x + dx, y + dy) && distanceTo(world, me, x + dx, y + dy) < NO_WAY,
  );

/** What prevents a maid from beginning a command now; null if nothing does. */
export function notYet(world: World, me: Maid, { command }: Pick<OrderAnswer, 'command'>): OrderCause | null {
  const { behave, x, y } = command;
  if (command['after'] === 'free' && isBusy(me, command)) return 'handsFull';
  if (behave === 'serve') {
    const who = guest(world, String(command['guest']));
    if (who === undefined || who.calls === null || who.seat === null) return 'notCalling';
    const by = world.servedBy.get(who.id);
    if (by !== undefined && by !== me.id) return 'colleague';
    if (who.calls.need === 'order' && me.orders.length >= ordersAtOnce(me.rank)) return 'bookFull';
    const seat = world.seats.get(who.seat);
    return seat !== undefined && reachesBeside(world, me, seat.x, seat.y) ? null : 'noWay';
  }
  if (behave === 'sweep') {
    if (me.carrying.length > 0) return 'handsFull';
    if (litterAt(world, Number(x), Number(y)) === undefined)
      return platesAt(world, Number(x), Number(y)).every((seat) => world.places.isTendedAt(seat.x, seat.y, me.id))
        ? 'colleague'
        : null;
    return world.places.isTendedAt(Number(x), Number(y), me.id) ? 'colleague' : null;
  }
  if (behave === 'scout' || behave === 'water')
    return me.carrying.length > 0 || me.orders.length > 0 ? 'handsFull' : null;
  if (behave === 'push') return me.carrying.length > 0 ? 'handsFull' : null;
  return null;
}

/** Whether a maid has other work in hand, which a command for when she is free waits for. */
const isBusy = ({ serving, carrying, fetching }: Maid, command: JsonObject): boolean =>
  carrying.length > 0 || fetching.length > 0 || (serving !== null && serving !== command['guest']);

/** Whether a maid can walk to a tile from where she stands. */
export const reaches = (world: World, me: Maid, { x, y }: { x: number; y: number }): boolean =>
  world.paths.walkable(x, y) && distanceTo(world, me, x, y) < NO_WAY;
