/**
 * Words and colours for the contents of a recording. They are readable without help from the game; with a description
 * by the game they become sentences.
 */

import type { Todo } from '../../ai/notebook.ts';
import type { Reason } from '../../ai/reasons.ts';
import type { Decision } from '../../ai/trace.ts';
import type { BandInk } from '../lanes/paint.ts';
import { inkChooser } from './band-colours.ts';
import { clock } from './clock.ts';
import type { RecordingWords } from '../record/recorded.ts';
import { reasonWords, todoWords } from './words.ts';

/** The game's words and colours for its contents; everything may be left out. */
export interface Describe {
  /** A character's name. */
  readonly name?: (id: string, kind: string) => string;
  /** The name of a script, by its warp key; it stands in the script's bands. */
  readonly script?: (key: string) => string;
  readonly todo?: (todo: Todo, id: string) => string;
  readonly reason?: (reason: Reason, id: string, decision: Decision) => string;
  /**
   * Number of ticks of the game in a second, with which times are written as `1:05.3`. Left out = the ticks themselves
   * are shown.
   */
  readonly ticksPerSecond?: number;
  /** A tick as a time of the game, such as `11:30`. Times in this form can also be typed to go to them. */
  readonly time?: (tick: number) => string;
  /** The colours of a script's bands. */
  readonly ink?: (key: string) => BandInk;
}

/** A description whose missing parts have been filled in. */
export type Description = Required<Omit<Describe, 'name' | 'ticksPerSecond'>> & Pick<Describe, 'name'>;

/**
 * Draws the game at the moment shown on a canvas of the inspector, whose `width` and `height` are those of its place on
 * the page. Called after every change.
 */
export type Picture = (canvas: HTMLCanvasElement, tick: number) => void;

/** A description, with the words of a file where the page itself has none. */
export function describedBy({ ticksPerSecond, todo, reason }: RecordingWords, given: Describe): Describe {
  return {
    ...(ticksPerSecond !== undefined && { ticksPerSecond }),
    ...(todo !== undefined && { todo: (one, id) => todo(one, id) ?? todoWords(one) }),
    ...(reason !== undefined && { reason: (one, id, decision) => reason(one, id, decision) ?? reasonWords(one) }),
    ...given,
  };
}

/** Fills in the missing parts of a description. */
export function fullDescription(given: Describe, keys: readonly string[]): Description {
  const inkOf = inkChooser();
  for (const key of [...keys].sort()) if (key !== 'default') inkOf(key);
  return {
    script: (key) => key,
    todo: todoWords,
    reason: reasonWords,
    time: given.ticksPerSecond === undefined ? String : clock(given.ticksPerSecond),
    ink: inkOf,
    ...given,
  };
}
