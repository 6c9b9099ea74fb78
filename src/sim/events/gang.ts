/** A gang of litterbugs: four to six come in together, sit at two tables and drop litter everywhere. */

import { LARGEST_PARTY } from '../state/person.ts';
import { between, comeInTogether, eventId, haveGone, someone } from './event-guests.ts';
import type { DayEvent } from './day-event.ts';

const FEWEST = 4;
const MOST = 6;
const STAY_TICKS = 3000;

export const gang: DayEvent = {
  bad: true,
  sounds: { begins: ['gang'] },
  sign: () => true,
  begin: (world, _planned, hands) => {
    const count = between(world, FEWEST, MOST);
    const atFirst = count > LARGEST_PARTY ? Math.ceil(count / 2) : count;
    const who = comeInTogether(
      world,
      hands,
      'gang',
      Array.from({ length: count }, (_, i) =>
        someone(world, 'litterbug', {
          temperament: 'litterer',
          party: `${eventId(world, 'gang', 0)}${i < atFirst ? 'a' : 'b'}`,
        }),
      ),
    );
    return { ticks: STAY_TICKS, who, fields: { count } };
  },
  isOver: (world, { who }) => haveGone(world, who),
  end: (_world, { who }) => ({ count: who.length }),
};
