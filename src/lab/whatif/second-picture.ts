/**
 * Manages the picture of the second café. Creating a picture takes a while, and meanwhile the player may choose another
 * café or close the page. Therefore there is at most one picture, and it shows the café requested last. A picture that
 * is finished only after the page was closed is destroyed at once.
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

  /** Shows a café in the second picture, as soon as the picture has been created. */
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
