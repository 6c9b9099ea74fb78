/**
 * What this restaurant's decision tables are made of, whoever thinks by them: a condition is a perception with what it
 * wants in `cParam`, a behaviour is a script's answer. Each is one line of a list.
 *
 *     heroNear: occasion('crowd', tiles, ({ me, cafe }, within) => cafe.heroNear(me, Number(within)) !== null),
 */

import type { AIScript, CommandOnBoard, TableParam } from '../ai/index.ts';
import type { Actor, ParamWord, TableVocabulary } from '../sim/script-api/script-api.ts';
import type { Person } from '../sim/state/person.ts';
import type { Chances } from '../sim/state/things.ts';

/** One condition. */
export interface Perception<P extends Person> {
  readonly param: ParamWord;
  /** The chance of the game that has a say in what is drawn on this occasion; null = that of the condition asked before. */
  readonly chance: keyof Chances | null;
  readonly holds: (who: Actor<P>, param: TableParam, commands: readonly CommandOnBoard[]) => boolean;
}
/** Conditions by name. */
export type Perceptions<P extends Person> = Readonly<Record<string, Perception<P>>>;
/** Behaviours by name. */
export type Does<P extends Person> = Readonly<Record<string, AIScript<Actor<P>>>>;

const number = (unit: string, least: number, most: number): ParamWord => ({ kind: 'number', unit, least, most });
// What may stand in `cParam`.
export const none: ParamWord = { kind: 'none' };
export const ticks = number('ticks', 0, 100_000);
export const tiles = number('tiles', 0, 99);
export const percent = number('percent', 0, 100);
export const mood = number('percent', -100, 100);
export const count = number('pieces', 0, 99);
export const oneOf = (words: readonly string[]): ParamWord => ({ kind: 'word', words });

/** A condition, with the chance that has a say in it. */
export const occasion = <P extends Person>(
  chance: keyof Chances | null,
  param: ParamWord,
  holds: Perception<P>['holds'],
): Perception<P> => ({ param, chance, holds });

/** What tables of a role may speak of. `beside`: icons of what can go beside something else, by name. */
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
