/**
 * Inputs for apprentices (maids who learn by imitating the player). They make an apprentice carry out an action,
 * change her mode, or replace what she has learned.
 */

import {
  type ApprenticeChange,
  changeApprentice,
  type Drive,
  drive as driveMaid,
  wrongCounts,
} from '../apprentice/work.ts';
import { DEEDS } from '../state/apprentice.ts';
import { maidId, name, oneOf, optional, whole } from '../state/field-checks.ts';
import { inputKind } from './input-kind.ts';

const FARTHEST = 999;

/**
 * Input that makes an apprentice carry out an action chosen by the player. In the mode `Train` she learns from it: the
 * action is counted for the present situation.
 */
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

/** Input that changes an apprentice's mode or replaces what she has learned; null makes her forget everything she has learned. */
export const apprentice = inputKind<ApprenticeChange>({
  fields: { maid: maidId, mode: optional(oneOf(['Player', 'Train', 'Auto'])), counts: null },
  wrong: ({ counts }) => (counts === undefined || counts === null ? [] : wrongCounts(counts)),
  past: { maid: 'name' },
  group: 'changes',
  apply: changeApprentice,
});
