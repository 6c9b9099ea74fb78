/**
 * Keeps the player's layout draft while other pages are open. The draft belongs to one house: when the house has
 * changed, a new draft begins.
 */

import type { WorldState } from '../../../sim/state/world-state.ts';
import { Draft } from '../../../ui/index.ts';
import { type House, houseOf } from './house.ts';

let kept: { readonly of: string; readonly draft: Draft<House> } | null = null;

const keyOf = ({ seed, map }: WorldState): string => `${seed} ${map.version} ${map.rows.join('')}`;

export function draftOf(state: WorldState): Draft<House> {
  const of = keyOf(state);
  if (kept?.of !== of) kept = { of, draft: new Draft(houseOf(state.map)) };
  return kept.draft;
}
