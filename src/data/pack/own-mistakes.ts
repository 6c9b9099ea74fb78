/**
 * All mistakes in the tables of a pack: cells that cannot be read, and names and looks that the game does not have.
 *
 *     wrongOwnTables({ menu: cells })   → { menu: [{ line: 3, column: 'price', message: … }] }
 */

import { didYouMean } from '../../ai/problems.ts';
import { guestTypes, heroes, menu, roster, type TableError } from '../index.ts';
import { regulars } from '../regulars.ts';
import { type CafeTables, type OwnCells, readOwnTables } from './own-tables.ts';

export const OWN_TABLES = ['roster', 'guests', 'heroes', 'menu'] as const satisfies readonly (keyof OwnCells)[];
type OwnTable = (typeof OWN_TABLES)[number];

const GUEST_LOOKS: readonly string[] = [...guestTypes.flatMap(({ looks }) => looks), ...heroes.map(({ look }) => look)];
const TASTES: readonly string[] = [...menu, ...guestTypes, ...heroes].flatMap(({ taste }) => taste);
const TYPES: readonly string[] = [...guestTypes, ...heroes].map(({ type }) => type);
const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);

/** The names that the cells of a column may have, by table. */
const NAMES: Readonly<Record<OwnTable, Readonly<Record<string, readonly string[]>>>> = {
  roster: {
    look: roster.map(({ look }) => look),
    favouriteCustomerTypes: TYPES,
    favouriteCustomerIds: [...ids(heroes), ...ids(regulars)],
  },
  guests: { type: guestTypes.map(({ type }) => type), looks: GUEST_LOOKS, taste: TASTES },
  heroes: { id: ids(heroes), look: GUEST_LOOKS, type: heroes.map(({ type }) => type), taste: TASTES },
  menu: { id: ids(menu), taste: TASTES },
};

/** The mistakes of each table, and the tables as far as they could be read. */
export function wrongOwnTables(given: OwnCells): {
  readonly tables: CafeTables;
  readonly errors: Readonly<Partial<Record<OwnTable, readonly TableError[]>>>;
} {
  const errors: Partial<Record<OwnTable, TableError[]>> = {};
  const tables = readOwnTables(given, (name, wrong) => void (errors[name] = [...wrong]));
  const rowsOf = { roster: tables.roster, guests: tables.guestTypes, heroes: tables.heroes, menu: tables.menu };
  for (const name of OWN_TABLES) {
    const wrong = errors[name];
    if (wrong === undefined) continue;
    // Rows of the game that were added stand behind those of the file.
    const count = name === 'menu' ? tables.dishes.length : name === 'guests' ? tables.guestTypes.filter(({ weight }) => weight > 0).length : rowsOf[name].length; // prettier-ignore
    if (count === 0) wrong.push({ line: 1, column: '', message: NOTHING[name] });
    (rowsOf[name] as readonly Readonly<Record<string, unknown>>[]).forEach((row, i) => {
      if (name === 'roster') wrong.push(...wrongId(row['id'], i + 2));
      for (const [column, known] of Object.entries(NAMES[name]))
        wrong.push(...unknown(i + 2, column, row[column], known));
    });
  }
  return { tables, errors };
}

const NOTHING: Readonly<Record<OwnTable, string>> = {
  roster: 'a café needs at least one maid',
  guests: 'at least one kind of guest must come: give it a weight above 0',
  heroes: 'at least one celebrity must stay; without the file all twelve come',
  menu: 'a café needs at least one dish',
};

/** Ids that every object has already, such as `constructor`, would be found where nobody put them. */
const wrongId = (id: unknown, line: number): TableError[] =>
  typeof id === 'string' && (id in {} || id.length > 60 || !/^[\w-]*$/.test(id))
    ? [{ line, column: 'id', message: `'${id.slice(0, 60)}' should be letters, digits and - only, up to 60` }]
    : [];

/** The mistakes of names in a cell that the game does not know. A cell that could not be read is reported already. */
const unknown = (line: number, column: string, cell: unknown, known: readonly string[]): TableError[] =>
  (Array.isArray(cell) ? (cell as unknown[]) : [cell]).flatMap(
    (name) =>
    typeof name !== 'string' || name === '' || known.includes(name)
      ? []
      : [{ line, column, message: `'${name}' is not in the game${didYouMean(name, known) || `; known: ${[...new Set(known)].join(', ')}`}` }], // prettier-ignore
  );
