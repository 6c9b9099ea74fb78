/** Translates the letters of a room's map into what the room's small plan shows. */

export type TileKind = 'wall' | 'door' | 'counter' | 'table' | 'stage' | 'seat';

const KINDS: Readonly<Record<string, TileKind>> = {
  '#': 'wall',
  D: 'door',
  P: 'counter',
  K: 'counter',
  R: 'counter',
  T: 'table',
  S: 'stage',
};

/** What the plan shows for a letter of the map; null = bare floor. */
export const kindOf = (tile: string): TileKind | null => (tile === '.' ? null : (KINDS[tile] ?? 'seat'));
