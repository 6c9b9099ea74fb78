/** Workbooks (.xlsx) in and out, outside the library of minds: it takes rows and does not care where they come from. */

export * from './limits.ts';
export { readSheets, type SheetsRead } from './read.ts';
export * from './tables.ts';
export { type SheetsWritten, writeSheets } from './write.ts';
