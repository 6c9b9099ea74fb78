/**
 * The building blocks of this restaurant's decision tables, for all roles: a condition consists of a test and the type
 * of its `cParam`, a behaviour is a script. Each condition and each behaviour is one line of a list.
 *
 *     heroNear: occasion('crowd', tiles, ({ me, cafe }, within) => cafe.heroNear(me, Number(within)) !== null),
 */

import type { AIScript, CommandOnBoard, TableParam } from '../ai/index.ts';
import type { ParamWord, TableVocabulary } from '../sim/script-api/script-api.ts';
import type { Actor, Person } from '../sim/script-api/views.ts';
import type { Chances } from '../sim/state/things.ts';

/** A condition of a decision table. */
export interface Perception<P extends Person> {
  readonly param: ParamWord;
  /**
   * The key of `GAME_CHANCES` on which the random draws after this condition depend; null = the key of the condition
   * tested before.
   */
  readonly chance: keyof Chances | null;
  readonly holds: (who: Actor<P>, param: TableParam, commands: readonly CommandOnBoard[]) => boolean;
}
export type Perceptions<P extends Person> = Readonly<Record<string, Perception<P>>>;
/** The behaviours of a role's decision tables, by name. */
export type Does<P extends Person> = Readonly<Record<string, AIScript<Actor<P>>>>;

const number = (unit: string, least: number, most: number): ParamWord => ({ kind: 'number', unit, least, most });
// The kinds of values that `cParam` may hold.
export const none: ParamWord = { kind: 'none' };
export const ticks = number('ticks', 0, 100_000);
export const tiles = number('tiles', 0, 99);
export const percent = number('percent', 0, 100);
export const mood = number('percent', -100, 100);
export const count = number('pieces', 0, 99);
export const oneOf = (words: readonly string[]): ParamWord => ({ kind: 'word', words });

/** Builds a condition, with the key of `GAME_CHANCES` on which the random draws after it depend. */
export const occasion = <P extends Person>(
  chance: keyof Chances | null,
  param: ParamWord,
  holds: Perception<P>['holds'],
): Perception<P> => ({ param, chance, holds });

/**
 * The names that a role's decision tables may use. `beside` maps a behaviour that a table may choose in addition to
 * another one to its icon.
 */
export function vocabulary<P extends Person>(
  perceptions: Perceptions<P>,
  does: Does<P>,
  beside: Readonly<Record<string, string>>,
): TableVocabulary {
  return {
    conditions: Object.fromEntries(Object.entries(perceptions).map(([name, { param }]) => [name, param])),
    behaviours: Object.keys(does),
    beside: Object.keys(beside),
  };
}
