/** The player's changes to a free café: weather, money, the number of guests, and guests or celebrities who come at once. */

import { stream } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { type Growth, GROWTHS } from '../state/season.ts';
import { countedSeason, CROWDS, type Crowd, ENDLESS_MONEY, freshFree } from '../state/free-cafe.ts';
import { oneOf, optional, orNull, whole, wrongFields } from '../state/field-checks.ts';
import type { Weather } from '../state/things.ts';
import { heroSpec } from '../visits/arrivals.ts';
import { weatherTurned, wingsTurned } from '../visits/wing-guests.ts';
import { comeNow, planCrowd, someGuests } from '../visits/free-cafe-guests.ts';
import { refurnished } from '../world/refurnishing.ts';
import { addWing } from '../world/wings.ts';
import { emit, type World } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

const MOST_AT_ONCE = 12;
const WEATHERS: readonly Weather[] = ['sun', 'cloud', 'rain'];

interface FreeInput {
  /** Turns a season's day into a free café from now on. The money in the till stays as it is and is not unlimited. */
  readonly begin?: true;
  readonly weather?: Weather;
  /** Money in the till from now on, in yen; it is used up as usual. null = unlimited money. */
  readonly money?: number | null;
  /** Factor on the number of guests who come by themselves, today from now on and on all later days. */
  readonly crowd?: Crowd;
  /** Number of guests who come to the door now. */
  readonly guests?: number;
  /** Id of a celebrity who comes to the door now. */
  readonly hero?: string;
  /** A part of the café that stars open in a season, such as the terrace. The input opens the part or, if it is open, closes it. */
  readonly grow?: Growth;
}

/** Input that changes a free café, or turns a season's day into a free café; refused in every other café. */
export const free = inputKind<FreeInput>({
  fields: {
    begin: optional(oneOf([true], 'true')),
    weather: optional(oneOf(WEATHERS)),
    money: optional(orNull(whole('', 0, 1e8), 'a whole number of yen, or null for no end')),
    crowd: optional(oneOf(CROWDS)),
    guests: optional(whole(`a number of guests from 1 to ${MOST_AT_ONCE}`, 1, MOST_AT_ONCE)),
    hero: null,
    grow: optional(oneOf(GROWTHS)),
  },
  wrong: ({ hero }, { state: { season } }) =>
    wrongFields({ hero: optional(oneOf(tablesOf(season).heroes.map(({ id }) => id))) }, { hero }),
  past: {},
  group: 'other',
  apply: (world, { begin, weather, money, crowd, guests, hero, grow }) => {
    const { state } = world;
    if (begin === true && countedSeason(state) !== undefined)
      state.free = { ...freshFree(state, 'season'), endless: false };
    if (state.free === undefined) return 'season';
    if (state.closed && (guests !== undefined || hero !== undefined)) return 'closed';
    if (hero !== undefined && state.people[hero] !== undefined) return 'already';
    if (grow !== undefined && !switches(world, grow)) return 'noRoom';
    if (weather !== undefined) setWeather(world, weather);
    if (money !== undefined) {
      state.free.endless = money === null;
      state.money = money ?? ENDLESS_MONEY;
    }
    if (crowd !== undefined) {
      state.free.crowd = crowd;
      planCrowd(state);
    }
    if (guests !== undefined) comeNow(state, someGuests(state, guests));
    if (hero !== undefined) {
      state.arrivals = state.arrivals.filter(({ id }) => id !== hero);
      comeNow(
        state,
        tablesOf(state.season)
          .heroes.filter(({ id }) => id === hero)
          .map((row) => ({ tick: state.tick, id: row.id, spec: heroSpec(row) })),
      );
    }
    emit(world, 'free', null, {
      ...(begin === undefined ? {} : { begin }),
      ...(weather === undefined ? {} : { weather }),
      ...(money === undefined ? {} : { money }),
      ...(crowd === undefined ? {} : { crowd }),
      ...(guests === undefined ? {} : { guests }),
      ...(hero === undefined ? {} : { hero }),
      ...(grow === undefined ? {} : { grow }),
    });
    return null;
  },
});

/**
 * Opens a part of the café, or closes the part if it is open. The stage and the festival never close: their event
 * begins or ends instead. @returns false if the house has no room for the part
 */
function switches(world: World, growth: Growth): boolean {
  const { state } = world;
  const { season, map, clock } = state;
  if (season === undefined) return false;
  const opened = season.growth?.[growth];
  if (growth === 'stage' || growth === 'festival') {
    season.growth = { ...season.growth, [growth]: { since: clock.day } };
    state.calendar ??= { planned: [], going: [], begun: 0, rng: stream(state.seed, 'events') };
    const kind = growth === 'stage' ? 'show' : 'festival';
    const going = state.calendar.going.find((one) => one.kind === kind);
    if (going === undefined)
      state.calendar.planned.push({ kind, at: state.tick, announced: false, big: true, byHand: true });
    else going.until = state.tick;
    return true;
  }
  if (opened === undefined) {
    if (!addWing(map, growth)) return false;
    season.growth = { ...season.growth, [growth]: { since: clock.day } };
    refurnished(world);
  } else if (opened.shut === true) delete opened.shut;
  else opened.shut = true;
  wingsTurned(world);
  return true;
}

/** Changes the weather: ends the present shower, or makes it rain until closing. */
function setWeather(world: World, weather: Weather): void {
  const { state } = world;
  const shower = state.calendar?.going.find(({ kind }) => kind === 'rain');
  if (shower !== undefined) {
    // The event of the present shower stores the weather that follows it. Any weather except rain also ends the shower
    // in this tick.
    shower.counts['was'] = WEATHERS.indexOf(weather);
    if (weather !== 'rain') shower.until = state.tick;
    return;
  }
  state.weather = weather;
  weatherTurned(world);
  if (weather !== 'rain') return;
  state.calendar ??= { planned: [], going: [], begun: 0, rng: stream(state.seed, 'events') };
  state.calendar.planned.push({ kind: 'rain', at: state.tick, announced: false, byHand: true });
}
