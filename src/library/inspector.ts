/** Recorder and inspector of any game: `honeybell-minds/inspector`. */

export { type Inputs, type RecordableMinds, type RecordedGame } from '../inspector/record/game.ts';
export { type Breakpoint } from '../inspector/record/breakpoints.ts';
export { type FactChange, type Recorded, type Recording } from '../inspector/record/recorded.ts';
export { record, Recorder } from '../inspector/record/recorder.ts';
export { type ReadRecording, recordingFromBytes, recordingToBytes } from '../inspector/record/recording-file.ts';
export { type Describe } from '../inspector/panel/describe.ts';
export { type InspectorOptions, openInspector, type OpenInspector } from '../inspector/panel/open.tsx';
