/**
 * The player's layout draft. It outlives the page, but not the house it was made for: once the house has changed, a new
 * draft begins.
 */

import { signal } from '@preact/signals';
import type { WorldState } from '../../../sim/state/world-state.ts';
import { type Draft, houseOf, newDraft } from './house.ts';

const kept = signal<{ readonly of: string; readonly draft: Draft } | null>(null);

const keyOf = ({ seed, map }: WorldState): string => `${seed} ${map.version} ${map.rows.join('')}`;

export function draftOf(state: WorldState): Draft {
  const found = kept.value;
  return found !== null && found.of === keyOf(state) ? found.draft : newDraft(houseOf(state.map));
}

export function keepDraft(state: WorldState, draft: Draft): void {
  kept.value = { of: keyOf(state), draft };
}

/** Number of changes not applied yet. */
export const unapplied = (state: WorldState): number => draftOf(state).past.length;
