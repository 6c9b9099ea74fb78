/** Finds the option that came second in a maid's choice, for the notebook's simple page. Pure. */

import type { Maid } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import type { CallerRow, CallersWhy, WhyView } from '../now/why.ts';
import { phrase, type Phrase } from '../phrase.ts';
import { tableWords } from '../place-words.ts';
import { TICKS_PER_SECOND } from '../time.ts';

/** An option that came second: what it is, the main reason why it did not come first, and its table (null = none). */
export interface RunnerUp {
  readonly what: Phrase;
  readonly why: Phrase;
  readonly table: number | null;
}

/** The guest who was chosen; null if the choice was not among guests who call. */
export const chosenOf = (why: WhyView | null): CallerRow | null =>
  why?.kind === 'callers' ? (why.rows.find(({ sign }) => sign === 'chosen') ?? null) : null;

/** The option that came second, with the main reason why it did not come first. */
export function runnerUp(state: WorldState, why: WhyView): RunnerUp | null {
  if (why.kind === 'callers') return secondCaller(state, why);
  if (why.kind !== 'rounds') return null;
  const chosen = why.rows.find(({ sign }) => sign === 'chosen');
  const second = why.rows.find(({ sign }) => sign === 'free');
  if (chosen === undefined || second === undefined || second.tables.length === 0) return null;
  const farther = second.tiles - chosen.tiles;
  return {
    what: phrase('plain.nearly.round', {
      tables: phrase('tables', { count: second.tables.length, list: second.tables.join(', ') }),
    }),
    why: farther > 0 ? phrase('plain.nearly.tiles', { count: farther }) : phrase('plain.nearly.less'),
    table: second.tables[0] ?? null,
  };
}

function secondCaller(state: WorldState, why: CallersWhy): RunnerUp | null {
  const chosen = chosenOf(why);
  const second =
    why.rows.find(({ sign }) => sign === 'free') ??
    why.rows.find(({ sign, verdict }) => sign === 'barred' && verdict.key === 'notebook.verdict.taken') ??
    why.rows.find(({ sign }) => sign === 'barred' || sign === 'unnoticed');
  if (chosen === null || second === undefined) return null;
  const what =
    second.table === null || second.table === chosen.table
      ? phrase('plain.nearly.guest', { name: second.name })
      : phrase(second.need === 'bill' ? 'plain.nearly.bill' : 'plain.nearly.order', {
          table: tableWords(second.table),
        });
  return { what, why: whyNotSecond(state, chosen, second), table: second.table === chosen.table ? null : second.table };
}

function whyNotSecond(state: WorldState, chosen: CallerRow, second: CallerRow): Phrase {
  if (second.sign !== 'free') {
    const taker = takerOf(state, second.id);
    if (taker !== null) return phrase('plain.nearly.taken', { other: taker.name });
    // No maid is on her way to the second-best guest any more, but the recorded verdict still names the maid who
    // was.
    if (second.verdict.key === 'verdict.taken')
      return phrase('plain.nearly.taken', { other: String(second.verdict.terms.name ?? '') });
    return phrase(second.sign === 'unnoticed' ? 'plain.nearly.unnoticed' : 'plain.nearly.barred', {
      why: second.verdict,
    });
  }
  if (second.decisive === 'dear') return phrase('plain.nearly.dearer', { name: chosen.name });
  if (second.decisive === null) return phrase('plain.nearly.tied');
  if ((chosen.score ?? 0) < (second.score ?? 0)) return phrase('plain.nearly.kept');
  const longer = Math.round((chosen.waited - second.waited) / TICKS_PER_SECOND);
  const farther = (second.tiles ?? 0) - (chosen.tiles ?? 0);
  // In a maid's score of a guest, one second of waiting counts as much as five tiles of walking. If the tiles make more
  // of the difference than the seconds, the sentence names the tiles.
  if (farther > 0 && farther >= longer * 5) return phrase('plain.nearly.tiles', { count: farther });
  if (longer > 0) return phrase('plain.nearly.waited', { other: second.name, seconds: longer });
  return phrase('plain.nearly.less');
}

const takerOf = (state: WorldState, guest: string): Maid | null =>
  Object.values(state.people).find((one): one is Maid => one.role === 'maid' && one.serving === guest) ?? null;
