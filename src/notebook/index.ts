/**
 * The inspector: every character's notebook, at the side of the café. It reads the café's state and the recorded
 * decisions, and makes changes only through the journal:
 *
 *     const notebook = openNotebook(element, deps);
 *     notebook.show(cafe);
 *     notebook.open('momo');
 *     // after every step of the café
 *     notebook.refresh();
 */

import { h, render } from 'preact';
import { loadAtlases, pageScope } from '../ui/index.ts';
import type { Cafe } from '../sim/api.ts';
import type { PersonId } from '../sim/state/person.ts';
import type { Tab } from './cover.ts';
import { listen } from './keys.ts';
import { NotebookModel, type NotebookDeps } from './model.ts';
import { NotebookView } from './NotebookView.tsx';
import './notebook.css';
import './brief.css';
import './now/now.css';
import './figures.css';
import './traits/traits.css';
import './history/history.css';
import './table/table.css';
import './choices/choices.css';
import './simple/simple.css';

export type { Tab } from './cover.ts';
export type { NotebookDeps } from './model.ts';

export interface Notebook {
  /** Shows the notebooks of another café's people; also called after a jump to another moment of the same café. */
  show(cafe: Cafe): void;
  /** Tells the notebook which person the camera follows; null = none. */
  setFollowed(id: PersonId | null): void;
  /** Opens a person's notebook; null = closes the open notebook. */
  open(id: PersonId | null): void;
  /**
   * Must be called after ticks of the café. The notebook is redrawn at most 15 times a second, and once a second while
   * it is closed.
   */
  refresh(): void;
  page(tab: Tab): void;
}

const REDRAW_MS = 1000 / 15;
/** Milliseconds between two redraws while the notebook is closed. */
const REDRAW_CLOSED_MS = 1000;

export function openNotebook(mount: HTMLElement, deps: NotebookDeps): Notebook {
  const model = new NotebookModel(deps);
  let drawnAt = 0;
  let later: ReturnType<typeof setTimeout> | null = null;
  let focusBefore: HTMLElement | null = null;

  loadAtlases();
  render(h(NotebookView, { model }), mount);
  listen(model, mount);

  const redraw = (): void => {
    later = null;
    drawnAt = performance.now();
    model.again();
  };

  return {
    show: (cafe) => model.show(cafe),
    setFollowed: (id) => {
      model.followed.value = id;
    },
    open: (id) => {
      const was = model.who.value;
      if (was === id) return;
      if (was === null && document.activeElement instanceof HTMLElement) focusBefore = document.activeElement;
      model.open(id);
      if (later !== null) clearTimeout(later);
      later = null;
      if (id !== null)
        pageScope.nextFrame(() =>
          mount.querySelector<HTMLElement>('.cover-name, .brief-name')?.focus({ preventScroll: true }),
        );
      else if (mount.contains(document.activeElement) || document.activeElement === document.body) {
        if (focusBefore?.isConnected === true) focusBefore.focus({ preventScroll: true });
        focusBefore = null;
      }
    },
    refresh: () => {
      if (later !== null) return;
      const wait = drawnAt + (model.who.peek() === null ? REDRAW_CLOSED_MS : REDRAW_MS) - performance.now();
      if (wait <= 0) redraw();
      else later = setTimeout(redraw, wait);
    },
    page: (tab) => model.turnTo(tab),
  };
}
