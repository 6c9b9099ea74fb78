/** Players' scripts as plain data: the texts, the warp keys they are used for, and their latest answers. */

import type { Json, Todo } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

export interface OwnScript {
  readonly name: string;
  readonly text: string;
  /** The script's text with its TypeScript types removed; left out if the script has no types. */
  readonly code?: string;
  /** The warp keys for which the script is used; if left out, only `waiting`. */
  readonly keys?: readonly OwnKey[];
}

/** The warp keys for which a player's script can be used: those at which a working maid has a decision to make. */
export const OWN_KEYS = [
  'waiting',
  'move',
  'service',
  'counter',
  'fetch',
  'carry',
  'sweep',
  'clear',
  'obey',
  'chat',
] as const;
export type OwnKey = (typeof OWN_KEYS)[number];

/** What a player's script answered, with its reason. */
export type OwnAnswer = { readonly why?: string } & (
  | { readonly is: 'todo'; readonly todo: Todo }
  | { readonly is: 'warp'; readonly key: string; readonly param?: Json }
  /** Answer: the maid does what she would do without the script. */
  | { readonly is: 'usual' }
  /** Answer: the maid decides nothing in this tick. */
  | { readonly is: 'nothing' }
  /**
   * No answer, because the script ran too long or hung. It was stopped at about this line, and the maid loses this
   * turn.
   */
  | { readonly is: 'lost'; readonly by: LostBy; readonly line?: number }
  | { readonly is: 'fault'; readonly message: string }
);

/** An answer of a maid's script; it applies until the next answer for the same key. */
export interface OwnThought {
  readonly maid: PersonId;
  readonly answer: OwnAnswer;
  /** The warp key for which the script has answered; if left out, `waiting`. */
  readonly key?: OwnKey;
}

export type LostBy = 'runaway' | 'hang' | 'memory';

export interface OwnState {
  /** Scripts by a maid's id, or by `role:` and duties. */
  scripts: Record<string, OwnScript>;
  /** Present answers of the scripts for the key `waiting`, by maid. */
  answers: Record<PersonId, OwnAnswer>;
  /** Present answers of the scripts for the other warp keys, by key and maid. */
  behind?: Partial<Record<OwnKey, Record<PersonId, OwnAnswer>>>;
}
