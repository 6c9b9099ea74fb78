/** The recorder, and the inspector that shows what it recorded on a page: `honeybell-minds/inspector`. */

export * from './recorder.ts';
export type { Describe, Picture } from '../inspector/panel/describe.ts';
export { type InspectorOptions, openInspector, type OpenInspector } from '../inspector/panel/open.tsx';
