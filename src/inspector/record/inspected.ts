/**
 * What an inspector needs from a recorder. The recorder in the same window provides it, and so does the copy of a
 * recorder that runs in another window.
 */

import type { Json } from '../../ai/json.ts';
import type { Breakpoint, Stopped } from './breakpoints.ts';
import type { InputForm } from './input-forms.ts';
import type { Recording } from './recorded.ts';

/** A line of time: the original run, or a branch. */
export interface LineOfTime {
  /** 1 for the original run; later lines are numbered upwards. */
  readonly id: number;
  /** The tick at which the line begins. */
  readonly begin: number;
  /** Whether the line begins with a loaded save. Earlier ticks are then not part of it. */
  readonly loaded?: boolean;
}

export interface Inspected {
  /** The line of time to which the running game belongs. */
  readonly line: Recording & LineOfTime;
  readonly lines: readonly LineOfTime[];
  /** The last finished tick of the game, which may be in the past. */
  readonly tick: number;
  /** Whether the game is at the end of its line, and not in its past. */
  readonly atEnd: boolean;
  /** While true, the time of the game is stopped. */
  held: boolean;
  /** The breakpoint at which the game stopped; null once time goes on. */
  readonly stopped: Stopped | null;
  readonly stops: readonly Breakpoint[];
  /** Problems that the recorder has found, a sentence for each. */
  readonly problems: readonly string[];
  /** The inputs that a player can give. */
  readonly inputs: readonly InputForm[];
  has(breakpoint: Breakpoint): boolean;
  /** Sets a breakpoint, or removes it if there is the same one. */
  toggle(breakpoint: Breakpoint): void;
  /** Takes the game to a tick of its line, and stops the time there. */
  goTo(tick: number): void;
  /** Gives the game an input at the present tick; in the past, a branch begins there. */
  giveByName(name: string, args: readonly Json[]): void;
  /** Runs a number of ticks, or fewer if a breakpoint is met. */
  run(ticks: number): void;
  /** Lets time go on. If the game is in the past, a branch begins there. */
  goOn(): void;
  /** Goes to the end of another line. */
  play(line: LineOfTime): void;
  /** Calls a function after every change. @returns a function that ends these calls */
  onChange(listener: () => void): () => void;
}
