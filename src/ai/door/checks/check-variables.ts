/** Finds variables that a configuration reads and that are not there, for development: they count as 0, false or ''. */

import { didYouMean } from '../../problems.ts';

/** A variable that a configuration reads from a store that has a name. */
export interface VariableRead {
  readonly store: string;
  readonly variable: string;
  /** Where the configuration reads it. */
  readonly path: string;
  /** Type of the value: `number`, `boolean` or `text`. */
  readonly from: string | undefined;
  /** Whether the configuration says what counts then. */
  readonly mayBeMissing: boolean;
}

/** The variables of a configuration. */
export interface Variables {
  readonly read: readonly VariableRead[];
  /** Variables that the configuration writes itself, in whichever store. */
  readonly written: readonly string[];
}

const COUNTS_AS: Readonly<Record<string, string>> = { number: '0', boolean: 'false', text: "''" };

/**
 * What is wrong with the variables that a configuration reads, in these stores. The brain of a character fills while the game runs, so
 * there only a name is wrong that resembles a written one.
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

/** The names of an object's variables, those of its class included. */
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
