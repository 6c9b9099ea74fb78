/** Shows why a character cannot go on, and since when. Shows nothing while the character is not stuck. */

import type { Cafe } from '../sim/api.ts';
import type { Person } from '../sim/state/person.ts';
import { say } from '../words/index.ts';
import type { NotebookModel } from './model.ts';
import { seconds } from './time.ts';
import { stuckWords } from './words.ts';

interface StuckNoteProps {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly person: Person;
}

export function StuckNote({ model, cafe, person: { stuck } }: StuckNoteProps) {
  model.watch();
  if (stuck === null) return null;
  return (
    <p class="note-error text-12">
      {say('notebook.stuck', {
        why: stuckWords(cafe.state, stuck),
        seconds: seconds(cafe.state.tick - stuck.since),
      })}
    </p>
  );
}
