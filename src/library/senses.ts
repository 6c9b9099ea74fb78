/** Entry point `honeybell-minds/senses` of the package: what characters see, hear and remember. */

export * from '../ai/area.ts';
export * from '../ai/flags-and-buffs.ts';
export * from '../ai/memory.ts';
export * from '../ai/perception.ts';
export * from '../ai/sight.ts';
export * from '../ai/spatial-index.ts';
