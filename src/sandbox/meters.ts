/** Measures how much time, memory and steps the sandbox uses, for the lab's meters. The measured values never influence the game. */

import { STEPS_A_POLL } from './limits.ts';

const METERED = 1000;

export interface Meters {
  readonly thoughts: number;
  readonly batches: number;
  /** Durations of the last 1000 batches in milliseconds: median, 99th percentile and maximum. */
  readonly batchMs: { readonly median: number; readonly p99: number; readonly most: number };
  /** Number of bytes of memory that the sandbox uses; the limit is {@link LIMITS.memory}. */
  readonly memory: number;
  /** Steps of the longest thought in the last batch, in full units of 10,000; 0 = fewer than 10,000 steps. */
  readonly steps: number;
  readonly lost: number;
  /** The last thought that was stopped. */
  readonly stopped: Stopped | null;
}

/** A thought that was stopped: the maid's id, the name of her script, and the milliseconds after which the thought was stopped. */
export interface Stopped {
  readonly maid: string;
  readonly script: string;
  readonly ms: number;
}

export class Costs {
  private readonly times: number[] = [];
  private thoughts = 0;
  private lost = 0;
  private stopped: Stopped | null = null;
  batches = 0;

  batch(ms: number, thoughts: number, lost: number): void {
    this.times[this.batches++ % METERED] = ms;
    this.thoughts += thoughts;
    this.lost += lost;
  }
  stop(stopped: Stopped): void {
    this.stopped = stopped;
  }

  meters(memory: number, peak: number): Meters {
    const times = [...this.times].sort((a, b) => a - b);
    const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
    return {
      thoughts: this.thoughts,
      batches: this.batches,
      batchMs: { median: at(0.5), p99: at(0.99), most: at(1) },
      memory,
      steps: this.thoughts === 0 ? 0 : peak * STEPS_A_POLL,
      lost: this.lost,
      stopped: this.stopped,
    };
  }
}
