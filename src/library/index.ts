/**
 * Entry point of the package honeybell-minds: `createMinds` with its types, and the values that scripts and behaviours
 * return.
 */

export { createMinds } from './create-minds.ts';
export { DONE, GOING, IMPOSSIBLE, restFor, RESTING } from '../ai/notebook.ts';
export { warp } from '../ai/script.ts';
export { type Controller, controlledBy } from '../ai/controller.ts';
export { chance, integer, pick, pickWeighted, stream } from '../ai/random.ts';
export { aiScript, behaviour, concat, resting, script } from '../ai/door/index.ts';
export type {
  Beginning,
  GameMinds,
  Hooks,
  LastTodo,
  MindsSpec,
  Post,
  SavedMinds,
  Script,
  Thought,
  Turn,
} from '../ai/door/index.ts';
export type { CommandOnBoard } from '../ai/blackboard.ts';
export type { MindObserver, MindsView } from '../ai/game-interface.ts';
export type { Json, JsonObject } from '../ai/json.ts';
export type { Page } from '../ai/minds/notebook-page.ts';
export type { EndReason, Progress, Todo } from '../ai/notebook.ts';
export type { LoadProblem as Problem } from '../ai/problems.ts';
export type { Stream } from '../ai/random.ts';
export type { Option, Reason } from '../ai/reasons.ts';
export type { WarpTable } from '../ai/registry.ts';
export type { Restored } from '../ai/restoring.ts';
export type { AIScript, Warp } from '../ai/script.ts';
