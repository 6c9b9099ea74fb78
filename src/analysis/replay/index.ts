/** Replays (docs/replays.md). A replay is a recorded day that can be sent as a link or a file, run again and compared. */

export { beginOf, openBegin } from './begin.ts';
export { cafesDiffer } from './differ.ts';
export type { Differs } from '../../inspector/record/differ.ts';
export { type Begin, LONGEST_REPLAY, type Replay } from './form.ts';
export { isReplayLink, LONGEST_LINK, replayLink, replayText, textOfLink } from './link.ts';
export { Playback, type ReplayVerdict } from './playback.ts';
export { type ReplayRead, readReplay } from './read.ts';
export { Recording } from './record.ts';
