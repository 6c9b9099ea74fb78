/** Controls shared by all editors: intro, undo and redo, framed select, save menu, time controls, faces, divider. */

import { personName } from '../../words/index.ts';
import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button, classes, Face, FileButton, followDrag, Frame, Glyph, useScope } from '../../ui/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import { usePageKeys } from '../frame/keys.ts';
import type { Lab } from '../frame/lab.ts';
import { tell } from '../words/index.ts';
import type { Undoing } from './undo-keys.ts';
import './editors.css';

/** The line above an editor with the purpose of the page and a first thing to do. */
export function Intro({ children }: { readonly children: ComponentChildren }) {
  return <p class="editor-intro text-13">{children}</p>;
}

export function UndoRedo({ steps }: { readonly steps: Undoing }) {
  return (
    <>
      <Button
        size="small"
        square
        label={tell('tables.undo')}
        title={tell('editors.byKey', { what: tell('tables.undo'), key: 'Ctrl+Z' })}
        disabled={!steps.canUndo}
        onPress={() => void steps.undo()}
      >
        <Glyph name="undo" />
      </Button>
      <Button
        size="small"
        square
        label={tell('tables.redo')}
        title={tell('editors.byKey', { what: tell('tables.redo'), key: 'Ctrl+Y' })}
        disabled={!steps.canRedo}
        onPress={() => void steps.redo()}
      >
        <Glyph name="redo" />
      </Button>
    </>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly class?: string;
  readonly title?: string;
  readonly children: ComponentChildren;
}
export function Select({ label, value, onChoose, class: extra, title, children }: SelectProps) {
  return (
    <span class={classes('frame btn btn-paper editor-select', extra)}>
      <select
        aria-label={label}
        title={title}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.value;
          // The select keeps its old value until the new value is accepted, because some choices only start an action,
          // such as opening a dialog.
          currentTarget.value = value;
          onChoose(chosen);
        }}
      >
        {children}
      </select>
    </span>
  );
}

export interface Format {
  readonly name: string;
  readonly save: () => void;
}
interface OpenAndSaveProps {
  /** File name endings of the files that an editor can open, in the form of the HTML attribute `accept`. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
  readonly formats: readonly Format[];
}
export function OpenAndSave({ accept, onFile, formats }: OpenAndSaveProps) {
  return (
    <>
      <FileButton size="small" accept={accept} title={formats.map(({ name }) => name).join(', ')} onFile={onFile}>
        {tell('tables.import')}
      </FileButton>
      <SaveAs formats={formats} />
    </>
  );
}

function SaveAs({ formats }: { readonly formats: readonly Format[] }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const close = (): void => setOpen(false);
  usePageKeys(open ? [{ key: 'Escape', does: () => tell('lab.close'), press: close }] : []);
  useScope(
    (scope) => {
      if (!open) return;
      const elsewhere = ({ target }: Event): void => {
        if (!(target instanceof Node) || box.current?.contains(target) !== true) close();
      };
      scope.listen(window, 'pointerdown', elsewhere, { capture: true });
      scope.listen(window, 'focusin', elsewhere);
    },
    [open],
  );
  return (
    <div ref={box} class="editor-menu">
      <Button size="small" expanded={open} onPress={() => setOpen(!open)}>
        <Glyph name="save" scale={1.5} /> {tell('editors.export')}
      </Button>
      {open && (
        <Frame as="div" look="card" shadow class="editor-menu-list">
          {formats.map(({ name, save }) => (
            <Button
              key={name}
              size="small"
              onPress={() => {
                setOpen(false);
                save();
              }}
            >
              {name}
            </Button>
          ))}
        </Frame>
      )}
    </div>
  );
}

/** Shows time controls: one tick, or run and pause. */
export function Running({ lab }: { readonly lab: Lab }) {
  const runs = lab.speed.value !== 0;
  return (
    <>
      <Button size="small" onPress={() => lab.stepTick()} hotkey=".">
        <Glyph name="stepr" scale={1.5} /> {tell('commands.oneTick')}
      </Button>
      <Button
        size="small"
        look={runs ? 'gold' : 'btn'}
        title={tell('editors.byKey', { what: tell(runs ? 'time.pause' : 'time.play'), key: tell('editors.space') })}
        onPress={() => lab.setSpeed(runs ? 0 : 1)}
      >
        <Glyph name={runs ? 'pause' : 'play'} scale={1.5} /> {tell(runs ? 'time.pause' : 'time.play')}
      </Button>
    </>
  );
}

interface FacesProps {
  readonly people: readonly Person[];
  readonly chosen: PersonId | null;
  readonly most: number;
  readonly width?: number;
  readonly onChoose: (id: PersonId) => void;
}
export function Faces({ people, chosen, most, width = 36, onChoose }: FacesProps) {
  return (
    <ul class="row gap-4 editor-faces">
      {people.slice(0, most).map((one) => (
        <li key={one.id}>
          <button
            type="button"
            class={classes('tables-user', chosen === one.id && 'chosen')}
            aria-pressed={chosen === one.id}
            title={personName(one.name)}
            onClick={() => onChoose(one.id)}
          >
            <Face look={one.look} name={one.name} rank={one.role === 'maid' ? one.rank : null} width={width} />
          </button>
        </li>
      ))}
      {people.length > most && <li class="text-13 muted">+{people.length - most}</li>}
    </ul>
  );
}

interface DividerProps {
  readonly label: string;
  /** Share of the height that the part above the divider gets, 0…1. */
  readonly share: number;
  readonly setShare: (share: number) => void;
}
/** A divider between two parts of the page, one above the other; moved by dragging or with the arrow keys. */
export function Divider({ label, share, setShare }: DividerProps) {
  const to = (wanted: number): void => setShare(Math.min(0.85, Math.max(0.15, wanted)));
  return (
    <div
      class="editor-divider"
      role="separator"
      aria-orientation="horizontal"
      aria-label={label}
      aria-valuenow={Math.round(share * 100)}
      title={label}
      tabIndex={0}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -0.04 : event.key === 'ArrowDown' ? 0.04 : 0;
        if (step === 0) return;
        event.preventDefault();
        to(share + step);
      }}
      onPointerDown={(event) => {
        const handle = event.currentTarget;
        const room = handle.parentElement?.getBoundingClientRect();
        if (room === undefined) return;
        event.preventDefault();
        followDrag(event, (next) => to((next.clientY - room.top) / room.height));
      }}
    />
  );
}
