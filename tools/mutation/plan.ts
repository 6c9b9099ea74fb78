// The plan that the command passes to the Vitest it starts (a file named by HONEYBELL_PLANTED), and the lines it gets
// back.

export interface Plan {
  /**
   * `look`: find which test reaches which fault. `plant`: run each test with every fault it reaches. `alone`: try each
   * fault with all modules imported again.
   */
  readonly mode: 'look' | 'plant' | 'alone';
  readonly files: readonly string[];
  readonly woven: string;
  readonly journal: string;
  /** For each test: loop rounds without a fault, and the faults to try on it. */
  readonly tests: Readonly<Record<string, { readonly rounds: number; readonly faults: readonly number[] }>>;
  /** For `alone`: the test files to run, with their rounds. */
  readonly alone: readonly { readonly fault: number; readonly files: readonly { file: string; rounds: number }[] }[];
}

export type Line =
  /** A test without faults: its duration, its loop rounds, the faults it reached. */
  | {
      readonly is: 'looked';
      readonly test: string;
      readonly file: string;
      readonly ms: number;
      readonly rounds: number;
      readonly reached: readonly number[];
    }
  /** Faults reached outside of tests, while files were imported or prepared. */
  | { readonly is: 'outside'; readonly file: string; readonly reached: readonly number[] }
  | { readonly is: 'trying'; readonly fault: number; readonly test: string }
  | {
      readonly is: 'tried';
      readonly fault: number;
      readonly test: string;
      readonly end: 'passed' | 'failed' | 'endless' | 'unreached';
    }
  /** A test that fails without a fault when repeated: its results do not count. */
  | { readonly is: 'unfit'; readonly test: string; readonly faults: readonly number[] };

/** More loop rounds than this many times the usual number count as an endless loop. */
export const PATIENCE = 10;
export const PATIENCE_LEAST = 200_000;
/**
 * A test is given up after this many consecutive checks, this many milliseconds apart, that find it waiting and nothing
 * running: a fault can make a promise that never settles. Counting checks instead of time tolerates a busy machine.
 */
export const IDLE_LOOKS = 40;
export const LOOK_EVERY_MS = 50;
