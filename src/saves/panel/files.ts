/** Saves as files, out of the browser and back. */

import type { LoadProblem } from '../../ai/problems.ts';
import type { Scripts } from '../../sim/simulation.ts';
import { LONGEST_SAVE, type SaveFile } from '../file.ts';
import type * as Reading from '../reading.ts';

export type FileRead =
  { readonly ok: true; readonly save: SaveFile } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const wrong = (message: string): FileRead => ({ ok: false, problems: [{ path: '', line: null, message }] });

/** Reads a file through and through: its form, its checksum, and whether the café in it goes on. */
export async function readFile(
  file: File,
  scripts: Scripts,
  { LONG_TRIAL, readSave, trial }: typeof Reading,
): Promise<FileRead> {
  // A character of a save is one byte, but for names.
  if (file.size > 4 * LONGEST_SAVE) return wrong(`has ${file.size} bytes; that is no saved café`);
  let text: string;
  try {
    text = await file.text();
  } catch {
    return wrong('cannot be opened');
  }
  const read = readSave(text);
  if (!read.ok) return read;
  const fault = trial(read.save.cafe, scripts, LONG_TRIAL);
  return fault === null ? { ok: true, save: read.save } : { ok: false, problems: [fault] };
}

/** Gives a text to the player as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
