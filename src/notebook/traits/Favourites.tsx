/**
 * Edits the order of a maid's favourites, in which persons always stand before types. The player drags a row or moves
 * it with Alt+arrow keys, and can add present guests, celebrities and all types.
 */

import { useRef, useState } from 'preact/hooks';
import { byHand, DragList, Face, freshMark, Glyph, Key, useInSight, useOwnScope } from '../../ui/index.ts';
import { personName, say } from '../../words/index.ts';
import { addEdit, candidates, dearRows, orderEdit, removeEdit, type DearRow, type Likes } from './traits.ts';
import { knownGuests } from './known-guests.ts';
import { TraitsHead, type ShapeProps } from './TraitsHead.tsx';
import { typeName } from '../phrase.ts';
import { worded } from '../words.ts';

export function Favourites(props: ShapeProps) {
  const { model, cafe, maid, shape } = props;
  const likes = {
    favouriteCustomerIds: [...shape.favouriteCustomerIds],
    favouriteCustomerTypes: [...shape.favouriteCustomerTypes],
  };
  const { heroes, lookOf } = knownGuests(cafe.state);
  const rows = dearRows(cafe.state, likes, heroes, lookOf);
  // Identifies the current drag or key press, so that all changes made during one drag count as one edit.
  const gesture = useRef<string | null>(null);
  const begin = (): void => {
    gesture.current = freshMark();
  };
  const section = useRef<HTMLElement>(null);
  const life = useOwnScope();
  // When a row disappears because its button was pressed, the focus moves to the row that takes its place.
  const focusAfter = (selector: string, at: number): void => {
    life.nextFrame(() => {
      const left = section.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      (left[Math.min(at, left.length - 1)] ?? section.current?.querySelector<HTMLElement>('.add-dear'))?.focus({
        preventScroll: true,
      });
    });
  };
  return (
    <section
      ref={section}
      class="dearest"
      aria-label={say('notebook.shape.dearest')}
      onPointerDownCapture={begin}
      onKeyDownCapture={begin}
    >
      <TraitsHead
        {...props}
        fields={['favouriteCustomerIds', 'favouriteCustomerTypes']}
        title={say('notebook.shape.dearest')}
      >
        {!byHand.value && (
          <>
            <span class="dear-how">{say('notebook.dear.how')} </span>
            <Key name="Alt" /> <Key name="↑" />
          </>
        )}
      </TraitsHead>
      {rows.length === 0 && <p class="text-12 muted">{say('notebook.dear.nobody')}</p>}
      <DragList
        label={say('notebook.shape.dearest')}
        items={rows.map((row) => ({ id: row.id, label: worded(row.name), content: <Row row={row} /> }))}
        onOrder={(ids) => {
          const edit = orderEdit(likes, ids);
          if (edit !== null) model.change(maid, edit, gesture.current);
        }}
        onRemove={(id) => {
          const edit = removeEdit(likes, id);
          if (edit === null) return;
          model.change(maid, edit);
          focusAfter(
            '.drag',
            rows.findIndex((row) => row.id === id),
          );
        }}
        removeLabel={(name) => say('notebook.dear.remove', { name })}
      />
      <Adding {...props} likes={likes} focusAfter={focusAfter} />
    </section>
  );
}

function Row({ row }: { row: DearRow }) {
  return (
    <>
      {row.look === null ? (
        <span class="face rank-guest no-face" aria-hidden="true" />
      ) : (
        <Face look={row.look} width={28} />
      )}
      <b class="text-13 grow ellipsis">{worded(row.name)}</b>
      <span class="text-12 muted">
        {say(row.kind === 'type' ? 'notebook.dear.type' : row.hero ? 'notebook.dear.hero' : 'notebook.dear.guest')}
      </span>
    </>
  );
}

interface AddingProps extends ShapeProps {
  likes: Likes;
  focusAfter: (selector: string, at: number) => void;
}

function Adding({ model, cafe, maid, likes, focusAfter }: AddingProps) {
  model.watch();
  const [open, setOpen] = useState(false);
  const chips = useInSight<HTMLDivElement>(open || null, 'start');
  const known = knownGuests(cafe.state);
  const { lookOf } = known;
  const { persons, types } = open
    ? candidates(cafe.state, likes, known.heroes, known.types)
    : { persons: [], types: [] };
  const add = (kind: 'id' | 'type', value: string, at: number): void => {
    const edit = addEdit(likes, kind, value);
    if (edit === null) return;
    model.change(maid, edit);
    focusAfter('.chip', at);
  };
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        focusAfter('.add-dear', 0);
      }}
    >
      <button type="button" class="btn frame grey small add-dear" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Glyph name={open ? 'minus' : 'plus'} scale={1.5} />
        {say(open ? 'notebook.dear.adding' : 'notebook.dear.add')}
      </button>
      {open && (
        <div ref={chips} class="candidates">
          <h4 class="text-12 muted">{say('notebook.dear.persons')}</h4>
          <ul class="row gap-4 wrap">
            {persons.map((one, at) => (
              <li key={one.id}>
                <button type="button" class="edge paper chip text-12" onClick={() => add('id', one.id, at)}>
                  <Face look={one.look} width={28} />
                  {one.table === null || one.table === undefined
                    ? personName(one.name)
                    : say('notebook.why.atTable', { name: one.name, table: one.table })}
                </button>
              </li>
            ))}
          </ul>
          <h4 class="text-12 muted">{say('notebook.dear.types')}</h4>
          <ul class="row gap-4 wrap">
            {types.map((type, at) => (
              <li key={type}>
                <button
                  type="button"
                  class="edge paper chip text-12"
                  onClick={() => add('type', type, persons.length + at)}
                >
                  {lookOf(type) !== null && <Face look={lookOf(type) ?? ''} width={28} />}
                  {worded(typeName(type))}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
