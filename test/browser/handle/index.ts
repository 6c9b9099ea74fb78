// `honeybell.test`: controls a page's time. It exists only in pages opened by tests (harness.ts inserts it before the
// page's own scripts); the shipped game contains none of it.
//
//      await honeybell.test.idle()                 everything that was started has finished
//      await honeybell.test.pass(500)              half a second has passed, in frames
//      await honeybell.test.when(() => …)          time has passed until the condition holds
//      await honeybell.test.ticks(20)              this many ticks of the café, the lab or a page of the gallery
//
// It never reads the machine's clock, except to report after some minutes that something never ends.

import { around } from './around.ts';
import { SteppedClock } from './clock.ts';
import { Painting } from './painting.ts';
import { Pending } from './pending.ts';
import { followWorkers, Jobs } from './workers.ts';

/** Long enough for everything that redraws only now and then, and for fields that react after a pause in typing. */
const SOON_MS = 300;
/** Length of a frame when time passes: no café takes more at once, and at 8× it is less than the ticks of one. */
const FRAME_MS = 50;
/** What has not happened after this time does not happen by itself. */
const MOST_MS = 60_000;
const MOST_ROUNDS = 200;
const NEVER_MS = 150_000;

class Handle {
  private readonly clock = new SteppedClock(window);
  private readonly painting = new Painting();
  /** Files, pictures, storage. */
  private readonly pending = new Pending();
  /** Requests to Workers. */
  private readonly workers = new Pending();
  private readonly jobs = new Jobs();
  private changes = 0;
  /** Number of DOM changes up to the last real frame. */
  private measured = -1;

  install(): void {
    this.pending.install(window);
    followWorkers(window, this.workers, this.jobs);
    this.clock.install();
    this.painting.install();
    scrollAtOnce();
    new MutationObserver((changes) => (this.changes += changes.length)).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    for (const event of ['scroll', 'resize']) addEventListener(event, () => this.changes++, true);
  }

  /** Counts a fetch as pending: built scripts load others through a function that calls this (tested.ts). */
  during<T>(what: string, promise: Promise<T>): Promise<T> {
    return this.pending.during(what, promise);
  }
  /** What the page is still waiting for. */
  get waitsFor(): string[] {
    return [...this.pending.list, ...this.workers.list];
  }
  /** Resolves when the page gets the lock that another tab held. */
  get granted(): Promise<void> {
    return this.pending.granted;
  }
  /** The maid whose script never answers: time passes during her turn all the same. */
  set hangs(maid: string | null) {
    this.jobs.hangs = maid;
  }
  /** As in a hidden tab: no frames. */
  set hidden(on: boolean) {
    this.clock.hidden = on;
  }

  /** Runs a frame in which no time passes. `painted`: also paint it, for a test that reads the picture next. */
  draw(painted = false): void {
    this.painting.during(painted, () => this.clock.frame());
  }

  /** Waits until nothing is being fetched, stored or asked. */
  private async answered(): Promise<void> {
    let failed = (): void => {};
    const never = new Promise<never>((_, fail) => {
      failed = this.clock.realTimeout(() => fail(new Error(`still waiting for ${this.waitsFor.join(', ')}`)), NEVER_MS);
    });
    const waited = [this.pending, this.workers];
    const all = async (): Promise<void> => {
      do {
        for (const some of waited) await some.none();
        await this.clock.hop();
      } while (waited.some(({ any }) => any));
    };
    await Promise.race([all(), never]).finally(failed);
  }

  private async frame(): Promise<void> {
    this.draw();
    await this.answered();
  }

  /** Moves everything that is being animated to its end. */
  private endAnimations(): void {
    for (const animation of document.getAnimations()) {
      // An animation that scrolling drives has no end in time.
      if (animation.timeline !== document.timeline) continue;
      if (animation.playState === 'finished' || animation.effect?.getComputedTiming().endTime === Infinity) continue;
      animation.finish();
    }
  }

  /**
   * Resolves when everything started has finished: effects have run, fonts and pictures are loaded, scripts fetched,
   * Workers have answered.
   */
  async idle(): Promise<void> {
    const { clock } = this;
    const between = (): Promise<void> => this.answered();
    const until = clock.now + SOON_MS;
    for (let round = 0; round < MOST_ROUNDS; round++) {
      await this.answered();
      const before = this.changes;
      const next = clock.nextOnce();
      const comes = next !== null && next <= until;
      if (comes) await clock.advance(Math.min(next + FRAME_MS, until), between);
      await this.frame();
      if (comes || this.changes !== before) continue;
      if (this.measured === this.changes) return;
      this.measured = this.changes;
      this.endAnimations();
      await clock.realFrame();
      await clock.hop();
      if (document.fonts.status === 'loading') await document.fonts.ready;
    }
    throw new Error(`never at rest; waiting for ${this.waitsFor.join(', ') || 'nothing'}`);
  }

  /** Lets this much time pass, in frames. */
  async pass(ms: number): Promise<void> {
    const { clock } = this;
    const between = (): Promise<void> => this.answered();
    await between();
    for (const end = clock.now + ms; clock.now < end;) {
      await clock.advance(Math.min(clock.now + FRAME_MS, end), between);
      await this.frame();
    }
  }

  /** Lets time pass, frame by frame, until the condition holds. */
  async when(so: () => unknown): Promise<void> {
    const is = (): boolean => {
      try {
        return Boolean(so());
      } catch {
        // The condition throws while the objects it uses do not exist yet.
        return false;
      }
    };
    const already = is();
    await this.idle();
    if (already) return;
    for (let passed = 0; passed < MOST_MS;) {
      if (is()) return;
      if (this.jobs.any) {
        await this.jobs.next();
        await this.idle();
        continue;
      }
      await this.pass(FRAME_MS);
      passed += FRAME_MS;
    }
    await this.idle();
    if (is()) return;
    // Evaluate once more to report its exception.
    so();
    throw new Error('it did not become so in a minute of the page’s time');
  }

  /** Runs this many ticks of the visible café, lab or page of the gallery, then waits until everything is at rest. */
  async ticks(count: number): Promise<void> {
    const { honeybell, gallery } = window as unknown as Driven;
    for (let i = 0; i < count; i++) {
      if (gallery?.clock) gallery.clock.step(1);
      else if (honeybell?.lab) honeybell.lab.step();
      else honeybell?.step(1);
    }
    await this.idle();
  }
}

interface Driven {
  readonly honeybell?: { step(ticks: number): void; readonly lab: { step(): boolean } | null };
  readonly gallery?: { readonly clock: { step(ticks: number): void } | null };
}

/** Disables smooth scrolling, which would run in the machine's time. */
function scrollAtOnce(): void {
  for (const name of ['scrollBy', 'scrollTo', 'scroll', 'scrollIntoView'] as const) {
    around(Element.prototype, name, (real, given) => {
      const [how] = given;
      return typeof how === 'object' ? real({ ...how, behavior: 'instant' }) : real(...given);
    });
  }
}

const handle = new Handle();
handle.install();
Object.defineProperty(window, 'honeybellTest', { value: handle });
/** Adds the handle as `test` to the game's own global objects. */
for (const name of ['honeybell', 'gallery']) {
  let exposed: object | undefined;
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => exposed,
    set: (value: object) => {
      exposed = Object.defineProperty(value, 'test', { value: handle });
    },
  });
}

export type { Handle };
