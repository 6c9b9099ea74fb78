/** How much a script may take. */

/** The engine asks after so many of its steps whether it may go on. */
export const STEPS_A_POLL = 10_000;
export const LIMITS = {
  /** A thought, and all of a batch, in polls: what decides, so that a kill does not depend on the machine. */
  thoughtPolls: 6,
  batchPolls: 24,
  /** The same by the clock, for steps that each take long: only for who has already been asked twice. */
  thoughtMs: 40,
  memory: 4 * 1024 * 1024,
  /** Of the engine's own stack; the machine's, on which it stands, is used up some times faster. */
  stack: 64 * 1024,
} as const;

/** The same as a player reads it; a batch is meant to take no longer than this, though it may. */
export const MOST = { batchMs: 2, memory: LIMITS.memory, steps: LIMITS.thoughtPolls * STEPS_A_POLL } as const;
