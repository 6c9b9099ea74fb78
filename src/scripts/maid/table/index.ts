/**
 * A maid who thinks by a decision table instead of by scripts (chapter 3): the table named in her record is asked
 * whenever a todo of hers ends – as often, on her way, as she is alert.
 */

import { type CommandOnBoard, isWarp, type TableParam } from '../../../ai/index.ts';
import type { Actor } from '../../../sim/script-api/script-api.ts';
import type { Maid } from '../../../sim/state/person.ts';
import type { Chances } from '../../../sim/state/things.ts';
import { scriptsByTable } from '../../by-table.ts';
import type { MaidScript } from '../../kinds.ts';
import { vocabulary } from '../../tables.ts';
import { beside, does, rests } from './behaviours.ts';
import { perceptions } from './perceptions.ts';

/** What maids' tables may speak of. */
export const maidTables = vocabulary(perceptions, does, beside);

/** What was asked in the decision that is being made: by nobody else, since it is over before anyone else thinks. */
const asked: { chance: keyof Chances | null; idle: boolean } = { chance: null, idle: false };

const asking = Object.fromEntries(
  Object.entries(perceptions).map(([name, { chance, holds }]) => [
    name,
    (who: Actor<Maid>, param: TableParam, _runned: number, commands: readonly CommandOnBoard[]): boolean => {
      // What she does is hers to decide, but below "nothing to do" it is a pastime.
      asked.chance = chance ?? (asked.idle ? 'fidget' : null);
      const held = holds(who, param, commands);
      if (name === 'idleFor' && held) asked.idle = true;
      return held;
    },
  ]),
);

const scriptOf = scriptsByTable<Maid>({
  kind: 'table to think by called',
  perceptions: asking,
  does,
  beside,
  chance: () => asked.chance,
});

/** Asks her table; when it comes to nothing she stands about until there is work. */
export const byTable: MaidScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  asked.idle = false;
  const answer = scriptOf(me.controller)(who, runned, commands, param);
  if (asked.idle) cafe.idling.drewForPastime(me);
  if (answer === undefined) return rests(who, runned, commands, param);
  // Going on with what she was at needs no new reason: she may look up in every tick.
  if (!isWarp(answer) && cafe.goesOnWith(me, answer)) cafe.reasons.clear();
  return answer;
};
