/**
 * The session: the running café and everything that belongs to its day on this page. Every other part reads the café
 * from here and subscribes to its replacement and its ticks.
 */

import { type SavedCafe, type Scripts, Simulation } from '../../sim/simulation.ts';
import type { Input } from '../../sim/inputs/index.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { EditLog, type EditOutcome } from '../../ui/edits/edit-log.ts';
import type { Photo } from '../../hud/api.ts';
import { BestMoment } from './best-moment.ts';

export type Replaced =
  /** A café was begun or loaded. */
  | { readonly kind: 'opened'; readonly cafe: Simulation }
  /** The same day continues from another moment or in another timeline. */
  | { readonly kind: 'branched'; readonly cafe: Simulation }
  /**
   * The day is over, and its report is due. The café is still the running café, but inputs now take effect on the next
   * day.
   */
  | { readonly kind: 'closed'; readonly cafe: Simulation };

type Listener<T> = (what: T) => void;

export interface SessionDeps {
  /** Takes a picture of the café and returns its address, which the page can show. */
  snapshot(): Promise<string>;
  give(input: Input): void;
  /** Shows what undo or redo did. */
  tell(outcome: EditOutcome): void;
}

export class Session {
  /** The running café; null only until the page has started. */
  cafe: Simulation | null = null;
  /** Save of the café at the moment when its day began on this page. Replays and futures start from this save. */
  startText = '';
  starsBefore = 0;
  /** Whether the day is closed: true from the report on until the next café is opened. */
  isClosed = false;
  /** Whether the running café is another player's day that the player only watches; it takes no inputs. */
  watching = false;
  /** How often edited scripts have replaced the running ones. */
  swaps = 0;
  /** Every edit of the running café that can be undone. */
  readonly edits: EditLog;
  private photos: BestMoment;
  private readonly onReplaced: Listener<Replaced>[] = [];
  private readonly onTicked: Listener<Simulation>[] = [];
  private readonly onGiven: (() => void)[] = [];

  constructor(
    public scripts: Scripts,
    private readonly deps: SessionDeps,
  ) {
    this.photos = new BestMoment(deps.snapshot);
    this.edits = new EditLog({ cafe: () => this.cafe, give: deps.give, tell: deps.tell });
  }

  get photo(): Photo | null {
    return this.photos.photo;
  }

  /** Adds a listener for replacements of the running café. Listeners are called in the order in which they were added. */
  replaced(listener: Listener<Replaced>): void {
    this.onReplaced.push(listener);
  }

  /** Adds a listener that is called after each tick of the running café. */
  ticked(listener: Listener<Simulation>): void {
    this.onTicked.push(listener);
  }

  /** Adds a listener that is called after each input of the player. */
  given(listener: () => void): void {
    this.onGiven.push(listener);
  }

  /** Called after an input has been given to the running café. */
  inputGiven(): void {
    for (const listener of this.onGiven) listener();
  }

  open(state: WorldState, saved?: SavedCafe): void {
    const cafe = new Simulation(state, this.scripts, { tracing: true }, saved);
    this.cafe = cafe;
    this.starsBefore = state.stars;
    this.isClosed = false;
    this.watching = false;
    this.photos = new BestMoment(this.deps.snapshot);
    this.edits.clear();
    this.tell({ kind: 'opened', cafe });
    this.startText = cafe.save();
  }

  /** Continues the same day with another café: from another moment, or in another timeline. */
  branch(to: Simulation): void {
    if (this.cafe !== null) this.photos.goOn(this.cafe, to);
    this.cafe = to;
    this.isClosed = to.state.over;
    this.edits.continueIn(to);
    this.tell({ kind: 'branched', cafe: to });
  }

  close(): void {
    if (this.cafe === null) return;
    this.isClosed = true;
    this.tell({ kind: 'closed', cafe: this.cafe });
  }

  /**
   * Runs one tick.
   * @returns false if the day has ended with this tick
   */
  step(): boolean {
    const { cafe } = this;
    if (cafe === null) return false;
    cafe.step();
    for (const listener of this.onTicked) listener(cafe);
    if (!this.isClosed) this.photos.see(cafe, cafe.events);
    return this.isClosed || !cafe.state.over;
  }

  swapScripts(scripts: Scripts): void {
    this.scripts = scripts;
    this.cafe?.swapScripts(scripts);
    this.swaps++;
  }

  private tell(what: Replaced): void {
    for (const listener of this.onReplaced) listener(what);
  }
}
