/** Keeps who was drawn last while other pages are open. A draw belongs to one evening of one season. */

import { signal } from '@preact/signals';
import type { WorldState } from '../../../sim/state/world-state.ts';

const kept = signal<{ readonly of: string; readonly drawn: readonly string[] }>({ of: '', drawn: [] });

const keyOf = ({ seed, clock }: WorldState): string => `${seed} ${clock.day}`;

export function keepDrawn(state: WorldState, drawn: readonly string[]): void {
  kept.value = { of: keyOf(state), drawn };
}

/** Ids of the applicants drawn last this evening. */
export const lastDrawn = (state: WorldState): readonly string[] =>
  kept.value.of === keyOf(state) ? kept.value.drawn : [];
