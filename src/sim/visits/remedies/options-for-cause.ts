/** The remedies of each cause of lost guests, the best first, whether or not they are possible tonight. */

import { dishPrice } from '../../season/new-season.ts';
import type { UpgradeId } from '../../season/upgrades.ts';
import type { LossCause } from '../../state/figures.ts';
import type { PersonId } from '../../state/person.ts';
import type { WorldState } from '../../state/world-state.ts';
import { layouts, moreRoom } from './layout-remedies.ts';
import { moreAlert, moreHands, newDuties, off, trained, wider } from './maid-remedies.ts';
import { act, nothing, type Option } from './remedy.ts';

/** The remedies of a cause, the best first. */
export function optionsFor(state: WorldState, cause: LossCause, who: readonly PersonId[], size = 1): Option[] {
  switch (cause) {
    case 'noReception':
    case 'receptionBusy':
    case 'tooFar':
      return [...newDuties(state, 'serving', 'reception', cause === 'noReception'), ...moreHands(state, 'orders')];
    case 'noCarrier':
    case 'carriersBusy':
    case 'notCleared':
    case 'carriedLate':
      return [
        ...newDuties(state, 'reception', 'serving', cause === 'noCarrier'),
        ...moreHands(state, cause === 'notCleared' ? 'plates' : 'dishes'),
      ];
    case 'chatted':
    case 'idle':
      return [...wider(state, who), ...moreAlert(state, who)];
    case 'quiet':
      return [SEND];
    case 'ticketCarried':
      return moreAlert(state, who);
    case 'groupTooBig':
      return [...layouts(state, 'groupTable'), JOIN];
    case 'groupTableTaken':
      return [...layouts(state, 'secondGroupTable'), JOIN];
    case 'full':
    case 'partyTooBig':
      return moreRoom(state, cause, size);
    case 'kitchenSlow':
      return upgraded(state, 'stove', 'chef');
    case 'dropped':
      return [...trained(state, who, 'grace'), ...upgraded(state, 'floor')];
    case 'tooDear':
      return cheaper(state);
    case 'worn':
      return off(state, who);
    case 'blocked':
    case 'cutOff':
      return [{ ...nothing, kind: 'way' }];
    case 'badFood':
      return upgraded(state, 'warmer');
    default:
      return [];
  }
}

/** Pushing two tables together by day, for which nothing has to be bought. */
const JOIN: Option = { ...nothing, kind: 'join' };
/** Sending a maid by day to a guest who is too shy to ring. */
const SEND: Option = { ...nothing, kind: 'send' };

const upgraded = (state: WorldState, ...ids: readonly UpgradeId[]): Option[] =>
  ids.map((what) => act(state, { kind: 'upgrade', maid: null, what }, { do: 'upgrade', upgrade: what }));

/** Suggests the usual price for the dish that is furthest above it; nothing if no dish is. */
function cheaper(state: WorldState): Option[] {
  const over = ({ id, price }: { id: string; price: number }): number =>
    price / Math.max(1, dishPrice(id, state.season));
  const [dear] = [...state.menu].sort((a, b) => over(b) - over(a) || (a.id < b.id ? -1 : 1));
  if (dear === undefined || over(dear) <= 1) return [];
  return [
    act(
      state,
      { kind: 'price', maid: null, what: dear.id },
      { do: 'price', dish: dear.id, price: dishPrice(dear.id, state.season) },
    ),
  ];
}
