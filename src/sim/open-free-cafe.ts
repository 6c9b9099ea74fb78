/**
 * Opens a free café: with all twelve maids, a full house, only celebrities, or as a copy of a season's day. The state
 * of the copy differs from the original only in the field `free`, so that the player's first edit is the first
 * difference between the two days.
 */

import { pickWeighted, stream } from '../ai/index.ts';
import { guestTypes, heroes, honeybell, menu, roster } from '../data/index.ts';
import { recipes } from '../data/season/index.ts';
import { newDay } from './open-day.ts';
import { guestName } from './people/stranger-names.ts';
import { employ, newSeason, dishPrice } from './season/new-season.ts';
import { ENDLESS_MONEY, type FreeBeginning, freshFree } from './state/free-cafe.ts';
import type { SeasonState } from './state/season.ts';
import type { WorldState } from './state/world-state.ts';
import { guestSpec, heroSpec, inOrder } from './visits/arrivals.ts';

/** Number of stars of a free café that is not a copy of a season's day. */
const STARS = 3;
/** The maids of a free café that begins with a full house or with celebrities. */
const SIX: readonly string[] = ['momo', 'sakura', 'yuki', 'hana', 'mei', 'nana'];
/** Ticks between two celebrities where only celebrities come. */
const HERO_EVERY = 130;

/** The state of the first morning of a free café. */
export function beginFree(opts: {
  readonly seed: number;
  readonly from: Exclude<FreeBeginning, 'season'>;
}): WorldState {
  const { seed, from } = opts;
  const season: SeasonState = newSeason({ seed });
  season.staff = roster.filter(({ id }) => from === 'twelve' || SIX.includes(id)).map((row) => employ(row, 1));
  season.kitchen.known = recipes.map(({ dish }) => dish);
  season.kitchen.onMenu = menu.map(({ id }) => ({ dish: id, price: dishPrice(id) }));
  season.types = guestTypes.map(({ type }) => type);
  const { rows, decor } = honeybell;
  const state = newDay({ seed, season, money: ENDLESS_MONEY, stars: STARS, rows, decor, scoutsFrom: 1, crowd: 1 });
  delete state.enquiries;
  if (from === 'full') fillSeats(state);
  if (from === 'heroes') onlyHeroes(state);
  return { ...state, free: freshFree(state, from) };
}

/** A free copy of a café: the same moment of the same day. The given state stays unchanged. */
export function asFree(state: WorldState): WorldState {
  const { daily: _date, ...copy } = JSON.parse(JSON.stringify(state)) as WorldState;
  return { ...copy, free: copy.free ?? freshFree(copy, 'season') };
}

/** Gives every seat a guest who sits there when the day begins. */
function fillSeats(state: WorldState): void {
  const rng = stream(state.seed, 'full house');
  const seated = state.seats.map((seat, i) => {
    const spec = guestSpec(
      pickWeighted(rng, guestTypes, ({ weight }) => weight),
      rng,
    );
    return {
      tick: 0,
      id: `f${state.clock.day}-${String(i + 1).padStart(3, '0')}`,
      spec: { ...spec, name: guestName(rng), seat: seat.id, start: 'seat' as const },
    };
  });
  state.arrivals = inOrder([...seated, ...state.arrivals]);
}

/** Replaces the day's guests by all celebrities, one after the other. */
function onlyHeroes(state: WorldState): void {
  state.arrivals = heroes.map((hero, i) => ({ tick: 20 + i * HERO_EVERY, id: hero.id, spec: heroSpec(hero) }));
}
