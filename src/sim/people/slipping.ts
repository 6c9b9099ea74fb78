/**
 * Makes maids slip. The simulation decides this, not the maid's script. A fall stuns the maid and empties her hands;
 * her script runs again when the stun is over. Each plate she carries makes a fall likelier.
 */

import { FLAG, type Maid, type Person } from '../state/person.ts';
import type { Dish, Litter } from '../state/things.ts';
import { shaky } from './energy.ts';
import { setFlag } from './flags-and-buffs.ts';
import { saddenByFall } from './moods.ts';
import { makesSound } from './sounds.ts';
import { remembers, remembersLitter } from './guest-memory.ts';
import { TICKS } from '../state/tuning.ts';
import { draws, emit, guest, messChanged, removeDish, shows, ticketsChanged, type World } from '../world/world.ts';
import { litterAt } from '../world/ground.ts';

function slipRisk(world: World, me: Maid): number {
  const { slip } = world.state.chances;
  return slip >= 1 ? 1 : Math.min(1, slip * me.clumsy * shaky(world, me) * (1 + 0.5 * me.carrying.length));
}

/** Called after a person's step onto a tile: draws whether a maid slips on litter there. @returns whether a maid has fallen */
export function maySlip(world: World, me: Person): boolean {
  if (me.role !== 'maid' || me.pose === 'down') return false;
  const litter = litterAt(world, me.x, me.y);
  if (litter === undefined || !draws(me, slipRisk(world, me))) return false;
  fall(world, me);
  return true;
}

function fall(world: World, me: Maid): void {
  const { state } = world;
  const dropped = me.carrying;
  for (const id of dropped) {
    const dish = state.dishes[id] as Dish;
    removeDish(world, dish);
    const waits = guest(world, dish.guest);
    if (waits !== undefined) {
      remembers(world, waits, 'dishDropped', me.id);
      // The dish is cooked again at once, so the guest is not stuck, however often this happens.
      waits.progressTick = state.tick;
    }
    if (state.people[dish.guest] !== undefined)
      state.tickets.unshift({ guest: dish.guest, dish: dish.dish, placedTick: state.tick });
  }
  me.carrying = [];
  me.pose = 'down';
  me.work = null;
  me.workUntil = 0;
  setFlag(world, me, FLAG.STUNNED, TICKS.stun);
  if (dropped.length > 0) {
    addLitter(world, me.x, me.y, 'plate');
    makesSound(state, 'crash', { x: me.x, y: me.y, from: `${me.x},${me.y}` });
  }
  me.tally.slips++;
  saddenByFall(world, me);
  me.tally.dropped += dropped.length;
  state.figures.slips++;
  state.figures.dishesDropped += dropped.length;
  shows(world, me, 'swirl', TICKS.stun, 'slip');
  emit(world, 'slip', me.id, { dropped: dropped.length, x: me.x, y: me.y });
  if (dropped.length > 0) ticketsChanged(world, true);
  if (draws(me, state.chances.mood)) setFlag(world, me, FLAG.CONFUSED, 300);
}

/** Puts litter on a tile. A tile holds only one piece, so new litter replaces the old. */
export function addLitter(world: World, x: number, y: number, kind: Litter['kind']): void {
  const there = litterAt(world, x, y);
  if (there !== undefined) there.kind = kind;
  else {
    const litter: Litter = { x, y, kind, sinceTick: world.state.tick };
    world.state.litter.push(litter);
    world.places.litterDown(litter);
  }
  remembersLitter(world, x, y);
  messChanged(world, true);
}
