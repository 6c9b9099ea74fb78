// The page's time, in the hands of its test. Everything a page can learn of time or be woken by – the clocks, timers,
// frames, idle callbacks – stands still until a test lets some of it pass; then what is due comes in its order, each with
// its own moment, exactly as often on a slow machine as on a quick one.

interface Timer {
  readonly id: number;
  due: number;
  /** Again and again after so long; null for once. */
  readonly every: number | null;
  readonly run: () => void;
}

/** Where time goes on after the page was loaded again. */
const KEPT = 'honeybell.test.ms';

export class SteppedClock {
  private ms = 0;
  /** What the page's own time began at, in the world's. */
  private readonly epoch: number;
  private readonly timers = new Map<number, Timer>();
  private frames = new Map<number, FrameRequestCallback>();
  private last = 0;
  /** Lets go of the thread, so that whatever the page has put off until then runs. */
  readonly hop: () => Promise<void>;
  /** One frame of the browser itself: sizes are measured and scrolling is told of. */
  readonly realFrame: () => Promise<void>;
  /** For failures only: when something never comes. */
  readonly realTimeout: (run: () => void, ms: number) => () => void;
  /** As in a tab that is hidden: timers go on, frames do not come. */
  hidden = false;

  constructor(private readonly page: Window & typeof globalThis) {
    const { port1, port2 } = new MessageChannel();
    const hopping: (() => void)[] = [];
    port1.addEventListener('message', () => hopping.shift()?.());
    port1.start();
    this.hop = () =>
      new Promise((done) => {
        hopping.push(done);
        port2.postMessage(null);
      });
    const frame = page.requestAnimationFrame.bind(page);
    this.realFrame = () => new Promise((done) => frame(() => done()));
    const wait = page.setTimeout.bind(page);
    const dropWait = page.clearTimeout.bind(page);
    this.realTimeout = (run, ms) => {
      const id = wait(run, ms);
      return () => dropWait(id);
    };
    this.epoch = this.goOn(page.Date.now());
  }

  /** A page that is opened again in the same tab goes on later than it stopped. */
  private goOn(now: number): number {
    try {
      const kept = Number(sessionStorage.getItem(KEPT) ?? 0);
      addEventListener('pagehide', () => sessionStorage.setItem(KEPT, String(this.epoch + this.ms)));
      return Math.max(now, kept);
    } catch {
      return now;
    }
  }

  /** Milliseconds since the page was opened. */
  get now(): number {
    return this.ms;
  }

  /** Takes the place of the page's own clocks. */
  install(): void {
    const { page } = this;
    const once = (run: TimerHandler, ms = 0, ...given: unknown[]): number => this.add(run, ms, null, given);
    const again = (run: TimerHandler, ms = 0, ...given: unknown[]): number =>
      this.add(run, ms, Math.max(1, Number(ms) || 0), given);
    const drop = (id?: number): void => void this.timers.delete(id ?? 0);
    Object.assign(page, {
      setTimeout: once,
      setInterval: again,
      clearTimeout: drop,
      clearInterval: drop,
      requestAnimationFrame: (run: FrameRequestCallback) => {
        this.frames.set(++this.last, run);
        return this.last;
      },
      cancelAnimationFrame: (id: number) => void this.frames.delete(id),
      requestIdleCallback: (run: IdleRequestCallback) =>
        once(() => run({ didTimeout: false, timeRemaining: () => 50 })),
      cancelIdleCallback: drop,
    });
    page.performance.now = () => this.ms;
    const world = (): number => this.epoch + this.ms;
    const RealDate = page.Date;
    page.Date = new Proxy(RealDate, {
      construct: (real, given, target) =>
        Reflect.construct(real, given.length === 0 ? [world()] : given, target) as object,
      apply: () => new RealDate(world()).toString(),
      get: (real, name, self) => (name === 'now' ? world : (Reflect.get(real, name, self) as unknown)),
    });
  }

  private add(run: TimerHandler, ms: number, every: number | null, given: readonly unknown[]): number {
    if (typeof run !== 'function') throw new TypeError('text is not run here');
    const id = ++this.last;
    // Not in the same moment again and again.
    const due = this.ms + Math.max(every === null ? 0 : 1, Number(ms) || 0);
    this.timers.set(id, { id, due, every, run: () => run(...(given as [])) });
    return id;
  }

  private first(among: (timer: Timer) => boolean): Timer | null {
    let first: Timer | null = null;
    for (const timer of this.timers.values())
      if (among(timer) && (first === null || timer.due < first.due)) first = timer;
    return first;
  }

  /** When the next of those comes that come once; null when there is none. */
  nextOnce(): number | null {
    return this.first(({ every }) => every === null)?.due ?? null;
  }

  /** Time passes up to there, and what was due on the way has come. `between` is waited for after each of them. */
  async advance(to: number, between: () => Promise<void>): Promise<void> {
    for (let timer = this.first(({ due }) => due <= to); timer !== null; timer = this.first(({ due }) => due <= to)) {
      this.ms = Math.max(this.ms, timer.due);
      if (timer.every === null) this.timers.delete(timer.id);
      else timer.due += timer.every;
      attempt(timer.run);
      await between();
    }
    this.ms = Math.max(this.ms, to);
  }

  /** The page goes through a frame at this moment, without letting go of the thread. */
  frame(): void {
    if (this.hidden) return;
    const due = this.frames;
    this.frames = new Map();
    for (const [id, run] of due) {
      // One of them may have called off the next.
      if (due.has(id)) attempt(() => run(this.ms));
    }
  }
}

/** What goes wrong in there is the page's own, and told as such. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (problem) {
    reportError(problem);
  }
}
