/**
 * Prizes of a janken win, besides the patience: something small that suits the guest. The prize is fixed when the guest
 * asks, and it is shown before the player chooses a hand. Three prizes can be won a day. After that, or if nothing
 * suits, only the patience is at stake.
 *
 *     regulars and celebrities   friendship with the maid they like most or who has served them
 *     children and fans          one piece of chalk, even beyond a full box
 *     families and the elderly   every maid in the café becomes happier
 *     rich guests                a tip at once
 */

import { book } from '../world/cash-book.ts';
import { wonChalk } from '../season/chalk-supply.ts';
import { comesAgain, dearer, fondestMaid } from '../people/friends.ts';
import { glad } from '../people/moods.ts';
import { holds } from '../state/day-rules.ts';
import type { Guest } from '../state/person.ts';
import { maid, type World } from '../world/world.ts';
import type { Prize } from '../state/janken.ts';

export const PRIZES_A_DAY = 3;
const DEARER = 8;
const CHEER = 6;
/** Tip as a share of the guest's budget, rounded to tens of yen. */
const TIP_SHARE = 0.1;
const LEAST_TIP = 50;

const PLAYFUL: readonly string[] = ['student', 'fan', 'idolfan', 'litterbug'];
const KINDLY: readonly string[] = ['family', 'elderly'];

/** The prize this guest would play for; null if only patience is at stake. */
export function stakeOf(world: World, who: Guest, left: number): Prize | null {
  if (left <= 0) return null;
  if (holds(world.state, 'friends') && comesAgain(world, who)) {
    const dear = fondestMaid(world, who.id);
    return dear === null ? null : { kind: 'friend', much: DEARER, maid: dear.id };
  }
  if (PLAYFUL.includes(who.customerType) && world.state.chalk !== undefined)
    return { kind: 'chalk', much: 1, maid: null };
  if (KINDLY.includes(who.customerType) && holds(world.state, 'mood'))
    return { kind: 'cheer', much: CHEER, maid: null };
  return { kind: 'tip', much: Math.max(LEAST_TIP, Math.floor((who.budget * TIP_SHARE) / 10) * 10), maid: null };
}

export function takePrize(world: World, who: Guest, { kind, much, maid: dear }: Prize): void {
  const { state } = world;
  if (kind === 'chalk') wonChalk(state);
  else if (kind === 'cheer') for (const one of world.maids) glad(world, one, 'janken', much / 100);
  else if (kind === 'friend') {
    const her = maid(world, dear ?? '');
    if (her !== undefined) dearer(world, her, who, much);
  } else {
    state.money += much;
    state.figures.tips += much;
    book(state, 'incomeByHour', much);
  }
}
