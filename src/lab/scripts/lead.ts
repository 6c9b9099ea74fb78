/**
 * A café with players' scripts on the page: a Worker thinks ahead, the page follows. Fetched when the first script is given
 * to somebody. One more Worker waits, ready, for the day one hangs.
 */

import { type AheadPort, Leader, type LeaderNeed } from '../../headless/sandbox/leader.ts';
import type { FromAhead } from '../../headless/sandbox/messages.ts';
import type { Simulation } from '../../sim/simulation.ts';

/** Milliseconds between two looks whether somebody hangs. */
const WATCH_MS = 10;

/** A Worker that begins to fetch at once; what it says before anybody listens is kept. */
function openPort(): AheadPort {
  const worker = new Worker(new URL('../../headless/sandbox/worker.ts', import.meta.url), { type: 'module' });
  const early: FromAhead[] = [];
  let hear = (message: FromAhead): void => void early.push(message);
  worker.addEventListener('message', ({ data }: MessageEvent<FromAhead>) => hear(data));
  worker.addEventListener('error', ({ message }) =>
    hear({ is: 'failed', message: message || 'it could not be fetched' }),
  );
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => {
      hear = listener;
      // Not in the middle of whoever listens.
      queueMicrotask(() => early.splice(0).forEach(listener));
    },
    end: () => worker.terminate(),
  };
}

let spare: AheadPort | null = null;
/** Begins to fetch what scripts run in, for whoever is about to give one to somebody. */
export function prepare(): void {
  spare ??= openPort();
}
/** The next one is not begun before whoever has just begun has settled in: there are only so many cores. */
const NEXT_MS = 400;

export interface Led {
  readonly leader: Leader;
  /** Ends it. @returns inputs that have not been taken up */
  end(): ReturnType<Leader['dispose']>;
}

/** Leads a café until it is ended. */
export function lead(cafe: Simulation, need: Pick<LeaderNeed, 'differs' | 'hung' | 'failed'>): Led {
  const leader = new Leader(cafe, {
    ...need,
    now: () => performance.now(),
    spawn: () => {
      const port = spare ?? openPort();
      spare = null;
      setTimeout(prepare, NEXT_MS);
      return port;
    },
  });
  const watch = setInterval(() => leader.watch(), WATCH_MS);
  return {
    leader,
    end: () => {
      clearInterval(watch);
      return leader.dispose();
    },
  };
}
