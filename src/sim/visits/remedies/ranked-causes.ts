/**
 * Ranks the causes of lost guests, and chooses the remedy to suggest for each. Everything is computed from the day's
 * figures; nothing is stored.
 */

import type { EveningBar } from '../../season/acts/act.ts';
import type { Loss, LossCause } from '../../state/figures.ts';
import type { WorldState } from '../../state/world-state.ts';
import { act, nothing, type Option, type Remedy } from './remedy.ts';
import { optionsFor } from './options-for-cause.ts';

export interface RankedCause extends Pick<Loss, 'cause' | 'count' | 'size' | 'seconds' | 'who' | 'at'> {
  /** The best remedy that can be carried out and paid tonight; null if there is none. */
  readonly remedy: Remedy | null;
  /** A better remedy for which the money does not suffice; null if there is none. */
  readonly unaffordable: Remedy | null;
}

/** The day's causes of lost guests, sorted by number of guests, then by waiting time (longest first), then by name. */
export function causesOf(state: WorldState): RankedCause[] {
  const byCause = new Map<LossCause, Loss>();
  for (const loss of state.figures.causes ?? []) {
    const alike = byCause.get(loss.cause);
    byCause.set(loss.cause, alike === undefined ? { ...loss, who: [...loss.who] } : together(alike, loss));
  }
  return [...byCause.values()]
    .sort((a, b) => b.count - a.count || b.seconds - a.seconds || (a.cause < b.cause ? -1 : 1))
    .map(({ cause, count, size, seconds, who, at }) => ({
      cause,
      count,
      ...(size === undefined ? {} : { size }),
      seconds,
      who,
      at,
      ...chosen(state, optionsFor(state, cause, who, size)),
    }));
}

/**
 * The wishes of the day by dish, the most frequent first. The remedy is to put the dish on the menu. If this is not
 * possible now, the remedy is null, and `missing` says why: for example, the recipe is not known or the menu is full.
 */
export function unmetWishes(state: WorldState): {
  readonly dish: string;
  readonly names: readonly string[];
  readonly remedy: Remedy | null;
  readonly missing: EveningBar | null;
}[] {
  const byDish = new Map<string, string[]>();
  for (const { dish, name } of state.figures.wished ?? [])
    byDish.set(dish, [...(byDish.get(dish) ?? []).filter((one) => one !== name), name]);
  return [...byDish]
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([dish, names]) => {
      const option = act(state, { ...nothing, kind: 'menu', what: dish }, { do: 'menu', dish, on: true });
      const { missing } = option;
      return { dish, names, remedy: state.season === undefined || missing !== null ? null : option, missing };
    });
}

/**
 * Chooses two remedies from a list in which the best come first. One is the first that can be carried out. The other is
 * the first before it for which only the money is lacking. Remedies that cannot be carried out for another reason are
 * skipped.
 */
function chosen(state: WorldState, options: readonly Option[]): Pick<RankedCause, 'remedy' | 'unaffordable'> {
  const open = options.filter((one) => possible(state, one) && (one.missing === null || one.missing === 'dear'));
  const at = open.findIndex(({ missing }) => missing === null);
  const before = at < 0 ? open : open.slice(0, at);
  return { remedy: open[at] ?? null, unaffordable: before[0] ?? null };
}

const together = (a: Loss, b: Loss): Loss => ({
  ...a,
  count: a.count + b.count,
  ...(a.size === undefined && b.size === undefined ? {} : { size: Math.max(a.size ?? 1, b.size ?? 1) }),
  seconds: a.seconds + b.seconds,
  who: [...a.who, ...b.who.filter((id) => !a.who.includes(id))],
  at: Math.max(a.at, b.at),
});

/** Whether this café can use a remedy at all: without a season there is no evening, so only what needs no evening is possible. */
const possible = (state: WorldState, { kind }: Remedy): boolean =>
  state.season !== undefined || kind === 'duties' || kind === 'alertness' || kind === 'send';
