/** Hosts the notebook in the game: fetches its code and opens it; from then on the notebook shows the selected person. */

import { fetchYaml } from '../../data/yaml-later.ts';
import type { Notebook } from '../../notebook/index.ts';
import type * as NotebookModule from '../../notebook/index.ts';
import { layout } from '../../ui/screen-layout.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { fetchAllWords } from '../../words/index.ts';
import type { Selection } from '../input/selection.ts';
import type { Page } from '../page/page.ts';
import type { Session } from '../session/session.ts';

export interface NotebookHostDeps {
  readonly page: Page;
  readonly session: Session;
  selection(): Selection;
  give(input: Input): void;
  openLab(page: 'scripts' | 'roster'): void;
  /** Opens a free café with a copy of the present day. */
  openFree(): void;
}

/** Fetches the notebook, its words, and the YAML parser for the texts that the player can edit in the notebook. */
export async function fetchNotebook(): Promise<typeof NotebookModule> {
  const [module] = await Promise.all([import('../../notebook/index.ts'), fetchAllWords(), fetchYaml()]);
  return module;
}

/** The mode that the button "Give an order" switches on: serving while a guest calls, otherwise an A-move. */
const orderMode = ({ state }: Simulation): 'serve' | 'a-move' =>
  Object.values(state.people).some((one) => one.role === 'guest' && one.calls !== null) ? 'serve' : 'a-move';

export class NotebookHost {
  private notebook: Notebook | null = null;

  constructor(private readonly deps: NotebookHostDeps) {}

  /** Fetches the notebook unless that has been done, and opens it at the selected person. */
  async bring(): Promise<void> {
    const { page, session, selection, give, openLab, openFree } = this.deps;
    if (this.notebook !== null) return;
    const fetched = await fetchNotebook().catch(() => null);
    if (fetched === null) return page.hud.toast({ key: 'toast.notFetched' });
    const { cafe } = session;
    if (this.notebook !== null || cafe === null) return;
    const select = (id: PersonId | null): void => selection().select(id === null ? [] : [id]);
    this.notebook = fetched.openNotebook(page.hud.sidePanel, {
      give,
      edits: session.edits,
      follow: (id) => selection().follow(id),
      select,
      close: () => select(null),
      lookAt: (x, y) => page.view.visit(x, y),
      openLab,
      openFree,
      command: () => (layout.peek() === 'wide' ? selection().setMode(orderMode(cafe)) : page.hud.openBoard()),
      yieldsEscape: () => selection().mode !== 'select' || page.view.away,
      details: page.hud.details,
      floor: {
        layer: page.hud.floorLayer,
        onPage: (x, y) => page.view.tileOnPage(x, y),
        tileAt: (x, y) => page.view.tileAtPage(x, y),
      },
    });
    this.notebook.show(cafe);
    this.notebook.setFollowed(selection().followed);
    this.notebook.open(selection().ids[0] ?? null);
  }

  open(id: PersonId | null): void {
    this.notebook?.open(id);
  }
  setFollowed(id: PersonId | null): void {
    this.notebook?.setFollowed(id);
  }
  show(cafe: Simulation): void {
    this.notebook?.show(cafe);
  }
  refresh(): void {
    this.notebook?.refresh();
  }
}
