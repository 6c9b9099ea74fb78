/** Defines what a café is given to run: its scripts, and the objects that scripts receive. */

import type { AIScript } from '../../ai/index.ts';
import type { Actor, CafeView, UtilityParts } from '../script-api/views.ts';
import type { Person } from '../state/person.ts';
import type { TableVocabularies } from '../thinking/tables.ts';

export type { Actor, CafeView, UtilityParts };

/** A character as the engine stores it. Its script receives the same object under the read-only type {@link Actor}. */
export interface Character {
  me: Person;
  readonly cafe: CafeView;
}

/** All scripts by name, and the names that decision tables and configurations may use. */
export interface Scripts {
  readonly byName: Readonly<Record<string, AIScript<Actor>>>;
  readonly tables: TableVocabularies;
  readonly utility: UtilityParts;
}
