/** Permanent upgrades and the effect of each level. */

import { rules, upgrades, type UpgradeRow } from '../../data/season/index.ts';
import type { SeasonState } from '../state/season.ts';

export type UpgradeId =
  'stove' | 'chef' | 'book' | 'bell' | 'warmer' | 'floor' | 'lounge' | 'notice' | 'chalk' | 'poster' | 'parasols';

export const levelOf = (season: Pick<SeasonState, 'upgrades'> | undefined, id: UpgradeId): number =>
  season?.upgrades[id] ?? 0;

export function nextLevelPrice(row: UpgradeRow, level: number): number | null {
  if (level >= row.levels) return null;
  let price = row.price;
  for (let i = 0; i < level; i++) price *= row.growth;
  return Math.round(price / 100) * 100;
}
export const upgradeRow = (id: string): UpgradeRow | undefined => upgrades.find((row) => row.id === id);

export const menuPlaces = (season: SeasonState): number => 8 + 2 * levelOf(season, 'book');
export const chalkPieces = (season: SeasonState): number => 4 + levelOf(season, 'chalk');
export const chefCount = (season: SeasonState): number => 1 + levelOf(season, 'chef');
/** Factors by which upgrades change cooking time, cooling of dishes, patience, slips and the number of guests. */
export const cookFactor = (season: SeasonState): number => 1 - 0.1 * levelOf(season, 'stove');
export const coldFactor = (season: SeasonState): number => 1 + 0.5 * levelOf(season, 'warmer');
export const patienceFactor = (season: SeasonState): number => 1 + 0.08 * levelOf(season, 'bell');
export const slipFactor = (season: SeasonState): number => 1 - 0.3 * levelOf(season, 'floor');
export const guestsFactor = (season: SeasonState): number => 1 + 0.06 * levelOf(season, 'poster');
/** Energy that a maid recovers in a night after a working day; a day off restores all of it. */
export const nightRest = (season: SeasonState): number => rules.nightRest + 0.1 * levelOf(season, 'lounge');
