/** Reads and writes workbooks (.xlsx). It is not part of `src/ai`, which takes rows from any source. */

export * from './limits.ts';
export { readSheets, type SheetsRead } from './read.ts';
export * from './tables.ts';
export { type SheetsWritten, writeSheets } from './write.ts';
