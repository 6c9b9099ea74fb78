/** Reads the parameters in the page’s address. */

/** Whether the page opens a free café at once, with `?free` in the address; `npm start -- --free` opens this address. */
export const wantsFree = (): boolean => new URLSearchParams(location.search).has('free');

/** The date that the address names, as in `?daily=2026-11-23`; '' = today (`?daily` without a date); null = the address has no such parameter. */
export const wantedDate = (): string | null => new URLSearchParams(location.search).get('daily');

/**
 * Seed of a new café: `?seed=7` in the address fixes it, otherwise it is random. It is the only random number that
 * enters the simulation from outside.
 */
export function freshSeed(): number {
  const asked = Number(new URLSearchParams(location.search).get('seed'));
  return Number.isInteger(asked) && asked > 0 ? asked : (crypto.getRandomValues(new Uint32Array(1))[0] as number) >>> 2;
}
