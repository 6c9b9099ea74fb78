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
  /** Opens the lab at the page. @returns whether it is open: it may not be there, or the player has gone elsewhere */
  open(): Promise<boolean>;
  leaveTitle(): void;
  showTitle(): void;
}

export class Watching {
  private fromTitle = false;

  constructor(
    private readonly need: WatchNeed,
    private readonly address: () => string = () => location.hash,
  ) {}

  /** Follows links that are put into the address of the open page. */
  listen(): void {
    addEventListener('hashchange', () => {
      if (!this.wanted || this.need.turn()) return;
      if (this.need.atTitle()) void this.watch();
      else if (this.need.inDay()) void this.need.open();
    });
  }

  /** Whether a day came with the address. */
  get wanted(): boolean {
    return this.address().startsWith(IN_ADDRESS);
  }

  async watch(): Promise<void> {
    if (!(await this.need.open())) return;
    this.fromTitle = true;
    this.need.leaveTitle();
  }

  /** The lab has been left. @returns whether the title is shown again */
  left(): boolean {
    if (!this.fromTitle) return false;
    this.fromTitle = false;
    this.need.showTitle();
    return true;
  }
}
