/** Entry point `honeybell-minds/recorder` of the package: records and rewinds any game, without a screen. */

import type { Inputs, RecordableMinds, RecordedGame } from '../inspector/record/game.ts';
import { record as begin, Recorder } from '../inspector/record/recorder.ts';
import { inDevelopment, print } from './development.ts';

export type { Inputs, RecordableMinds, RecordedGame, SavedGame } from '../inspector/record/game.ts';
export type { Breakpoint, Stopped } from '../inspector/record/breakpoints.ts';
export type { FactChange, Recorded, Recording, RecordingWords } from '../inspector/record/recorded.ts';
export { Recorder };
export { type ReadRecording, recordingFromBytes, recordingToBytes } from '../inspector/record/recording-file.ts';
export type { Inspected, LineOfTime } from '../inspector/record/inspected.ts';
export { remoteRecorder, RemoteRecorder } from '../inspector/windows/remote.ts';
export { shareRecorder } from '../inspector/windows/share.ts';

/**
 * Begins to record a game. Only one recorder should run at a time. During development, problems that the recorder
 * finds, such as a game that is not deterministic, are printed with `console.warn`. `recorder.problems` always lists
 * them.
 */
export const record = <State, I extends Inputs = Inputs>(
  minds: RecordableMinds,
  game: RecordedGame<State, I>,
): Recorder<I> => {
  const recorder = begin(minds, game);
  if (inDevelopment()) recorder.tellProblems((problem) => print(`honeybell-minds: ${problem}`));
  return recorder;
};
