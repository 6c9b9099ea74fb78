/** What a café needs from outside: its scripts, and what they receive. */

import type { AIScript } from '../../ai/index.ts';
import type { Actor, UtilityParts } from '../script-api/script-api.ts';
import type { TableVocabularies } from '../thinking/tables.ts';

export type { Actor, UtilityParts };

/** All scripts by name, and what tables and configurations may name. */
export interface Scripts {
  readonly byName: Readonly<Record<string, AIScript<Actor>>>;
  readonly tables: TableVocabularies;
  readonly utility: UtilityParts;
}
