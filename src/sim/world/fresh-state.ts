/** Creates the state of a café in which nothing has happened yet, for days, scenarios and benchmarks. */

import type { Stream } from '../../ai/index.ts';
import { emptyFigures } from './cash-book.ts';
import { tilesOf } from './map.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Dish, Litter, Ticket } from '../state/things.ts';

/** The fields of a new state that differ between days, scenarios and benchmarks and are therefore given by the caller. */
type Opening = Pick<
  WorldState,
  'seed' | 'clock' | 'map' | 'seats' | 'menu' | 'chances' | 'weather' | 'people' | 'arrivals' | 'money' | 'stars'
> & {
  /** The day's random stream. */
  readonly day: Stream;
  readonly litter?: Litter[];
};

// All other fields of a new state. Their order must not change, because saves and hashes are made from the text of the
// state.
const untouched = ({ day, litter = [], ...given }: Opening) => ({
  tick: 0,
  seed: given.seed,
  clock: given.clock,
  map: given.map,
  seats: given.seats,
  menu: given.menu,
  chances: given.chances,
  weather: given.weather,
  people: given.people,
  tickets: [] as Ticket[],
  dishes: {} as Record<number, Dish>,
  nextDish: 1,
  litter,
  areas: [],
  arrivals: given.arrivals,
  closed: false,
  over: false,
  money: given.money,
  stars: given.stars,
  figures: emptyFigures(),
  bands: {},
  rng: { day },
  doors: tilesOf(given.map, 'D'),
});

/**
 * Creates a new state. The fields are assigned one after the other instead of spread. States made with spreads get
 * different hidden classes, and then compiled code of one café does not serve the next.
 * @param more further fields of the state, in the order in which they are saved
 */
export const freshState = (opening: Opening, more: Omit<WorldState, keyof ReturnType<typeof untouched>>): WorldState =>
  Object.assign(untouched(opening), more);
