/** How much a script may take, and the count of it. */

/** The engine asks after so many of its steps whether it may go on. */
export const STEPS_A_POLL = 10_000;
export const LIMITS = {
  /** A thought, and all of a batch, in polls: what decides, so that a kill does not depend on the machine. */
  thoughtPolls: 6,
  batchPolls: 24,
  /** The same by the clock, for steps that each take long: only for who has already been asked twice. */
  thoughtMs: 40,
  /** …and for who is asked for the first time, when steps take so long that no machine is busy enough for it. */
  firstMs: 1000,
  memory: 4 * 1024 * 1024,
  /** Of the engine's own stack; the machine's, on which it stands, is used up some times faster. */
  stack: 64 * 1024,
} as const;

/** The same as a player reads it; a batch is meant to take no longer than this, though it may. */
export const MOST = { batchMs: 2, memory: LIMITS.memory, steps: LIMITS.thoughtPolls * STEPS_A_POLL } as const;

/** Counts the steps of a thought and of a batch, as far as the engine lets them be seen. */
export class Budget {
  /** The most of one thought in the last batch; who was stopped has used up all she may. */
  peak = 0;
  /** Somebody has been stopped since her thought began. */
  stopped = false;
  private thought = 0;
  private batch = 0;
  private since = 0;

  constructor(private readonly now: () => number) {}

  beginBatch(): void {
    this.batch = 0;
    this.peak = 0;
    this.beginThought();
  }
  beginThought(): void {
    this.thought = 0;
    this.stopped = false;
    this.since = this.now();
  }
  /** After somebody was stopped: her share of the batch is used up; what is left is for the others, if only a little. */
  spare(): void {
    this.thought = 0;
    this.batch = Math.min(this.batch, LIMITS.batchPolls - LIMITS.thoughtPolls);
  }

  /** Asked by the engine every so many steps. */
  mustStop(): boolean {
    this.thought++;
    this.batch++;
    this.peak = Math.max(this.peak, Math.min(this.thought, LIMITS.thoughtPolls));
    this.stopped =
      this.thought > LIMITS.thoughtPolls ||
      this.batch > LIMITS.batchPolls ||
      this.now() - this.since > (this.thought > 1 ? LIMITS.thoughtMs : LIMITS.firstMs);
    return this.stopped;
  }
}
