/**
 * Somebody's day, watched without a café of one's own: a link to it in the address, or the example that comes with the
 * game. The lab is opened from the title then, and leads back there.
 */

const IN_ADDRESS = '#replay=';

export interface WatchNeed {
  /** Whether the title is shown. */
  atTitle(): boolean;
  /** Whether a day runs in which the lab may be opened. */
  inDay(): boolean;
  /** Turns the open lab to the page; false when it is closed. */
  turn(): boolean;
  /** Opens the lab at the page. */
  open(): void;
  leaveTitle(): void;
  showTitle(): void;
}

export class Watching {
  private fromTitle = false;

  constructor(private readonly need: WatchNeed) {
    // A link that is put into the address of the open page.
    addEventListener('hashchange', () => {
      if (!this.wanted || need.turn()) return;
      if (need.atTitle()) this.watch();
      else if (need.inDay()) need.open();
    });
  }

  /** Whether a day came with the address. */
  get wanted(): boolean {
    return location.hash.startsWith(IN_ADDRESS);
  }

  watch(): void {
    this.fromTitle = true;
    this.need.leaveTitle();
    this.need.open();
  }

  /** The lab has been left. @returns whether the title is shown again */
  left(): boolean {
    if (!this.fromTitle) return false;
    this.fromTitle = false;
    this.need.showTitle();
    return true;
  }
}
