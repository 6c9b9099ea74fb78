/**
 * A maid who thinks by a decision table instead of scripts: the table named in her record decides whenever a todo of
 * hers ends – on her way, as often as her alertness says.
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

/** The names that maids' tables may use. */
export const maidTables = vocabulary(perceptions, does, beside);

/** The chance of the running decision; decisions do not overlap, so one variable is enough. */
const asked: { chance: keyof Chances | null; idle: boolean } = { chance: null, idle: false };

const asking = Object.fromEntries(
  Object.entries(perceptions).map(([name, { chance, holds }]) => [
    name,
    (who: Actor<Maid>, param: TableParam, _runned: number, commands: readonly CommandOnBoard[]): boolean => {
      // Nothing is left to chance in her work; below "nothing to do" the chances of pastimes apply.
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

/** Consults her table; without an idea she stands idle until there is work. */
export const byTable: MaidScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  asked.idle = false;
  const answer = scriptOf(me.controller)(who, runned, commands, param);
  if (asked.idle) cafe.idling.drewForPastime(me);
  if (answer === undefined) return rests(who, runned, commands, param);
  // Continuing needs no new reason: an alert maid may reconsider in every tick.
  if (!isWarp(answer) && cafe.goesOnWith(me, answer)) cafe.reasons.clear();
  return answer;
};
