/** Rule-based reasoning (_Rule-based AI_): inference over a technology tree, and prediction of moves. */

export type { LoadProblem } from '../problems.ts';
export type { Restored } from '../restoring.ts';
export * from './move-predictor.ts';
export type { TreeNode } from './rule-memory.ts';
export * from './tech-tree.ts';
