/**
 * Runs and prints benchmarks. Contestants take turns, one round each, so that a slow phase of the machine affects all
 * of them. The median of the rounds counts; the spread is printed beside it.
 */

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Options of `tsx tools/bench/index.ts`. */
export interface Wishes {
  /** Fewer and shorter rounds: a preview, not a result to publish. */
  readonly quick: boolean;
  readonly only: readonly string[];
}

/** A contestant. Each round continues where the one before stopped, so a running game is measured. */
export interface Contestant {
  readonly name: string;
  /** One timed round. @returns how much work was done */
  round(): number;
  /** Checks the round's results, untimed. @throws Error if they are wrong */
  check?(): void;
}

/** The result of a contestant's rounds. `perSecond` counts units of work. */
export interface Result {
  readonly name: string;
  readonly perSecond: number;
  /** Slowest and fastest round. */
  readonly slowest: number;
  readonly quickest: number;
}

/** Rounds that are not counted, until the JIT compiler has optimised the code. */
const WARM_UP = 3;

/** Runs every contestant `rounds` times in turn, after the warm-up. */
export function race(contestants: readonly Contestant[], rounds: number): Result[] {
  const speeds = contestants.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round++)
    contestants.forEach((contestant, at) => {
      // Processor time, not wall-clock time, so that other programs do not count.
      const from = process.cpuUsage();
      const work = contestant.round();
      const { user, system } = process.cpuUsage(from);
      const seconds = (user + system) / 1e6;
      contestant.check?.();
      if (round >= 0) (speeds[at] as number[]).push(work / seconds);
    });
  return contestants.map(({ name }, at) => {
    const mine = speeds[at] as number[];
    return { name, perSecond: median(mine), slowest: Math.min(...mine), quickest: Math.max(...mine) };
  });
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

let gc: (() => void) | null = null;

/** Collects garbage, so that no contestant pays for the garbage of the one before. */
export function collect(): void {
  if (gc === null) {
    setFlagsFromString('--expose-gc');
    gc = runInNewContext('gc') as () => void;
  }
  gc();
  gc();
}

/** Bytes in use, on the heap and in typed arrays. */
export function bytesInUse(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Prints rows below a heading; the first column left-aligned, figures right-aligned. */
export function table(heading: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] as number) : cell.padStart(widths[column] as number),
      )
      .join('  ');
  console.log(line(heading));
  console.log(widths.map((width) => '─'.repeat(width)).join('──'));
  for (const row of rows) console.log(line(row));
  console.log();
}

/** 12,345,678 → "12.3 M". */
export function short(value: number): string {
  if (value >= 1e8) return `${(value / 1e6).toFixed(0)} M`;
  if (value >= 1e6) return `${(value / 1e6).toFixed(1)} M`;
  if (value >= 1e3) return `${(value / 1e3).toFixed(1)} k`;
  return value.toFixed(1);
}

/** A goal and whether it was reached; all goals are summed up at the end. */
export interface Goal {
  readonly what: string;
  readonly wanted: string;
  readonly got: string;
  readonly reached: boolean;
}

export const atLeast = (what: string, got: number, wanted: number, unit = '×'): Goal => ({
  what,
  wanted: `≥ ${wanted} ${unit}`,
  got: `${got.toFixed(2)} ${unit}`,
  reached: got >= wanted,
});

export const atMost = (what: string, got: number, wanted: number, unit = '×'): Goal => ({
  what,
  wanted: `≤ ${wanted} ${unit}`,
  got: `${got.toFixed(2)} ${unit}`,
  reached: got <= wanted,
});
