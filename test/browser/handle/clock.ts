// A page's time under a test's control. Clocks, timers, frames and idle callbacks stand still until the test lets time
// pass; then everything due runs in order, each at its own moment, equally often on slow and fast machines.

interface Timer {
  readonly id: number;
  due: number;
  /** Interval in milliseconds; null = runs once. */
  readonly every: number | null;
  readonly run: () => void;
}

/** Key under which the time is kept when the page is reloaded. */
const KEPT = 'honeybell.test.ms';

export class SteppedClock {
  private ms = 0;
  /** Start of the page's time, in milliseconds since 1970. */
  private readonly epoch: number;
  private readonly timers = new Map<number, Timer>();
  private frames = new Map<number, FrameRequestCallback>();
  private last = 0;
  /** Yields the thread, so that everything the page has deferred runs. */
  readonly hop: () => Promise<void>;
  /** One real frame of the browser, in which sizes are measured and scroll events are sent. */
  readonly realFrame: () => Promise<void>;
  /** A real timer, only to report that something never happens. */
  readonly realTimeout: (run: () => void, ms: number) => () => void;
  /** As in a hidden tab: timers run, frames do not. */
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

  /** A page opened again in the same tab continues later than it stopped. */
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

  /** Replaces the page's clocks. */
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
    // At least 1 ms later, so that an interval does not repeat within one moment.
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

  /** The moment of the next one-time callback; null = none. */
  nextOnce(): number | null {
    return this.first(({ every }) => every === null)?.due ?? null;
  }

  /** Advances to a moment and runs everything due on the way. `between` is awaited after each callback. */
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

  /** Runs a frame at this moment without yielding the thread. */
  frame(): void {
    if (this.hidden) return;
    const due = this.frames;
    this.frames = new Map();
    for (const [id, run] of due) {
      // An earlier callback may have cancelled this one.
      if (due.has(id)) attempt(() => run(this.ms));
    }
  }
}

/** Reports an exception of a callback as an error of the page. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (problem) {
    reportError(problem);
  }
}
