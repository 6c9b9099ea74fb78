/**
 * A guest's temperament (chapter 3): the decision table that is asked when a todo ends and the time is the guest's own.
 * It is a piece like any other: without an idea, the course of the visit goes on.
 *
 * What shares come up is drawn from the guest's own stream. Conditions name the chance of the game that has a say in
 * what follows from them, so that a scenario can make all crowding, or all littering, certain or impossible. The last
 * one asked counts; by itself a pastime is a fidget.
 */

import type { TableParam } from '../../ai/index.ts';
import type { Actor } from '../../sim/script-api/script-api.ts';
import type { Guest } from '../../sim/state/person.ts';
import type { Chances } from '../../sim/state/things.ts';
import { scriptsByTable } from '../by-table.ts';
import type { GuestScript } from '../kinds.ts';
import { vocabulary } from '../tables.ts';
import { beside, does } from './behaviours.ts';
import { perceptions } from './perceptions.ts';

/** What guests' tables may speak of. */
export const guestTables = vocabulary(perceptions, does, beside);

/** What was asked in the decision that is being made: by nobody else, since it is over before anyone else thinks. */
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

/** Asks the guest's temperament. */
export const temperament: GuestScript = (who, runned, commands, param) => {
  const { me, cafe } = who;
  asked.chance = 'fidget';
  asked.boredom = false;
  const answer = scriptOf(me.temperament)(who, runned, commands, param);
  cafe.pondered(me, asked.boredom);
  if (cafe.explaining && cafe.reasons.because === null && cafe.reasons.options.length > 0)
    cafe.reasons.note('table.nothing', { table: me.temperament });
  return answer;
};
