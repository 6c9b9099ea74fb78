/**
 * The tables that a pack may replace: maids, kinds of guest, celebrities and dishes, each as the cells of a CSV file in
 * the form of the game's own file. For a table that is left out, the game's own is used. Names, looks and ids in the
 * tables are checked in own-mistakes.ts, when a pack or a save is read.
 */

import {
  type GuestTypeRow,
  guestSchema,
  guestTypes,
  heroes,
  heroSchema,
  type HeroRow,
  menu,
  menuSchema,
  optionalText,
  readTable,
  roster,
  type RosterRow,
  rosterSchema,
  type TableError,
} from '../index.ts';

/** A dish of a café. A dish that only a pack has is shown by the picture of the dish `look` of the game. */
export type CafeDish = (typeof menu)[number] & { readonly look?: string };

/** A table as rows of cells, the header first. A season keeps cells, so that no page has to split texts to play it. */
export type Cells = readonly (readonly string[])[];
/** Each table that a pack replaces. */
export type OwnCells = Readonly<Partial<Record<'roster' | 'guests' | 'heroes' | 'menu', Cells>>>;

/** The tables of a café: the game's own, or a pack's where it replaces them. */
export interface CafeTables {
  readonly roster: readonly RosterRow[];
  readonly guestTypes: readonly GuestTypeRow[];
  readonly heroes: readonly HeroRow[];
  readonly menu: readonly CafeDish[];
  /** Ids of the dishes that the menu may have from the first day on; all others must be found by research. */
  readonly dishes: readonly string[];
}

/** All kinds of guest in some tables: the ordinary ones and those of the celebrities. */
export const kindsOfGuest = ({ guestTypes, heroes }: Pick<CafeTables, 'guestTypes' | 'heroes'>): readonly string[] => [
  ...new Set([...guestTypes, ...heroes].map(({ type }) => type)),
];

/** The tables of the game itself. */
export const GAME_TABLES: CafeTables = { roster, guestTypes, heroes, menu, dishes: menu.map(({ id }) => id) };

/**
 * Reads the tables of a pack. A pack's roster, guests and celebrities replace the game's. Kinds of guest that are left
 * out come only with events. Dishes that are left out are not on the menu, but research can find them.
 * @param wrong receives the mistakes of each table
 */
export function readOwnTables(
  given: OwnCells,
  wrong: (table: keyof OwnCells, errors: readonly TableError[]) => void = () => {},
): CafeTables {
  const read = <S extends Parameters<typeof readTable>[1], R>(
    name: keyof OwnCells,
    schema: S,
    key: keyof S & string,
    otherwise: R[],
  ): R[] => {
    const cells = given[name];
    if (cells === undefined) return otherwise;
    const { rows, errors } = readTable(cells, schema, key);
    wrong(name, errors);
    return rows as R[];
  };
  // The column `look` may be left out: only dishes of the pack's own need it.
  const hasLook = given.menu?.[0]?.some((name) => name.trim() === 'look') === true;
  const own: CafeDish[] = hasLook
    ? read('menu', { ...menuSchema, look: optionalText }, 'id', menu)
    : read('menu', menuSchema, 'id', menu);
  const kinds = read('guests', guestSchema, 'type', guestTypes);
  const absent = guestTypes.filter(({ type }) => kinds.every((row) => row.type !== type));
  return {
    roster: read('roster', rosterSchema, 'id', roster),
    guestTypes: [...kinds, ...absent.map((row) => ({ ...row, weight: 0 }))],
    heroes: read('heroes', heroSchema, 'id', heroes),
    menu: [...own, ...menu.filter(({ id }) => own.every((row) => row.id !== id))],
    dishes: own.map(({ id }) => id),
  };
}
