/** _GoCap_ (Game Observation Capture): learning to act like the player by observing. */

export * from './actor.ts';
export * from './apprentice.ts';
export * from './behavior.ts';
export * from './janken.ts';
export * from './quantise.ts';
export * from './rule.ts';
export type { GoCapState, SavedActor } from './saved.ts';
export * from './strength.ts';
