/**
 * A guest's temperament: a decision table that chooses what the guest does when a todo has ended and there is time to
 * spare. It is a piece of the guest's script: if the table chooses nothing, the course of the visit goes on.
 *
 * Random draws of the table use the guest's own random stream. A condition can name a key of `GAME_CHANCES`: the draws
 * that follow this condition then depend on that probability, so that a scenario can make all crowding, or all
 * littering, certain or impossible. The key of the last such condition counts; the default is `fidget`.
 */

import type { TableParam } from '../../ai/index.ts';
import type { Actor, Guest } from '../../sim/script-api/views.ts';
import type { Chances } from '../../sim/state/things.ts';
import { scriptsByTable } from '../by-table.ts';
import type { GuestScript } from '../script-types.ts';
import { vocabulary } from '../tables.ts';
import { beside, does } from './behaviours.ts';
import { perceptions } from './perceptions.ts';

export const guestTables = vocabulary(perceptions, does, beside);

/**
 * State of the running decision: the key of `GAME_CHANCES` on which its random draws depend, and whether the condition
 * `bored` has held. Decisions do not overlap, so one variable is enough.
 */
const asked: { chance: keyof Chances; boredom: boolean } = { chance: 'fidget', boredom: false };

const asking = Object.fromEntries(
  Object.entries(perceptions).map(([name, { chance, holds }]) => [
    name,
    (who: Actor<Guest>, param: TableParam): boolean => {
      if (chance !== null) asked.chance = chance;
      const held = holds(who, param, []);
      if (name === 'bored' && held) asked.boredom = true;
      return held;
    },
  ]),
);

const scriptOf = scriptsByTable<Guest>({
  kind: 'temperament',
  perceptions: asking,
  does,
  beside,
  chance: () => asked.chance,
});

/** The script that consults the guest's temperament table; undefined = the table has chosen nothing. */
export const temperament: GuestScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  asked.chance = 'fidget';
  asked.boredom = false;
  const answer = scriptOf(me.temperament)(who, runned, commands, param);
  cafe.seesBuffs(me);
  if (asked.boredom) cafe.drewForPastime(me);
  if (cafe.explaining && cafe.reasons.because === null && cafe.reasons.options.length > 0)
    cafe.reasons.note('table.nothing', { table: me.temperament });
  return answer;
};
