/** Players' scripts as plain data: the texts, the warp keys they stand for, and their answers in force. */

import type { Json, Todo } from '../../ai/index.ts';
import type { PersonId } from './ids.ts';

/** A script as a player wrote it. */
export interface OwnScript {
  readonly name: string;
  readonly text: string;
  /** The text without its types, where it has any. */
  readonly code?: string;
  /** The warp keys it stands for; left out: `waiting` alone. */
  readonly keys?: readonly OwnKey[];
}

/** The warp keys a player's script can stand for: those of a maid at work, where something is decided. */
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

/** What a script answered, with the reason it noted. */
export type OwnAnswer = { readonly why?: string } & (
  | { readonly is: 'todo'; readonly todo: Todo }
  | { readonly is: 'warp'; readonly key: string; readonly param?: Json }
  /** As she would without it. */
  | { readonly is: 'usual' }
  /** No idea this tick. */
  | { readonly is: 'nothing' }
  /** It ran away or hung, and was stopped, about on this line: it has lost this turn. */
  | { readonly is: 'lost'; readonly by: LostBy; readonly line?: number }
  | { readonly is: 'fault'; readonly message: string }
);

export type LostBy = 'runaway' | 'hang' | 'memory';

export interface OwnState {
  /** By a maid's id, or by `role:` and duties. */
  scripts: Record<string, OwnScript>;
  /** The answer in force of each maid who thinks with one while she waits. */
  answers: Record<PersonId, OwnAnswer>;
  /** The same behind her other keys. */
  behind?: Partial<Record<OwnKey, Record<PersonId, OwnAnswer>>>;
}
