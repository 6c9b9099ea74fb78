/** Collects all behaviours of the café, by the name that a todo gives in its field `behave`. */

import type { Todo } from '../../ai/index.ts';
import { type Behaviour, fieldChecker } from './behaviour.ts';
import { brawling } from './brawling.ts';
import { cooking } from './cooking.ts';
import { evacuating } from './evacuating.ts';
import { filming } from './filming.ts';
import { idling } from './idling.ts';
import { moving } from './moving.ts';
import { pastimes } from './pastimes.ts';
import { performing } from './performing.ts';
import { photographing } from './photographing.ts';
import { runningErrands } from './running-errands.ts';
import { scouting } from './scouting.ts';
import { serving } from './serving.ts';
import { tidying } from './tidying.ts';
import { visiting } from './visiting.ts';

export const behaviours: Readonly<Record<string, Behaviour>> = {
  ...moving,
  ...idling,
  ...serving,
  ...tidying,
  ...visiting,
  ...pastimes,
  ...cooking,
  ...photographing,
  ...scouting,
  ...evacuating,
  ...performing,
  ...brawling,
  ...filming,
  ...runningErrands,
};

const checkers: Readonly<Record<string, (todo: Todo) => string | null>> = Object.fromEntries(
  Object.entries(behaviours).map(([name, behaviour]) => [name, fieldChecker(behaviour)]),
);

/** Returns what is wrong with the fields of a todo; null if the fields are valid, and also if the behaviour is unknown. */
export const wrongTodo = (todo: Todo): string | null => checkers[todo.behave]?.(todo) ?? null;
