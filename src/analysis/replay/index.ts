/** Replays (chapter 7.7, docs/replays.md): a day written down, sent as a link or a file, run once more and compared. */

export { beginOf, openBegin } from './begin.ts';
export { cafesDiffer, type Differs } from './differ.ts';
export { type Begin, GAME, LONGEST_REPLAY, type Replay } from './form.ts';
export { isReplayLink, LONGEST_LINK, replayLink, replayText, textOfLink } from './link.ts';
export { Playback, type ReplayVerdict } from './playback.ts';
export { type ReplayRead, readReplay } from './read.ts';
export { Recording } from './record.ts';
