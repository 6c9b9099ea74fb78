/**
 * Lets a player without a café watch another player's day. The day comes from a link in the page's address, or it is
 * the example that comes with the game. The lab then opens from the title, and closing it leads back to the title.
 */

import type { PageId } from '../../lab/index.ts';
import { pageScope } from '../../ui/index.ts';

const IN_ADDRESS = '#replay=';

export interface ReplayEntryDeps {
  atTitle(): boolean;
  /** Whether a day is running, so that the lab can be opened. */
  inDay(): boolean;
  /** Shows the page of replays in the open lab; returns false when the lab is closed. */
  turn(): boolean;
  /**
   * Opens a page of the lab.
   * @returns false if the lab could not be loaded, or if the player has gone to another screen meanwhile
   */
  open(page: PageId): Promise<boolean>;
  leaveTitle(): void;
  showTitle(): void;
}

export class ReplayEntry {
  private fromTitle = false;

  constructor(
    private readonly deps: ReplayEntryDeps,
    private readonly address: () => string = () => location.hash,
  ) {}

  /** Opens a replay link when the player pastes it into the address of the open page. */
  listen(): void {
    pageScope.listen(window, 'hashchange', () => {
      if (!this.wanted || this.deps.turn()) return;
      if (this.deps.atTitle()) void this.watch();
      else if (this.deps.inDay()) void this.deps.open('replays');
    });
  }

  get wanted(): boolean {
    return this.address().startsWith(IN_ADDRESS);
  }

  async watch(page: PageId = 'replays'): Promise<void> {
    if (!(await this.deps.open(page))) return;
    this.fromTitle = true;
    this.deps.leaveTitle();
  }

  /** Called after the lab was closed. @returns whether the title is shown again */
  left(): boolean {
    if (!this.fromTitle) return false;
    this.fromTitle = false;
    this.deps.showTitle();
    return true;
  }
}
