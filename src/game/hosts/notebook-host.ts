/**
 * The game's end of the notebook: its code comes a little after the title, and from then on it shows whoever is
 * selected.
 */

import { fetchYaml } from '../../data/yaml-later.ts';
import type { Notebook } from '../../notebook/index.ts';
import type * as NotebookModule from '../../notebook/index.ts';
import type { Input } from '../../sim/state/input.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { Simulation } from '../../sim/simulation.ts';
import { fetchAllWords } from '../../words/index.ts';

export interface NotebookDeps {
  cafe(): Simulation | null;
  /** Where on the page it goes. */
  panel(): HTMLElement;
  selected(): PersonId | null;
  followed(): PersonId | null;
  give(input: Input): void;
  follow(id: PersonId | null): void;
  select(id: PersonId | null): void;
  lookAt(x: number, y: number): void;
  /** Opens the chalkboard. */
  command(): void;
  /** It could not be fetched. */
  missing(): void;
}

/** The notebook, what it says and, as texts can be written in it, what reads them. */
export async function fetchNotebook(): Promise<typeof NotebookModule> {
  const [module] = await Promise.all([import('../../notebook/index.ts'), fetchAllWords(), fetchYaml()]);
  return module;
}

export class NotebookHost {
  private notebook: Notebook | null = null;

  constructor(private readonly need: NotebookDeps) {}

  /** Fetches it, the first time, and opens it at whoever is selected. */
  async bring(): Promise<void> {
    const { need } = this;
    if (this.notebook !== null) return;
    const fetched = await fetchNotebook().catch(() => null);
    if (fetched === null) return need.missing();
    const cafe = need.cafe();
    if (this.notebook !== null || cafe === null) return;
    this.notebook = fetched.openNotebook(need.panel(), {
      give: (input) => need.give(input),
      follow: (id) => need.follow(id),
      select: (id) => need.select(id),
      close: () => need.select(null),
      lookAt: (x, y) => need.lookAt(x, y),
      command: () => need.command(),
    });
    this.notebook.show(cafe);
    this.notebook.setFollowed(need.followed());
    this.notebook.open(need.selected());
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
