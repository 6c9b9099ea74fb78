/**
 * Inputs for apprentices (maids who learn by imitating the player): an action that the player makes one carry out, her
 * mode, and what she has learned.
 */

import {
  type ApprenticeChange,
  changeApprentice,
  type Drive,
  drive as driveMaid,
  wrongCounts,
} from '../apprentice/work.ts';
import { DEEDS } from '../state/apprentice.ts';
import { maidId, name, oneOf, optional, whole } from '../state/field.ts';
import { inputKind } from './input-kind.ts';

const FARTHEST = 999;

/** Input that makes an apprentice carry out an action chosen by the player. In the mode `Train` she counts the action. */
export const drive = inputKind<Drive>({
  fields: {
    maid: maidId,
    deed: oneOf(DEEDS),
    guest: optional(name('the id of a guest')),
    x: optional(whole('a tile of the map', 0, FARTHEST)),
    y: optional(whole('a tile of the map', 0, FARTHEST)),
  },
  past: { maid: 'name', deed: 'text' },
  group: 'orders',
  apply: driveMaid,
});

/** Input that changes an apprentice's mode, replaces what she has learned, or lets her forget it (null). */
export const apprentice = inputKind<ApprenticeChange>({
  fields: { maid: maidId, mode: optional(oneOf(['Player', 'Train', 'Auto'])), counts: null },
  wrong: ({ counts }) => (counts === undefined || counts === null ? [] : wrongCounts(counts)),
  past: { maid: 'name' },
  group: 'changes',
  apply: changeApprentice,
});
