/** Describes the café that the title screen offers to continue. */

import type { Cafe } from '../../sim/api.ts';
import type { ContinueInfo } from '../api.ts';
import { minuteAt } from '../../words/clock.ts';
import { maidsOf } from './names.ts';

/** What the title screen shows about a café that can be continued; null if the café's day is over and it has no season. */
export function continuing(cafe: Cafe | null): ContinueInfo | null {
  if (cafe === null || (cafe.state.over && cafe.state.season === undefined)) return null;
  const { state } = cafe;
  const [first] = maidsOf(state).sort((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1));
  return {
    day: state.clock.day,
    stars: state.stars,
    money: state.money,
    free: state.free !== undefined,
    look: first?.look ?? '',
    ...(state.over ? {} : { minute: minuteAt(state.clock, state.tick) }),
  };
}
