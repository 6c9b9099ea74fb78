/** Whether a game is in development, in which case the package prints mistakes; and the watch on `Math.random`. */

declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { warn(message: string): void };

/**
 * Whether the game is in development: everywhere but where a bundler or Node sets NODE_ENV to `production`. A page
 * without a bundler has no `process`, which counts as development.
 */
export function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

export const print = (message: string): void => console.warn(message);

/**
 * Notices whether a script calls `Math.random`: while the script thinks, this function is replaced by another, which
 * calls it and notes the call. On a page that forbids changes of built-in functions nothing is noticed.
 */
export class MathRandom {
  private random = Math.random;
  private drew = false;
  private readonly watched = (): number => {
    this.drew = true;
    return this.random();
  };

  begin(): void {
    this.drew = false;
    if (Math.random !== this.watched) this.random = Math.random;
    Reflect.set(Math, 'random', this.watched);
  }

  end(): boolean {
    Reflect.set(Math, 'random', this.random);
    return this.drew;
  }
}
