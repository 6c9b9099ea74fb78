/** Moves the camera to people that the player wants to look at, and back to where the player had left it. */

import type { PersonId } from '../../sim/state/person.ts';
import type { Page } from '../page/page.ts';
import type { Selection } from './selection.ts';

export class Jumps {
  /** The persons who were selected before the camera moved. */
  private before: readonly PersonId[] = [];
  /** The person that the camera was moved to last. */
  private visited: PersonId | null = null;

  constructor(
    private readonly page: { readonly view: Pick<Page['view'], 'away' | 'visit' | 'comeBack'> },
    private readonly selection: Pick<Selection, 'ids' | 'select'>,
  ) {}

  /** Moves the camera to a person and selects the person. */
  to({ id, x, y }: { readonly id: PersonId; readonly x: number; readonly y: number }): void {
    const { view } = this.page;
    if (!view.away) this.before = this.selection.ids;
    this.visited = id;
    view.visit(x, y);
    this.selection.select([id]);
  }

  /**
   * Moves the camera back. Those who were selected before are selected again, unless the player has selected another person
   * meanwhile. @returns false if the camera is where the player left it
   */
  back(): boolean {
    if (!this.page.view.comeBack()) return false;
    const { ids } = this.selection;
    if (ids.length === 1 && ids[0] === this.visited && this.before.join() !== ids.join())
      this.selection.select(this.before);
    return true;
  }
}
