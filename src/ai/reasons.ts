/**
 * Where a script jots down why (chapter 1.6): the options it weighed with the figures that decided, and the reason in
 * one key with its terms. Data, never sentences – only screen and command line word them. The engine empties it
 * before every thought; nobody needs it for deciding, so a script may skip the jotting while nobody reads.
 */

import type { Json } from './json.ts';

/** Why, as data: a key of the language files and the terms its sentence needs. */
export interface Reason {
  readonly key: string;
  readonly terms: { readonly [term: string]: Json };
}

/** One option that was weighed. `verdict` says in a key what spoke for or against it; exactly one is `chosen`. */
export interface Option {
  readonly id: string;
  readonly terms: { readonly [term: string]: Json };
  readonly verdict: string;
}

const NOTHING: readonly Option[] = Object.freeze([]);

/** The slip of paper for the running thought; one per {@link Minds}. */
export class Reasons {
  /** Whether anybody reads along; scripts need not build lists of options otherwise. */
  wanted = false;
  because: Reason | null = null;
  options: readonly Option[] = NOTHING;

  /** Empties it; the engine does, before every thought. */
  clear(): void {
    if (this.because !== null) this.because = null;
    if (this.options !== NOTHING) this.options = NOTHING;
  }

  /** Notes why. */
  note(key: string, terms: { readonly [term: string]: Json } = {}): void {
    if (this.wanted) this.because = { key, terms };
  }

  /** Notes what was weighed; the function is called only when somebody reads along. */
  weigh(options: () => readonly Option[]): void {
    if (this.wanted) this.options = options();
  }
}
