/** Saves the minds of a game as plain data, and restores them. */

import type { SavedBoard } from '../blackboard.ts';
import type { SavedMind } from '../minds/notebook-page.ts';
import type { Stream } from '../random.ts';
import type { WarpTable } from '../registry.ts';
import type { Restored } from '../restoring.ts';
import type { FindCharacter, Parts } from './parts.ts';

/** The minds of a game as plain data. */
export interface SavedMinds {
  readonly format: 1;
  readonly tick: number;
  /** The seed of the random streams from which no number was drawn yet; missing in saves of older versions. */
  readonly seed?: number;
  /** The kind of each character, by its id. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly minds: readonly SavedMind[];
  readonly board: SavedBoard;
  /** The random streams of the characters that have drawn from theirs. */
  readonly streams: Readonly<Record<string, Stream>>;
  /** The warp tables of the characters that have one of their own. */
  readonly warps?: Readonly<Record<string, WarpTable>>;
}

/**
 * Replaces the present minds by saved ones, if nothing is wrong with them. Without a check the saved minds are used as
 * they are.
 * @param take receives the kinds of all characters and the tick, before their minds are replaced
 */
export function restored(
  parts: Parts,
  saved: unknown,
  characterOf: FindCharacter,
  take: (kinds: ReadonlyMap<string, string>, tick: number) => void,
): Restored {
  const { minds, board, thought, characters, checkSaved } = parts;
  // `characterOf` is called once for each character, because a game may create the character in this call.
  const present = new Map<string, object | null | undefined>();
  const askedOnce: FindCharacter = (id, kind) => {
    if (!present.has(id)) present.set(id, characterOf(id, kind));
    return present.get(id);
  };
  const problems = checkSaved === null ? [] : checkSaved(parts, saved, askedOnce);
  if (problems.length > 0) return { ok: false, problems };
  const { tick, seed, minds: list, board: lines, streams, ...given } = saved as SavedMinds;
  const kinds = new Map(Object.entries(given.kinds));
  const warps = new Map(Object.entries(given.warps ?? {}));
  take(kinds, tick);
  board.load(lines);
  minds.load(
    list,
    (id) => askedOnce(id, kinds.get(id) as string) as object,
    (id) => warps.get(id) ?? (characters[kinds.get(id) as string]?.warps as WarpTable),
  );
  minds.tick = tick;
  if (seed !== undefined) thought.seed = seed;
  thought.streams.clear();
  for (const [id, stream] of Object.entries(streams)) thought.streams.set(id, [...stream]);
  return { ok: true };
}
