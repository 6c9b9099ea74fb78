// `honeybell.test`: a page's time in the hands of its test. It is there only in pages that tests open (harness.ts puts it
// before the page's own scripts); nothing of it is in what is shipped, and what is shipped knows nothing of it.
//
//   await honeybell.test.idle()                 everything that was begun has come to its end
//   await honeybell.test.pass(500)              half a second has passed, in frames
//   await honeybell.test.when(() => …)          time has passed until it is so
//   await honeybell.test.ticks(20)              that many ticks of what is shown: café, lab, page of the gallery
//
// Nothing here looks at the machine's clock, but for one thing: what never ends is told after some minutes.

import { around } from './around.ts';
import { SteppedClock } from './clock.ts';
import { Painting } from './painting.ts';
import { Pending } from './pending.ts';
import { followWorkers, Jobs } from './workers.ts';

/** Long enough for whatever is drawn anew only so often, and for a field that waits for a pause in typing. */
const SOON_MS = 300;
/** A frame when time passes: no café takes more at once, and at 8× it is less than the ticks of one. */
const FRAME_MS = 50;
/** Whatever is not so after this does not come by itself. */
const MOST_MS = 60_000;
const MOST_ROUNDS = 200;
const NEVER_MS = 150_000;

class Handle {
  private readonly clock = new SteppedClock(window);
  private readonly painting = new Painting();
  /** Files, pictures, storage. */
  private readonly pending = new Pending();
  /** Whatever Workers were asked. */
  private readonly workers = new Pending();
  private readonly jobs = new Jobs();
  private changes = 0;
  /** Changes up to the last frame of the browser itself. */
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

  /** Whatever is fetched is counted: built scripts are fetched by a function that says so (tested.ts). */
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
  /** Whose script never answers: time passes all the same while it is her turn. */
  set hangs(maid: string | null) {
    this.jobs.hangs = maid;
  }
  /** As in a tab that is hidden: no frames. */
  set hidden(on: boolean) {
    this.clock.hidden = on;
  }

  /** One frame now, in which no time passes; `painted` for whoever looks at the picture in the same breath. */
  draw(painted = false): void {
    this.painting.during(painted, () => this.clock.frame());
  }

  /** Until nothing is fetched, stored or asked any more. */
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

  /** What was moving stands where it was going to. */
  private endAnimations(): void {
    for (const animation of document.getAnimations()) {
      if (animation.playState === 'finished' || animation.effect?.getComputedTiming().endTime === Infinity) continue;
      animation.finish();
    }
  }

  /** Resolves when everything has come to its end that was begun: effects run, fonts and pictures there, scripts fetched, Workers answered. */
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

  /** So much time passes, in frames. */
  async pass(ms: number): Promise<void> {
    const { clock } = this;
    const between = (): Promise<void> => this.answered();
    await between();
    for (const end = clock.now + ms; clock.now < end;) {
      await clock.advance(Math.min(clock.now + FRAME_MS, end), between);
      await this.frame();
    }
  }

  /** Time passes, frame by frame, until it is so. */
  async when(so: () => unknown): Promise<void> {
    const is = (): boolean => {
      try {
        return Boolean(so());
      } catch {
        // Not even what it asks about is there.
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
    // Once more, for what went wrong in asking.
    so();
    throw new Error('it did not become so in a minute of the page’s time');
  }

  /** So many ticks of what is shown – the café, the lab's café, a page of the gallery –, then everything is at rest. */
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

/** A page that scrolls smoothly would do so in the machine's time. */
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
/** The game's own handle, `honeybell`, has it as `test`. */
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
