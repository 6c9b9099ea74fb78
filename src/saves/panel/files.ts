/** Reads saves from files that the player chooses. */

import type { LoadProblem } from '../../ai/problems.ts';
import { readText } from '../../ui/index.ts';
import type { Scripts } from '../../sim/simulation.ts';
import { LONGEST_SAVE, type SaveFile } from '../file.ts';
import type * as Reading from '../reading.ts';

export type FileRead =
  { readonly ok: true; readonly save: SaveFile } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

const wrong = (message: string): FileRead => ({ ok: false, problems: [{ path: '', line: null, message }] });

/** Reads and validates a save file: its form, its checksum, and whether its café runs. */
export async function readFile(
  file: File,
  scripts: Scripts,
  { LONG_TRIAL, readSave, trial }: typeof Reading,
): Promise<FileRead> {
  // The limit in bytes is four times the limit in characters, because a character takes at most four bytes.
  const opened = await readText(file, 4 * LONGEST_SAVE);
  if (!opened.ok) return wrong(opened.message);
  const read = readSave(opened.text);
  if (!read.ok) return read;
  const problems = trial(read.save.cafe, scripts, LONG_TRIAL);
  return problems.length === 0 ? { ok: true, save: read.save } : { ok: false, problems };
}
