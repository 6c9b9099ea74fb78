/** Edits a maid's favourites in order: drag to reorder, add, remove, as in the notebook. */

import { useRef } from 'preact/hooks';
import { DragList, Face, Frame, freshMark } from '../../ui/index.ts';
import { say } from '../../words/index.ts';
import type { Lab } from '../frame/lab.ts';
import { addEdit, candidates, dearRows, orderEdit, removeEdit } from '../../notebook/traits/traits.ts';
import { knownGuests } from '../../notebook/traits/known-guests.ts';
import { typeName } from '../../notebook/phrase.ts';
import { worded } from '../../notebook/words.ts';
import { tell } from '../words/index.ts';
import { Select } from '../shared/parts.tsx';
import type { Employed, RosterModel } from './model.ts';

interface Props {
  readonly lab: Lab;
  readonly model: RosterModel;
  readonly one: Employed;
}

export function Favourites({ lab, model, one }: Props) {
  lab.watch();
  const { state } = lab.cafe;
  const shape = model.shape(one);
  const likes = {
    favouriteCustomerIds: [...shape.favouriteCustomerIds],
    favouriteCustomerTypes: [...shape.favouriteCustomerTypes],
  };
  const { heroes, types, lookOf } = knownGuests(state);
  const rows = dearRows(state, likes, heroes, lookOf);
  const more = candidates(state, likes, heroes, types);
  // Number of the current drag: one drag is one undo step, however many rows it passes.
  const gesture = useRef<string | null>(null);
  const begin = (): void => {
    gesture.current = freshMark();
  };
  return (
    <Frame as="section" class="lab-side roster-side" aria-label={tell('roster.favouritesOf', { name: one.name })}>
      <h2 class="row gap-8 text-16 bold">
        <Face look={one.look} rank={shape.rank} width={36} /> {tell('roster.favouritesOf', { name: one.name })}
      </h2>
      <p class="text-13 muted">{tell('roster.drag')}</p>
      <div class="scrolls roster-dear" onPointerDownCapture={begin} onKeyDownCapture={begin}>
        <DragList
          label={tell('roster.favouritesOf', { name: one.name })}
          items={rows.map((row) => ({
            id: row.id,
            label: worded(row.name),
            content: (
              <>
                {row.look !== null && <Face look={row.look} width={28} />}
                <b class="text-13 grow ellipsis">{worded(row.name)}</b>
              </>
            ),
          }))}
          onOrder={(ids) => {
            const edit = orderEdit(likes, ids);
            if (edit !== null) model.change(one, edit, gesture.current);
          }}
          onRemove={(id) => {
            const edit = removeEdit(likes, id);
            if (edit !== null) model.change(one, edit);
          }}
          removeLabel={(name) => say('notebook.dear.remove', { name })}
        />
        {rows.length === 0 && <p class="text-13 muted">{tell('roster.nobody')}</p>}
      </div>
      <Select
        label={tell('roster.add')}
        class="roster-add"
        value=""
        onChoose={(chosen) => {
          const [kind = '', ...rest] = chosen.split(':');
          const edit = addEdit(likes, kind === 'id' ? 'id' : 'type', rest.join(':'));
          if (edit !== null) model.change(one, edit);
        }}
      >
        <option value="" disabled>
          {tell('roster.add')}
        </option>
        {more.types.map((type) => (
          <option key={type} value={`type:${type}`}>
            {worded(typeName(type))}
          </option>
        ))}
        {more.persons.map(({ id, name }) => (
          <option key={id} value={`id:${id}`}>
            {name}
          </option>
        ))}
      </Select>
    </Frame>
  );
}
