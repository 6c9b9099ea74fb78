/** Moves the camera to people that the player wants to look at, and back to where the player had left it. */

import type { PersonId } from '../../sim/state/person.ts';
import type { Page } from '../page/page.ts';
import type { Selection } from './selection.ts';

export class Jumps {
  /** The persons who were selected before the camera moved. */
  private before: readonly PersonId[] = [];
  /** The person that the camera was moved to last. */
  private visited: PersonId | null = null;
  /** Whether the camera is away only for a look at a moment, from which it returns by itself. */
  private looking = false;

  constructor(
    private readonly page: { readonly view: Pick<Page['view'], 'away' | 'visit' | 'comeBack'> },
    private readonly selection: Pick<Selection, 'ids' | 'select'>,
  ) {}

  /** Moves the camera to a person and selects the person. */
  to({ id, x, y }: { readonly id: PersonId; readonly x: number; readonly y: number }): void {
    const { view } = this.page;
    if (!view.away) this.before = this.selection.ids;
    this.visited = id;
    this.looking = false;
    view.visit(x, y);
    this.selection.select([id]);
  }

  /** Moves the camera to a moment in the room; the selection stays as it is. */
  look({ x, y }: { readonly x: number; readonly y: number }): void {
    const { view } = this.page;
    // The camera returns by itself only if the look has moved it from the player's own place.
    if (!view.away) {
      this.before = this.selection.ids;
      this.visited = null;
      this.looking = true;
    }
    view.visit(x, y);
  }

  /** Moves the camera back when the moment is over, unless the player has gone to see someone meanwhile. */
  endLook(): void {
    if (this.looking) this.back();
  }

  /**
   * Moves the camera back. Those who were selected before are selected again, unless the player has selected another person
   * meanwhile. @returns false if the camera is where the player left it
   */
  back(): boolean {
    this.looking = false;
    if (!this.page.view.comeBack()) return false;
    const { ids } = this.selection;
    if (ids.length === 1 && ids[0] === this.visited && this.before.join() !== ids.join())
      this.selection.select(this.before);
    return true;
  }
}
