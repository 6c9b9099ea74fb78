// Tracks what a page waits for from its Workers. A short request is complete when the answer with its number arrives; a
// café that runs ahead is complete when the Worker is as far as it may go. Long jobs (futures) do not count: their
// answers are held back and delivered in the order of the requests while a test waits for something. So the page does
// not depend on which Worker is faster.

import type { FromAhead, ToAhead } from '../../../src/sandbox/messages.ts';
import type { Job } from '../../../src/analysis/futures/worker.ts';
import type { Pending } from './pending.ts';

const has = <K extends string>(message: unknown, field: K): message is Readonly<Record<K, unknown>> =>
  typeof message === 'object' && message !== null && field in message;

/** Long jobs in the order of their requests. */
export class Jobs {
  private readonly open: { readonly of: Followed; readonly id: number; hand: (() => void) | null }[] = [];
  private woken: (() => void)[] = [];
  /** The maid whose script never answers: the page has to notice this in its own time. */
  hangs: string | null = null;

  get any(): boolean {
    return this.open.length > 0;
  }

  ask(of: Followed, id: number): void {
    this.open.push({ of, id, hand: null });
  }
  answer(of: Followed, id: unknown, hand: () => void): void {
    const job = this.open.find((one) => one.of === of && one.id === id);
    if (job === undefined) return hand();
    job.hand = hand;
    this.wake();
  }
  drop(of: Followed): void {
    for (let i = this.open.length - 1; i >= 0; i--) if (this.open[i]?.of === of) this.open.splice(i, 1);
    this.wake();
  }

  private wake(): void {
    for (const go of this.woken.splice(0)) go();
  }

  /** Resolves when the oldest job is answered and its answer delivered, or when there is none. */
  async next(): Promise<void> {
    for (;;) {
      const [first] = this.open;
      if (first === undefined) return;
      if (first.hand !== null) {
        this.open.shift();
        return first.hand();
      }
      await new Promise<void>((go) => this.woken.push(go));
    }
  }
}

/** A Worker as seen by the page. */
class Followed {
  private readonly open = new Map<string, () => void>();
  private until = 0;
  private upTo = 0;
  /** Whether the day of the Worker's café is over, so that it goes no further. */
  private dayOver = false;
  /** The maid whose script is being asked. */
  private turn: string | null = null;
  private wasAsked = false;

  constructor(
    private readonly pending: Pending,
    private readonly jobs: Jobs,
    private readonly name: string,
  ) {}

  private ask(what: string): void {
    if (!this.open.has(what)) this.open.set(what, this.pending.begin(`${this.name}: ${what}`));
  }
  private answered(what: string): void {
    this.open.get(what)?.();
    this.open.delete(what);
  }

  asked(message: unknown): void {
    this.wasAsked = true;
    if (has(message, 'kind') && has(message, 'id')) return this.jobs.ask(this, (message as unknown as Job).id);
    if (has(message, 'number') && !has(message, 'input')) return this.ask(`question ${String(message.number)}`);
    if (!has(message, 'is')) return this.ask('an answer');
    const said = message as unknown as ToAhead;
    if (said.is !== 'until') return;
    this.until = Math.max(this.until, said.tick);
    this.goesOn();
  }

  heard(event: MessageEvent<unknown>): void {
    const { data } = event;
    if (has(data, 'number')) return this.answered(`question ${String(data.number)}`);
    if (has(data, 'is')) return this.told(data as unknown as FromAhead);
    if (!has(data, 'id')) return this.answered('an answer');
    if (handed.has(event)) return;
    event.stopImmediatePropagation();
    const again = new MessageEvent('message', { data });
    handed.add(again);
    this.jobs.answer(this, data.id, () => event.target?.dispatchEvent(again));
  }

  private told(said: FromAhead): void {
    if (said.is === 'ready') this.answered('to be ready');
    if (said.is === 'broken' || said.is === 'failed') this.over();
    if (said.is === 'turn') this.turn = said.maid;
    if (said.is === 'done') [this.turn, this.upTo, this.dayOver] = [null, said.upTo, said.over === true];
    this.goesOn();
  }

  /** Counts the Worker as busy until it is as far as it may go, unless a script hangs. */
  private goesOn(): void {
    if (this.upTo < this.until && !this.dayOver && (this.turn === null || this.turn !== this.jobs.hangs))
      this.ask('as far as it may');
    else this.answered('as far as it may');
  }

  /** A Worker that gets no request at once will report that it is ready. */
  begun(): void {
    if (!this.wasAsked) this.ask('to be ready');
  }
  /** The Worker sends nothing more. */
  over(): void {
    this.until = 0;
    for (const what of this.open.keys()) this.answered(what);
    this.jobs.drop(this);
  }
}

/** Answers that were held back and are now delivered. */
const handed = new WeakSet<Event>();

export function followWorkers(page: Window & typeof globalThis, pending: Pending, jobs: Jobs): void {
  const Real = page.Worker;
  page.Worker = class extends Real {
    private readonly followed: Followed;
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.followed = new Followed(pending, jobs, String(address).split('/').at(-1) ?? '');
      queueMicrotask(() => this.followed.begun());
      this.addEventListener('message', (event: MessageEvent<unknown>) => this.followed.heard(event));
      this.addEventListener('error', () => this.followed.over());
    }
    override postMessage(message: unknown, more?: StructuredSerializeOptions | Transferable[]): void {
      this.followed.asked(message);
      super.postMessage(message, more as StructuredSerializeOptions);
    }
    override terminate(): void {
      this.followed.over();
      super.terminate();
    }
  };
}
