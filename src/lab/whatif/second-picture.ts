/**
 * The second of the two pictures. To begin one takes a while, and cafés may change or the page be left meanwhile: there is
 * never more than one, it shows what was asked for last, and when it comes too late it is ended at once.
 */

import type { Simulation } from '../../sim/simulation.ts';
import type { Person } from '../../sim/state/person.ts';
import type { SecondView } from '../frame/host.ts';

export class SecondPicture {
  private view: SecondView | null = null;
  private opening = false;
  private closed = false;
  private cafe: Simulation | null = null;
  private ghostsOf: () => readonly Person[] = () => [];

  constructor(private readonly open: () => Promise<SecondView>) {}

  /** Shows a café, as soon as there is a picture. */
  show(cafe: Simulation): void {
    this.cafe = cafe;
    if (this.view !== null) this.view.show(cafe);
    else void this.begin();
  }

  private async begin(): Promise<void> {
    if (this.opening || this.closed) return;
    this.opening = true;
    try {
      const view = await this.open();
      if (this.closed) return view.destroy();
      this.view = view;
      view.ghosts(() => this.ghostsOf());
      if (this.cafe !== null) view.show(this.cafe);
    } catch {
      // The next café asks once more.
    } finally {
      this.opening = false;
    }
  }

  ticked(): void {
    this.view?.ticked();
  }

  /** People of the other café, drawn pale in this one. */
  ghosts(of: () => readonly Person[]): void {
    this.ghostsOf = of;
  }

  close(): void {
    this.closed = true;
    this.view?.destroy();
    this.view = null;
  }
}
