/** Limits of a script's steps, time and memory, and the counter of steps. */

/** The engine polls `mustStop` after this many of its steps. */
export const STEPS_A_POLL = 10_000;
export const LIMITS = {
  /**
   * Maximum number of steps of a thought and of a batch (all thoughts of a tick), counted in polls. This is the main
   * limit, because it does not depend on the machine's speed.
   */
  thoughtPolls: 6,
  batchPolls: 24,
  /** Time limit of a thought in milliseconds, checked from its second poll on. */
  thoughtMs: 40,
  /**
   * Time limit in milliseconds at a thought's first poll. The limit is so long that a thought does not reach it only
   * because the machine is busy.
   */
  firstMs: 1000,
  memory: 4 * 1024 * 1024,
  /** Size of the engine's own stack in bytes. The machine's stack beneath it is consumed several times faster. */
  stack: 64 * 1024,
} as const;

/** The limits as shown to the player. `batchMs` is a target and is not enforced. */
export const MOST = { batchMs: 2, memory: LIMITS.memory, steps: LIMITS.thoughtPolls * STEPS_A_POLL } as const;

/** Counts the steps of each thought and of each batch (all thoughts of a tick), in units of {@link STEPS_A_POLL} steps. */
export class Budget {
  /** Number of polls in the longest thought in the last batch. A stopped thought counts as the maximum. */
  peak = 0;
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
  /**
   * Called after a thought was stopped. Lowers the batch's count of steps so that the other maids of the batch still
   * have the steps of at least one full thought.
   */
  spare(): void {
    this.thought = 0;
    this.batch = Math.min(this.batch, LIMITS.batchPolls - LIMITS.thoughtPolls);
  }

  /** Called by the engine every {@link STEPS_A_POLL} steps of a script. @returns whether the script must stop */
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
