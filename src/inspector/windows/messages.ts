/** Messages between the window of a game and the window of its inspector. */

import type { CommandOnBoard } from '../../ai/blackboard.ts';
import type { Json } from '../../ai/json.ts';
import type { WarpTable } from '../../ai/registry.ts';
import type { Decision } from '../../ai/trace.ts';
import type { Breakpoint } from '../record/breakpoints.ts';
import type { Inspected, LineOfTime } from '../record/inspected.ts';
import type { Seen } from '../record/line.ts';
import type { FactChange } from '../record/recorded.ts';

/** The part of the recorder's state that can change while the record does not grow. */
export interface State extends Pick<
  Inspected,
  'tick' | 'held' | 'stopped' | 'stops' | 'problems' | 'lines' | 'inputs'
> {
  /** For each inspector, the number of its last request that has been carried out. */
  readonly done: Readonly<Record<string, number>>;
}

/** The new parts of a line's record since the last message. */
export interface Growth {
  readonly from: number;
  readonly end: number;
  /** The new thoughts of each character that has any, and the index of the first of them. */
  readonly thoughts: readonly (readonly [id: string, at: number, thoughts: readonly Decision[]])[];
  readonly changes: readonly FactChange[];
  readonly commands: readonly CommandOnBoard[];
  /** All characters of the line of time, with their warp tables; null if no character was added or removed. */
  readonly seen: { readonly all: readonly Seen[]; readonly warps: Readonly<Record<string, WarpTable>> } | null;
}

export type FromGame =
  /** The game has begun to share its recorder. */
  | { readonly is: 'here' }
  /**
   * The record of the line that is being played, as a recording file, and the values that are not part of such a file.
   */
  | {
      readonly is: 'line';
      readonly line: LineOfTime;
      readonly bytes: Uint8Array;
      readonly growth: Growth;
      readonly state: State;
    }
  | { readonly is: 'more'; readonly growth: Growth; readonly state: State }
  | { readonly is: 'gone' };

/** What an inspector can make the game do. */
export type Order =
  | readonly ['goTo', tick: number]
  | readonly ['run', ticks: number]
  | readonly ['hold', held: boolean]
  | readonly ['goOn']
  | readonly ['play', line: number]
  | readonly ['give', input: string, args: readonly Json[]]
  | readonly ['toggle', breakpoint: Breakpoint];

export type FromInspector =
  | { readonly is: 'hello'; readonly by: string }
  | { readonly is: 'order'; readonly by: string; readonly number: number; readonly order: Order }
  | { readonly is: 'bye'; readonly by: string };
