/** The season, as the screen and the rest of the simulation know it. */

export * from './achievements.ts';
export * from './album.ts';
export * from './begin.ts';
export * from './closing.ts';
export * from './draw.ts';
export * from './duel.ts';
export * from './evening.ts';
export * from './kitchen.ts';
export * from './layout.ts';
export * from './rating.ts';
export * from './reputation.ts';
export * from './staff.ts';
export * from './types.ts';
export * from './upgrades.ts';
