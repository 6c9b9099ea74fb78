/** Tells whether a game is in development, in which case the package prints mistakes, and watches `Math.random`. */

declare const process: { readonly env: { readonly NODE_ENV?: string } };
declare const console: { warn(message: string): void };

/**
 * Whether the game is in development: true unless a bundler or Node has set NODE_ENV to `production`. A page without a
 * bundler has no `process` and counts as in development.
 */
export function inDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== 'production';
  } catch {
    return true;
  }
}

export const print = (message: string): void => console.warn(message);

/** The first FIRST thoughts are watched, and of the later ones one in SOME, because watching takes time. */
const FIRST = 2000;
const SOME = 61;

/**
 * Notices whether a script calls `Math.random`. While the script thinks, a function of this class replaces
 * `Math.random`: it notes the call and returns what the original returns. Nothing is noticed on a page that forbids
 * changes of built-in functions.
 */
export class MathRandom {
  private random = Math.random;
  private drew = false;
  private isWatching = false;
  private thoughts = 0;
  private readonly canWatch = Object.getOwnPropertyDescriptor(Math, 'random')?.writable === true;
  private readonly watched = (): number => {
    this.drew = true;
    return this.random();
  };

  begin(): void {
    this.drew = false;
    this.isWatching = this.canWatch && (this.thoughts < FIRST || this.thoughts % SOME === 0);
    this.thoughts++;
    if (!this.isWatching) return;
    if (Math.random !== this.watched) this.random = Math.random;
    Math.random = this.watched;
  }

  end(): boolean {
    if (this.isWatching) Math.random = this.random;
    return this.drew;
  }
}
