/**
 * Reads the parts of a pack, each with the game's own reader. Every function adds its result to the day of the pack,
 * and all mistakes with their lines to the list of mistakes.
 */

import { readTable, tableCells, warpSchema } from '../data/index.ts';
import { isRecord } from '../ai/problems.ts';
import { readYaml } from '../ai/yaml.ts';
import { introduces, introducesNothing, OWN_TABLES, wrongOwnTables } from '../data/pack/own-mistakes.ts';
import { type CafeTables, GAME_TABLES, kindsOfGuest } from '../data/pack/own-tables.ts';
import { anyCafe } from '../analysis/futures/check-replacements.ts';
import { readPromises } from '../analysis/promises/index.ts';
import { wrongInput } from '../sim/inputs/index.ts';
import { MOST_OF_PACK } from '../sim/state/pack/check.ts';
import type { PackState, PackWords } from '../sim/state/pack/pack.ts';
import { wrongHerWarps } from '../sim/thinking/warps.ts';
import { CONFIG_FILE, LANGUAGES_OF_PACKS, TABLE_FILE } from './files.ts';
import type { PackDeps, PackMistake } from './form.ts';
import { lineOf, type Lines } from './lines.ts';

export class PackParts {
  readonly mistakes: PackMistake[] = [];
  /** The fields of the pack's day that have been read from the files so far. */
  readonly fields: Record<string, unknown> = {};
  /** All rows of the tables, also those with mistakes, so that their ids count as known names. */
  rows: CafeTables = GAME_TABLES;
  /** Line numbers of map.yaml, for the mistakes found in the room. */
  mapLines: Lines = new Map();

  /** Words of the pack whose keys the game does not have; they may introduce names of the pack's own. */
  private readonly introducing: { readonly file: string; readonly line: number | null; readonly key: string }[] = [];

  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  private wrong(file: string, line: number | null, message: string): void {
    this.mistakes.push({ file, line, message });
  }

  /**
   * The tables that replace those of the game. Those with mistakes are left out, so that the rest can be checked.
   * @param words the words of the pack, which introduce names of its own
   */
  tables(words: PackWords = {}): PackState['tables'] {
    const given: Partial<Record<(typeof OWN_TABLES)[number], readonly (readonly string[])[]>> = {};
    for (const name of OWN_TABLES) {
      const text = this.texts.get(`${name}.csv`);
      if (text === undefined) continue;
      const { data, errors } = tableCells(text);
      for (const { row, message } of errors) this.wrong(`${name}.csv`, (row ?? 0) + 1, message);
      const wide = data.find(
        (row) => row.length > MOST_OF_PACK.columns || row.some((cell) => cell.length > MOST_OF_PACK.cell),
      );
      if (data.length > MOST_OF_PACK.rows)
        this.wrong(`${name}.csv`, null, `has ${data.length} rows; at most ${MOST_OF_PACK.rows} are read`);
      else if (wide !== undefined)
        this.wrong(
          `${name}.csv`,
          data.indexOf(wide) + 1,
          `a row has at most ${MOST_OF_PACK.columns} cells of ${MOST_OF_PACK.cell} characters`,
        );
      else given[name] = data;
    }
    const { tables, errors } = wrongOwnTables(given, words['en']);
    this.rows = tables;
    if (given.roster !== undefined)
      tables.roster.forEach(({ warps }, i) => {
        for (const message of wrongHerWarps(warps ?? null, anyCafe().world.registry))
          this.wrong('roster.csv', i + 2, message);
      });
    for (const { file, line, key } of this.introducing) {
      const message = introducesNothing(key, tables);
      if (message !== null) this.wrong(file, line, `${key}: ${message}`);
    }
    for (const [name, wrong] of Object.entries(errors)) {
      for (const { line, column, message } of wrong)
        this.wrong(`${name}.csv`, line, column === '' ? message : `${column}: ${message}`);
      if (wrong.length > 0) delete given[name as keyof typeof given];
    }
    return given;
  }

  /** Reads the decision tables: those of temperaments and of controllers. */
  decisionTables(): void {
    const tables: Record<string, unknown> = {};
    for (const [path, text] of this.texts) {
      const name = TABLE_FILE.exec(path)?.[1];
      if (name === undefined) continue;
      const read = anyCafe().world.tables.read(name, text);
      if (read.ok) tables[name] = read.table.toRows();
      else
        for (const { row, column, message } of read.problems)
          this.wrong(path, row, column === '' ? message : `${column}: ${message}`);
    }
    if (Object.keys(tables).length > 0) this.fields['tables'] = tables;
  }

  /** Reads the utility configurations. */
  configs(): void {
    const configs: Record<string, string> = {};
    for (const [path, text] of this.texts) {
      const name = CONFIG_FILE.exec(path)?.[1];
      if (name === undefined) continue;
      const read = anyCafe().world.configs.read(name, text);
      if (read.ok) configs[name] = text;
      else
        for (const { line, path: at, message } of read.problems)
          this.wrong(path, line ?? null, at === '' ? message : `${at}: ${message}`);
    }
    if (Object.keys(configs).length > 0) this.fields['configs'] = configs;
  }

  /** Reads the warp tables. A pack's file contains only the rows of the kinds that differ from the game's. */
  warps(): void {
    const text = this.texts.get('warps.csv');
    if (text === undefined) return;
    const { rows, errors } = readTable(text, warpSchema, 'kind');
    for (const { line, column, message } of errors)
      this.wrong('warps.csv', line, column === '' ? message : `${column}: ${message}`);
    if (errors.length > 0) return;
    const warps: Record<string, Record<string, string>> = {};
    rows.forEach(({ kind, ...cells }, i) => {
      const keys = Object.fromEntries(Object.entries(cells).filter(([, script]) => script !== ''));
      for (const message of wrongInput({ kind: 'warps', of: kind, keys }, anyCafe().world))
        this.wrong('warps.csv', i + 2, message.replace(/^keys\./, ''));
      warps[kind] = keys;
    });
    this.fields['warps'] = warps;
  }

  promises(): string | undefined {
    const text = this.texts.get('promises.txt');
    if (text === undefined) return undefined;
    const { promises, problems } = readPromises(text, kindsOfGuest(this.rows));
    for (const { line, column, message } of problems) this.wrong('promises.txt', line, `column ${column}: ${message}`);
    if (problems.length === 0 && promises.length === 0) this.wrong('promises.txt', 1, 'promises nothing');
    // A scenario lists its promises as sentences. The name in front of a promise, as in `calm: no maid slips`, stays
    // part of its sentence.
    const sentences = text.split('\n').map((line) => line.replace(/#.*$/, '').trim()).filter((line) => line !== ''); // prettier-ignore
    if (sentences.length > 0) this.fields['promises'] = sentences;
    return text;
  }

  /**
   * Reads the room: rows of text with one letter for each tile, and furniture, as in a scenario. Its content is checked
   * later, with the whole day.
   */
  map(): void {
    const text = this.texts.get('map.yaml');
    if (text === undefined) return;
    const read = readYaml(text);
    if (!read.ok) {
      for (const { path, line, message } of read.problems)
        this.wrong('map.yaml', line, path === '' ? message : `${path}: ${message}`);
      return;
    }
    this.mapLines = read.lines;
    const { value } = read;
    if (!isRecord(value) || value['map'] === undefined) {
      this.wrong('map.yaml', 1, 'should be a record with map, a list of rows, and decor, a list of furniture');
      return;
    }
    for (const key of Object.keys(value))
      if (key !== 'map' && key !== 'decor')
        this.wrong('map.yaml', lineOf(read.lines, key), `${key}: is unknown; known: map, decor`);
    this.fields['map'] = value['map'];
    if (value['decor'] !== undefined) this.fields['decor'] = value['decor'];
  }

  /**
   * Reads the words that replace the game's, by language; undefined if the pack has none. Each must contain the same
   * terms in braces as the word that it replaces.
   */
  words(host: PackDeps): PackWords | undefined {
    const words: Record<string, Record<string, string>> = {};
    for (const language of LANGUAGES_OF_PACKS) {
      const file = `words/${language}.json`;
      const text = this.texts.get(file);
      if (text === undefined) continue;
      // A JSON file is also valid YAML, and the YAML reader reports line numbers.
      const read = readYaml(text);
      if (!read.ok) {
        for (const { path, line, message } of read.problems)
          this.wrong(file, line, path === '' ? message : `${path}: ${message}`);
        continue;
      }
      if (!isRecord(read.value)) {
        this.wrong(file, 1, 'should be a record of texts by key, such as { "dish.tea": "Builder’s tea" }');
        continue;
      }
      const list: Record<string, string> = {};
      const entries = Object.entries(read.value);
      if (entries.length > MOST_OF_PACK.words) this.wrong(file, 1, `has ${entries.length} words; at most ${MOST_OF_PACK.words} are read`); // prettier-ignore
      for (const [key, value] of entries) {
        const message = wrongWord(key, value, host);
        if (host.words(key) === undefined && introduces(key))
          this.introducing.push({ file, line: lineOf(read.lines, key), key });
        if (message === null) list[key] = value as string;
        else this.wrong(file, lineOf(read.lines, key), `${key}: ${message}`);
      }
      words[language] = list;
    }
    return Object.keys(words).length === 0 ? undefined : words;
  }
}

const termsOf = (text: string): string => [...new Set(text.match(/\{\{.*?\}\}/g) ?? [])].sort((a, b) => (a < b ? -1 : 1)).join(' '); // prettier-ignore

function wrongWord(key: string, value: unknown, host: PackDeps): string | null {
  const own = host.words(key);
  if (own === undefined && !introduces(key))
    return 'the game has no words with this key; keys are those of src/words/en.json';
  if (typeof value !== 'string' || value.trim() === '') return 'should be a text';
  if (value.length > MOST_OF_PACK.word) return `has ${value.length} characters; ${MOST_OF_PACK.word} are the most`;
  const [wanted, found] = [termsOf(own ?? ''), termsOf(value)];
  return wanted === found ? null : `should have ${wanted === '' ? 'no terms in braces' : `the terms ${wanted}`}${own === undefined ? '' : `, as “${own}” has`}`; // prettier-ignore
}
