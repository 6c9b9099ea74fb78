/**
 * Functions that restore a saved state. Every value is checked as it is read, all problems are collected, and the
 * running state is replaced only if there are none.
 *
 *     const problems = new Problems();
 *     const { rounds } = fieldsOf(saved);
 *     const taken = numberIn(problems, 'rounds', rounds, 0, Infinity);
 *     return settled(problems, () => (this.rounds = taken));
 */

import { isRecord, type LoadProblem, type Problems } from './problems.ts';

/** The result of restoring: success, or all problems. If there are problems, nothing has changed. */
export type Restored = { readonly ok: true } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/** Calls `take`, which replaces the running state, if there are no problems. */
export function settled(problems: Problems, take: () => void): Restored {
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  take();
  return { ok: true };
}

/** The fields of a saved record; an empty record for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/**
 * Checks and returns a number from `from` to `to`, both included, an integer unless `whole` is false; for
 * anything else it returns 0 and adds a problem.
 */
export function numberIn(
  problems: Problems,
  path: string,
  value: unknown,
  from: number,
  to: number,
  whole = true,
): number {
  if (
    typeof value === 'number' &&
    value >= from &&
    value <= to &&
    (whole ? Number.isSafeInteger(value) : Number.isFinite(value))
  )
    return value;
  const bounds = `${from > -Infinity ? ` from ${from}` : ''}${to < Infinity ? ` to ${to}` : ''}`;
  problems.add(path, from === to ? `must be ${from}` : `must be a ${whole ? 'whole ' : ''}number${bounds}`);
  return 0;
}

/** Checks and returns a list with `least` to `most` items; for anything else it returns an empty list and adds a problem. */
export function listIn(
  problems: Problems,
  path: string,
  value: unknown,
  least: number,
  most: number,
): readonly unknown[] {
  if (Array.isArray(value) && value.length >= least && value.length <= most) return value;
  problems.add(path, `must be a list of ${least < most ? 'at most ' : ''}${most}`);
  return [];
}
