/**
 * Taking over a saved state: each value is checked where it is read, everything wrong is noted, and only a state without
 * fault replaces the running one.
 *
 *     const problems = new Problems();
 *     const { rounds } = fieldsOf(saved);
 *     const taken = numberIn(problems, 'rounds', rounds, 0, Infinity);
 *     return settled(problems, () => (this.rounds = taken));
 */

import { isRecord, type LoadProblem, type Problems } from './problems.ts';

/** Whether a saved state was taken over; if not, all that is wrong with it, and nothing has changed. */
export type Restored = { readonly ok: true } | { readonly ok: false; readonly problems: readonly LoadProblem[] };

/** Takes the state over if nothing was noted against it. */
export function settled(problems: Problems, take: () => void): Restored {
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  take();
  return { ok: true };
}

/** The fields of a record; of anything else none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** A number from `from` to `to`, both included, whole unless said otherwise; 0 and a problem if it is none. */
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

/** A list with `least` to `most` items; an empty one and a problem if it is none. */
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
