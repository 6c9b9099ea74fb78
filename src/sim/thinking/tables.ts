/**
 * The decision tables of a café (AI in game development: decision tree): guests' temperaments, and maids who use a
 * table instead of scripts. The defaults are CSV files. Any of them can be replaced while the café runs. Only replaced
 * ones are part of the state.
 *
 *     tables.of('patient')                 the present table
 *     tables.read('patient', csvText)      { ok: true, table, warnings } or { ok: false, problems }, changing nothing
 *     tables.change('patient', rows)       from the next thought on; null = the default
 *
 * The conditions and behaviours that a table may name are passed in together with the scripts.
 */

import {
  DecisionTable,
  type TableCell,
  type TableParam,
  type TableProblem,
  type TableRead,
  type TableRecord,
  type TableRow,
  type TableWords,
} from '../../ai/index.ts';
import { didYouMean } from '../../ai/problems.ts';
import { controllers, temperaments } from '../../data/index.ts';
import type { WorldState } from '../state/world-state.ts';

/** Roles whose characters can be controlled by decision tables; each role has its own vocabulary. */
export type TableRole = 'guest' | 'maid';

/** The kind of parameter that a condition requires in the column `cParam` of a decision table. */
export type ParamWord =
  | { readonly kind: 'none' }
  /** A parameter that is a number from `least` to `most`; `unit` is `tiles`, `ticks` or `percent`. */
  | { readonly kind: 'number'; readonly unit: string; readonly least: number; readonly most: number }
  | { readonly kind: 'word'; readonly words: readonly string[] };

/** The conditions and behaviours that the decision tables of a role may name. */
export interface TableVocabulary {
  /** Conditions by name, with the parameter that each requires. */
  readonly conditions: Readonly<Record<string, ParamWord>>;
  readonly behaviours: readonly string[];
  /** Behaviours that can run at the same time as another behaviour; parallel rows of a table may choose only these. */
  readonly beside: readonly string[];
}
export type TableVocabularies = Readonly<Record<TableRole, TableVocabulary>>;

/** The forms in which a table can be given: CSV text, rows by column name, or lists of cells with the header first. */
export type TableSource = string | readonly TableRecord[] | readonly (readonly TableCell[])[];

const SHIPPED: readonly { readonly name: string; readonly role: TableRole; readonly csv: string }[] = [
  ...Object.entries(temperaments).map(([name, csv]) => ({ name, role: 'guest' as const, csv })),
  ...Object.entries(controllers).map(([name, csv]) => ({ name, role: 'maid' as const, csv })),
];
export const tableNames: readonly string[] = SHIPPED.map(({ name }) => name);

export class Tables {
  private readonly roles = new Map(SHIPPED.map(({ name, role }) => [name, role]));
  private shipped: ReadonlyMap<string, DecisionTable>;
  private readonly now = new Map<string, DecisionTable>();

  /** Reads the default tables. @throws Error if one of them has mistakes */
  constructor(
    private readonly state: WorldState,
    private words: TableVocabularies,
  ) {
    this.shipped = shippedIn(words);
    this.refresh();
  }

  /** Replaces the vocabularies of all decision tables; called when the scripts are replaced. */
  use(words: TableVocabularies): void {
    if (words === this.words) return;
    this.shipped = shippedIn(words);
    this.words = words;
    this.refresh();
  }

  /** The present table of this name; null if there is none. */
  of(name: string): DecisionTable | null {
    return this.now.get(name) ?? null;
  }

  /** The default table of this name; null if there is none. */
  shippedOf(name: string): DecisionTable | null {
    return this.shipped.get(name) ?? null;
  }

  /** The role for whose characters a table is written; null if there is no table of this name. */
  roleOf(name: string): TableRole | null {
    return this.roles.get(name) ?? null;
  }

  isChanged(name: string): boolean {
    return Object.hasOwn(this.state.tables, name);
  }

  /** The conditions and behaviours that the table of this name may use; null if there is no such table. */
  wordsOf(name: string): TableWords | null {
    const role = this.roleOf(name);
    return role === null ? null : wordsOf(this.words[role]);
  }

  /** Parses CSV text or rows as the table of this name; changes nothing, never throws. */
  read(name: string, source: TableSource): TableRead {
    const role = this.roleOf(name);
    if (role === null) return { ok: false, problems: [{ row: 1, column: '', message: unknownTable(name) }] };
    return readIn(this.words[role], source);
  }

  /** Replaces a table; null = the default. @returns false if the new table has mistakes; the old one then stays */
  change(name: string, rows: readonly TableRecord[] | null): boolean {
    const shipped = this.shipped.get(name);
    if (shipped === undefined) return false;
    if (rows === null) {
      delete this.state.tables[name];
      this.now.set(name, shipped);
      return true;
    }
    const read = this.read(name, rows);
    if (!read.ok) return false;
    this.state.tables[name] = read.table.toRows();
    this.now.set(name, read.table);
    return true;
  }

  /** Reads the changed decision tables from the café's state. A table with mistakes is replaced by its default. */
  private refresh(): void {
    for (const [name, table] of this.shipped) {
      const rows = this.state.tables[name];
      const read = rows === undefined ? null : this.read(name, rows);
      this.now.set(name, read?.ok === true ? read.table : table);
    }
  }
}

/** Message for an unknown name: `there is no table 'pateint'; did you mean 'patient'?` */
export const unknownTable = (name: string): string =>
  `there is no table '${name}'${didYouMean(name, tableNames) || `; known: ${tableNames.join(', ')}`}`;

const wordsOf = ({ conditions, behaviours }: TableVocabulary): TableWords => ({
  conditions: Object.keys(conditions),
  behaviours,
  wrongParam: (condition, param) => wrongParam(condition, conditions[condition] as ParamWord, param),
});

function wrongParam(condition: string, word: ParamWord, param: TableParam): string | null {
  switch (word.kind) {
    case 'none':
      return param === undefined ? null : `${condition} takes no parameter; leave the cell empty`;
    case 'number':
      return typeof param === 'number' && param >= word.least && param <= word.most
        ? null
        : `${condition} needs a number of ${word.unit} from ${word.least} to ${word.most}`;
    case 'word':
      return word.words.includes(String(param))
        ? null
        : `${condition} needs one of ${word.words.join(', ')}${didYouMean(String(param ?? ''), word.words)}`;
  }
}

function readIn(vocabulary: TableVocabulary, source: TableSource): TableRead {
  // The parser accepts text, records and lists and distinguishes them by itself, so the cast is safe.
  const read = DecisionTable.parse(source as readonly TableRecord[], wordsOf(vocabulary));
  if (!read.ok) return read;
  const problems = wrongBeside(read.table, vocabulary.beside);
  return problems.length === 0 ? read : { ok: false, problems };
}

const SIDES = ['yes', 'no'] as const;

/** Finds mistakes in parallel rows, which may choose only behaviours that can run at the same time as another behaviour. */
function wrongBeside({ rows }: DecisionTable, beside: readonly string[]): TableProblem[] {
  const below = new Set<TableRow>();
  const look = (row: TableRow): void => {
    if (below.has(row)) return;
    below.add(row);
    for (const side of SIDES) row[side].rows.forEach(look);
  };
  for (const row of rows) if (row.parallel) look(row);
  return rows.flatMap((row) =>
    SIDES.flatMap((column) =>
      (below.has(row) ? row[column].shares : [])
        .filter(({ behaviour }) => !beside.includes(behaviour))
        .map(({ behaviour }) => ({
          row: row.row,
          column,
          message: `'${behaviour}' cannot go beside something else, and a parallel row leads here; what can: ${beside.join(', ')}`,
        })),
    ),
  );
}

const read = new WeakMap<TableVocabularies, ReadonlyMap<string, DecisionTable>>();

/** The default tables, read once for each set of vocabularies. */
function shippedIn(words: TableVocabularies): ReadonlyMap<string, DecisionTable> {
  const known = read.get(words);
  if (known !== undefined) return known;
  const tables = new Map<string, DecisionTable>();
  const wrong: string[] = [];
  for (const { name, role, csv } of SHIPPED) {
    const one = readIn(words[role], csv);
    if (one.ok) tables.set(name, one.table);
    else
      wrong.push(...one.problems.map(({ row, column, message }) => `  ${name}.csv, row ${row}, ${column}: ${message}`));
  }
  if (wrong.length > 0) throw new Error(`decision tables with mistakes:\n${wrong.join('\n')}`);
  read.set(words, tables);
  return tables;
}
