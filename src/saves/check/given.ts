/**
 * What was given to a café, or is still to be, looked at entry by entry as the café looks at it – and how much of it comes
 * together, which no entry can tell.
 */

import type { Problems } from '../../ai/problems.ts';
import type { JournalEntry } from '../../sim/input.ts';
import { wrongInput } from '../../sim/inputcheck.ts';
import type { World } from '../../sim/world.ts';
import { MOST } from './fitting.ts';

/** Everyone's script may answer in a tick, and an editor give some dozen inputs at once. */
const MOST_A_TICK = 1000;
/** Characters of configurations, and rows of tables, that are read to see whether they are right. */
const MOST_TEXT = 1_000_000;
const MOST_ROWS = 20_000;

type Checks = Parameters<typeof wrongInput>;
/** What has been taken up already may speak of what is no more: only its form matters. */
const ANY = {
  tables: { read: () => ({ ok: true }), roleOf: () => 'maid' } as unknown as Checks[1],
  configs: { read: () => ({ ok: true }) } as unknown as Checks[2],
};

/** Everything wrong with a journal. @param path of it */
export function collectGiven(
  journal: readonly JournalEntry[],
  { state, tables, configs, registry }: World,
  path: string,
  problems: Problems,
): void {
  let atOnce = 0;
  let text = 0;
  let rows = 0;
  /** When commands end that have been given. */
  const ends: number[] = [];
  for (const [i, { tick, input }] of journal.entries()) {
    if (problems.full) return;
    const at = `${path}[${i}].input`;
    const past = tick < state.tick;
    atOnce = tick === journal[i - 1]?.tick ? atOnce + 1 : 1;
    if (atOnce === MOST_A_TICK + 1) problems.add(at, `is one of more than ${MOST_A_TICK} at tick ${tick}`);
    if (!past) {
      text += input.kind === 'config' && typeof input.text === 'string' ? input.text.length : 0;
      rows += input.kind === 'table' && Array.isArray(input.rows) ? input.rows.length : 0;
    }
    if (text > MOST_TEXT || rows > MOST_ROWS)
      return problems.add(at, `what is to be read comes to more than ${MOST_TEXT} characters or ${MOST_ROWS} rows`);
    if (past && input.kind === 'warps') continue;
    const before = problems.list.length;
    guarded(at, problems, () => {
      const { tables: anyTables, configs: anyConfigs } = ANY;
      for (const wrong of wrongInput(input, past ? anyTables : tables, past ? anyConfigs : configs, registry))
        problems.add(at, wrong);
    });
    if (past || problems.list.length > before || input.kind !== 'command') continue;
    while ((ends[0] ?? Infinity) < tick) ends.shift();
    insert(ends, tick + input.post.tick);
    if (ends.length === MOST.commands + 1)
      problems.add(at, `is one of more than ${MOST.commands} commands that stand on the board at tick ${tick}`);
  }
}

function insert(ends: number[], end: number): void {
  let at = ends.length;
  while (at > 0 && (ends[at - 1] as number) > end) at--;
  ends.splice(at, 0, end);
}

/** Looks at something that may be made in any way. */
export function guarded(path: string, problems: Problems, look: () => void): void {
  try {
    look();
  } catch (error) {
    problems.add(path, `is not whole (${error instanceof Error ? error.message : 'it cannot be read'})`);
  }
}
