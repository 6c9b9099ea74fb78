/**
 * A café with players' scripts on the page: a Worker thinks ahead, the page follows. Fetched when the first script is given
 * to somebody. One more Worker waits, ready, for the day one hangs.
 */

import { type AheadPort, Leader, type LeaderNeed } from './leader.ts';
import type { FromAhead } from './messages.ts';
import type { Simulation } from '../sim/simulation.ts';

/** Milliseconds between two looks whether somebody hangs. */
const WATCH_MS = 10;

/** A Worker that begins to fetch at once; what it says before anybody listens is kept. */
function openPort(): AheadPort {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
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
/** How many have a use for a Worker that waits. */
let holders = 0;
/** The next one is not begun before whoever has just begun has settled in: there are only so many cores. */
const NEXT_MS = 400;

/** @returns lets it go; without anybody who has a use for it the Worker that waits is ended */
function hold(): () => void {
  holders++;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders--;
    if (holders > 0) return;
    spare?.end();
    spare = null;
  };
}

/** Begins to fetch what scripts run in, for whoever is about to give one to somebody. @returns they have thought better of it */
export function prepare(): () => void {
  spare ??= openPort();
  return hold();
}

export interface Led {
  readonly leader: Leader;
  /** Ends it. @returns inputs that have not been taken up */
  end(): ReturnType<Leader['dispose']>;
}

/** Leads a café until it is ended. */
export function lead(cafe: Simulation, need: Pick<LeaderNeed, 'differs' | 'hung' | 'failed'>): Led {
  const letGo = hold();
  const leader = new Leader(cafe, {
    ...need,
    now: () => performance.now(),
    spawn: () => {
      const port = spare ?? openPort();
      spare = null;
      setTimeout(() => {
        if (holders > 0) spare ??= openPort();
      }, NEXT_MS);
      return port;
    },
  });
  const watch = setInterval(() => leader.watch(), WATCH_MS);
  return {
    leader,
    end: () => {
      clearInterval(watch);
      // Whoever leads the next café at once takes the Worker that waits.
      queueMicrotask(letGo);
      return leader.dispose();
    },
  };
}
