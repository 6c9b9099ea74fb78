/** Entry point `honeybell-minds/tree` of the package: makes scripts from the behaviour trees of other libraries. */

export { type Act, fromTree, type TreeStatus } from '../ai/door/from-tree.ts';
