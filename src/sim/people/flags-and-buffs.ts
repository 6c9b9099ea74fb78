/**
 * State flags, buffs and area effects of people (How NPC AI works, parts 1 and 3). Flags come from the world and are
 * never set by scripts. A buff only informs; the character decides what to do.
 */

import { addBuff, addFlag, type Area, maskOf, stepAreas, stepBuffs, stepFlags } from '../../ai/index.ts';
import { remembers } from './guest-memory.ts';
import { hears, isBell, isCrash, soundPasses } from './sounds.ts';
import { isStarstruckBy } from './nerve.ts';
import { FLAG, type Maid, type Person } from '../state/person.ts';
import { emit, guest, maid, person, type World } from '../world/world.ts';

/** Sets a state flag of a person for a number of ticks. If the flag is already set, the longer duration counts. */
export function setFlag(world: World, me: Person, flag: number, ticks: number): void {
  if (!addFlag(me.flags, flag, ticks)) return;
  world.conditioned.add(me.id);
  world.minds.setFlags(me.id, maskOf(me.flags));
}

/** Gives a person a buff. Renewing a buff that the person already has does not notify the mind. */
export function giveBuff(
  world: World,
  me: Person,
  buff: string,
  ticks: number,
  from: { id: string; x: number; y: number },
): void {
  if (!addBuff(me.buffs, { buff, ticks, from: from.id, x: from.x, y: from.y, seen: false })) return;
  world.conditioned.add(me.id);
  emit(world, 'buff', me.id, { buff, from: from.id });
  world.minds.ownChanged(me.id, 'buffs');
}

/** Runs one tick of all state flags, buffs and area effects; each expires when its time is over. */
export function conditionsStep(world: World): void {
  if (world.state.areas.length > 0) areasStep(world);
  for (const id of world.conditioned) {
    const me = person(world, id);
    if (me === undefined || !step(world, me)) world.conditioned.delete(id);
  }
}

/** Runs one tick of a person's flags and buffs. @returns whether any are left */
function step(world: World, me: Person): boolean {
  if (me.role === 'chef') return false;
  if (me.flags.length > 0 && stepFlags(me.flags)) world.minds.setFlags(me.id, maskOf(me.flags));
  if (me.buffs.length > 0 && stepBuffs(me.buffs)) world.minds.ownChanged(me.id, 'buffs');
  return me.flags.length > 0 || me.buffs.length > 0;
}

/** Gives the buff of each area effect to everyone inside the area, except where more than one wall lies between. */
function areasStep(world: World): void {
  const { state } = world;
  const give = (id: string, area: Area): void => {
    const me = person(world, id);
    if (me === undefined) return;
    if (isBell(area)) {
      if (me.role === 'maid') hears(state, me, area);
      return;
    }
    if (me.role === 'maid' && isCrash(area)) {
      hears(state, me, area);
      return;
    }
    if (me.role === 'maid' && area.buff === 'star') starstruck(world, me, area);
    if (me.role === 'guest' && area.buff === 'star') remembers(world, me, 'star', area.from ?? '');
    giveBuff(world, me, area.buff, area.buffTicks, { id: area.from ?? '', x: area.x, y: area.y });
  };
  // Only maids notice bells, so the way of a bell's sound is examined for them alone.
  const stopped = (area: Area, toX: number, toY: number, id: string): boolean =>
    (isBell(area) && maid(world, id) === undefined) || !soundPasses(world, area.x, area.y, toX, toY);
  stepAreas(state.areas, world.crowd.positions, give, stopped);
}

/** Number of ticks for which a starstruck maid stares at a celebrity instead of working. */
export const GAPE_TICKS = 40;

/** Makes a maid who adores a celebrity drop what she is doing when the celebrity makes an entrance. */
function starstruck(world: World, me: Maid, { from }: Area): void {
  const hero = guest(world, from ?? '');
  if (hero === undefined || me.pose === 'down' || !me.present || !isStarstruckBy(me, hero)) return;
  if (me.flags.length === 0) setFlag(world, me, FLAG.STARSTRUCK, GAPE_TICKS);
}
