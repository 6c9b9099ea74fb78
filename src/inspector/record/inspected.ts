/** What an inspector needs of a recorded game: a recorder has it, and so has the copy of a recorder in another window. */

import type { Json } from '../../ai/json.ts';
import type { Breakpoint, Stopped } from './breakpoints.ts';
import type { InputForm } from './input-forms.ts';
import type { Recording } from './recorded.ts';

/** A line of time: the original run, or a branch. */
export interface LineOfTime {
  /** 1 for the original run, then counted up. */
  readonly id: number;
  /** The tick at which the line begins. */
  readonly begin: number;
  /** Whether it begins with a save that was loaded: nothing before is part of it. */
  readonly loaded?: boolean;
}

export interface Inspected {
  /** The line that is being played. */
  readonly line: Recording & LineOfTime;
  readonly lines: readonly LineOfTime[];
  /** The last finished tick of the game, which may be in the past. */
  readonly tick: number;
  /** Whether the game stands at the end of its line. */
  readonly atEnd: boolean;
  /** While true, the game stands still. */
  held: boolean;
  /** The last breakpoint that was met; null once time goes on. */
  readonly stopped: Stopped | null;
  readonly stops: readonly Breakpoint[];
  /** What is wrong, each a sentence. */
  readonly problems: readonly string[];
  /** What a player can do. */
  readonly inputs: readonly InputForm[];
  has(breakpoint: Breakpoint): boolean;
  /** Sets a breakpoint, or removes it if there is the same one. */
  toggle(breakpoint: Breakpoint): void;
  /** Takes the game to a tick of its line, and holds the time there. */
  goTo(tick: number): void;
  /** Gives the game an input at the present tick; in the past, a branch begins there. */
  giveByName(name: string, args: readonly Json[]): void;
  /** Runs some ticks, until a breakpoint is met. */
  run(ticks: number): void;
  /** Lets time go on; in the past, a branch begins there. */
  goOn(): void;
  /** Goes to the end of another line. */
  play(line: LineOfTime): void;
  /** Calls a function after every change. @returns a function that ends this */
  onChange(listener: () => void): () => void;
}
