/**
 * What is at stake at the janken table beside the wait: something small that has to do with who asks. It is fixed when the
 * guest asks and stands on the panel before the player shows a hand. Three prizes can be won a day; after that, and when
 * nothing fits, it is about the wait alone.
 *
 *     a regular, a hero       friendship: the maid they are fondest of, or who has served them, is dearer to them
 *     children and fans       chalk: a piece more, on top of a full box if need be
 *     the family, the old     cheer: every maid in the house is gladder
 *     who has money           a tip, there and then
 */

import { book } from '../world/books.ts';
import { wonChalk } from '../season/chalk-supply.ts';
import { comesAgain, dearer, fondestMaid } from '../people/friends.ts';
import { glad } from '../people/moods.ts';
import { holds } from '../state/rules.ts';
import type { Guest } from '../state/person.ts';
import { maid, type World } from '../world/world.ts';
import type { Prize } from '../state/janken.ts';

/** Prizes that can be won in a day. */
export const PRIZES_A_DAY = 3;
const DEARER = 8;
const CHEER = 6;
/** A tip is this share of what the guest has to spend, in tens of yen. */
const TIP_SHARE = 0.1;
const LEAST_TIP = 50;

const PLAYFUL: readonly string[] = ['student', 'fan', 'idolfan', 'litterbug'];
const KINDLY: readonly string[] = ['family', 'elderly'];

/** What this guest would play for; null when it is about the wait alone. */
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

/** The player has won it. */
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
