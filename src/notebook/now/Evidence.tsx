/** Shows what the player looks up about a person before answering the question of a card; nothing if there is no such question. */

import { Frame, Glyph, Rich } from '../../ui/index.ts';
import type { Person } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { worded } from '../words.ts';
import { evidenceOf } from './evidence.ts';

export function Evidence({ state, person }: { state: WorldState; person: Person }) {
  const words = evidenceOf(state, person);
  return words === null ? null : (
    <Frame look="butter" class="evidence row gap-8 text-14">
      <Glyph name="book" scale={1.5} />
      <span>
        <Rich text={worded(words)} />
      </span>
    </Frame>
  );
}
