/** Utility: `honeybell-minds/utility`. */

export { fromUtility, type UtilityParts } from '../ai/utility/from-utility.ts';
export * from '../ai/utility/index.ts';
