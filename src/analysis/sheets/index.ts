/** Reads and writes workbooks (.xlsx). This folder is not part of `src/ai`, because that library takes rows from any source. */

export * from './limits.ts';
export { readSheets, type SheetsRead } from './read.ts';
export * from './tables.ts';
export { type SheetsWritten, writeSheets } from './write.ts';
