/**
 * Computes the floor marks for selected people: the paths of all of them, and the tiles in the alert range of the
 * first selected person. The marks are computed only after a step of the café or a change of the selection, not in
 * every frame.
 */

import type { Cafe, WayShown } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';

export interface AskedMarks {
  readonly ways: ReadonlyMap<PersonId, WayShown>;
  readonly alert: readonly { readonly x: number; readonly y: number }[];
}

const MOST_WAYS = 6;
const NOTHING: AskedMarks = { ways: new Map(), alert: [] };

export class MarksAsker {
  private marks = NOTHING;
  private askedOf: Cafe | null = null;
  private askedFor: readonly PersonId[] = [];

  /** Must be called after each step of the café: paths and tiles are then computed again before the next frame. */
  stale(): void {
    this.askedOf = null;
  }

  clear(): void {
    this.stale();
    this.marks = NOTHING;
  }

  of(cafe: Cafe, selected: readonly PersonId[]): AskedMarks {
    const isSame = selected.length === this.askedFor.length && selected.every((id, i) => id === this.askedFor[i]);
    if (cafe === this.askedOf && isSame) return this.marks;
    this.askedOf = cafe;
    this.askedFor = [...selected];
    const there = selected.filter((id) => cafe.state.people[id] !== undefined);
    const [first] = selected;
    this.marks = {
      ways: new Map(there.slice(0, MOST_WAYS).map((id) => [id, cafe.way(id)])),
      alert: first !== undefined && first === there[0] ? cafe.alertTiles(first) : [],
    };
    return this.marks;
  }
}
