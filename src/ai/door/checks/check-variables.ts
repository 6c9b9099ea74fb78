/**
 * Finds variables that a configuration reads although their store does not have them, for development. Such a variable
 * counts as 0, false or ''.
 */

import { didYouMean } from '../../problems.ts';

/** A variable that a configuration reads from a named store. */
export interface VariableRead {
  readonly store: string;
  readonly variable: string;
  /** Path of the place in the configuration that reads the variable. */
  readonly path: string;
  /** Type of the value: `number`, `boolean` or `text`. */
  readonly from: string | undefined;
  /** Whether the configuration has a default that is used if the variable is missing. */
  readonly mayBeMissing: boolean;
}

/** The variables that a configuration reads and writes. */
export interface Variables {
  readonly read: readonly VariableRead[];
  /** Variables that the configuration itself writes, in any store. */
  readonly written: readonly string[];
}

const COUNTS_AS: Readonly<Record<string, string>> = { number: '0', boolean: 'false', text: "''" };

/**
 * Returns a message for each variable that the configuration reads and its store does not have. The store `brain` of a
 * character fills while the game runs, so there a variable is reported only if its name resembles that of a written
 * one.
 */
export function missingIn(
  { read, written }: Variables,
  stores: { readonly [store: string]: object | undefined },
): string[] {
  const wrong: string[] = [];
  for (const { store, variable, path, from = '', mayBeMissing } of read) {
    const kept = stores[store];
    if (kept === undefined || variable in kept || written.includes(variable) || mayBeMissing) continue;
    const meant = didYouMean(variable, store === 'brain' ? [...Object.keys(kept), ...written] : namesIn(kept));
    if (meant === '' && (store === 'brain' || from !== 'number')) continue;
    const advice = meant === '' ? '; write default: 0 if it may be missing' : meant;
    wrong.push(
      `the configuration reads the variable '${variable}' of the store '${store}' at ${path}, and there is none, so it counts as ${COUNTS_AS[from]}${advice}`,
    );
  }
  return wrong;
}

/** The names of an object's variables, including those of its class. */
function namesIn(store: object): string[] {
  const names = Object.keys(store);
  for (
    let one = Object.getPrototypeOf(store);
    one !== null && one !== Object.prototype;
    one = Object.getPrototypeOf(one)
  )
    names.push(...Object.getOwnPropertyNames(one));
  return names;
}
