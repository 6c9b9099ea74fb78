// What is new on each day of a season for a sensible player who also puts on what stars open: people, dishes, events,
// rooms that were not there before.

import { playSeason } from './play.ts';
import { STRATEGIES, type Strategy } from './strategies.ts';
import { isPutOn } from '../../src/sim/season/acts/star-rewards.ts';
import type { Difficulty } from '../../src/sim/state/season.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';

export interface DayNews {
  readonly day: number;
  readonly stars: number;
  /** What is new on this day, such as `terrace opens`, `new dish ramen`, `first brawl`. */
  readonly news: readonly string[];
}

/** Money that a sensible player keeps when putting on an evening or a festival. */
const KEEPS = 25_000;
/** Days between two stage evenings. */
const EVERY = 3;

const sensible = STRATEGIES.find(({ name }) => name === 'hands-off') as Strategy;
const host: Strategy = {
  name: 'host',
  about: 'sensible, and puts on stage evenings and festivals',
  evening: (state, give, input) => {
    sensible.evening(state, give, input);
    const { season, money, clock } = state();
    if (season === undefined || money < KEEPS) return;
    if (clock.day % EVERY === 0) give({ do: 'putOn', what: 'stage' });
    if (clock.day % 7 === 6 && !isPutOn(season, 'festival')) give({ do: 'putOn', what: 'festival' });
  },
};

/** Names of what an event of the log shows for the first time; null for an event that is no news. */
function shownBy(event: SimEvent, state: WorldState): string | null {
  switch (event.type) {
    case 'event': {
      if (event['what'] !== 'begins') return null;
      if (typeof event['demand'] === 'string') return `inspectors judge: ${event['demand']}`;
      const going = state.calendar?.going.find(({ kind }) => kind === event['kind']);
      return `first ${going?.counts['big'] === 1 ? 'big ' : ''}${String(event['kind'])}`;
    }
    case 'entrance':
      return `celebrity ${event.who ?? ''}`;
    case 'rankUp':
      return `promotion of ${String(event['maid'])}`;
    case 'paid':
    case 'leaves':
      return null;
    case 'wentOver':
      return 'a regular goes over to the rival';
    case 'rainedOn':
      return 'rain on the terrace';
    default:
      return null;
  }
}

/** What belongs to the café on a morning, as names that can be compared with the morning before. */
function ownedBy(state: WorldState): string[] {
  const { season, rival, map } = state;
  if (season === undefined) return [];
  return [
    ...season.staff.map(({ id }) => `new maid ${id}`),
    ...season.staff.flatMap(({ id, courses }) => Object.keys(courses).map((course) => `${id} has learned ${course}`)),
    ...season.kitchen.onMenu.map(({ dish }) => `new dish ${dish}`),
    ...Object.entries(season.upgrades).map(([id, level]) => `upgrade ${id} ${level}`),
    ...Object.keys(season.achieved).map((id) => `achievement ${id}`),
    ...Object.keys(season.growth ?? {}).map((id) => `${id} opens`),
    ...season.types.map((type) => `guests of type ${type}`),
    ...Object.keys(rival?.has ?? {}).map((node) => `rival has ${node}`),
    ...[...new Set(map.decor.map(({ kind }) => kind))].map((kind) => `first ${kind}`),
  ];
}

/** Plays a season and lists what is new on each day. The first day's own things count as known. */
export function newsOf(seed: number, days = 30, difficulty: Difficulty = 'standard'): DayNews[] {
  const known = new Set<string>();
  const found: { day: number; stars: number; news: string[] }[] = [];
  playSeason(host, seed, difficulty, days, (events, state) => {
    const { day } = state.clock;
    let today = found.find((one) => one.day === day);
    const add = (what: string): void => {
      if (known.has(what)) return;
      known.add(what);
      today?.news.push(what);
    };
    if (today === undefined) {
      if (day === 1) for (const what of ownedBy(state)) known.add(what);
      today = { day, stars: state.stars, news: [] };
      found.push(today);
      for (const what of ownedBy(state)) add(what);
    }
    for (const event of events) {
      const what = shownBy(event, state);
      if (what !== null) add(what);
    }
    today.stars = state.stars;
  });
  return found;
}
