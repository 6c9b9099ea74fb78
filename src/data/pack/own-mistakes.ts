/**
 * All mistakes in the tables of a pack: cells that cannot be read, and names and looks that the game does not have.
 *
 *     wrongOwnTables({ menu: cells })   → { menu: [{ line: 3, column: 'price', message: … }] }
 */

import { didYouMean } from '../../ai/problems.ts';
import { guestTypes, heroes, menu, roster, type TableError } from '../index.ts';
import { regulars } from '../regulars.ts';
import { furniture } from '../season/index.ts';
import { type CafeTables, kindsOfGuest, type OwnCells, readOwnTables } from './own-tables.ts';

export const OWN_TABLES = ['roster', 'guests', 'heroes', 'menu'] as const satisfies readonly (keyof OwnCells)[];
type OwnTable = (typeof OWN_TABLES)[number];

const ids = (rows: readonly { readonly id: string }[]): readonly string[] => rows.map(({ id }) => id);
const GUEST_LOOKS: readonly string[] = [...guestTypes.flatMap(({ looks }) => looks), ...heroes.map(({ look }) => look)];
const DISHES = ids(menu);

/** The English words of a pack, by word key. */
type OwnWords = Readonly<Record<string, string>>;

/**
 * For each kind of name: the names that the game has, and the beginnings of the word keys by which a pack introduces a
 * name of its own. A name counts as the pack's own if the pack has English words for all these keys. A mistyped name
 * has no such words.
 */
const INTRODUCED = {
  type: {
    game: kindsOfGuest({ guestTypes, heroes }),
    what: 'kind of guest',
    words: ['type.', 'type.many.', 'type.any.', 'type.a.'],
  },
  dish: { game: DISHES, what: 'dish', words: ['dish.'] },
  taste: {
    game: [...menu, ...guestTypes, ...heroes].flatMap(({ taste }) => taste),
    what: 'taste',
    words: ['notebook.taste.'],
  },
} as const;
type Introduced = keyof typeof INTRODUCED;
/**
 * The form of a pack's own name. It is used in keys of records and in sentences of promises, so it consists of small
 * letters and digits.
 */
const OWN_NAME = /^[a-z][a-z0-9]{0,29}$/;

/** Whether a word key may introduce a name of the pack's own. */
export const introduces = (key: string): boolean => introducedBy(key) !== null;

function introducedBy(key: string): { readonly kind: Introduced; readonly name: string } | null {
  for (const [kind, { words }] of Object.entries(INTRODUCED) as [Introduced, (typeof INTRODUCED)[Introduced]][])
    for (const stem of words) {
      const name = key.startsWith(stem) ? key.slice(stem.length) : '';
      if (OWN_NAME.test(name)) return { kind, name };
    }
  return null;
}

/**
 * Returns what is wrong with words that introduce a name, if no table of the pack has this name; null = nothing is
 * wrong.
 */
export function introducesNothing(key: string, { guestTypes, heroes, menu }: CafeTables): string | null {
  const found = introducedBy(key);
  if (found === null) return null;
  const names = {
    type: kindsOfGuest({ guestTypes, heroes }),
    dish: ids(menu),
    taste: [...menu, ...guestTypes, ...heroes].flatMap(({ taste }) => taste),
  }[found.kind];
  return names.includes(found.name)
    ? null
    : `the game has no words with this key, and no table of the pack has '${found.name}'${didYouMean(found.name, names)}`;
}

/** For each table, the columns whose cells name something that a pack can introduce, and the kind of this name. */
const INTRODUCES: Readonly<Record<OwnTable, Readonly<Record<string, Introduced>>>> = {
  roster: { favouriteCustomerTypes: 'type' },
  guests: { type: 'type', taste: 'taste' },
  heroes: { type: 'type', taste: 'taste' },
  menu: { id: 'dish', taste: 'taste' },
};

/** The names that the cells of a column may have, by table. */
const namesIn = (tables: CafeTables): Readonly<Record<OwnTable, Readonly<Record<string, readonly string[]>>>> => ({
  roster: {
    look: roster.map(({ look }) => look),
    favouriteCustomerIds: [...ids(tables.heroes), ...ids(heroes), ...ids(regulars)],
  },
  guests: { looks: GUEST_LOOKS },
  heroes: { look: GUEST_LOOKS },
  menu: { look: DISHES },
});

/**
 * The mistakes of each table, and the tables as far as they could be read.
 * @param words the pack's English words, which introduce kinds of guest, dishes and tastes of its own
 */
export function wrongOwnTables(
  given: OwnCells,
  words: OwnWords = {},
): {
  readonly tables: CafeTables;
  readonly errors: Readonly<Partial<Record<OwnTable, readonly TableError[]>>>;
} {
  const errors: Partial<Record<OwnTable, TableError[]>> = {};
  const tables = readOwnTables(given, (name, wrong) => void (errors[name] = [...wrong]));
  const names = namesIn(tables);
  const rowsOf = { roster: tables.roster, guests: tables.guestTypes, heroes: tables.heroes, menu: tables.menu };
  for (const name of OWN_TABLES) {
    const wrong = errors[name];
    if (wrong === undefined) continue;
    // Rows that were added from the game's own table come after those of the file.
    const count = name === 'menu' ? tables.dishes.length : name === 'guests' ? tables.guestTypes.filter(({ weight }) => weight > 0).length : rowsOf[name].length; // prettier-ignore
    if (count === 0) wrong.push({ line: 1, column: '', message: NOTHING[name] });
    (rowsOf[name] as readonly Readonly<Record<string, unknown>>[]).forEach((row, i) => {
      // Rows that were added from the game's own table come after those of the file.
      if (i >= (given[name]?.length ?? 0) - 1) return;
      if (name === 'roster' || name === 'heroes') wrong.push(...wrongId(row['id'], i + 2));
      for (const [column, known] of Object.entries(names[name]))
        wrong.push(...unknown(i + 2, column, row[column], known));
      for (const [column, kind] of Object.entries(INTRODUCES[name]))
        wrong.push(...notIntroduced(i + 2, column, row[column], kind, words));
      if (name === 'menu' && !DISHES.includes(row['id'] as string) && (row['look'] ?? '') === '')
        wrong.push({ line: i + 2, column: 'look', message: `'${String(row['id'])}' is a dish of the pack’s own; it needs the column look with the dish of the game whose picture it has` }); // prettier-ignore
      if (name === 'heroes') wrong.push(...wrongNeeds(i + 2, row['needs'], tables, words));
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

/**
 * An id such as `constructor` is refused: every object has a property of this name, so a look-up would find it although
 * no row defines it.
 */
const wrongId = (id: unknown, line: number): TableError[] =>
  typeof id === 'string' && (id in {} || id.length > 60 || !/^[\w-]*$/.test(id))
    ? [{ line, column: 'id', message: `'${id.slice(0, 60)}' should be letters, digits and - only, up to 60` }]
    : [];

/** The mistakes of a cell: names that neither the game has nor the pack's words introduce. */
function notIntroduced(line: number, column: string, cell: unknown, kind: Introduced, own: OwnWords): TableError[] {
  const { game, what, words } = INTRODUCED[kind];
  return (Array.isArray(cell) ? (cell as unknown[]) : [cell]).flatMap((name): TableError[] => {
    if (typeof name !== 'string' || name === '' || (game as readonly string[]).includes(name)) return [];
    const wants = words.map((stem) => `${stem}${name}`);
    const missing = wants.filter((key) => own[key] === undefined);
    if (OWN_NAME.test(name) && missing.length === 0) return [];
    const known = [...game, ...Object.keys(own).flatMap((key) => (key.startsWith(words[0]) ? [key.slice(words[0].length)] : []))]; // prettier-ignore
    const meant = didYouMean(name, known);
    if (!OWN_NAME.test(name))
      return [{ line, column, message: `'${name.slice(0, 60)}' is not in the game; a name of the pack’s own has small letters and digits only, up to 30${meant}` }]; // prettier-ignore
    return [
      {
        line,
        column,
        message: `'${name}' is not in the game; a ${what} of the pack’s own needs ${missing.join(', ')} in words/en.json${meant}`,
      },
    ];
  });
}

/** Kinds of conditions of celebrities (HERO_NEEDS in src/sim/season/album.ts), each with what may follow the colon. */
export const KINDS_OF_NEEDS = {
  stars: 'number',
  dish: 'dish',
  dishes: 'number',
  recipes: 'number',
  ambience: 'number',
  weather: ['sun', 'cloud', 'rain'],
  piece: furniture.map(({ id }) => id),
  plants: 'number',
  type: 'type',
  hero: 'hero',
  friend: 'number',
} as const;

/**
 * The mistakes in the conditions of a celebrity. A condition that cannot be met would keep the celebrity away for ever.
 */
function wrongNeeds(line: number, cell: unknown, tables: CafeTables, words: OwnWords): TableError[] {
  if (!Array.isArray(cell)) return [];
  return (cell as string[]).flatMap((need): TableError[] => {
    const [what = '', of = '', ...more] = need.split(':');
    const wrong = (message: string): TableError[] => [{ line, column: 'needs', message }];
    if (!Object.hasOwn(KINDS_OF_NEEDS, what) || more.length > 0)
      return wrong(`'${need}' should be a condition such as dish:curry${didYouMean(what, Object.keys(KINDS_OF_NEEDS))}; known: ${Object.keys(KINDS_OF_NEEDS).join(', ')}`); // prettier-ignore
    const form = KINDS_OF_NEEDS[what as keyof typeof KINDS_OF_NEEDS];
    if (form === 'number')
      return of !== '' && Number(of) >= 0 ? [] : wrong(`'${need}' should have a number behind the colon`);
    if (form === 'dish' || form === 'type') return notIntroduced(line, 'needs', of, form, words);
    const known = form === 'hero' ? ids(tables.heroes) : form;
    return known.includes(of) ? [] : wrong(`'${need}': there is no ${what} '${of}'${didYouMean(of, known) || `; known: ${known.join(', ')}`}`); // prettier-ignore
  });
}

/** The mistakes of names in a cell that the game does not know. A cell that could not be read is reported already. */
const unknown = (line: number, column: string, cell: unknown, known: readonly string[]): TableError[] =>
  (Array.isArray(cell) ? (cell as unknown[]) : [cell]).flatMap(
    (name) =>
    typeof name !== 'string' || name === '' || known.includes(name)
      ? []
      : [{ line, column, message: `'${name}' is not in the game${didYouMean(name, known) || `; known: ${[...new Set(known)].join(', ')}`}` }], // prettier-ignore
  );
