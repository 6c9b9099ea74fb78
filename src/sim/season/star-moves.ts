/** Changes the café's stars and records how much each cause has moved them today, for the evening's report. */

import { STAR_CAUSES, type StarCause } from '../state/figures.ts';
import type { WorldState } from '../state/world-state.ts';

/** Sets the stars. In a season the change is added to the day's figures, also if limits have reduced it to nothing. */
export function moveStars(state: WorldState, cause: StarCause, to: number): void {
  const by = to - state.stars;
  state.stars = to;
  if (state.season === undefined) return;
  const moved = ((state.figures.starsBy ??= {})[cause] ??= { count: 0, by: 0 });
  moved.count++;
  moved.by += by;
}

/** How far the stars have moved today, all causes together. */
export const movedToday = ({ figures }: Pick<WorldState, 'figures'>): number =>
  STAR_CAUSES.reduce((sum, cause) => sum + (figures.starsBy?.[cause]?.by ?? 0), 0);
