/** While no notebook is open, shows a hint how to open one, and a button for each maid. */

import { Face, Frame } from '../ui/index.ts';
import type { Cafe } from '../sim/api.ts';
import { personName, say } from '../words/index.ts';
import type { NotebookModel } from './model.ts';
import { maidsOf } from './people.ts';

export function Closed({ model, cafe, gone }: { model: NotebookModel; cafe: Cafe; gone: boolean }) {
  model.watch();
  const maids = maidsOf(cafe.state).filter((maid) => maid.present);
  return (
    <Frame
      as="section"
      look="paper"
      shadow
      class="hb notebook-closed pad-medium arrives"
      aria-label={say('notebook.region')}
    >
      <p class="text-14 bold">{say(gone ? 'notebook.gone' : 'notebook.nobody')}</p>
      <ul class="row gap-4 wrap closed-faces">
        {maids.map((maid) => (
          <li key={maid.id}>
            <button
              type="button"
              class="face-button"
              aria-label={say('notebook.openFor', { name: maid.name })}
              title={personName(maid.name)}
              onClick={() => model.deps.select(maid.id)}
            >
              <Face look={maid.look} rank={maid.rank} width={32} />
            </button>
          </li>
        ))}
      </ul>
    </Frame>
  );
}
