// What the command tells the Vitest it starts (a file named by HONEYBELL_PLANTED), and the lines it gets back.

export interface Plan {
  /**
   * `look`: which test reaches which fault. `plant`: one test after the other, every fault it reaches. `alone`: one fault
   * after the other, everything imported anew with the fault in it.
   */
  readonly mode: 'look' | 'plant' | 'alone';
  readonly files: readonly string[];
  readonly woven: string;
  readonly journal: string;
  /** Of each test: rounds of loops without a fault, and which faults to try on it. */
  readonly tests: Readonly<Record<string, { readonly rounds: number; readonly faults: readonly number[] }>>;
  /** For `alone`: the test files to ask, with their rounds. */
  readonly alone: readonly { readonly fault: number; readonly files: readonly { file: string; rounds: number }[] }[];
}

export type Line =
  /** A test without faults: how long, how many rounds, which faults it reached. */
  | {
      readonly is: 'looked';
      readonly test: string;
      readonly file: string;
      readonly ms: number;
      readonly rounds: number;
      readonly reached: readonly number[];
    }
  /** Reached outside of tests: while files were imported or prepared. */
  | { readonly is: 'outside'; readonly file: string; readonly reached: readonly number[] }
  | { readonly is: 'trying'; readonly fault: number; readonly test: string }
  | {
      readonly is: 'tried';
      readonly fault: number;
      readonly test: string;
      readonly end: 'passed' | 'failed' | 'endless' | 'unreached';
    }
  /** A test that fails without a fault when it is run again: what it said about faults does not count. */
  | { readonly is: 'unfit'; readonly test: string; readonly faults: readonly number[] };

/** More rounds than this many times the usual ones are taken for an endless loop. */
export const PATIENCE = 10;
export const PATIENCE_LEAST = 200_000;
/**
 * So many looks in a row, so many milliseconds apart, that find a test waiting and nothing going on: then it is given up,
 * for a fault can make a promise that never settles. Looks and not time, because a busy machine is slow and not wrong.
 */
export const IDLE_LOOKS = 40;
export const LOOK_EVERY_MS = 50;
