/**
 * Entry point `honeybell-minds/inspector` of the package: the recorder, and the inspector, which shows the records on a
 * page.
 */

export * from './recorder.ts';
export type { Describe, Picture } from '../inspector/panel/describe.ts';
export { type InspectorOptions, openInspector, type OpenInspector } from '../inspector/panel/open.tsx';
