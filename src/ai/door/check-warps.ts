/**
 * Checks warp tables. Runs in production builds too, because a game can give a character a new warp table at any time.
 */

import { didYouMean, shown } from '../problems.ts';
import { piecesOf } from '../registry.ts';

type Add = (place: string, message: string) => void;

/**
 * Checks a warp table: every cell must name registered scripts, several of them joined by `+`. Calls `add` for each
 * wrong cell.
 */
export function checkWarps(
  place: string,
  warps: Readonly<Record<string, unknown>>,
  scripts: readonly string[],
  add: Add,
): void {
  for (const [key, cell] of Object.entries(warps)) {
    if (typeof cell !== 'string') {
      add(`${place}.${key}`, `must be the name of a script, not ${shown(cell)}`);
      continue;
    }
    for (const piece of scripts.includes(cell) ? [] : piecesOf(cell))
      if (!scripts.includes(piece))
        add(`${place}.${key}`, `no script is called '${piece}'${didYouMean(piece, scripts)}`);
  }
}
