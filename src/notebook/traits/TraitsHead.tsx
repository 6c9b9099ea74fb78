/** Properties shared by all sections of the page "Traits", and a section heading with a tag that marks changed fields. */

import type { ComponentChildren } from 'preact';
import { Badge, type Shape } from '../../ui/index.ts';
import type { Cafe } from '../../sim/api.ts';
import type { MaidField } from '../../sim/inputs/undoing.ts';
import type { Maid } from '../../sim/state/person.ts';
import { say } from '../../words/index.ts';
import type { NotebookModel } from '../model.ts';

export interface ShapeProps {
  readonly model: NotebookModel;
  readonly cafe: Cafe;
  readonly maid: Maid;
  /** The maid's values, including pending edits. */
  readonly shape: Shape;
}

/** A section heading with content at its end, and a tag if the player has changed the section's field. */
export function TraitsHead({
  model,
  maid,
  shape,
  fields,
  title,
  children,
}: ShapeProps & { fields: readonly MaidField[]; title: string; children?: ComponentChildren }) {
  return (
    <h3 class="rule shape-head">
      <span class="row gap-8">
        <span class="headline one-line">{title}</span>
        {fields.some((field) => model.isChanged(maid.id, field, shape)) && (
          <Badge look="gold">{say('notebook.changed')}</Badge>
        )}
      </span>
      <span class="shape-note text-12 muted">{children}</span>
    </h3>
  );
}
