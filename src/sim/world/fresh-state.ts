/** A café before anything has happened in it: what a day, a scenario and a benchmark begin from. */

import type { Stream } from '../../ai/index.ts';
import { emptyFigures } from './books.ts';
import { tilesOf } from './map.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Dish, Litter, Ticket } from '../state/things.ts';

/** What it begins with. */
type Opening = Pick<
  WorldState,
  'seed' | 'clock' | 'map' | 'seats' | 'menu' | 'chances' | 'weather' | 'people' | 'arrivals' | 'money' | 'stars'
> & {
  /** The day's stream of chance. */
  readonly day: Stream;
  readonly litter?: Litter[];
};

// Saves and hashes are texts of the state: the order of its fields is part of it.
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

/** @param more what goes on besides, in this order */
export const freshState = (
  opening: Opening,
  more: Omit<WorldState, keyof ReturnType<typeof untouched>>,
): WorldState => ({ ...untouched(opening), ...more });
