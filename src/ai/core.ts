/**
 * The core of the library: minds, notebook, scripts, blackboard and alert ranges, without the folders for other ways
 * to think (decision tables, rules, utility, learning).
 */

export * from './area.ts';
export * from './blackboard.ts';
export * from './game-interface.ts';
export * from './flags-and-buffs.ts';
export * from './controller.ts';
export * from './json.ts';
export * from './memory.ts';
export * from './minds/minds.ts';
export * from './notebook.ts';
export * from './minds/notebook-page.ts';
export * from './perception.ts';
export * from './random.ts';
export * from './reasons.ts';
export * from './registry.ts';
export * from './script.ts';
export * from './sight.ts';
export * from './spatial-index.ts';
export * from './trace.ts';
