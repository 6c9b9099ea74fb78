/**
 * Alert ranges of the café's people (How NPC AI works, part 3): the usual range of each rank, and the rules for a range
 * that a player, a scenario or the roster gives a maid.
 */

import type { Sector } from '../../ai/index.ts';
import type { Rank } from '../state/person.ts';

/** Maximum number of sectors of a range, and the longest radius in tiles. */
export const MOST_SECTORS = 4;
export const LONGEST_RADIUS = 30;
/** Clumsiness above which a maid is dreamy: she sees half as far ahead. */
const DREAMY = 1.5;

/**
 * How far a maid of each rank sees, in tiles: ahead (60° to either side) and all around. The lowest rank N sees least
 * far, the highest rank SSR farthest.
 */
const TILES: Readonly<Record<Rank, readonly [ahead: number, around: number]>> = {
  2: [4, 1.5],
  3: [6, 2],
  4: [7, 2.5],
  5: [9, 3],
};

/** The usual alert range of a maid of this rank; a dreamy maid sees half as far ahead. */
export function usualRange(rank: Rank, clumsy: number): Sector[] {
  const [ahead, around] = TILES[rank];
  return [
    { radius: clumsy > DREAMY ? ahead / 2 : ahead, halfAngle: 60, facing: 0 },
    { radius: around, halfAngle: 180, facing: 0 },
  ];
}

export const guestRange = (): Sector[] => [{ radius: 4, halfAngle: 180, facing: 0 }];

export const isSameRange = (one: readonly Sector[], other: readonly Sector[]): boolean =>
  one.length === other.length &&
  one.every((sector, i) => {
    const { radius, halfAngle, facing } = other[i] as Sector;
    return sector.radius === radius && sector.halfAngle === halfAngle && sector.facing === facing;
  });

const SECTOR_FIELDS: readonly string[] = ['radius', 'halfAngle', 'facing'];

/** A mistake in an alert range: the path of the wrong value inside the range, and what would be valid. */
export interface RangeMistake {
  readonly path: string;
  readonly expected: string;
}

/** Everything wrong with a range; empty if it is right. */
export function wrongRange(value: unknown): RangeMistake[] {
  if (!Array.isArray(value) || value.length < 1 || value.length > MOST_SECTORS)
    return [{ path: '', expected: `a list of 1 to ${MOST_SECTORS} sectors` }];
  return value.flatMap((sector: unknown, i) => {
    if (typeof sector !== 'object' || sector === null || Array.isArray(sector))
      return [{ path: `.${i}`, expected: `an object of ${SECTOR_FIELDS.join(', ')}` }];
    const wrong: RangeMistake[] = [];
    const { radius, halfAngle, facing } = sector as Record<string, unknown>;
    const expect = (field: string, given: unknown, least: number, most: number, unit: string): void => {
      if (typeof given !== 'number' || !(given >= least && given <= most))
        wrong.push({ path: `.${i}.${field}`, expected: `a number of ${unit} from ${least} to ${most}` });
    };
    expect('radius', radius, 0, LONGEST_RADIUS, 'tiles');
    expect('halfAngle', halfAngle, 0, 180, 'degrees');
    expect('facing', facing, -180, 180, 'degrees');
    for (const field of Object.keys(sector))
      if (!SECTOR_FIELDS.includes(field))
        wrong.push({ path: `.${i}.${field}`, expected: `left out; a sector has ${SECTOR_FIELDS.join(', ')}` });
    return wrong;
  });
}

/** Copies a valid range into plain data. */
export const copyOfRange = (range: readonly Sector[]): Sector[] =>
  range.map(({ radius, halfAngle, facing }) => ({ radius, halfAngle, facing }));
