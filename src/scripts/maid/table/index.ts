/**
 * A maid who thinks by decision tables instead of scripts: whenever one of her todos ends, the tables of her
 * controller decide. The todo of a walk ends after at most `alertness` ticks.
 */

import { type CommandOnBoard, isWarp, type TableParam } from '../../../ai/index.ts';
import type { Actor, Maid } from '../../../sim/script-api/views.ts';
import type { Chances } from '../../../sim/state/things.ts';
import { scriptsByTable } from '../../by-table.ts';
import type { MaidScript } from '../../script-types.ts';
import { vocabulary } from '../../tables.ts';
import { beside, does, rests } from './behaviours.ts';
import { perceptions } from './perceptions.ts';

export const maidTables = vocabulary(perceptions, does, beside);

/**
 * State of the running decision: the key of `GAME_CHANCES` on which its random draws depend, and whether the maid is
 * idle. Decisions do not overlap, so one variable is enough.
 */
const asked: { chance: keyof Chances | null; idle: boolean } = { chance: null, idle: false };

const asking = Object.fromEntries(
  Object.entries(perceptions).map(([name, { chance, holds }]) => [
    name,
    (who: Actor<Maid>, param: TableParam, _runned: number, commands: readonly CommandOnBoard[]): boolean => {
      // No probability setting affects conditions about work. Once the condition that a maid is idle has held, later
      // draws depend on the probability of a fidget, unless their own condition names another probability.
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

/**
 * A maid consults her tables: first the one for the todo that ended, if her controller has one, then the general one.
 * If neither chooses anything, she stands idle until there is work.
 */
export const byTable: MaidScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  asked.idle = false;
  const ended = cafe.endedOf(me);
  const entry = ended === null ? null : cafe.entryTable(me, ended.behave);
  const answer =
    (entry === null ? undefined : scriptOf(entry)(who, runned, commands, param)) ??
    scriptOf(cafe.generalTable(me))(who, runned, commands, param);
  if (asked.idle) cafe.drewForPastime(me);
  if (answer === undefined) return rests(who, runned, commands, param);
  // A decision that only continues the current todo needs no new reason: an alert maid may reconsider in
  // every tick.
  if (!isWarp(answer) && cafe.goesOnWith(me, answer)) cafe.reasons.clear();
  return answer;
};
