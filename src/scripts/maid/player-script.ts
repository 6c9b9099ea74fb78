/**
 * Wraps a maid's script written by the player: she gets up from the floor first, then does what the player's
 * script answers. There is one wrapped script for each warp key it can be used for.
 */

import { concat, warp } from '../../ai/index.ts';
import { OWN_KEYS, type OwnKey, ownName } from '../../sim/script-api/script-api.ts';
import type { MaidScript } from '../script-types.ts';
import { getsUp } from './script-pieces.ts';

const own = (key: OwnKey): MaidScript =>
  concat(getsUp, (who, runned, commands, param) => {
    const { me, cafe } = who;
    const answer = cafe.own.answer(me, key, runned, commands, param);
    if (answer.why !== undefined) cafe.reasons.note('own.says', { text: answer.why });
    switch (answer.is) {
      case 'todo':
        return answer.todo;
      case 'warp':
        return warp(answer.key, answer.param);
      case 'usual':
        return cafe.own.usual(who, key, runned, commands, param);
      case 'nothing':
        return undefined;
      case 'lost':
        cafe.reasons.note('own.lost', { by: answer.by });
        return undefined;
      case 'fault':
        throw new Error(answer.message);
    }
  });

export const ownScripts: Readonly<Record<string, MaidScript>> = Object.fromEntries(
  OWN_KEYS.map((key) => [ownName(key), own(key)]),
);
