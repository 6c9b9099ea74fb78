/** Reads which scenes are on, which wait to begin, and whether the café takes scenes by hand. */

import { EVENT_KINDS, type EventKind } from '../../sim/events/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Lab } from '../frame/lab.ts';
import { waitingInputs } from '../shared/pending-inputs.ts';

/** Scenes that are on, each with the tick at which it began, and those that wait (null). */
export function sceneStates(lab: Pick<Lab, 'atNow' | 'cafe'>): ReadonlyMap<EventKind, number | null> {
  const { calendar } = lab.cafe.state;
  const given = waitingInputs(lab).flatMap((input) => (input.kind === 'scene' ? [input.event] : []));
  const states = new Map<EventKind, number | null>();
  for (const kind of EVENT_KINDS) {
    const going = calendar?.going.find((one) => one.kind === kind);
    if (going !== undefined) states.set(kind, going.since);
    else if (given.includes(kind) || calendar?.planned.some((one) => one.kind === kind && one.byHand === true) === true)
      states.set(kind, null);
  }
  return states;
}

/** Why no scene can be started by hand; null if one can. */
export const whyNotScenes = ({ season, closed }: WorldState): 'season' | 'closed' | null =>
  season !== undefined ? 'season' : closed ? 'closed' : null;
