/** What a café needs from outside: its scripts, and what they receive. */

import type { AIScript } from '../../ai/index.ts';
import type { Actor, CafeView, UtilityParts } from '../script-api/views.ts';
import type { Person } from '../state/person.ts';
import type { TableVocabularies } from '../thinking/tables.ts';

export type { Actor, CafeView, UtilityParts };

/** A character as the engine holds it; its script receives the same object as an {@link Actor}, which it can only read. */
export interface Character {
  me: Person;
  readonly cafe: CafeView;
}

/** All scripts by name, and what tables and configurations may name. */
export interface Scripts {
  readonly byName: Readonly<Record<string, AIScript<Actor>>>;
  readonly tables: TableVocabularies;
  readonly utility: UtilityParts;
}
