/** Finds which scenes are going on, which have not begun yet, and whether the player can start scenes by hand. */

import { EVENT_KINDS, type EventKind } from '../../sim/events/index.ts';
import { countedSeason } from '../../sim/state/free-cafe.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { Lab } from '../frame/lab.ts';
import { waitingInputs } from '../shared/pending-inputs.ts';

/** Maps each scene that is going on to the tick at which it began, and each scene that has not begun yet to null. */
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

/** The reason why the player cannot start a scene by hand; null if the player can. */
export const whyNotScenes = ({ season, free, closed }: WorldState): 'season' | 'closed' | null =>
  countedSeason({ season, free }) !== undefined ? 'season' : closed ? 'closed' : null;
