/** Reads the floor of a scenario: map rows with seats and litter, and additional furniture. */

import { isMapLetter, isSeatLetter, isSolid, makeMap, NEIGHBOURS } from '../world/map.ts';
import type { Reader } from './reader.ts';
import { DECOR_KINDS } from './known-names.ts';
import type { CafeMap, Decor, Litter } from '../state/things.ts';

const LARGEST_MAP = 512;

export function readMap(read: Reader, value: unknown, decorValue: unknown): { map: CafeMap; litter: Litter[] } {
  const rows = read.list('map', value, undefined, LARGEST_MAP);
  if (Array.isArray(value) && value.length === 0) read.wrong('map', 'has no rows');
  const texts: string[] = [];
  const seen = new Map<string, string>();
  const litter: Litter[] = [];
  for (const [y, row] of rows.entries()) {
    const path = `map.${y}`;
    if (typeof row !== 'string') {
      read.unfit(path, row, 'a row of characters');
      continue;
    }
    if (row.length > LARGEST_MAP) {
      read.wrong(path, `a map is at most ${LARGEST_MAP} × ${LARGEST_MAP}`);
      continue;
    }
    if (texts.length > 0 && row.length !== (texts[0] as string).length)
      read.wrong(path, `has ${row.length} characters, the first row ${(texts[0] as string).length}`);
    [...row].forEach((letter, x) => {
      if (!isMapLetter(letter))
        read.wrong(`${path}[${x}]`, `'${letter}' is no map character; known: # . D P K R S L T and seats 0-9 a-z`);
      else if (isSeatLetter(letter)) {
        const before = seen.get(letter);
        if (before !== undefined) read.wrong(`${path}[${x}]`, `seat '${letter}' stands at ${before} already`);
        seen.set(letter, `${path}[${x}]`);
      } else if (letter === 'L') litter.push({ x, y, kind: 'peel', sinceTick: 0 });
    });
    texts.push(row);
  }
  const decor: Decor[] = [];
  for (const [i, piece] of read.list('decor', decorValue, []).entries()) {
    const fields = read.object(`decor.${i}`, piece, ['kind', 'x', 'y']);
    const [width, height] = [texts[0]?.length ?? LARGEST_MAP, texts.length > 0 ? texts.length : LARGEST_MAP];
    decor.push({
      kind: read.oneOf(`decor.${i}.kind`, fields['kind'], DECOR_KINDS),
      x: read.whole(`decor.${i}.x`, fields['x'], 0, Math.max(0, width - 1)),
      y: read.whole(`decor.${i}.y`, fields['y'], 0, Math.max(0, height - 1)),
    });
  }
  const map = makeMap(texts, decor);
  for (const [letter, place] of seen) {
    const [y, x] = [Number(place.slice(4, place.indexOf('['))), Number(place.slice(place.indexOf('[') + 1, -1))];
    if (!NEIGHBOURS.some(({ dx, dy }) => map.rows[y + dy]?.[x + dx] === 'T'))
      read.wrong(place, `seat '${letter}' faces no table 'T'`);
  }
  return { map, litter };
}

/** Reads a tile on which a person can stand, as `[x, y]`. */
export function readTile(read: Reader, path: string, value: unknown, map: CafeMap): readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every((one) => Number.isInteger(one))) {
    read.unfit(path, value, '[x, y] in tiles');
    return [1, 1];
  }
  const [x, y] = value as [number, number];
  if (map.height > 0 && (x < 0 || y < 0 || x >= map.width || y >= map.height))
    read.wrong(path, `[${x}, ${y}] lies outside the map (${map.width} × ${map.height})`);
  else if (map.height > 0 && isSolid(map, x, y))
    read.wrong(path, `[${x}, ${y}] is '${map.rows[y]?.[x] ?? '#'}', nobody can stand there`);
  return [x, y];
}
