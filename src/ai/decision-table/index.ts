/** Decision tables: what a game needs of them. */

export * from './decision-table.ts';
export { TABLE_COLUMNS } from './grid.ts';
export * from './table-script.ts';
export * from './types.ts';
