/**
 * Chooses which guest to serve (_How NPC AI works_, part 4): sorts all callers, instead of testing conditions one by
 * one. The most preferred caller is taken; if another maid is serving that guest, the next one. The configuration
 * `caller` says how much waiting and walking count, and whether preferences count at all.
 */

import type { Option } from '../../ai/index.ts';
import { type Knows, NO_WAY, tilesBetween } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import { type Plan, planOf, stateOf, tilesTo, weighCallers } from '../utility/caller.ts';

/** Why a guest is a maid's favourite: the guest's name or type is on her list, or they are friends. */
type DearBy = 'id' | 'type' | 'friend' | null;

/** A caller as one maid sees them. */
interface Candidate {
  readonly guest: Guest;
  /** Rank in the maid's order of preference: named guests first, then types of guests, then friends; Infinity for all others. */
  readonly dear: number;
  readonly dearBy: DearBy;
  readonly waited: number;
  readonly tiles: number;
  readonly score: number;
  /** How the maid knows of the caller; null if she has not noticed. */
  readonly knows: Knows | null;
  readonly verdict: 'free' | 'taken' | 'notMyDuty' | 'noWay' | 'unnoticed';
}

/** Preference rank of the guest named by a command. */
const WISHED = -1;
/** First preference rank of types of guests: named guests come before types, whatever their positions. */
const TYPES_FROM = 1000;
/** First preference rank of friends: guests on a list of favourites come before friends who are on none. */
const FRIENDS_FROM = 2000;

function howDear(me: Maid, cafe: CafeView, who: Guest): { dear: number; dearBy: DearBy } {
  const byId = me.favouriteCustomerIds.indexOf(who.id);
  if (byId >= 0) return { dear: byId, dearBy: 'id' };
  const byType = me.favouriteCustomerTypes.indexOf(who.customerType);
  if (byType >= 0) return { dear: TYPES_FROM + byType, dearBy: 'type' };
  const friend = cafe.friendPlace(me, who.id);
  if (friend >= 0) return { dear: FRIENDS_FROM + friend, dearBy: 'friend' };
  return { dear: Infinity, dearBy: null };
}

function candidate(me: Maid, cafe: CafeView, plan: Plan, who: Guest, wished: string | null): Candidate {
  const tiles = tilesTo(me, cafe, who);
  const waited = cafe.tick - (who.calls?.since ?? cafe.tick);
  const by = cafe.servedBy(who.id);
  const state = stateOf(me, who, tiles);
  const knows = who.id === wished ? 'read' : cafe.noticing.caller(me, who);
  const open = state !== 'noWay' && by !== undefined && by !== me.id ? 'taken' : state;
  const verdict = open === 'free' && knows === null ? 'unnoticed' : open;
  const dear = who.id === wished ? { dear: WISHED, dearBy: 'id' as const } : howDear(me, cafe, who);
  return { guest: who, ...dear, waited, tiles, score: plan.waited * waited + plan.tiles * tiles, knows, verdict };
}

/** Order of equally preferred callers: the higher score first, then the smaller id. */
function before(a: Candidate, b: Candidate): boolean {
  if (a.score !== b.score) return a.score > b.score;
  return a.guest.id < b.guest.id;
}

/**
 * The guest a maid serves next, or null. Callers being served by another maid do not count. The guest she is already
 * walking to stays her choice unless a strictly preferred one calls.
 * @param wished a guest a command names
 */
export function chooseCaller(me: Maid, cafe: CafeView, wished: string | null = null): Guest | null {
  const plan = planOf(cafe);
  if (plan === null) return chooseByWeighing(me, cafe, wished);
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  const current =
    mine === undefined || mine.calls === null || cafe.servedBy(mine.id) !== me.id
      ? null
      : candidate(me, cafe, plan, mine, wished);
  const kept = current !== null && current.verdict === 'free' ? current : null;
  const best = dearest(me, cafe, plan, wished, mine, kept) ?? kept;
  if (best === null) return null;
  // A maid who stays with her earlier decision notes no new reason.
  if (best !== kept) {
    explain(me, cafe, plan, best, wished);
    // The plan draws no random numbers, so weighing all callers again for the explanation changes nothing.
    if (cafe.explaining) {
      const { decision } = weighCallers(me, cafe, wished);
      if (decision !== null) cafe.choices.explains(me, 'caller', decision);
    }
  }
  return best.guest;
}

/** Weights for the explanation in the notebook if a configuration cannot be compiled to a plan: those of the default configuration. */
const USUAL: Plan = { waited: 1, tiles: -4 };

/** Chooses a caller by a configuration that cannot be compiled to a plan: weighs every caller. */
function chooseByWeighing(me: Maid, cafe: CafeView, wished: string | null): Guest | null {
  const { guest, decision } = weighCallers(me, cafe, wished);
  if (decision !== null) cafe.choices.explains(me, 'caller', decision);
  if (guest !== null && guest.id !== me.serving) {
    const best = candidate(me, cafe, USUAL, guest, wished);
    const terms = { guest: guest.id, name: guest.name, table: cafe.seatOf(guest)?.table ?? 0 };
    cafe.reasons.note('serve.weighed', { ...terms, waited: best.waited, tiles: best.tiles, knows: best.knows });
    weighed(me, cafe, USUAL, best, wished);
  }
  return guest;
}

/**
 * The most preferred free caller who is preferred to `kept`, or null. Checks the maid's favourite guests
 * first, then her favourite types in order, then everyone; the first group with a caller decides. So in a
 * hall of thousands not every caller is checked.
 */
function dearest(
  me: Maid,
  cafe: CafeView,
  plan: Plan,
  wished: string | null,
  mine: Guest | undefined,
  kept: Candidate | null,
): Candidate | null {
  if (cafe.freeCallers.length === 0) return null;
  const limit = kept === null ? Infinity : kept.dear;
  if (wished !== null && limit > WISHED) {
    const one = ifFree(me, cafe, plan, wished, wished);
    if (one !== null && one.guest !== mine) return one;
  }
  for (let place = 0; place < me.favouriteCustomerIds.length && place < limit; place++) {
    const one = ifFree(me, cafe, plan, me.favouriteCustomerIds[place] as string, wished);
    if (one !== null && one.guest !== mine) return one;
  }
  for (let place = 0; place < me.favouriteCustomerTypes.length && TYPES_FROM + place < limit; place++) {
    const one = bestOf(me, cafe, plan, cafe.freeOfType(me.favouriteCustomerTypes[place] as string), wished, mine);
    if (one !== null) return one;
  }
  for (const friend of cafe.friendsOf(me)) {
    const one = ifFree(me, cafe, plan, friend, wished);
    if (one !== null && one.guest !== mine && one.dear < limit) return one;
  }
  return kept === null ? bestOf(me, cafe, plan, cafe.freeCallers, wished, mine) : null;
}

/** The guest with this id as a candidate, if the guest calls and no maid serves them; otherwise null. */
function ifFree(me: Maid, cafe: CafeView, plan: Plan, id: string, wished: string | null): Candidate | null {
  const who = cafe.guest(id);
  if (who === undefined || who.calls === null || cafe.servedBy(id) !== undefined) return null;
  const one = candidate(me, cafe, plan, who, wished);
  return one.verdict === 'free' ? one : null;
}

/** Upper bound of a caller's score: no way is shorter than the Manhattan distance. */
function mostScore(me: Maid, cafe: CafeView, plan: Plan, who: Guest): number {
  const seat = cafe.seatOf(who);
  const tiles = seat === undefined ? 0 : Math.max(0, tilesBetween(me.toX, me.toY, seat.x, seat.y) - 1);
  return plan.waited * (cafe.tick - (who.calls?.since ?? cafe.tick)) + plan.tiles * tiles;
}

/**
 * The best of equally preferred callers, given in id order. Computes the walking distance only for callers
 * that could still be the best.
 */
function bestOf(
  me: Maid,
  cafe: CafeView,
  plan: Plan,
  callers: readonly Guest[],
  wished: string | null,
  mine: Guest | undefined,
): Candidate | null {
  let best: Candidate | null = null;
  for (const who of callers) {
    if (who === mine || (best !== null && mostScore(me, cafe, plan, who) <= best.score)) continue;
    const one = candidate(me, cafe, plan, who, wished);
    if (one.verdict === 'free' && (best === null || before(one, best))) best = one;
  }
  return best;
}

/** A caller's position on the list (guests, types or friends) that made them a favourite, from 1. */
const placeOf = ({ dear, dearBy }: Candidate): number =>
  1 + dear - (dearBy === 'type' ? TYPES_FROM : dearBy === 'friend' ? FRIENDS_FROM : 0);

function explain(me: Maid, cafe: CafeView, plan: Plan, best: Candidate, wished: string | null): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const place = placeOf(best);
  const table = cafe.seatOf(best.guest)?.table ?? 0;
  const { name, customerType } = best.guest;
  const { waited, tiles, score, knows } = best;
  const about = { guest: best.guest.id, name, table, waited, tiles, score, knows };
  if (best.dear === WISHED) reasons.note('serve.wished', about);
  else if (best.dearBy === 'id') reasons.note('serve.favourite', { ...about, place });
  else if (best.dearBy === 'type') reasons.note('serve.favouriteType', { ...about, customerType, place });
  else if (best.dearBy === 'friend')
    reasons.note('serve.friend', { ...about, place, friendship: cafe.friendship(me, best.guest.id) });
  else reasons.note('serve.waited', about);
  weighed(me, cafe, plan, best, wished);
}

/** Notes all callers and their scores as options, for the table in the maid's notebook. */
function weighed(me: Maid, cafe: CafeView, plan: Plan, best: Candidate, wished: string | null): void {
  if (!cafe.explaining) return;
  cafe.reasons.weigh(() =>
    cafe.callers.map((who) =>
      option(me, cafe, who === best.guest ? best : candidate(me, cafe, plan, who, wished), best),
    ),
  );
}

function option(me: Maid, cafe: CafeView, one: Candidate, best: Candidate): Option {
  const by = cafe.servedBy(one.guest.id) ?? null;
  return {
    id: one.guest.id,
    terms: {
      name: one.guest.name,
      look: one.guest.look,
      table: cafe.seatOf(one.guest)?.table ?? 0,
      need: one.guest.calls?.need ?? null,
      dear: one.dearBy === null ? null : placeOf(one),
      dearBy: one.dearBy,
      waited: one.waited,
      tiles: one.tiles >= NO_WAY - 1 ? null : one.tiles,
      score: one.verdict === 'noWay' ? null : one.score,
      knows: one.knows,
      unseen: one.verdict === 'unnoticed' ? cafe.noticing.whyUnseen(me, one.guest.x, one.guest.y) : null,
      by: by === me.id ? null : by,
    },
    verdict:
      one === best
        ? 'chosen'
        : one.verdict !== 'free'
          ? one.verdict
          : one.dear > best.dear
            ? 'lessDear'
            : one.tiles > best.tiles && one.waited >= best.waited
              ? 'farther'
              : 'waitsLess',
  };
}
