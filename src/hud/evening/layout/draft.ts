/**
 * The draft a player is working on. It outlives the page – whoever looks something up under another tab finds it as it
 * was –, but not the house it was made for: once that has changed, one begins anew.
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

/** Changes that were made and not applied. */
export const unapplied = (state: WorldState): number => draftOf(state).past.length;
