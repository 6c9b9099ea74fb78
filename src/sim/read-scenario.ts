/**
 * Reads a scenario, or a pack's day, from JSON. A pack's day begins on the first morning of a season, with the pack's
 * own tables, room, minds and scripts. src/packs makes this JSON from the pack's files:
 *
 *     { "pack": { "name": …, "hash": …, "tables": { "menu": [["id", …], …] } }, "seed": 1, "map": [ … ], … }
 */

import { isRecord } from '../ai/problems.ts';
import { type CafeTables, GAME_TABLES, kindsOfGuest } from '../data/pack/own-tables.ts';
import { beginSeason } from './open-day.ts';
import { readMap } from './scenario/floor.ts';
import { MINDS, readMinds } from './scenario/minds.ts';
import { Reader } from './scenario/reader.ts';
import { readScenario as readFile, type ScenarioResult } from './scenario/scenario.ts';
import { readScripts } from './scenario/scripts.ts';
import type { FirstMorning } from './season/new-season.ts';
import { wrongPack } from './state/pack/check.ts';
import { type PackState, tablesOf } from './state/pack/pack.ts';
import { DIFFICULTIES } from './state/season.ts';
import { readSeats, tilesOf } from './world/map.ts';

export type { Scenario, ScenarioResult } from './scenario/scenario.ts';

const FIELDS = ['seed', 'ticks', 'pack', 'difficulty', 'first', 'map', 'decor', 'promises', 'scripts', ...MINDS];
const FIRST = ['staff', 'menu', 'guests'] as const;

/** Ticks of a day from opening until the last guest has left, with some to spare. */
const PACK_DAY_TICKS = 8000;
/** Letters that the map of a pack's day must contain, each with what it stands for. */
const NEEDED = { D: 'door', P: 'pass', K: 'stove', R: 'till' } as const;
const MOST_ROOM = 60;
const MOST_FIRST = { staff: 6, menu: 12, guests: 30 } as const;

export const readScenario = (json: unknown): ScenarioResult =>
  isRecord(json) && json['pack'] !== undefined ? readPackDay(json) : readFile(json);

/**
 * Returns the kinds of guest that exist in a scenario or a pack's day. The JSON may still contain mistakes; if those
 * are in the pack, the kinds of the game are returned.
 */
export function typesIn(json: unknown): readonly string[] {
  const pack = isRecord(json) ? json['pack'] : undefined;
  return kindsOfGuest(
    pack === undefined || wrongPack(pack).length > 0 ? GAME_TABLES : tablesOf({ pack: pack as PackState }),
  );
}

function readPackDay(json: Record<string, unknown>): ScenarioResult {
  const read = new Reader();
  const all = read.object('', json, FIELDS);
  const seed = read.whole('seed', all['seed'], 0, 0x7fffffff, 1);
  const ticks = read.tick('ticks', all['ticks'], PACK_DAY_TICKS);
  const difficulty = read.oneOf('difficulty', all['difficulty'], DIFFICULTIES, 'standard');
  const promises = read.texts('promises', all['promises'], []);
  const wrong = wrongPack(all['pack']);
  for (const { path, message } of wrong) read.wrong(path === '' ? 'pack' : `pack.${path}`, message);
  if (wrong.length > 0) return { ok: false, errors: read.errors };
  const pack = all['pack'] as PackState;
  const first = readFirst(read, all['first'], tablesOf({ pack }));
  const room = all['map'] === undefined ? null : readRoom(read, all['map'], all['decor']);
  if (room === null && all['decor'] !== undefined) read.wrong('decor', 'goes with a map; add the rows of the room');
  if (read.errors.length > 0) {
    // The people are not known yet, so of the other parts only those that name no people are checked.
    readMinds(read, all);
    return { ok: false, errors: read.errors };
  }
  const state = beginSeason({ seed, difficulty, pack, first, ...room });
  const journal = [...readMinds(read, all), ...readScripts(read, all['scripts'], state.people)];
  return read.errors.length > 0
    ? { ok: false, errors: read.errors }
    : { ok: true, scenario: { seed, ticks, state, journal, promises } };
}

/** Reads the maids, the dishes and the kinds of guest of the first morning; each list can be left out. */
export function readFirst(read: Reader, value: unknown, tables: CafeTables): Partial<FirstMorning> {
  if (value === undefined) return {};
  const { roster, dishes, guestTypes } = tables;
  const known = {
    staff: roster.map(({ id }) => id),
    menu: dishes,
    guests: guestTypes.filter(({ weight }) => weight > 0).map(({ type }) => type),
  };
  const fields = read.object('first', value, FIRST);
  const first: Partial<Record<(typeof FIRST)[number], readonly string[]>> = {};
  for (const part of FIRST) {
    if (fields[part] === undefined) continue;
    const names = read.namesOf(`first.${part}`, fields[part], known[part]);
    names.forEach((name, i) => {
      if (names.indexOf(name) < i) read.wrong(`first.${part}.${i}`, `'${name}' stands twice`);
    });
    if (names.length === 0 || names.length > MOST_FIRST[part])
      read.wrong(`first.${part}`, `should name 1 to ${MOST_FIRST[part]}`);
    first[part] = names;
  }
  return first;
}

function readRoom(
  read: Reader,
  rows: unknown,
  decor: unknown,
): { readonly rows: readonly string[]; readonly decor: ReturnType<typeof readMap>['map']['decor'] } {
  const before = read.errors.length;
  const { map } = readMap(read, rows, decor);
  if (map.width > MOST_ROOM || map.height > MOST_ROOM)
    read.wrong('map', `is ${map.width} × ${map.height}; a room is at most ${MOST_ROOM} × ${MOST_ROOM}`);
  if (read.errors.length === before) {
    for (const [letter, what] of Object.entries(NEEDED))
      if (tilesOf(map, letter).length === 0) read.wrong('map', `has no ${what} '${letter}'; a day needs one`);
    if (readSeats(map).length === 0) read.wrong('map', "has no seat: a letter beside a table 'T'");
  }
  return { rows: map.rows, decor: map.decor };
}
