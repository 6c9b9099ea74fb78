/** Lists all pieces of music by name. */

import { evening } from './evening.ts';
import { morning } from './morning.ts';
import type { Piece, PieceName } from './piece.ts';
import { rush } from './rush.ts';

export const PIECES: Readonly<Record<PieceName, Piece>> = { morning, rush, evening };
export type { Piece, PieceName } from './piece.ts';
