/** The thread that runs players' scripts for the command line: one job after another, until it is terminated. */

import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { type FromRunner, ROLE, TICK, type ToRunner, TURN, WHO } from './messages.ts';
import { Broken, perform } from './perform.ts';

/** Number of output lines sent in one message. */
const LINES_AT_ONCE = 500;

interface Given {
  readonly role: string;
  readonly shared: SharedArrayBuffer;
}
/** The data this thread was started with; null = it is not a script thread. */
export const givenHere = (): Given | null =>
  (workerData as Given | null | undefined)?.role === ROLE ? (workerData as Given) : null;

export function serve({ shared }: Given): void {
  const port = parentPort as MessagePort;
  const now = new Int32Array(shared);
  const tell = (message: FromRunner): void => port.postMessage(message);
  port.on('message', ({ job, resume }: ToRunner) => {
    let lines: string[] = [];
    let ids: readonly string[] = [];
    let turns = 0;
    const flush = (): void => {
      if (lines.length > 0) tell({ is: 'lines', lines });
      lines = [];
    };
    perform(job, resume, {
      line(text) {
        lines.push(text);
        if (lines.length >= LINES_AT_ONCE) flush();
      },
      began(cafe) {
        ids = cafe.world.maids.map(({ id }) => id);
        tell({ is: 'maids', ids });
      },
      turn(tick, { me }) {
        Atomics.store(now, TICK, tick);
        Atomics.store(now, WHO, ids.indexOf(me.id));
        Atomics.store(now, TURN, ++turns);
      },
      stepped(entries) {
        Atomics.store(now, TURN, 0);
        if (entries.length > 0) tell({ is: 'recorded', entries });
      },
    }).then(
      (result) => {
        flush();
        tell({ is: 'over', result });
      },
      (error: unknown) => {
        if (error instanceof Broken) tell({ is: 'broken', tick: Atomics.load(now, TICK) });
        else tell({ is: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
      },
    );
  });
}
