/** The player's own notes about the rival's cook in the cooking duel: her habits, how often she followed them, and how sure that is. */

import type { NoteLine } from '../../../sim/season/duel/duel-notes.ts';
import { Rich } from '../../../ui/index.ts';
import { say } from '../../../words/index.ts';
import { techniqueName } from './technique-name.ts';
import type { DuelView } from './read.ts';

export function Notes({ view: { notes } }: { view: DuelView }) {
  return (
    <>
      <h3 class="headline">{say('duel.notes')}</h3>
      {notes.length === 0 && <p class="text-13 muted">{say('duel.notes.nothing')}</p>}
      <ul class="col gap-4 duel-notes">
        {notes.map((line) => (
          <li key={line.what} class="text-13">
            <Rich text={sayNote(line)} />
            <span class="row gap-8">
              <i class="duel-bar">
                <i style={{ width: `${(100 * line.count) / line.all}%` }} />
              </i>
              <b>{say('duel.of', { count: line.count, all: line.all })}</b>
              <span class="muted">{say(`duel.notes.sure.${line.sure}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A habit of hers as a sentence: "After she loses, she cooks what beats your last dish." */
export const sayNote = ({ what, move }: NoteLine): string =>
  say(`duel.notes.${what}`, { move: move === undefined ? '' : techniqueName(move) });
