/** Checks what a save or a replay keeps of its pack, and computes the hash by which they name it. */

import { isRecord, shown } from '../../../ai/problems.ts';
import { OWN_TABLES, wrongOwnTables } from '../../../data/pack/own-mistakes.ts';
import { hashText } from '../hash.ts';
import type { PackState } from './pack.ts';

const FIELDS: readonly string[] = ['name', 'author', 'version', 'hash', 'rest', 'tables', 'words', 'promises'];
/** Limits for the parts of a pack that a season keeps: lengths of texts, and numbers of rows, columns and words. */
export const MOST_OF_PACK = {
  name: 60,
  version: 20,
  rows: 500,
  columns: 50,
  cell: 500,
  words: 500,
  word: 300,
  promises: 20_000,
} as const;

/** A mistake in what is kept of a pack: its place below the pack, and what would be right. */
export interface PackMistake {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the mistakes in the parts of a pack that a save or a replay contains. These parts must have the hash by which
 * the save or the replay names the pack.
 */
export function wrongPack(value: unknown): PackMistake[] {
  const mistakes: PackMistake[] = [];
  const wrong = (path: string, message: string): void => void mistakes.push({ path, message });
  const text = (path: string, found: unknown, most: number): void => {
    if (typeof found !== 'string') wrong(path, `should be a text, not ${shown(found)}`);
    else if (found.length > most) wrong(path, `has ${found.length} characters; ${most} are the most`);
  };
  const cellsOf = (path: string, found: unknown): void => {
    const isRow = (row: unknown): boolean =>
      Array.isArray(row) &&
      row.length <= MOST_OF_PACK.columns &&
      row.every((cell) => typeof cell === 'string' && cell.length <= MOST_OF_PACK.cell);
    if (!Array.isArray(found) || found.length > MOST_OF_PACK.rows || !found.every(isRow))
      wrong(path, `should be at most ${MOST_OF_PACK.rows} rows of at most ${MOST_OF_PACK.columns} cells`);
  };
  if (!isRecord(value)) return [{ path: '', message: `should be a pack, not ${shown(value)}` }];
  for (const key of Object.keys(value))
    if (!FIELDS.includes(key)) wrong(key, `is unknown; known: ${FIELDS.join(', ')}`);
  text('name', value['name'], MOST_OF_PACK.name);
  text('author', value['author'], MOST_OF_PACK.name);
  text('version', value['version'], MOST_OF_PACK.version);
  for (const field of ['hash', 'rest'])
    if (typeof value[field] !== 'string' || !/^[0-9a-f]{16}$/.test(value[field]))
      wrong(field, `should be a hash of 16 digits, not ${shown(value[field])}`);
  const { tables, words, promises } = value;
  if (!isRecord(tables)) wrong('tables', `should be an object, not ${shown(tables)}`);
  else
    for (const [name, cells] of Object.entries(tables))
      if ((OWN_TABLES as readonly string[]).includes(name)) cellsOf(`tables.${name}`, cells);
      else wrong(`tables.${name}`, `is no table of a pack; known: ${OWN_TABLES.join(', ')}`);
  if (words !== undefined && !isRecord(words)) wrong('words', `should be an object, not ${shown(words)}`);
  else
    for (const [language, list] of Object.entries(words ?? {}))
      if (!isRecord(list) || Object.keys(list).length > MOST_OF_PACK.words)
        wrong(`words.${language}`, `should be an object of up to ${MOST_OF_PACK.words} texts`);
      else for (const [key, one] of Object.entries(list)) text(`words.${language}.${key}`, one, MOST_OF_PACK.word);
  if (promises !== undefined) text('promises', promises, MOST_OF_PACK.promises);
  if (mistakes.length > 0) return mistakes;
  const found = value as unknown as PackState;
  if (packHash(found) !== found.hash)
    wrong('hash', `is ${found.hash}, but the pack that is here has ${packHash(found)}: it is another one`);
  for (const [name, errors] of Object.entries(wrongOwnTables(found.tables, found.words?.['en']).errors))
    for (const { line, column, message } of errors)
      wrong(`tables.${name}`, `line ${line}${column === '' ? '' : `, ${column}`}: ${message}`);
  return mistakes;
}

/** The hash of a pack: of all that is kept of it and, through `rest`, of all its other files. */
export const packHash = ({ name, author, version, rest, tables, words, promises }: Omit<PackState, 'hash'>): string =>
  hashText(JSON.stringify([name, author, version, rest, sorted(tables), sorted(words ?? {}), promises ?? null]));

/** Entries in the order of their keys, so that the order in which a file was written does not matter. */
const sorted = (record: Readonly<Record<string, unknown>>): readonly unknown[] =>
  Object.keys(record)
    .sort((a, b) => (a < b ? -1 : 1))
    .map((key) => {
      const value = record[key];
      return [key, typeof value === 'object' && value !== null ? sorted(value as Record<string, unknown>) : value];
    });
