/** The engine, board and scripts behind the minds of one game. */

import type { Blackboard } from '../blackboard.ts';
import type { Minds } from '../minds/minds.ts';
import type { Registry } from '../registry.ts';
import type { Loud } from './loud.ts';
import type { Members } from './members.ts';
import type { RunningThought } from './thought.ts';
import type { Kinds } from './types.ts';

/** What the minds of a game consist of. */
export interface Parts {
  readonly minds: Minds<object>;
  readonly board: Blackboard;
  readonly registry: Registry<object>;
  readonly thought: RunningThought;
  readonly characters: Kinds;
  readonly members: Members;
  /** Null = mistakes are not looked for. */
  readonly loud: Loud | null;
}
