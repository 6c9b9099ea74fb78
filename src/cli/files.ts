/** Reads and writes files for the command line. Failures are returned as errors, never thrown. */

import { accessSync, constants, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const because = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Reads a text file. @param file `-` = standard input */
export function readText(file: string): { readonly text: string } | { readonly error: string } {
  try {
    return { text: readFileSync(file === '-' ? 0 : file, 'utf8') };
  } catch (error) {
    return { error: `${file}: cannot be read (${because(error)})` };
  }
}

export function readJson(file: string): { readonly json: unknown } | { readonly error: string } {
  const read = readText(file);
  if ('error' in read) return read;
  try {
    return { json: JSON.parse(read.text.replace(/^\uFEFF/, '')) as unknown };
  } catch (error) {
    return { error: `${file}: is not JSON (${because(error)})` };
  }
}

/** Checks before a run whether a file can be written; returns the reason if not, null if it probably can. */
export function unwritable(file: string): string | null {
  try {
    const there = statSync(file, { throwIfNoEntry: false });
    if (there?.isDirectory() === true) return `${file}: cannot be written (it is a folder)`;
    accessSync(there === undefined ? dirname(file) : file, constants.W_OK);
    return null;
  } catch (error) {
    return `${file}: cannot be written (${because(error)})`;
  }
}

/** Checks before a run whether files can be written into a folder, which need not exist; returns the reason if not. */
export function notAFolder(folder: string): string | null {
  const there = statSync(folder, { throwIfNoEntry: false });
  if (there?.isDirectory() === false) return `${folder}: is a file; with --seeds, --record names a folder`;
  const parent = there === undefined ? dirname(folder) : folder;
  try {
    accessSync(parent, constants.W_OK);
    return null;
  } catch (error) {
    return `${folder}: cannot be written (${because(error)})`;
  }
}

/** Creates a folder unless it exists. */
export const made = (folder: string): void => void mkdirSync(folder, { recursive: true });

/** Writes a file. @returns the error, or null */
export function written(file: string, content: string | Uint8Array): string | null {
  try {
    writeFileSync(file, content);
    return null;
  } catch (error) {
    return `${file}: cannot be written (${because(error)})`;
  }
}
