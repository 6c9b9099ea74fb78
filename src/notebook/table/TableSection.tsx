/**
 * A section of the notebook for people who use a decision table. The section shows which table the person uses, the
 * reason of the last decision, and a link to the whole table. It appears on the page "Now" of guests (the table is
 * their personality) and of maids whose controller is a table.
 */

import { useState } from 'preact/hooks';
import { Badge, Button } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import { sentenceOf, tableName } from '../../words/sentences.ts';
import type { NotebookModel } from '../model.ts';
import { pathIn } from './table.ts';
import { TableDialog } from './TableDialog.tsx';
import { TablePath } from './TablePath.tsx';
import { seconds } from '../time.ts';

export function TableSection({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  model.watch();
  const [whole, setWhole] = useState(false);
  const shown = cafe.tableOf(id);
  if (shown === null) return null;
  const path = pathIn(cafe.state, cafe.decisions(id));
  const guest = cafe.state.people[id]?.role === 'guest';
  return (
    <section aria-labelledby="notebook-table" class="table-section">
      <div class="rule row gap-8 wrap table-head">
        <h3 id="notebook-table" class="headline grow">
          {say(guest ? 'table.temper' : 'table.thinksBy', { name: tableName(shown.name) })}
        </h3>
        {shown.changed && <Badge look="gold">{say('notebook.changed')}</Badge>}
        <TableButton model={model} cafe={cafe} id={id} />
      </div>
      {path === null ? (
        <p class="text-12 muted">{say('table.notAsked')}</p>
      ) : (
        <>
          <p class="text-12">{sentenceOf(path.because)}</p>
          <button type="button" class="link text-12" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {say(whole ? 'table.hidePath' : 'table.showPath', { count: path.steps.length })}
          </button>
          <span class="text-12 muted">{say('table.when', { clock: path.clock, seconds: seconds(path.ago) })}</span>
          {whole && <TablePath path={path} />}
        </>
      )}
    </section>
  );
}

export function TableButton({ model, cafe, id }: { model: NotebookModel; cafe: Cafe; id: PersonId }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        {say('table.open')}
      </Button>
      {open && <TableDialog model={model} cafe={cafe} id={id} onClose={() => setOpen(false)} />}
    </>
  );
}
