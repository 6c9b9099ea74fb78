/**
 * Manages the second café picture. Creating one takes a while, and the café may change or the page close meanwhile:
 * there is at most one picture, it shows the last café requested, and one that arrives too late is destroyed at once.
 */

import type { Simulation } from '../../sim/simulation.ts';
import type { Person } from '../../sim/state/person.ts';
import type { Scope } from '../../ui/lifetime/scope.ts';
import type { SecondView } from '../frame/deps.ts';

export class SecondPicture {
  private view: SecondView | null = null;
  private opening = false;
  private cafe: Simulation | null = null;
  private ghostsOf: () => readonly Person[] = () => [];

  /** @param life scope of the picture; when it ends, the picture is destroyed */
  constructor(
    private readonly life: Scope,
    private readonly open: () => Promise<SecondView>,
  ) {}

  /** Shows a café as soon as the picture exists. */
  show(cafe: Simulation): void {
    this.cafe = cafe;
    if (this.life.disposed) return;
    if (this.view !== null) this.view.show(cafe);
    else void this.begin();
  }

  private async begin(): Promise<void> {
    if (this.opening || this.life.disposed) return;
    this.opening = true;
    try {
      const view = this.life.adopt(await this.open(), (opened) => opened.destroy());
      if (this.life.disposed) return;
      this.view = view;
      view.ghosts(() => this.ghostsOf());
      if (this.cafe !== null) view.show(this.cafe);
    } catch {
      // After a failure the next call of `show` opens the picture again.
    } finally {
      this.opening = false;
    }
  }

  ticked(): void {
    this.view?.ticked();
  }

  ghosts(of: () => readonly Person[]): void {
    this.ghostsOf = of;
  }
}
