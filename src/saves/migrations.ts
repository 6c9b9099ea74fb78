/**
 * Saves of older versions, brought up to the present one step at a time. Each step knows only its own version and the
 * next, and is never changed again once it is released; a save of version 3 goes through 3 → 4, 4 → 5 and so on.
 *
 *     { from: 1, migrate: ({ header, cafe }) => ({ header, cafe: { ...cafe, weather: 'sun' } }) }
 */

import { isRecord, type Problems } from '../ai/problems.ts';

/** What changes with the version. Its form is whatever that version's was; it came from outside. */
export interface SaveBody {
  readonly header: Readonly<Record<string, unknown>>;
  readonly cafe: Readonly<Record<string, unknown>>;
}

/** One step, from a version to the next. */
export interface Migration {
  readonly from: number;
  readonly migrate: (body: SaveBody) => SaveBody;
}

/** All steps there are. Version 1 is the first that was released. */
export const MIGRATIONS: readonly Migration[] = [];

/** The body as the present version would have written it; null and a problem when there is no way or a step fails. */
export function migrated(
  body: SaveBody,
  from: number,
  to: number,
  problems: Problems,
  steps: readonly Migration[] = MIGRATIONS,
): SaveBody | null {
  let current = body;
  for (let version = from; version < to; version++) {
    const step = steps.find((one) => one.from === version);
    if (step === undefined) {
      problems.add('version', `${version} cannot be read any more: there is no way from it to version ${version + 1}`);
      return null;
    }
    try {
      current = step.migrate(current);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.add('version', `cannot be brought from ${version} to ${version + 1} (${why})`);
      return null;
    }
    if (!isRecord(current.header) || !isRecord(current.cafe)) {
      problems.add(
        'version',
        `cannot be brought from ${version} to ${version + 1}: it has lost its header or its café`,
      );
      return null;
    }
  }
  return current;
}
