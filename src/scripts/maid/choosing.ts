/**
 * Whom to serve (chapter 2.1): an ordering, not a condition. Among all who call the dearest is taken, and when somebody
 * else serves her, the second dearest – which is why this is a function and not a tree.
 */

import type { Option } from '../../ai/index.ts';
import { NO_WAY, ordersAtOnce, TILE_WEIGHT, tilesBetween, type Surface } from '../../sim/surface.ts';
import type { Guest, Maid } from '../../sim/types.ts';

/** A caller as one maid sees them. */
interface Candidate {
  readonly guest: Guest;
  /** Place in her order of preference: her persons first, then her types; Infinity for everyone else. */
  readonly dear: number;
  readonly dearBy: 'id' | 'type' | null;
  readonly waited: number;
  readonly tiles: number;
  readonly score: number;
  readonly verdict: 'free' | 'taken' | 'notMyDuty' | 'noWay';
}

/** How dear somebody is whom a command asks for. */
const WISHED = -1;
/** Persons come before types, whatever their places. */
const TYPES_FROM = 1000;

function howDear(me: Maid, who: Guest): { dear: number; dearBy: 'id' | 'type' | null } {
  const byId = me.favouriteCustomerIds.indexOf(who.id);
  if (byId >= 0) return { dear: byId, dearBy: 'id' };
  const byType = me.favouriteCustomerTypes.indexOf(who.customerType);
  if (byType >= 0) return { dear: TYPES_FROM + byType, dearBy: 'type' };
  return { dear: Infinity, dearBy: null };
}

function candidate(me: Maid, cafe: Surface, who: Guest, wished: string | null): Candidate {
  const seat = cafe.seatOf(who);
  const tiles = seat === undefined ? NO_WAY : Math.max(0, cafe.floor.tilesTo(me, seat.x, seat.y) - 1);
  const waited = cafe.tick - (who.calls?.since ?? cafe.tick);
  const by = cafe.servedBy(who.id);
  const verdict =
    tiles >= NO_WAY - 1
      ? 'noWay'
      : by !== undefined && by !== me.id
        ? 'taken'
        : who.calls?.need === 'order' && me.orders.length >= ordersAtOnce(me.rank)
          ? 'notMyDuty'
          : 'free';
  const dear = who.id === wished ? { dear: WISHED, dearBy: 'id' as const } : howDear(me, who);
  return { guest: who, ...dear, waited, tiles, score: waited - TILE_WEIGHT * tiles, verdict };
}

/** Whether a is served before b: dearer first, then the better score, then the smaller id. */
function before(a: Candidate, b: Candidate): boolean {
  if (a.dear !== b.dear) return a.dear < b.dear;
  if (a.score !== b.score) return a.score > b.score;
  return a.guest.id < b.guest.id;
}

/**
 * The guest she serves next, or null. Callers another maid is serving do not count. Whoever she is already on her way to
 * stays her choice unless somebody strictly dearer calls.
 * @param wished a guest a command asks for
 */
export function chooseCaller(me: Maid, cafe: Surface, wished: string | null = null): Guest | null {
  const mine = me.serving === null ? undefined : cafe.guest(me.serving);
  const current =
    mine === undefined || mine.calls === null || cafe.servedBy(mine.id) !== me.id
      ? null
      : candidate(me, cafe, mine, wished);
  const kept = current !== null && current.verdict === 'free' ? current : null;
  const best = dearest(me, cafe, wished, mine, kept) ?? kept;
  if (best === null) return null;
  // Going on with what she has decided needs no new reason.
  if (best !== kept) explain(me, cafe, best, wished);
  return best.guest;
}

/**
 * The dearest free caller who is dearer than `kept`, if anybody is. Her persons are asked for first, then the types she
 * likes in her order, then everyone: the first of these groups in which somebody calls decides, so that in a hall of
 * thousands she need not look at everybody.
 */
function dearest(
  me: Maid,
  cafe: Surface,
  wished: string | null,
  mine: Guest | undefined,
  kept: Candidate | null,
): Candidate | null {
  if (cafe.freeCallers.length === 0) return null;
  const limit = kept === null ? Infinity : kept.dear;
  if (wished !== null && limit > WISHED) {
    const one = ifFree(me, cafe, wished, wished);
    if (one !== null && one.guest !== mine) return one;
  }
  for (let place = 0; place < me.favouriteCustomerIds.length && place < limit; place++) {
    const one = ifFree(me, cafe, me.favouriteCustomerIds[place] as string, wished);
    if (one !== null && one.guest !== mine) return one;
  }
  for (let place = 0; place < me.favouriteCustomerTypes.length && TYPES_FROM + place < limit; place++) {
    const one = bestOf(me, cafe, cafe.freeOfType(me.favouriteCustomerTypes[place] as string), wished, mine);
    if (one !== null) return one;
  }
  return kept === null ? bestOf(me, cafe, cafe.freeCallers, wished, mine) : null;
}

/** Somebody in particular, when she calls and nobody serves her yet. */
function ifFree(me: Maid, cafe: Surface, id: string, wished: string | null): Candidate | null {
  const who = cafe.guest(id);
  if (who === undefined || who.calls === null || cafe.servedBy(id) !== undefined) return null;
  const one = candidate(me, cafe, who, wished);
  return one.verdict === 'free' ? one : null;
}

/** What somebody who calls could score at best: there is no way shorter than straight along the two sides. */
function mostScore(me: Maid, cafe: Surface, who: Guest): number {
  const seat = cafe.seatOf(who);
  const tiles = seat === undefined ? 0 : Math.max(0, tilesBetween(me.toX, me.toY, seat.x, seat.y) - 1);
  return cafe.tick - (who.calls?.since ?? cafe.tick) - TILE_WEIGHT * tiles;
}

/** The best of equally dear callers, who come in id order. The way to one is looked up only for whom it could make the best. */
function bestOf(
  me: Maid,
  cafe: Surface,
  callers: readonly Guest[],
  wished: string | null,
  mine: Guest | undefined,
): Candidate | null {
  let best: Candidate | null = null;
  for (const who of callers) {
    if (who === mine || (best !== null && mostScore(me, cafe, who) <= best.score)) continue;
    const one = candidate(me, cafe, who, wished);
    if (one.verdict === 'free' && (best === null || before(one, best))) best = one;
  }
  return best;
}

function explain(me: Maid, cafe: Surface, best: Candidate, wished: string | null): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const place = best.dearBy === 'type' ? best.dear - TYPES_FROM + 1 : best.dear + 1;
  const table = cafe.seatOf(best.guest)?.table ?? 0;
  const { name, customerType } = best.guest;
  const about = { guest: best.guest.id, name, table, waited: best.waited, tiles: best.tiles, score: best.score };
  if (best.dear === WISHED) reasons.note('serve.wished', about);
  else if (best.dearBy === 'id') reasons.note('serve.favourite', { ...about, place });
  else if (best.dearBy === 'type') reasons.note('serve.favouriteType', { ...about, customerType, place });
  else reasons.note('serve.waited', about);
  if (cafe.explaining)
    reasons.weigh(() =>
      cafe.callers.map((who) => option(me, cafe, who === best.guest ? best : candidate(me, cafe, who, wished), best)),
    );
}

function option(me: Maid, cafe: Surface, one: Candidate, best: Candidate): Option {
  const by = cafe.servedBy(one.guest.id) ?? null;
  return {
    id: one.guest.id,
    terms: {
      name: one.guest.name,
      look: one.guest.look,
      table: cafe.seatOf(one.guest)?.table ?? 0,
      need: one.guest.calls?.need ?? null,
      dear: one.dearBy === null ? null : one.dearBy === 'type' ? one.dear - TYPES_FROM + 1 : one.dear + 1,
      dearBy: one.dearBy,
      waited: one.waited,
      tiles: one.tiles >= NO_WAY - 1 ? null : one.tiles,
      score: one.verdict === 'noWay' ? null : one.score,
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
