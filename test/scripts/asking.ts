// Calls one script once: what would this person write into the notebook now, and why? The café around it is a real one,
// in the state of a story; nothing is performed.

import type { CommandOnBoard, Json, Reason, Todo, Warp } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Person } from '../../src/sim/state/person.ts';
import type { CafeView } from '../../src/sim/script-api/views.ts';
import type { Story } from '../scenarios/story.ts';

interface Circumstances {
  /** How many todos this script has written since the warp to it. */
  readonly runned?: number;
  /** The param of the warp to it. */
  readonly param?: Json;
  readonly commands?: readonly CommandOnBoard[];
}

export interface Asked {
  readonly answer: Todo | Warp | undefined;
  /** The reason noted; null = none. */
  readonly because: Reason | null;
  /** The ids of the weighed options, with their verdicts. */
  readonly weighed: readonly (readonly [string, string])[];
}

/** The present answer of a script, given by name or as a function, for a character. */
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

export const scriptApiOf = (story: Story): CafeView => story.cafe.world.scriptApi;
