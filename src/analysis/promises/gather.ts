/**
 * Collects the promises of a run: those of a file and those of the scenario, parsed together. Problems become lines for
 * the command line, each with its place.
 */

import type { Promised } from './form.ts';
import { readPromises } from './read.ts';

export interface Gathered {
  readonly promises: readonly Promised[];
  readonly errors: readonly string[];
}

/**
 * Parses all promises of a run. @param own the scenario's promises, one sentence each @param file the text and the
 * name of a file of promises; null = none
 * @param types the kinds of guest of the café; left out: those of the game
 */
export function gatherPromises(
  own: readonly string[],
  file: { readonly name: string; readonly text: string } | null,
  types?: readonly string[],
): Gathered {
  const promises: Promised[] = [];
  const errors: string[] = [];
  own.forEach((sentence, i) => {
    const read = readPromises(sentence.replaceAll(/[\r\n]+/g, ' '), types);
    promises.push(...read.promises);
    for (const { column, message } of read.problems) errors.push(`promises.${i}, column ${column}: ${message}`);
    if (read.problems.length === 0 && read.promises.length === 0) errors.push(`promises.${i}: promises nothing`);
  });
  if (file !== null) {
    const read = readPromises(file.text, types);
    promises.push(...read.promises);
    for (const { line, column, message } of read.problems) errors.push(`${file.name}:${line}:${column}: ${message}`);
    if (read.problems.length === 0 && read.promises.length === 0) errors.push(`${file.name}: promises nothing`);
  }
  return { promises, errors };
}

export const labelOf = ({ name, text }: Promised): string => (name === '' ? text : name);
