/** Recording and rewinding of any game, without a screen: `honeybell-minds/recorder`. */

export type { Inputs, RecordableMinds, RecordedGame, SavedGame } from '../inspector/record/game.ts';
export type { Breakpoint, Stopped } from '../inspector/record/breakpoints.ts';
export type { FactChange, Recorded, Recording } from '../inspector/record/recorded.ts';
export { record, Recorder } from '../inspector/record/recorder.ts';
export { type ReadRecording, recordingFromBytes, recordingToBytes } from '../inspector/record/recording-file.ts';
export type { Inspected, LineOfTime } from '../inspector/record/inspected.ts';
export { remoteRecorder, RemoteRecorder } from '../inspector/windows/remote.ts';
export { shareRecorder } from '../inspector/windows/share.ts';
