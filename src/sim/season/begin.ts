/** Creates the first morning of a season: a half-furnished room, four maids, eight dishes, a little money. */

import { copyOfRange, usualRange } from '../people/alert-ranges.ts';
import { stream } from '../../ai/index.ts';
import { menu, roster, type RosterRow } from '../../data/index.ts';
import { difficulties, type DifficultyRow, recipes } from '../../data/season/index.ts';
import type { Rank } from '../state/person.ts';
import { freshDuels } from './duel.ts';
import { fairWage } from './staff.ts';
import type { Assists, Difficulty, SeasonState, StaffMember } from '../state/season.ts';

export const SEASON_DAYS = 30;
/** Maids of the first day. Three of the four rarities occur, so that the player sees what rarity means. */
const FIRST_STAFF: readonly string[] = ['momo', 'hana', 'yuki', 'mei'];
const FIRST_MENU: readonly string[] = ['curry', 'omurice', 'salad', 'sandwich', 'pudding', 'coffee', 'tea', 'soda'];
/** Guest types that come to the café from the first day on. */
const FIRST_TYPES: readonly string[] = ['office', 'student', 'family', 'elderly', 'litterbug', 'fan'];

export const difficultyOf = (name: Difficulty): DifficultyRow =>
  difficulties.find(({ id }) => id === name) ?? (difficulties[1] as DifficultyRow);

export const dishPrice = (dish: string): number => menu.find(({ id }) => id === dish)?.price ?? 0;

/** Makes a maid of the roster a member of the staff, on her first day. @param rank the drawn rank; by default that of the roster */
export function employ(row: RosterRow, day: number, rank: Rank = row.rank as Rank): StaffMember {
  const { warps, ...fields } = row;
  return {
    ...fields,
    ...(warps === null ? {} : { warps: { ...warps } }),
    rank,
    alertRange: row.alertRange === null ? usualRange(rank, row.clumsy) : copyOfRange(row.alertRange),
    wage: fairWage({ rank, level: row.level }),
    favouriteCustomerIds: [...row.favouriteCustomerIds],
    favouriteCustomerTypes: [...row.favouriteCustomerTypes],
    energy: 1,
    mood: 0.2,
    charm: 0,
    stamina: 0,
    experience: 0,
    onShift: true,
    since: day,
    courses: {},
    friends: {},
  };
}

export interface NewSeason {
  readonly seed: number;
  readonly difficulty?: Difficulty;
  readonly assists?: Partial<Assists>;
}

export function newSeason({ seed, difficulty = 'standard', assists = {} }: NewSeason): SeasonState {
  return {
    difficulty,
    assists: { noPatienceLoss: false, slowerRush: false, ...assists },
    length: SEASON_DAYS,
    staff: FIRST_STAFF.flatMap((id) => roster.filter((row) => row.id === id).map((row) => employ(row, 1))),
    board: { candidates: [], withoutSsr: 0, drawn: 0 },
    kitchen: {
      onMenu: FIRST_MENU.map((dish) => ({ dish, price: dishPrice(dish) })),
      known: [...FIRST_MENU],
      tried: recipes
        .filter(({ dish }) => FIRST_MENU.includes(dish))
        .map(({ dish, ingredients }) => ({ ingredients: [...ingredients], dish, day: 0 })),
    },
    upgrades: {},
    album: {},
    achieved: {},
    types: [...FIRST_TYPES],
    book: [],
    inDebt: 0,
    ending: null,
    counts: {},
    duels: freshDuels(stream(seed, 'season duels')),
    rng: { draw: stream(seed, 'season draw'), kitchen: stream(seed, 'season kitchen') },
  };
}
