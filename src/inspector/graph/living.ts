/**
 * The warp graph at a moment. It contains the transitions of the whole recording, so that its layout does not change
 * when the moment changes.
 */

import { useMemo } from 'preact/hooks';
import type { Decision } from '../../ai/trace.ts';
import { countBefore } from '../record/thoughts.ts';
import { graphOf, type WarpGraph, whereNow } from './graph.ts';

interface Character {
  readonly id: string;
  readonly thoughts: readonly Decision[];
}

export interface Living {
  readonly graph: WarpGraph;
  /** Ids of the characters using each script at the moment shown. */
  readonly now: ReadonlyMap<string, readonly string[]>;
}

/**
 * Computes the graph at the moment shown. Its boxes and edges are those of the whole recording; they are computed again
 * only if the table, the number of thoughts or `key` has changed.
 * @param table the script of each warp key
 * @param all the characters whose transitions are drawn
 * @param counted whether the thoughts of a character are counted
 * @param isHere whether a character is in the game at the moment shown
 * @param until thoughts before this tick are counted
 * @param key changes whenever other characters are drawn
 */
export function useLivingGraph(
  table: Readonly<Record<string, string>>,
  all: readonly Character[],
  counted: (id: string) => boolean,
  isHere: (id: string) => boolean,
  until: number,
  key: unknown,
): Living {
  const size = all.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
  const ever = useMemo(
    () =>
      graphOf(
        table,
        all.map(({ thoughts }) => thoughts),
      ),
    [table, size, key],
  );
  const past = all
    .filter(({ id }) => counted(id))
    .map(({ id, thoughts }) => ({ id, thoughts: thoughts.slice(0, countBefore(thoughts, until)) }));
  const graph = graphOf(
    table,
    past.map(({ thoughts }) => thoughts),
    ever,
  );
  return { graph, now: whereNow(past.filter(({ id }) => isHere(id))) };
}
