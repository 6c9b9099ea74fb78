/** Says what a maid's level does, for every place that shows a level. */

import { SEES_MORE_AT } from '../sim/rival/scouting.ts';
import { QUICKER_AT, wagePerLevel } from '../sim/season/staff.ts';
import { say, sayList } from '../words/index.ts';

/** "Each level raises her fair wage by 1.5%. At levels 10, 20 and 30 she walks faster …" */
export const levelDoes = (): string =>
  say('evening.level.does', {
    percent: Math.round(wagePerLevel * 1000) / 10,
    levels: sayList(QUICKER_AT.map(String)),
    scout: SEES_MORE_AT,
  });
