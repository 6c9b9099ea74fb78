/**
 * Chooses which guest to serve (_How NPC AI works_, part 4) by the configuration `caller`, and notes the reason. For a
 * maid's notebook, the reason lists all callers with what speaks for and against them.
 */

import type { ConsiderationScore, Option, UtilityDecision } from '../../ai/index.ts';
import { type Knows, NO_WAY } from '../../sim/script-api/script-api.ts';
import type { CafeView, Guest, Maid } from '../../sim/script-api/views.ts';
import { isBookFull, tilesTo, weighCallers } from '../utility/caller.ts';
import { howDear } from '../utility/cafe-components.ts';

/**
 * The guest a maid serves next, or null. Callers being served by another maid do not count.
 * @param wished id of the guest named by the maid's command; null = none
 */
export function chooseCaller(me: Maid, cafe: CafeView, wished: string | null = null): Guest | null {
  const { guest, decision } = weighCallers(me, cafe, wished);
  if (decision !== null) cafe.choices.explains(me, 'caller', decision);
  // No new reason is noted while the maid keeps to the guest she has already chosen.
  if (guest !== null && guest.id !== me.serving && cafe.reasons.wanted) explain(me, cafe, guest, wished, decision);
  return guest;
}

/** Notes the reason why a maid has chosen a guest. */
function explain(me: Maid, cafe: CafeView, best: Guest, wished: string | null, decision: UtilityDecision | null): void {
  const { reasons } = cafe;
  const { by, place } = howDear(me, best, wished, cafe);
  const table = cafe.seatOf(best)?.table ?? 0;
  const { name, customerType } = best;
  const waited = waitedOf(cafe, best);
  const about = {
    guest: best.id,
    name,
    table,
    waited,
    tiles: tilesTo(me, cafe, best),
    knows: knows(me, cafe, best, wished),
  };
  if (by === 'asked') reasons.note('serve.wished', about);
  else if (by === 'person') reasons.note('serve.favourite', { ...about, place });
  else if (by === 'type') reasons.note('serve.favouriteType', { ...about, customerType, place });
  else if (by === 'friend') reasons.note('serve.friend', { ...about, place, friendship: cafe.friendship(me, best.id) });
  else if (cafe.freeCallers.some((who) => waitedOf(cafe, who) > waited)) reasons.note('serve.weighed', about);
  else reasons.note('serve.waited', about);
  if (!cafe.explaining || decision === null) return;
  const weights = weightsOf(decision);
  reasons.weigh(() => cafe.callers.map((who) => option(me, cafe, who, best, wished, weights)));
}

const waitedOf = (cafe: CafeView, who: Guest): number => cafe.tick - (who.calls?.since ?? cafe.tick);

/** How a maid learned that a guest calls; null if she has not noticed the guest. */
const knows = (me: Maid, cafe: CafeView, who: Guest, wished: string | null): Knows | null =>
  who.id === wished ? 'read' : cafe.noticing.caller(me, who);

/** The weights that the considerations of a decision gave to the guests they picked, by id. */
function weightsOf(decision: UtilityDecision): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  const visit = (parts: readonly ConsiderationScore[]): void => {
    for (const { picked, considerations = [] } of parts) {
      for (const { name, weight } of picked?.scores ?? []) weights.set(name, weight);
      visit(considerations);
    }
  };
  for (const { considerations } of decision.scores) visit(considerations);
  return weights;
}

/** Sort keys of preference: guests named by a command come first, then favourite persons, favourite types, friends. */
const ORDER = { asked: 0, person: 1000, type: 2000, friend: 3000 } as const;
const dearness = (by: keyof typeof ORDER | null, place: number): number => (by === null ? Infinity : ORDER[by] + place);

function option(
  me: Maid,
  cafe: CafeView,
  who: Guest,
  best: Guest,
  wished: string | null,
  weights: ReadonlyMap<string, number>,
): Option {
  const by = cafe.servedBy(who.id) ?? null;
  const dear = howDear(me, who, wished, cafe);
  const tiles = tilesTo(me, cafe, who);
  const noWay = tiles >= NO_WAY - 1;
  const weight = weights.get(who.id);
  const known = knows(me, cafe, who, wished);
  const found = verdict();
  return {
    id: who.id,
    terms: {
      name: who.name,
      look: who.look,
      table: cafe.seatOf(who)?.table ?? 0,
      need: who.calls?.need ?? null,
      dear: dear.by === null ? null : dear.by === 'asked' ? 0 : dear.place,
      dearBy: dear.by === 'asked' || dear.by === 'person' ? 'id' : dear.by,
      waited: waitedOf(cafe, who),
      tiles: noWay ? null : tiles,
      score: noWay || weight === undefined ? null : Math.round(weight * 100),
      knows: known,
      unseen: found === 'unnoticed' ? cafe.noticing.whyUnseen(me, who.x, who.y) : null,
      by: by === me.id ? null : by,
    },
    verdict: found,
  };

  function verdict(): string {
    if (who === best) return 'chosen';
    if (noWay) return 'noWay';
    if (by !== null && by !== me.id) return 'taken';
    if (isBookFull(me, who)) return 'notMyDuty';
    if (known === null) return 'unnoticed';
    const chosen = howDear(me, best, wished, cafe);
    if (dearness(dear.by, dear.place) > dearness(chosen.by, chosen.place)) return 'lessDear';
    if ((weight ?? 0) > (weights.get(best.id) ?? 0)) return 'notDrawn';
    return tiles > tilesTo(me, cafe, best) && waitedOf(cafe, who) >= waitedOf(cafe, best) ? 'farther' : 'waitsLess';
  }
}
