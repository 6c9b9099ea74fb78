/** Shows what each maid could do for one guest now, and what keeps the others from coming. */

import { Face, Glyph } from '../../ui/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { personName, say } from '../../words/index.ts';
import { seconds, shortSeconds } from '../time.ts';
import { place } from './why.ts';
import type { Standing, WhyNotView } from './whynot.ts';
import { worded } from '../words.ts';

/**
 * Shows a row for each maid: whether she could come to the guest, and why or why not.
 * @param me the maid whose notebook is open; null in a guest's notebook
 */
export function WhyNotTable({
  view,
  me,
  onOpen,
}: {
  view: WhyNotView;
  me: PersonId | null;
  onOpen: (id: PersonId) => void;
}) {
  return (
    <>
      <p class="text-12 standing-summary">
        {worded(view.summary)}
        {view.wish !== null && (
          <span class="muted"> {say('notebook.whyNot.waits', { seconds: seconds(view.waited) })}</span>
        )}
      </p>
      <table class="sheet why-sheet columns-4" aria-label={say('notebook.whyNot.label', { name: view.name })}>
        <thead>
          <tr>
            <th scope="col">{say('notebook.whyNot.maid')}</th>
            <th scope="col" class="num">
              {say('notebook.why.dear')}
            </th>
            <th scope="col" class="num">
              {say('notebook.why.walk')}
            </th>
            <th scope="col" class="num">
              {say('notebook.whyNot.looksUp')}
            </th>
          </tr>
        </thead>
        <tbody>
          {view.rows.map((row) => (
            <Row key={row.id} row={row} me={me} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Row({ row, me, onOpen }: { row: Standing; me: PersonId | null; onOpen: (id: PersonId) => void }) {
  return (
    <tr class={row.sign === 'serves' ? 'chosen' : row.sign === 'cannot' ? 'taken' : undefined}>
      <th scope="row" class="who">
        <div class="row gap-4">
          <Face look={row.look} rank={row.rank} width={30} />
          <div class="col grow">
            {row.id === me ? (
              <span class="text-13 bold">{personName(row.name)}</span>
            ) : (
              <button type="button" class="name-link text-13 bold" onClick={() => onOpen(row.id)}>
                <span class="hidden-text">{say('notebook.openFor', { name: row.name })}</span>
                <span aria-hidden="true">{personName(row.name)}</span>
              </button>
            )}
            <span class={`verdict text-12 ${row.sign}`}>
              {row.sign === 'serves' && <Glyph name="check" scale={1.5} colours={{ K: 'var(--green-ink)' }} />}
              {worded(row.words)}
            </span>
          </div>
        </div>
      </th>
      <td class="num">
        {row.dear === null ? '–' : worded(place(row.dear.place))}
        {row.dear !== null && (
          <span class="under">{say(row.dear.by === 'id' ? 'notebook.why.byId' : 'notebook.why.byType')}</span>
        )}
      </td>
      <td class="num">{row.tiles ?? '–'}</td>
      <td class="num">
        {row.looksUpIn === null ? '∞' : row.looksUpIn === 0 ? say('notebook.whyNot.now') : shortSeconds(row.looksUpIn)}
      </td>
    </tr>
  );
}
