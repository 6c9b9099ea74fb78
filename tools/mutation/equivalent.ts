// Faults without any visible effect, each with its reason in equivalent.json. An entry names the file, the line's text
// and the replacement, and a number if these occur more than once.

import { readFileSync } from 'node:fs';
import { mutantsOf, type Mutant } from './mutants.ts';

export interface Argued {
  readonly file: string;
  readonly text: string;
  readonly before: string;
  readonly after: string;
  /** 1 if omitted. */
  readonly nth?: number;
  readonly why: string;
}

const list = JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8')) as Argued[];

const fits = (entry: Argued, { file, text, before, after, nth }: Mutant): boolean =>
  entry.file === file &&
  entry.text === text &&
  entry.before === before &&
  entry.after === after &&
  (entry.nth ?? 1) === nth;

export const isArgued = (mutant: Mutant): boolean => list.some((entry) => fits(entry, mutant));

/** Entries whose line or fault no longer exists. */
export function outdated(folder: string): string[] {
  return list
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .filter((entry) => !mutantsOf(entry.file, sourceOf(entry.file)).some((mutant) => fits(entry, mutant)))
    .map(({ file, text }) => `${file}: ${text}`);
}

function sourceOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
