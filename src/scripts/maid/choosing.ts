/**
 * Whom to serve (chapter 2.1): an ordering, not a condition. Among all who call the dearest is taken, and when somebody
 * else serves her, the second dearest – which is why this is a function and not a tree.
 */

import type { Option } from '../../ai/index.ts';
import { NO_WAY, ordersAtOnce, TILE_WEIGHT, type Surface } from '../../sim/surface.ts';
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
  const tiles = seat === undefined ? NO_WAY : Math.max(0, cafe.tilesTo(me, seat.x, seat.y) - 1);
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
  const dear = who.id === wished ? { dear: -1, dearBy: 'id' as const } : howDear(me, who);
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
  const others = kept === null ? cafe.freeCallers : perhapsDearer(me, cafe, wished);
  let best: Candidate | null = kept;
  for (const who of others) {
    if (who === mine) continue;
    const one = candidate(me, cafe, who, wished);
    if (one.verdict !== 'free' || (kept !== null && one.dear >= kept.dear)) continue;
    if (best === null || before(one, best)) best = one;
  }
  if (best === null) return null;
  // Going on with what she has decided needs no new reason.
  if (best !== kept) explain(me, cafe, best, wished);
  return best.guest;
}

const NOBODY: readonly Guest[] = Object.freeze([]);

/** Callers who may be dearer to her than just anybody: asked for each time she looks up, so nobody else is looked at. */
function perhapsDearer(me: Maid, cafe: Surface, wished: string | null): readonly Guest[] {
  if (cafe.freeCallers.length === 0) return NOBODY;
  const found: Guest[] = [];
  for (const id of wished === null ? me.favouriteCustomerIds : [wished, ...me.favouriteCustomerIds]) {
    const who = cafe.guest(id);
    if (who !== undefined && who.calls !== null && cafe.servedBy(id) === undefined) found.push(who);
  }
  for (const type of me.favouriteCustomerTypes) for (const who of cafe.freeOfType(type)) found.push(who);
  return found;
}

function explain(me: Maid, cafe: Surface, best: Candidate, wished: string | null): void {
  const { reasons } = cafe;
  if (!reasons.wanted) return;
  const place = best.dearBy === 'type' ? best.dear - TYPES_FROM + 1 : best.dear + 1;
  const table = cafe.seatOf(best.guest)?.table ?? 0;
  const { name, customerType } = best.guest;
  const about = { guest: best.guest.id, name, table, waited: best.waited, tiles: best.tiles, score: best.score };
  if (best.dear === -1) reasons.note('serve.wished', about);
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
