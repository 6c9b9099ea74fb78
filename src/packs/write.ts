/**
 * Writes a pack: the café that is played, as the files of a pack. Only what differs from the game is written, so a
 * café in which nothing was changed is `pack.yaml` alone. Opened again, the pack begins with the same café: its maids as
 * they are now, its dishes and prices, its room, tables, configurations, scripts and promises. What a season earns –
 * money, stars, days – is not part of a pack.
 *
 *     const files = packFiles(cafe.state, { name: 'The Corner', author: 'Ada', version: '1.0.0' }, null);
 *     const zip = zipOfPack(files);
 */

import { anyCafe } from '../analysis/futures/check-replacements.ts';
import { GAME } from '../analysis/replay/form.ts';
import { storeZip } from '../analysis/sheets/zip.ts';
import { type RosterRow, rosterSchema, sectorsText, type SectorCell, warpKeys } from '../data/index.ts';
import { firstCafe } from '../data/season/index.ts';
import { writeCsv } from '../ai/csv.ts';
import { employ, newSeason } from '../sim/season/new-season.ts';
import type { OwnScript } from '../sim/state/player-scripts.ts';
import { tablesOf } from '../sim/state/pack/pack.ts';
import type { SeasonState, StaffMember } from '../sim/state/season.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { PACK_YAML } from './files.ts';
import type { PackFile } from './form.ts';

interface AboutPack {
  readonly name: string;
  readonly author: string;
  readonly version: string;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * The files of the pack that begins with this café.
 * @param promises the promises of the player, as text; null = those of the game, or of the café's pack
 */
export function packFiles(
  state: WorldState & { readonly season: SeasonState },
  about: AboutPack,
  promises: string | null,
): PackFile[] {
  const { season } = state;
  const { pack } = season;
  const files: PackFile[] = [];
  const add = (path: string, text: string | null | undefined): void => {
    if (text !== null && text !== undefined) files.push({ path, text });
  };
  add('roster.csv', rosterText(season));
  add('menu.csv', menuText(season));
  for (const name of ['guests', 'heroes'] as const) {
    const cells = pack?.tables[name];
    add(`${name}.csv`, cells === undefined ? null : csvOf(cells.map((row) => [...row])));
  }
  add('warps.csv', warpsText(state.warps ?? {}));
  for (const [name, rows] of Object.entries(state.tables)) {
    const read = anyCafe().world.tables.read(name, rows);
    if (read.ok) add(`tables/${name}.csv`, read.table.toCsv());
  }
  for (const [name, text] of Object.entries(state.configs ?? {})) add(`configs/${name}.yaml`, text);
  add('promises.txt', promises ?? pack?.promises);
  add('map.yaml', mapText(state));
  for (const [language, words] of Object.entries(pack?.words ?? {}))
    add(`words/${language}.json`, `${JSON.stringify(words, null, 2)}\n`);
  const { paths, texts } = scriptsOf(state.own?.scripts ?? {});
  files.push(...texts);
  return [{ path: PACK_YAML, text: yamlText(season, about, paths) }, ...files];
}

export const zipOfPack = (files: readonly PackFile[]): Uint8Array<ArrayBuffer> =>
  storeZip(files.map(({ path, text }) => ({ name: path, data: new TextEncoder().encode(text) })));

const csvOf = (rows: unknown[][]): string => `${writeCsv(rows, (cell) => /^\s|\s$/.test(String(cell)))}\n`;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Converts a value to the text of a table's cell; reading the cell gives the same value again. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (!Array.isArray(value))
    return typeof value === 'object'
      ? Object.entries(value)
          .map(([name, one]) => `${name}=${String(one)}`)
          .join('|')
      : String(value as string | number | boolean);
  const isRange = value.length > 0 && value.every((one) => typeof one === 'object');
  return isRange ? sectorsText(value as SectorCell[]) : value.join('|');
}

const tableText = (columns: readonly string[], rows: readonly Row[]): string =>
  csvOf([[...columns], ...rows.map((row) => columns.map((column) => cellOf(row[column])))]);

/** The maids for hire, each member of the staff as she is now; null if they are those of the game. */
function rosterText(season: SeasonState): string | null {
  const { roster } = tablesOf(season);
  const columns = Object.keys(rosterSchema);
  const rows = [
    ...roster.map((row): Row => {
      const member = season.staff.find(({ id }) => id === row.id);
      return member === undefined ? row : asNow(row, member);
    }),
    ...season.staff.filter(({ id }) => roster.every((row) => row.id !== id)).map((member): Row => ({ ...member })),
  ];
  return same(rows, tablesOf(undefined).roster) ? null : tableText(columns, rows);
}

/** A row of the roster with the cells in which a member of the staff differs from how she would begin. */
function asNow(row: RosterRow, member: StaffMember): Row {
  const before: Row = { ...employ(row, 1) };
  const now: Row = { ...member };
  const changed = Object.keys(rosterSchema).filter((field) => field !== 'wage' && !same(before[field], now[field]));
  return { ...row, ...Object.fromEntries(changed.map((field) => [field, now[field] ?? null])) };
}

/** The dishes with the prices of the menu; null if they are those of the game. */
function menuText(season: SeasonState): string | null {
  const { menu, dishes } = tablesOf(season);
  const rows = menu
    .filter(({ id }) => dishes.includes(id) || season.kitchen.onMenu.some(({ dish }) => dish === id))
    .map((row) => ({ ...row, price: season.kitchen.onMenu.find(({ dish }) => dish === row.id)?.price ?? row.price }));
  if (same(rows, tablesOf(undefined).menu)) return null;
  const columns = ['id', 'cookTicks', 'eatTicks', 'price', 'cost', 'taste'];
  return tableText(rows.some(({ look = '' }) => look !== '') ? [...columns, 'look'] : columns, rows);
}

function warpsText(warps: Readonly<Record<string, Row>>): string | null {
  const rows = Object.entries(warps).map(([kind, keys]): Row => ({ ...keys, kind }));
  return rows.length === 0 ? null : tableText(['kind', ...warpKeys], rows);
}

/** The room; null if it is that of the first morning of a season. */
function mapText({ map: { rows, decor } }: WorldState): string | null {
  if (same(rows, firstCafe.rows) && same(decor, firstCafe.decor)) return null;
  const lines = rows.map((row) => `  - ${JSON.stringify(row)}`);
  const pieces = decor.map((piece) => `  - ${JSON.stringify(piece)}`);
  return `map:\n${lines.join('\n')}\ndecor:${pieces.length === 0 ? ' []' : `\n${pieces.join('\n')}`}\n`;
}

/** The scripts of the café as files, and the path of each by the maid, or by `role:` and duties. */
function scriptsOf(scripts: Readonly<Record<string, OwnScript>>): {
  readonly paths: Readonly<Record<string, string>>;
  readonly texts: readonly PackFile[];
} {
  const paths: Record<string, string> = {};
  const texts: PackFile[] = [];
  for (const [whom, { name, text }] of Object.entries(scripts)) {
    const before = texts.find((one) => one.text === text);
    const stem = name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-+|-+$/g, '').slice(0, 40) || 'script'; // prettier-ignore
    const taken = (path: string): boolean => before === undefined && texts.some((one) => one.path === path);
    let path = before?.path ?? `scripts/${stem}.ts`;
    for (let n = 2; taken(path); n++) path = `scripts/${stem}-${n}.ts`;
    if (before === undefined) texts.push({ path, text });
    paths[whom] = path;
  }
  return { paths, texts };
}

function yamlText(
  season: SeasonState,
  { name, author, version }: AboutPack,
  scripts: Readonly<Record<string, string>>,
): string {
  const line = (field: string, value: unknown): string => `${field}: ${JSON.stringify(value)}`;
  const usual = newSeason({ seed: 0 });
  const first = ({ staff, kitchen, types }: SeasonState): Row => ({
    staff: staff.map(({ id }) => id),
    menu: kitchen.onMenu.map(({ dish }) => dish),
    guests: types,
  });
  const [now, before] = [first(season), first(usual)];
  const begins = [
    ...Object.keys(now).filter((part) => !same(now[part], before[part])).map((part) => line(`  ${part}`, now[part])), // prettier-ignore
    ...(season.difficulty === usual.difficulty ? [] : [line('  difficulty', season.difficulty)]),
  ];
  return [
    line('name', name),
    line('author', author),
    line('version', version),
    line('needs', GAME),
    ...(begins.length === 0 ? [] : ['begins:', ...begins]),
    ...(Object.keys(scripts).length === 0 ? [] : ['scripts:', ...Object.entries(scripts).map(([whom, path]) => line(`  ${JSON.stringify(whom)}`, path))]), // prettier-ignore
    '',
  ].join('\n');
}
