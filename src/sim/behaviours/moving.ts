/**
 * The behaviour of walking. A step from tile to tile takes `speed` ticks and is always finished; a new goal takes
 * effect on the next tick. Common goals (`isPlace`) use a distance field, other goals a stored path.
 */

import { DONE, GOING, IMPOSSIBLE, type Progress, type Todo } from '../../ai/index.ts';
import { type Behaviour, num } from './behaviour.ts';
import { paceOf, walkedTile } from '../people/energy.ts';
import { facingTo, isSeatLetter, NEIGHBOURS, tileAt, tilesBetween } from '../world/map.ts';
import { squadStep } from '../minds/squads.ts';
import { maySlip } from '../people/slipping.ts';
import { gotOn, type World } from '../world/world.ts';
import { litterAt } from '../world/ground.ts';
import { FLAG, type Maid, type Person } from '../state/person.ts';
import { STUCK_AFTER } from '../state/tuning.ts';
import { onKeptWay } from '../world/walker-path.ts';

/** Continues a step in progress. Returns true while the person is still between two tiles. */
export function stepOn(world: World, me: Person): boolean {
  if (me.stepOf === 0) return false;
  me.stepTick++;
  if (me.stepTick < me.stepOf) return true;
  me.x = me.toX;
  me.y = me.toY;
  me.stepTick = 0;
  me.stepOf = 0;
  me.walked++;
  if (me.role === 'maid') {
    world.places.stand(me);
    walkedTile(world, me);
  }
  world.crowd.placed(me);
  gotOn(world, me);
  return false;
}

/** Ticks for a tile, at most, during a fire alarm: the slow hurry too, so that the room is empty within a few minutes. */
const HURRY = 4;

function beginStep(world: World, me: Person, tile: number, pace = 0): void {
  if (me.role === 'maid') world.places.walkOff(me);
  me.toX = world.paths.xOf(tile);
  me.toY = world.paths.yOf(tile);
  me.stepOf = Math.max(pace, me.role === 'maid' ? paceOf(world, me) : me.speed);
  if (me.flags.length > 0 && me.flags.some(({ flag }) => flag === FLAG.ALARMED)) me.stepOf = Math.min(me.stepOf, HURRY);
  me.stepTick = 0;
  me.facing = facingTo(me.x, me.y, me.toX, me.toY, me.facing);
  me.pose = 'walk';
}

/** Distance in tiles from a door within which every tile is a common goal with a cached distance field, because guests queue there. */
const DOOR_TILES = 5;

/**
 * Whether a tile is a place: a goal so common that its distance field is cached. Places are the seats, the tiles
 * beside seats and beside the pass, and the tiles near a door.
 */
function isPlace(world: World, x: number, y: number): boolean {
  const { map, doors } = world.state;
  if (isSeatLetter(tileAt(map, x, y)) || doors.some((door) => tilesBetween(x, y, door.x, door.y) <= DOOR_TILES))
    return true;
  return NEIGHBOURS.some(({ dx, dy }) => {
    const beside = tileAt(map, x + dx, y + dy);
    return isSeatLetter(beside) || beside === 'P';
  });
}

/**
 * Returns the next tile on the way to x, y, or −1 if there is no path. A person who has found a path around litter
 * follows this path to its end.
 */
function nextTile(world: World, me: Person, x: number, y: number, round: boolean): number {
  const { paths, state } = world;
  const goal = paths.tile(x, y);
  const here = paths.tile(me.x, me.y);
  const kept = onKeptWay(world, me, me.x, me.y, x, y);
  const lies = (tile: number | undefined): boolean =>
    tile !== undefined && litterAt(world, paths.xOf(tile), paths.yOf(tile)) !== undefined;
  if (kept >= 0 && !(round && (lies(me.path[kept + 1]) || lies(me.path[kept + 2])))) return me.path[kept + 1] ?? -1;
  if (!round && isPlace(world, x, y)) return paths.next(me.x, me.y, x, y);
  const avoid = round ? state.litter : [];
  const way = paths.search(me.x, me.y, x, y, avoid) ?? (round ? paths.search(me.x, me.y, x, y) : null);
  if (way === null) return -1;
  me.path = [here, ...way];
  me.pathGoal = goal;
  me.pathVersion = state.map.version;
  return me.path[1] ?? -1;
}

/** Performs one tick of walking to x, y. */
export function walk(world: World, me: Person, x: number, y: number, round = false): Progress {
  if (me.stepOf > 0) {
    if (stepOn(world, me)) return GOING;
    if (!round && maySlip(world, me)) return GOING;
  } else {
    if (me.x === x && me.y === y) return DONE;
    const tile = nextTile(world, me, x, y, round);
    if (tile < 0) return IMPOSSIBLE;
    beginStep(world, me, tile);
    if (!stepOn(world, me) && !round) maySlip(world, me);
  }
  if (me.stepOf > 0 || me.x !== x || me.y !== y) return GOING;
  if (me.pose === 'walk') me.pose = 'idle';
  me.path = [];
  me.pathGoal = -1;
  return DONE;
}

/** Performs one tick of walking in a squad (minds/squads.ts); null if the maid walks alone at the moment. */
function march(world: World, me: Maid, squad: number): Progress | null {
  if (me.stepOf > 0) return null;
  const step = squadStep(world, me, squad);
  if (step === null) return null;
  if (step.stays) {
    // A member who stands in her place while others catch up counts as making progress, so that the watchdog does not
    // report her as stuck. The captain waits for a limited time only, so she needs no such mark.
    if (!step.leads) gotOn(world, me);
    if (me.pose === 'walk') me.pose = 'idle';
    return GOING;
  }
  const tile = world.paths.next(me.x, me.y, step.x, step.y);
  if (tile < 0) return null;
  beginStep(world, me, tile, step.pace);
  if (!stepOn(world, me)) maySlip(world, me);
  return GOING;
}

const goal = (todo: Todo): readonly [number, number] => [num(todo, 'x'), num(todo, 'y')];

export const moving: Record<string, Behaviour> = {
  /**
   * `{ behave: 'move', x, y, round? }`: walks to a tile. With `round` the maid has seen litter: she walks around it if
   * possible, and otherwise across it without slipping.
   */
  move: {
    limit: (me) => STUCK_AFTER.walking + me.speed,
    fields: { x: 'whole', y: 'whole', round: 'flag?', guest: 'text?' },
    work: 'walk',
    claims: 'guest',
    forPlayers: true,
    canDo: (world, me, todo) =>
      me.pose !== 'down' &&
      (world.paths.walkable(num(todo, 'x'), num(todo, 'y')) ||
        isSeatLetter(tileAt(world.state.map, num(todo, 'x'), num(todo, 'y')))),
    perform: (world, me, todo) => {
      const [x, y] = goal(todo);
      const { squad } = todo;
      const marched = typeof squad === 'number' && me.role === 'maid' ? march(world, me, squad) : null;
      return marched ?? walk(world, me, x, y, todo['round'] === true);
    },
  },
};
