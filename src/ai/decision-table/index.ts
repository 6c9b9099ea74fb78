/** The public exports of the decision tables. */

export * from './decision-table.ts';
export { TABLE_COLUMNS } from './grid.ts';
export * from './table-script.ts';
export * from './types.ts';
