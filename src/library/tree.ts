/** Behaviour trees of other libraries: `honeybell-minds/tree`. */

export { type Act, fromTree, type TreeStatus } from '../ai/door/from-tree.ts';
