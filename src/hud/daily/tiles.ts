/** What the tiles of a room show on its plan. */

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

/** What a tile of the map shows; null = bare floor. */
export const kindOf = (tile: string): TileKind | null => (tile === '.' ? null : (KINDS[tile] ?? 'seat'));
