/** Entry point of the library: everything a game needs for thinking characters. */

export * from './core.ts';
export * from './decision-table/index.ts';
export {
  aiScript,
  type AnyScript,
  behaviour,
  createMinds,
  type GameMinds,
  type Kind,
  resting,
  type ScriptNames,
  type TypedBehaviour,
} from './door/index.ts';
export * from './gocap/index.ts';
export * from './rules/index.ts';
export * from './utility/index.ts';
