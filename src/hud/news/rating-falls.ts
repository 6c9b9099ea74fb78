/**
 * News that the rating has fallen far today: by how much, which cause took most of it, and what helps against this
 * cause. A day that earns well can lose stars all the same, so the player would not expect it.
 */

import { movedToday } from '../../sim/season/star-moves.ts';
import { STAR_CAUSES, type StarCause } from '../../sim/state/figures.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { about, type Told } from './about.ts';

/** How far the rating must have fallen since the morning, in stars. */
const FAR = 0.25;

/** Causes with advice of their own; the word key `jam.falls.<cause>` holds it, `jam.falls.other` that of all others. */
const ADVISED = ['group', 'door', 'unserved', 'unhappy', 'heroLost'] as const;
type Advised = (typeof ADVISED)[number];

export const hasFallenFar = (state: WorldState): boolean => state.season !== undefined && movedToday(state) <= -FAR;

export function ratingFalls(state: WorldState): Told {
  const { tick } = state;
  const n = Math.abs(movedToday(state)).toFixed(2);
  return about(state, { tick, type: 'ratingFalls', who: null }, `jam.falls.${advised(state)}`, {
    params: { n },
    bad: true,
  });
}

function advised({ figures }: WorldState): Advised | 'other' {
  const by = (cause: StarCause): number => figures.starsBy?.[cause]?.by ?? 0;
  const worst = STAR_CAUSES.reduce((most, cause) => (by(cause) < by(most) ? cause : most));
  return ADVISED.find((one) => one === worst) ?? 'other';
}
