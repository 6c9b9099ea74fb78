/** Collects what a save's card shows, from the café that is saved. */

import type { Simulation } from '../sim/simulation.ts';
import type { Maid } from '../sim/state/person.ts';
import type { SaveHeader } from './file.ts';

export type Summary = Pick<SaveHeader, 'day' | 'minute' | 'over' | 'stars' | 'money' | 'look' | 'pack'>;

const MINUTES_A_DAY = 24 * 60;

export function summaryOf({ state }: Pick<Simulation, 'state'>): Summary {
  const { clock, tick } = state;
  const minute = clock.startMinute + Math.floor(tick / Math.max(1, clock.ticksPerMinute));
  const [first] = Object.values(state.people)
    .filter((one): one is Maid => one.role === 'maid')
    .sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return {
    day: clock.day,
    minute: minute % MINUTES_A_DAY,
    over: state.over,
    stars: state.stars,
    money: state.money,
    look: first?.look ?? '',
    ...(state.season?.pack === undefined ? {} : { pack: state.season.pack.name }),
  };
}
