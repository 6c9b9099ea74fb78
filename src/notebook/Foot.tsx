/** Buttons below the open page of the notebook: follow the person with the camera, undo an edit, step through thoughts. */

import { Button, Glyph, only } from '../ui/index.ts';
import type { PersonId } from '../sim/state/person.ts';
import { say } from '../words/index.ts';
import type { Tab } from './cover.ts';
import type { NotebookModel } from './model.ts';
import { Sign } from './icons.tsx';

/**
 * Tells whether the player's edit has taken effect; this happens with the maid's next thought. The line takes up its
 * space even without an edit, so that the buttons never move.
 */
function Effect({ model, id }: { model: NotebookModel; id: PersonId }) {
  model.watch();
  const effect = model.effect(id);
  return (
    <p class={`effect text-12 ${effect ?? 'none'}`} role="status" key={effect}>
      <Sign name="pencil" scale={1.5} />
      {say(
        effect === 'atWork'
          ? 'notebook.effect.atWork'
          : effect === 'waiting'
            ? 'notebook.effect.waiting'
            : 'notebook.effect.none',
      )}
    </p>
  );
}

export function Foot({ model, tab, id }: { model: NotebookModel; tab: Tab; id: PersonId }) {
  model.watch();
  const undoable = model.edits.count(only('maid', id));
  return (
    <footer class="foot row wrap gap-8">
      {tab === 'shape' && <Effect model={model} id={id} />}
      {tab === 'now' && (
        <Button
          class="grow"
          pressed={model.following.value}
          hotkey="F"
          onPress={() => model.follow(!model.following.value)}
        >
          {say(model.following.value ? 'notebook.following' : 'notebook.follow')}
        </Button>
      )}
      {tab === 'shape' && (
        <Button
          class="grow undo"
          disabled={undoable === 0}
          reason={say('notebook.undo.nothing')}
          hotkey="Ctrl+Z"
          onPress={() => void model.undo()}
        >
          <Glyph name="undo" />
          {undoable === 0 ? say('notebook.undo.none') : say('notebook.undo.some', { n: undoable })}
        </Button>
      )}
      {tab === 'past' && (
        <>
          <Button class="grow" hotkey="[" onPress={() => model.step(-1)}>
            {say('notebook.past.older')}
          </Button>
          <Button class="grow" hotkey="]" onPress={() => model.step(1)}>
            {say('notebook.past.newer')}
          </Button>
        </>
      )}
    </footer>
  );
}
