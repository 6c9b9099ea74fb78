/** What characters see, hear and remember: `honeybell-minds/senses`. */

export * from '../ai/area.ts';
export * from '../ai/flags-and-buffs.ts';
export * from '../ai/memory.ts';
export * from '../ai/perception.ts';
export * from '../ai/sight.ts';
export * from '../ai/spatial-index.ts';
