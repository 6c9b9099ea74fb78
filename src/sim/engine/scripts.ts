/** Defines what a café needs to run: its scripts, and the objects that scripts receive. */

import type { AIScript, AnyScript, GameMinds, Kind, Todo, TypedBehaviour } from '../../ai/index.ts';
import type { Actor, CafeView, UtilityParts } from '../script-api/views.ts';
import type { Person } from '../state/person.ts';
import type { TableVocabularies } from '../thinking/tables.ts';
import type { Fact } from '../world/world.ts';

export type { Actor, CafeView, UtilityParts };

/** A character as the engine stores it. Its script receives the same object under the read-only type {@link Actor}. */
export interface Character {
  me: Person;
  readonly cafe: CafeView;
}

/**
 * The minds of a café. Its scripts are passed in when it is opened, and its todos are described by data
 * (behaviours/), so the compiler knows neither by name.
 */
export type CafeMinds = GameMinds<
  Fact,
  Readonly<Record<string, TypedBehaviour<Todo, Character>>>,
  Readonly<Record<string, AnyScript>>,
  Readonly<Record<Person['role'], Kind>>
>;

/** All scripts by name, and the names that decision tables and configurations may use. */
export interface Scripts {
  readonly byName: Readonly<Record<string, AIScript<Actor>>>;
  readonly tables: TableVocabularies;
  readonly utility: UtilityParts;
}
