/**
 * Pastimes of guests: telephoning, talking, grumbling, lingering. The guest may be served meanwhile, the raised hand
 * stays up and patience keeps running. The temperament decides which pastime and when.
 */

import { DONE, IMPOSSIBLE, type Progress, restFor } from '../../ai/index.ts';
import { type Behaviour, only, str, workFor } from './behaviour.ts';
import { giveBuff } from '../people/flags-and-buffs.ts';
import { tileAt, NEIGHBOURS } from '../world/map.ts';
import { remembersDoing } from '../people/guest-memory.ts';
import { makesSound } from '../people/sounds.ts';
import { addLitter } from '../people/slipping.ts';
import type { Guest, Pose } from '../state/person.ts';
import { outOfPatience, patienceTicks } from '../people/patience.ts';
import { draws, emit, gotOn, guest, seatOf, shows, type World } from '../world/world.ts';

interface Pastime {
  readonly ticks: number;
  readonly pose: Pose;
  /** Icon shown above the head during the pastime; null for none. */
  readonly icon: string | null;
  /** Change of the guest's mood by the pastime. */
  readonly mood: number;
}

const PASTIMES: Readonly<Record<string, Pastime>> = {
  phone: { ticks: 80, pose: 'phone', icon: 'phone', mood: 0 },
  talk: { ticks: 80, pose: 'chat', icon: 'chat', mood: 0.05 },
  grumble: { ticks: 40, pose: 'angry', icon: 'angry', mood: -0.05 },
  linger: { ticks: 120, pose: 'sit', icon: null, mood: 0.02 },
  cheer: { ticks: 50, pose: 'cheer', icon: 'love', mood: 0.05 },
  photo: { ticks: 40, pose: 'photo', icon: 'camera', mood: 0.05 },
};

/** Number of ticks after which a guest who was spoken to at the table can no longer answer. */
const SPOKEN_TO_TICKS = 60;

/** The other guest with this id, if seated at the same table. */
const atTheTable = (world: World, me: Guest, id: string): Guest | undefined => {
  const other = guest(world, id);
  if (other === undefined || other === me) return undefined;
  const table = seatOf(world, me)?.table;
  return table !== undefined && table === seatOf(world, other)?.table ? other : undefined;
};

function begin(world: World, me: Guest, what: string, other: Guest | undefined): void {
  const { pose, icon, ticks } = PASTIMES[what] as Pastime;
  me.pose = pose;
  if (icon !== null) shows(world, me, icon, Math.min(ticks, 60));
  remembersDoing(world, me, what);
  if (what === 'cheer') makesSound(world.state, 'cheer', { x: me.x, y: me.y, from: me.id });
  if (other === undefined) {
    emit(world, 'pastime', me.id, { what });
    return;
  }
  emit(world, 'pastime', me.id, { what, with: other.id });
  giveBuff(world, other, 'spokenTo', SPOKEN_TO_TICKS, me);
}

function finish(me: Guest, what: string): void {
  me.pose = me.seat === null ? 'idle' : 'sit';
  me.mood = Math.max(-1, Math.min(1, me.mood + (PASTIMES[what] as Pastime).mood));
}

/**
 * Returns the progress of a pastime unchanged, except for a rest: it lasts no longer than the guest's remaining
 * patience, so that a guest without patience notices this in time.
 */
const withPatience = (world: World, me: Guest, progress: Progress): Progress =>
  progress >= 0 ? progress : restFor(Math.min(-progress, Math.max(1, patienceTicks(world, me))));

export const pastimes: Record<string, Behaviour> = {
  /**
   * `{ behave: 'pastime', what, stage, with? }`: a guest spends time on the pastime `what`, in the company of the
   * guest `with`. The pastime ends early if the stage of the visit changes.
   */
  pastime: only('guest', {
    fields: { what: Object.keys(PASTIMES), stage: 'text', with: 'text?' },
    canDo: (world, me, todo) =>
      me.stage === todo['stage'] &&
      (me.seat !== null || me.stage === 'queue') &&
      me.stepOf === 0 &&
      outOfPatience(world, me) === null,
    perform: (world, me, todo) => {
      const what = str(todo, 'what');
      const other = typeof todo['with'] === 'string' ? atTheTable(world, me, todo['with']) : undefined;
      if (what === 'talk' && other === undefined) return IMPOSSIBLE;
      const progress = workFor(
        world,
        me,
        todo.behave,
        (PASTIMES[what] as Pastime).ticks,
        () => finish(me, what),
        () => begin(world, me, what, other),
      );
      return withPatience(world, me, progress);
    },
  }),
  /** `{ behave: 'litter' }`: drops litter on the next tile towards the door, or on a tile beside the guest. */
  litter: only('guest', {
    canDo: (_world, me) => me.stepOf === 0,
    perform: (world, me) => {
      gotOn(world, me);
      const tile = whereToDrop(world, me);
      if (tile === null) return IMPOSSIBLE;
      const kind = draws(me, 0.5) ? 'peel' : 'paper';
      addLitter(world, tile.x, tile.y, kind);
      remembersDoing(world, me, 'litter');
      emit(world, 'litter', me.id, { ...tile, kind });
      return DONE;
    },
  }),
};

function whereToDrop(world: World, me: Guest): { x: number; y: number } | null {
  const { map, doors } = world.state;
  const free = (x: number, y: number): boolean => tileAt(map, x, y) === '.' && world.paths.walkable(x, y);
  const door = doors[0];
  const first = door === undefined ? -1 : world.paths.next(me.x, me.y, door.x, door.y);
  if (first >= 0) {
    const [x, y] = [world.paths.xOf(first), world.paths.yOf(first)];
    if (free(x, y)) return { x, y };
  }
  const beside = NEIGHBOURS.find(({ dx, dy }) => free(me.x + dx, me.y + dy));
  return beside === undefined ? null : { x: me.x + beside.dx, y: me.y + beside.dy };
}
