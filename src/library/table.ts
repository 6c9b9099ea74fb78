/** Entry point `honeybell-minds/table` of the package: decision tables. */

export * from '../ai/decision-table/decision-table.ts';
export { fromTable, type TableParts } from '../ai/decision-table/from-table.ts';
export { TABLE_COLUMNS } from '../ai/decision-table/grid.ts';
export * from '../ai/decision-table/types.ts';
