// Counts what runs in a page, to show that a visit ends everything it started. Built into a script that runs before the
// page's own (tested.ts). `honeybellRunning.counts()` returns the numbers.

import { around } from './handle/around.ts';

export interface Counts {
  /** WebGL contexts that are not lost. A browser keeps sixteen at most, and drops the oldest. */
  contexts: number;
  workers: number;
  /** Listeners on the window, the document and media queries. */
  listeners: number;
  /** Requested animation frames: one for each running loop, once the page is at rest. */
  frames: number;
  intervals: number;
  /** ResizeObservers that observe something. */
  observers: number;
}

const contexts = new Set<WebGLRenderingContext>();
const workers = new Set<object>();
const listeners = new Map<string, number>();
const frames = new Set<unknown>();
const intervals = new Set<unknown>();
const observers = new Set<object>();

/** A number for every object, so that a listener can be named in a list. */
const numbers = new WeakMap<object, number>();
let last = 0;
function numberOf(object: object): number {
  const known = numbers.get(object) ?? ++last;
  numbers.set(object, known);
  return known;
}

around(HTMLCanvasElement.prototype, 'getContext', (real, given) => {
  const context = real(...given);
  if (String(given[0]).startsWith('webgl') && context !== null) contexts.add(context as WebGLRenderingContext);
  return context;
});

const RealWorker = window.Worker;
window.Worker = class extends RealWorker {
  constructor(...given: ConstructorParameters<typeof Worker>) {
    super(...given);
    workers.add(this);
  }
  override terminate(): void {
    workers.delete(this);
    super.terminate();
  }
};

const isCounted = (target: unknown): target is object =>
  target === window || target === undefined || target === document || target instanceof MediaQueryList;
const keyOf = (target: unknown, [type, listener, options]: unknown[]): string => {
  const capture = typeof options === 'object' ? (options as AddEventListenerOptions | null)?.capture : options;
  const on = target === document ? 'document' : target instanceof MediaQueryList ? 'media' : 'window';
  return `${on} ${String(type)} ${numberOf(listener as object)} ${capture === true}`;
};
around(EventTarget.prototype, 'addEventListener', (real, given, target) => {
  const [, listener, options] = given;
  const once = typeof options === 'object' && (options as AddEventListenerOptions | null)?.once === true;
  if (isCounted(target) && listener !== null && !once) listeners.set(keyOf(target, given), 1);
  return real(...given);
});
around(EventTarget.prototype, 'removeEventListener', (real, given, target) => {
  if (isCounted(target) && given[1] !== null && given[1] !== undefined) listeners.delete(keyOf(target, given));
  return real(...given);
});

around(window, 'requestAnimationFrame', (real, [draw]) => {
  const id = real((now: number) => {
    frames.delete(id);
    (draw as FrameRequestCallback)(now);
  });
  frames.add(id);
  return id;
});
around(window, 'cancelAnimationFrame', (real, [id]) => {
  frames.delete(id);
  return real(id);
});
around(window, 'setInterval', (real, given) => {
  const id = real(...given);
  intervals.add(id);
  return id;
});
around(window, 'clearInterval', (real, [id]) => {
  intervals.delete(id);
  return real(id);
});
around(ResizeObserver.prototype, 'observe', (real, given, observer) => {
  observers.add(observer as object);
  return real(...given);
});
around(ResizeObserver.prototype, 'disconnect', (real, given, observer) => {
  observers.delete(observer as object);
  return real(...given);
});

function counts(): Counts {
  for (const context of contexts) if (context.isContextLost()) contexts.delete(context);
  return {
    contexts: contexts.size,
    workers: workers.size,
    listeners: listeners.size,
    frames: frames.size,
    intervals: intervals.size,
    observers: observers.size,
  };
}

/** `listeners` names them, to find one that was left behind. */
Object.assign(window, { honeybellRunning: { counts, listeners: () => [...listeners.keys()] } });
