/**
 * Where a script notes its reasons: the options it weighed with the deciding figures, and the reason as one key with
 * its terms. Reasons are data, never sentences: only the screen and the command line put them into words. The engine
 * clears these notes before every thought. Decisions never depend on these notes, so a script may leave them out if
 * `wanted` is false.
 */

import type { Json } from './json.ts';

/** A reason as data: a key of the language files, and the terms (named values) that the sentence of this key needs. */
export interface Reason {
  readonly key: string;
  readonly terms: { readonly [term: string]: Json };
}

/**
 * An option that a script weighed. `verdict` is a key that says what decided for or against the option. If the script
 * had an idea, one option has the verdict `chosen`.
 */
export interface Option {
  readonly id: string;
  readonly terms: { readonly [term: string]: Json };
  readonly verdict: string;
}

const NOTHING: readonly Option[] = Object.freeze([]);

/** The reasons and options noted during the running thought; there is one such object per {@link Minds}. */
export class Reasons {
  /** Whether anything reads the reasons; if not, scripts need not build lists of options. */
  wanted = false;
  because: Reason | null = null;
  options: readonly Option[] = NOTHING;

  /** Clears the notes; the engine does this before every thought. */
  clear(): void {
    if (this.because !== null) this.because = null;
    if (this.options !== NOTHING) this.options = NOTHING;
  }

  /** Notes the reason for the script's answer. */
  note(key: string, terms: { readonly [term: string]: Json } = {}): void {
    if (this.wanted) this.because = { key, terms };
  }

  /** Notes the weighed options; the function is called only if reasons are wanted. */
  weigh(options: () => readonly Option[]): void {
    if (this.wanted) this.options = options();
  }
}
