/**
 * Starts and ends the Worker that runs players' scripts ahead of the page. This file is loaded when the first script
 * is given to a maid. A spare Worker is kept ready, to replace one that hangs.
 */

import { type AheadPort, Leader, type LeaderDeps } from './ahead-page.ts';
import type { FromAhead } from './messages.ts';
import { Scope } from '../ui/lifetime/scope.ts';
import type { Simulation } from '../sim/simulation.ts';

/** Milliseconds between two checks for a hang. */
const WATCH_MS = 10;

/** Opens a Worker that starts to load at once. Messages that arrive before there is a listener are kept. */
function openPort(): AheadPort {
  const life = new Scope();
  const worker = life.worker(
    new Worker(new URL('../workers/cafe-worker.ts', import.meta.url), { type: 'module', name: 'ahead' }),
  );
  const early: FromAhead[] = [];
  let hear = (message: FromAhead): void => void early.push(message);
  life.listen(worker, 'message', ({ data }: MessageEvent<FromAhead>) => hear(data));
  life.listen(worker, 'error', ({ message }: ErrorEvent) =>
    hear({ is: 'failed', message: message || 'it could not be fetched' }),
  );
  return {
    post: (message) => worker.postMessage(message),
    listen: (listener) => {
      hear = listener;
      // Messages that came before the listener was registered are delivered in a later task, so that the listener is
      // never called while it is being registered.
      queueMicrotask(() => early.splice(0).forEach(listener));
    },
    end: () => life.dispose(),
  };
}

let spare: AheadPort | null = null;
/** Number of pages and running cafés that may need the spare Worker. */
let holders = 0;
/** Milliseconds before a spare Worker is loaded, so that it does not compete for processor cores with the Worker that has just been started. */
const NEXT_MS = 400;

/**
 * Registers a page or café that may need the spare Worker. @returns a function that ends the registration; when no
 * registration is left, the spare Worker is terminated
 */
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

/**
 * Starts to load a spare Worker with the sandbox, before a script is given to a maid. @param visit scope of the visit
 * to the page; when it ends, the spare Worker is no longer kept for the page
 */
export function prepare(visit: Scope): void {
  spare ??= openPort();
  visit.defer(hold());
}

export interface Led {
  readonly leader: Leader;
  /** Terminates the Worker that runs ahead. @returns inputs that have not taken effect yet */
  end(): ReturnType<Leader['dispose']>;
}

/** Starts a Worker that runs players' scripts ahead of this café, until `end` is called. */
export function lead(cafe: Simulation, deps: Pick<LeaderDeps, 'differs' | 'hung' | 'failed'>): Led {
  const life = new Scope();
  const letGo = hold();
  const leader = new Leader(cafe, {
    ...deps,
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
  life.every(WATCH_MS, () => leader.watch());
  return {
    leader,
    end: () => {
      life.dispose();
      // The spare Worker is released a moment later, so that it can be reused if another café is started right after
      // this one.
      queueMicrotask(letGo);
      return leader.dispose();
    },
  };
}
