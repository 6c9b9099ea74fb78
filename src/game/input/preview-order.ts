/**
 * Predicts an order before it is given: which maid would carry it out, how soon, and with what chance. If no maid is
 * selected, the order is offered to the best maid; the player can choose the next best one instead.
 */

import type { CommandPost, JsonObject } from '../../ai/index.ts';
import type { OfferedMaid, OrderOffer, OrderPlace } from '../../hud/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';
import type { Mode } from '../../view/index.ts';
import { gatherOrder, moveOrder, serveOrder, sweepOrder } from './orders.ts';

/** Builds the command that a click on a place gives in a mode; null if there is nothing to do at that place. */
function postFor(cafe: Cafe, ids: readonly PersonId[], mode: Mode, at: OrderPlace): CommandPost | null {
  switch (mode) {
    case 'select':
      return null;
    case 'a-move':
    case 'plain':
      return moveOrder(cafe, ids, mode, at.x, at.y);
    case 'gather':
      return gatherOrder(cafe, ids, at.x, at.y);
    case 'sweep':
      return at.litter === true ? sweepOrder(cafe, ids, at.x, at.y) : null;
    case 'serve':
      return at.personId === undefined || cafe.state.people[at.personId]?.role !== 'guest'
        ? null
        : serveOrder(cafe, ids, at.personId);
  }
}

const RANK = { sure: 0, perhaps: 1, no: 2 } as const;

/** Predicts which maids could carry out an order at this place, and with what prospects; null if there is nothing to order there. */
export function offerFor(cafe: Cafe, selected: readonly PersonId[], mode: Mode, at: OrderPlace): OrderOffer | null {
  if (mode === 'select') return null;
  const everyone = Object.values(cafe.state.people).filter((one): one is Maid => one.role === 'maid');
  const chosen = everyone.filter(({ id }) => selected.includes(id));
  const together = chosen.length > 1 || (mode === 'gather' && chosen.length !== 1);
  const post = postFor(cafe, chosen.length > 0 ? selected : [everyone[0]?.id ?? ''], mode, at);
  if (post === null || everyone.length === 0) return null;
  const offered = everyone
    .map((maid) => offeredTo(cafe, maid, post.command))
    .filter((one): one is OfferedMaid => one !== null)
    .sort((a, b) => RANK[a.outlook.chance] - RANK[b.outlook.chance] || a.ticks - b.ticks || (a.id < b.id ? -1 : 1));
  const first = (one: OfferedMaid): number => (chosen.some(({ id }) => id === one.id) ? 0 : 1);
  const maids = chosen.length === 0 ? offered : [...offered].sort((a, b) => first(a) - first(b));
  return { mode, at, maids: together && chosen.length > 1 ? maids.filter((one) => first(one) === 0) : maids, together };
}

function offeredTo(cafe: Cafe, maid: Maid, command: JsonObject): OfferedMaid | null {
  const outlook = cafe.outlook(maid.id, command);
  return outlook === null ? null : { id: maid.id, outlook, ticks: outlook.way.length * maid.speed };
}
