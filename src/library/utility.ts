/** Entry point `honeybell-minds/utility` of the package: decisions by utility. */

export { fromUtility, type UtilityParts } from '../ai/utility/from-utility.ts';
export * from '../ai/utility/index.ts';
