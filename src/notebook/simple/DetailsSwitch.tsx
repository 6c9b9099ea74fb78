/** The switch between the notebook's simple page and its details; the player's choice is remembered. */

import { say } from '../../words/index.ts';
import type { NotebookModel } from '../model.ts';

export function DetailsSwitch({ model }: { model: NotebookModel }) {
  const { details } = model.deps;
  if (details === undefined) return null;
  const on = details.value;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      class="details-switch text-13 row gap-8"
      onClick={() => (details.value = !on)}
    >
      <i class="details-knob" aria-hidden="true" />
      {say('plain.details')}
    </button>
  );
}
