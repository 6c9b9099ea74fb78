/**
 * Runs scenarios with players' scripts in a thread and watches it. If a script hangs inside the engine, where steps
 * are not counted, its thread is terminated. A new thread resumes the run with all recorded answers. The hang is
 * recorded as a lost turn; after a maid's third one her script is removed.
 */

import { Worker } from 'node:worker_threads';
import type { JournalEntry } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import { LOST_SEAT } from '../../sandbox/thinking.ts';
import { type FromRunner, PLACES, ROLE, TICK, type ToRunner, TURN, WHO } from './messages.ts';
import { AT_ONCE, type Job, perform, type Result, type Resume } from './perform.ts';

/**
 * A thought that takes longer than this many milliseconds counts as a hang. The limit is generous, because no player
 * is waiting and the machine may be busy.
 */
const HANG_MS = 1000;
const LOOK_MS = 20;
/** Number of ticks for which a maid's script is not called after it hung: two seconds at speed 1×, as on the page. */
const REST_TICKS = 40;
const MOST_BREAKS = 200;

export class WatchedRuns {
  private worker: Worker | null = null;
  private readonly shared = new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT);
  /** Number of threads terminated so far because of a hang. */
  kills = 0;

  /**
   * Prepares watched runs. @param program path of the program that threads start with (this one); null = no threads, so
   * hangs are not detected
   */
  constructor(
    private readonly program: string | null,
    private readonly hangMs = HANG_MS,
  ) {}

  /** Runs a job to its end. @throws Error if the job cannot be run at all */
  async run(job: Job, line: (text: string) => void): Promise<Result> {
    if (this.program === null) return perform(job, AT_ONCE, { line, began() {}, turn() {}, stepped() {} });
    let resume: Resume = AT_ONCE;
    let printed = 0;
    for (let breaks = 0; breaks <= MOST_BREAKS; breaks++) {
      let skip = printed;
      const ran = await this.attempt(job, resume, (text) => {
        // A resumed run produces again the lines that have already been printed; these lines are skipped.
        if (skip > 0) return void skip--;
        printed++;
        line(text);
      });
      if ('result' in ran) return ran.result;
      resume = resumed(resume, ran);
    }
    throw new Error('the sandbox broke again and again');
  }

  private attempt(job: Job, resume: Resume, line: (text: string) => void): Promise<{ readonly result: Result } | Cut> {
    const now = new Int32Array(this.shared);
    Atomics.store(now, TURN, 0);
    this.worker ??= new Worker(this.program as string, { workerData: { role: ROLE, shared: this.shared } });
    const { worker } = this;
    const recorded: JournalEntry[] = [];
    let ids: readonly PersonId[] = [];
    return new Promise((done, failed) => {
      let turn = 0;
      let since = performance.now();
      const over = (): void => {
        clearInterval(watch);
        worker.off('message', hear).off('error', fail);
      };
      const fail = (error: unknown): void => {
        over();
        failed(error instanceof Error ? error : new Error(String(error)));
      };
      const cut = (cutAt: Cut): void => {
        over();
        this.worker = null;
        void worker.terminate();
        done(cutAt);
      };
      const watch = setInterval(() => {
        const at = Atomics.load(now, TURN);
        if (at === 0 || at !== turn) [turn, since] = [at, performance.now()];
        else if (performance.now() - since > this.hangMs) {
          this.kills++;
          cut({ tick: Atomics.load(now, TICK), hung: ids[Atomics.load(now, WHO)] ?? null, recorded });
        }
      }, LOOK_MS);
      const hear = (message: FromRunner): void => {
        if (message.is === 'maids') ({ ids } = message);
        else if (message.is === 'recorded') recorded.push(...message.entries);
        else if (message.is === 'lines') message.lines.forEach(line);
        else if (message.is === 'broken') cut({ tick: message.tick + 1, hung: null, recorded });
        else {
          over();
          if (message.is === 'over') done({ result: message.result });
          else failed(new Error(message.message));
        }
      };
      worker.on('message', hear).on('error', fail);
      const told: ToRunner = { job, resume };
      worker.postMessage(told);
    });
  }

  end(): void {
    void this.worker?.terminate();
    this.worker = null;
  }
}

/** The point at which a run was interrupted: the tick, and the maid whose script hung (null = no script hung). */
interface Cut {
  readonly tick: number;
  readonly hung: PersonId | null;
  readonly recorded: readonly JournalEntry[];
}

function resumed(before: Resume, { tick, hung, recorded }: Cut): Resume {
  const times = before.hung.filter(({ maid }) => maid === hung).length + 1;
  return {
    from: tick,
    // Answers recorded in the unfinished tick are dropped: the resumed run produces them again, with the same result.
    recorded: [...before.recorded, ...recorded].filter((entry) => entry.tick < tick),
    hung:
      hung === null
        ? before.hung
        : [...before.hung, { tick, until: tick + REST_TICKS, maid: hung, losesSeat: times % LOST_SEAT === 0 }],
  };
}
