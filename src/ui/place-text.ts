/** Says the place of a tile in words: "the door", "a spot near table 3". Coordinates are for the lab only. */

import { placeNameAt } from '../sim/world/place-names.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { sayPart } from '../words/index.ts';

export function placeText(state: Pick<WorldState, 'map' | 'seats'>, x: number, y: number): string {
  const place = placeNameAt(state, x, y);
  return sayPart('place.', place.name, 'table' in place ? { table: place.table } : {});
}
