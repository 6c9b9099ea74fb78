/** The minds as a library: a game that wants its characters to think needs nothing but this. */

export * from './core.ts';
export * from './decision-table/index.ts';
export * from './gocap/index.ts';
export * from './rules/index.ts';
export * from './utility/index.ts';
