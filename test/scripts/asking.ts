// Asks one script one question: what would this person write into the notebook now, and why? The café around is a real
// one, as a story has left it; nothing is carried out.

import type { CommandOnBoard, Json, Reason, Todo, Warp } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Person } from '../../src/sim/state/person.ts';
import type { ScriptApi } from '../../src/sim/script-api/script-api.ts';
import type { Story } from '../scenarios/story.ts';

interface Circumstances {
  /** How many todos this script has written since the warp to it. */
  readonly runned?: number;
  /** What the warp to it carried. */
  readonly param?: Json;
  readonly commands?: readonly CommandOnBoard[];
}

export interface Asked {
  readonly answer: Todo | Warp | undefined;
  /** The reason for the notebook; null = none was given. */
  readonly because: Reason | null;
  /** The ids of what was weighed, with the verdict on each. */
  readonly weighed: readonly (readonly [string, string])[];
}

/** What a script, by its name or itself, answers somebody just now. */
export function ask(
  story: Story,
  who: string,
  script: string,
  { runned = 0, param = {}, commands = [] }: Circumstances = {},
): Asked {
  const { cafe, me } = { cafe: scriptApiOf(story), me: story.cafe.state.people[who] as Person };
  const { reasons } = cafe;
  reasons.clear();
  reasons.wanted = true;
  const answer = scripts.byName[script]?.({ me, cafe }, runned, commands, param);
  const { because, options } = reasons;
  reasons.clear();
  return { answer, because, weighed: options.map(({ id, verdict }) => [id, verdict]) };
}

export const scriptApiOf = (story: Story): ScriptApi => story.cafe.world.scriptApi;
