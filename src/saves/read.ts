/**
 * Reads a saved café from an untrusted text: truncated, corrupted, of a newer version, or made to do harm. Reports all
 * problems, never throws, and returns a save only if it has none.
 *
 *     const read = readSave(text);    // { ok: true, save, from } or { ok: false, why, problems }
 */

import { isRecord, type LoadProblem, Problems, shown } from '../ai/problems.ts';
import type { SavedCafe } from '../sim/simulation.ts';
import { collectSave } from './check/cafe-shape.ts';
import { plain } from './check/shape.ts';
import { checksumOf, FORMAT, LONGEST_SAVE, type SaveFile, type SaveHeader, VERSION } from './file.ts';
import { type Migration, MIGRATIONS, migrated } from './migrations.ts';

/**
 * Why a save cannot be used. `newer`: it was written by a later version of the game, and is not changed. `foreign`: it
 * is not a saved café. `damaged`: it is a saved café with errors.
 */
export type WhyNot = 'newer' | 'foreign' | 'damaged';

export type SaveRead =
  | {
      readonly ok: true;
      readonly save: SaveFile;
      /** The version of the save format that the save was written in. */
      readonly from: number;
    }
  | { readonly ok: false; readonly why: WhyNot; readonly problems: readonly LoadProblem[] };

/** The current version and the migrations; tests replace them. */
interface Versions {
  readonly current?: number;
  readonly steps?: readonly Migration[];
}

export function readSave(text: string, { current = VERSION, steps = MIGRATIONS }: Versions = {}): SaveRead {
  const problems = new Problems();
  const no = (why: WhyNot): SaveRead => ({ ok: false, why, problems: problems.list });
  if (text.length > LONGEST_SAVE) {
    problems.add('', `has ${text.length} characters; ${LONGEST_SAVE} are the most`);
    return no('foreign');
  }
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    problems.add('', `is not whole (${error instanceof Error ? error.message : String(error)})`);
    return no(text.slice(0, 60).includes(FORMAT) ? 'damaged' : 'foreign');
  }
  if (!isRecord(found)) {
    problems.add('', `is ${shown(found)}; a saved café is an object`);
    return no('foreign');
  }
  const { format, version, checksum, header, cafe } = found;
  if (format !== FORMAT) {
    problems.add('format', `must be '${FORMAT}', not ${shown(format)}`);
    return no('foreign');
  }
  if (!Number.isSafeInteger(version) || (version as number) < 0) {
    problems.add('version', `must be a whole number, not ${shown(version)}`);
    return no('damaged');
  }
  const from = version as number;
  if (from > current) {
    problems.add('version', `is ${from}; this game reads up to ${current}. It has been left as it is`);
    return no('newer');
  }
  if (!isRecord(header)) problems.add('header', `must be an object, not ${shown(header)}`);
  if (!isRecord(cafe)) problems.add('cafe', `must be an object, not ${shown(cafe)}`);
  plain(header, 'header', problems);
  plain(cafe, 'cafe', problems);
  if (problems.list.length > 0 || !isRecord(header) || !isRecord(cafe)) return no('damaged');
  const right = checksumOf(from, JSON.stringify(header), JSON.stringify(cafe));
  if (checksum !== right) {
    problems.add('checksum', `must be ${right}, not ${shown(checksum)}: something has changed since it was saved`);
    return no('damaged');
  }
  const body = migrated({ header, cafe }, from, current, problems, steps);
  if (body === null) return no('damaged');
  collectSave(body, problems);
  if (problems.list.length > 0) return no('damaged');
  const read = { header: body.header as unknown as SaveHeader, cafe: body.cafe as unknown as SavedCafe };
  return { ok: true, from, save: { format: FORMAT, version: current, checksum: right, ...read } };
}
