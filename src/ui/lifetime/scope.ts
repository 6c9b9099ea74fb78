/**
 * The lifetime of a visit, for example to a page of the lab, a page of the gallery or a panel, or of a drag.
 * Everything that the visit starts – listeners, frame loops, timers, Workers, models – is registered here and ends
 * with it:
 *
 *     const visit = new Scope();
 *     visit.listen(window, 'hashchange', look);
 *     visit.every(500, measure);
 *     const editor = visit.adopt(openEditor(box), (opened) => opened.close());
 *     visit.dispose();
 *
 * Method names follow the standard `DisposableStack`. Unlike there, everything registered after the end is ended at
 * once, so that something that was fetched meanwhile cannot outlive its visit.
 */

import { eachFrame } from './frames.ts';

// Browsers without explicit resource management lack the symbol `Symbol.dispose`. Compiled `using` declarations use
// the same replacement.
if (Symbol.dispose === undefined) Object.assign(Symbol, { dispose: Symbol.for('Symbol.dispose') });

/** A function that ends something. Only the first call has an effect. */
export type End = () => void;

type Hear<E> = (event: E) => void;

export class Scope implements Disposable {
  private readonly ends = new Set<End>();
  private isOver = false;

  get disposed(): boolean {
    return this.isOver;
  }

  /** Registers a clean-up. @returns a function that runs the clean-up at once instead of at the end of the visit */
  defer(end: () => void): End {
    const once = (): void => {
      if (this.ends.delete(once)) end();
    };
    this.ends.add(once);
    if (this.isOver) once();
    return once;
  }

  /** Registers a value that ends with the visit, by its own `Symbol.dispose`. */
  use<T extends Disposable>(value: T): T {
    this.defer(() => value[Symbol.dispose]());
    return value;
  }

  /** Registers a value that ends with the visit, by the given function. */
  adopt<T>(value: T, end: (value: T) => void): T {
    this.defer(() => end(value));
    return value;
  }

  /** Creates a scope inside this one. It can be disposed of earlier; it ends with this scope at the latest. */
  child(): Scope {
    const inner = new Scope();
    const forget = this.defer(() => inner.dispose());
    inner.defer(forget);
    return inner;
  }

  /** Adds an event listener that is removed when the visit ends. */
  listen<K extends keyof WindowEventMap>(
    target: Window,
    type: K,
    hear: Hear<WindowEventMap[K]>,
    options?: AddEventListenerOptions,
  ): End;
  listen<K extends keyof DocumentEventMap>(
    target: Document,
    type: K,
    hear: Hear<DocumentEventMap[K]>,
    options?: AddEventListenerOptions,
  ): End;
  listen<K extends keyof HTMLElementEventMap>(
    target: Element,
    type: K,
    hear: Hear<HTMLElementEventMap[K]>,
    options?: AddEventListenerOptions,
  ): End;
  listen(target: EventTarget, type: string, hear: Hear<never>, options?: AddEventListenerOptions): End;
  listen(target: EventTarget, type: string, hear: Hear<never>, options?: AddEventListenerOptions): End {
    const listener = hear as EventListener;
    target.addEventListener(type, listener, options);
    return this.defer(() => target.removeEventListener(type, listener, options));
  }

  /** Calls a function at every frame, with the time in milliseconds. */
  frame(draw: (now: number) => void): End {
    return this.defer(eachFrame(draw));
  }

  nextFrame(draw: () => void): End {
    const request = requestAnimationFrame(() => {
      end();
      draw();
    });
    const end = this.defer(() => cancelAnimationFrame(request));
    return end;
  }

  every(ms: number, run: () => void): End {
    const timer = setInterval(run, ms);
    return this.defer(() => clearInterval(timer));
  }

  /** Calls a function once, after `ms` milliseconds. */
  after(ms: number, run: () => void): End {
    const timer = setTimeout(() => {
      end();
      run();
    }, ms);
    const end = this.defer(() => clearTimeout(timer));
    return end;
  }

  /** Calls a function whenever the size of an element changes, and a first time soon after registration. */
  sizeOf(element: Element, changed: () => void): End {
    const observer = new ResizeObserver(changed);
    observer.observe(element);
    return this.defer(() => observer.disconnect());
  }

  /** Registers a Worker that is terminated when the visit ends: `scope.worker(new Worker(…))`. */
  worker(worker: Worker): Worker {
    return this.adopt(worker, (running) => running.terminate());
  }

  /**
   * Ends the visit. Everything that was registered is ended, the newest first. If a clean-up throws an exception, it is
   * reported as an error of the page, and the other clean-ups still run.
   */
  dispose(): void {
    this.isOver = true;
    for (const end of [...this.ends].reverse()) {
      try {
        end();
      } catch (problem) {
        reportError(problem);
      }
    }
  }

  [Symbol.dispose](): void {
    this.dispose();
  }
}

/** The scope of everything that the page needs while it is open; this scope never ends. */
export const pageScope = new Scope();
