/** Creates the first morning of a season: a half-furnished room, four maids, eight dishes, a little money. */

import { copyOfRange, usualRange } from '../people/alert-ranges.ts';
import { stream } from '../../ai/index.ts';
import type { RosterRow } from '../../data/index.ts';
import { difficulties, type DifficultyRow, recipes } from '../../data/season/index.ts';
import { type PackState, tablesOf } from '../state/pack/pack.ts';
import type { Rank } from '../state/person.ts';
import { freshDuels } from './duel/duel.ts';
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

/** The usual price of a dish. @param season the season whose pack may have another price */
export const dishPrice = (dish: string, season?: Pick<SeasonState, 'pack'>): number =>
  tablesOf(season).menu.find(({ id }) => id === dish)?.price ?? 0;

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
  /** The pack with which the season is played, and how its first morning differs from the usual one. */
  readonly pack?: PackState;
  readonly first?: Partial<FirstMorning>;
}

/** Ids of the maids, dishes and kinds of guest of the first morning. */
export interface FirstMorning {
  readonly staff: readonly string[];
  readonly menu: readonly string[];
  readonly guests: readonly string[];
}

/**
 * The first morning of a season. For a pack that does not name maids, dishes or kinds of guest for it, these are the
 * usual ones, as far as the pack has them, and then the first of its tables.
 */
function firstMorning(pack: PackState | undefined, first: Partial<FirstMorning> = {}): FirstMorning {
  const own = pack?.tables ?? {};
  const { roster, dishes, guestTypes } = tablesOf(pack === undefined ? undefined : { pack });
  const fill = (usual: readonly string[], has: readonly string[]): string[] => {
    const kept = usual.filter((id) => has.includes(id));
    return [...kept, ...has.filter((id) => !kept.includes(id))].slice(0, usual.length);
  };
  const kinds = guestTypes.filter(({ weight }) => weight > 0).map(({ type }) => type);
  return {
    staff: first.staff ?? fill(FIRST_STAFF, roster.map(({ id }) => id)), // prettier-ignore
    menu: first.menu ?? fill(FIRST_MENU, dishes),
    guests: first.guests ?? (own.guests === undefined ? FIRST_TYPES : kinds),
  };
}

export function newSeason({ seed, difficulty = 'standard', assists = {}, pack, first }: NewSeason): SeasonState {
  const of = pack === undefined ? {} : { pack };
  const { roster, dishes } = tablesOf(of);
  const { staff, menu, guests } = firstMorning(pack, first);
  return {
    difficulty,
    assists: { noPatienceLoss: false, slowerRush: false, ...assists },
    length: SEASON_DAYS,
    staff: staff.flatMap((id) => roster.filter((row) => row.id === id).map((row) => employ(row, 1))),
    board: { candidates: [], withoutSsr: 0, drawn: 0 },
    kitchen: {
      onMenu: menu.map((dish) => ({ dish, price: dishPrice(dish, of) })),
      // A dish that only a pack has cannot be found by research, so its recipe is known.
      known: [...menu, ...dishes.filter((id) => !menu.includes(id) && recipes.every(({ dish }) => dish !== id))],
      tried: recipes
        .filter(({ dish }) => menu.includes(dish))
        .map(({ dish, ingredients }) => ({ ingredients: [...ingredients], dish, day: 0 })),
    },
    upgrades: {},
    album: {},
    achieved: {},
    types: [...guests],
    book: [],
    inDebt: 0,
    ending: null,
    counts: {},
    duels: freshDuels(stream(seed, 'season duels')),
    rng: { draw: stream(seed, 'season draw'), kitchen: stream(seed, 'season kitchen') },
    ...of,
  };
}
