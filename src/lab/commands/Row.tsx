/** A labelled field of the form and its error. */

import type { ComponentChildren } from 'preact';
import { classes } from '../../ui/index.ts';
import { tell } from '../words/index.ts';
import type { Place, Wrong } from './command-draft.ts';

interface RowProps {
  readonly place: Place;
  readonly label: string;
  readonly wrong: readonly Wrong[];
  readonly children: ComponentChildren;
}
export function Row({ place, label, wrong, children }: RowProps) {
  const mine = wrong.filter((one) => one.place === place);
  return (
    <div class={classes('commands-row', mine.length > 0 && 'wrong')}>
      <b class="text-13" aria-hidden="true">
        {label}
      </b>
      {children}
      {mine.map(({ key }) => (
        <p key={key} class="text-12 commands-wrong" role="alert">
          {tell(`commands.wrong.${key}`)}
        </p>
      ))}
    </div>
  );
}
