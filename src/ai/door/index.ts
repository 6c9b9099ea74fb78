/** Exports `createMinds`, the typed interface to the minds, and everything around it; see create-minds.ts. */

export * from './behaviour.ts';
export { createCheckedMinds } from './checked.ts';
export { createMinds, type MindsSpec } from './create-minds.ts';
export type { Beginning, GameMinds } from './game-minds.ts';
export type { Hooks } from './hooks.ts';
export type { ScriptNames } from './readable-minds.ts';
export type { LastTodo } from './last-todo.ts';
export type { SavedMinds } from './saved.ts';
export { aiScript, concat, script } from './script.ts';
export type { Post, Turn } from './turn.ts';
export type { AnyScript, Kind, Script, Thought, TypedBehaviour } from './types.ts';
