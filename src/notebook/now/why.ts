/**
 * Explains the last choice in detail ("Why Kaito?"): every candidate with its figures, what excluded it, and the
 * deciding figure. The data come from the newest decision with options. The figures are those of that moment, so a
 * candidate may have left since.
 */

import type { Decision, Json, Option } from '../../ai/index.ts';
import type { Person, PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { phrase, type Phrase } from '../phrase.ts';
import { clockAt } from '../time.ts';

export type WhyView = CallersWhy | RoundsWhy | OtherWhy;
interface Weighed {
  readonly tick: number;
  readonly clock: string;
  /** Number of ticks since the decision. */
  readonly ago: number;
  readonly title: Phrase;
  /** The deciding figure as a sentence; null if there was only one candidate. */
  readonly decided: Phrase | null;
}
export interface CallersWhy extends Weighed {
  readonly kind: 'callers';
  /** Id of the chosen guest; null = no guest was chosen. */
  readonly target: PersonId | null;
  readonly rows: readonly CallerRow[];
}
export interface RoundsWhy extends Weighed {
  readonly kind: 'rounds';
  readonly rows: readonly RoundRow[];
}
/** A decision whose options are of an unknown kind; the options are shown with their raw terms. */
export interface OtherWhy extends Weighed {
  readonly kind: 'other';
  readonly rows: readonly OtherRow[];
}
export interface CallerRow {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string | null;
  readonly table: number | null;
  readonly need: string | null;
  readonly dear: number | null;
  readonly dearBy: 'id' | 'type' | 'friend' | null;
  readonly waited: number;
  /** Number of tiles the maid must walk; null = no path. */
  readonly tiles: number | null;
  readonly score: number | null;
  /** How the maid knew that the guest called; null if she had not noticed the guest, or if it is not recorded. */
  readonly knows: Knows | null;
  readonly verdict: Phrase;
  readonly sign: Sign;
  /**
   * The column that decided between the chosen guest and the second-best guest. It is set in the rows of these two
   * guests and null in all other rows.
   */
  readonly decisive: Column | null;
}
export interface RoundRow {
  readonly id: string;
  readonly dishes: readonly string[];
  readonly count: number;
  readonly tables: readonly number[];
  readonly tiles: number;
  readonly oldest: number;
  readonly verdict: Phrase;
  readonly sign: Sign;
}
export interface OtherRow {
  readonly id: string;
  readonly terms: readonly (readonly [string, string])[];
  readonly verdict: Phrase;
  readonly sign: Sign;
}
/** An option's icon; `unnoticed` = the maid did not know that the guest called. */
export type Sign = 'chosen' | 'free' | 'barred' | 'unnoticed';
export type Knows = (typeof KNOWS)[number];
const KNOWS = ['read', 'saw', 'heard'] as const;
export type Column = 'dear' | 'score';

/** The newest decision with options; null if none is recorded. */
export function weighedIn(decisions: readonly Decision[]): Decision | null {
  for (let i = decisions.length - 1; i >= 0; i--) {
    const decision = decisions[i] as Decision;
    if (decision.options.length > 0) return decision;
  }
  return null;
}

/** The options of a decision as a table; null without options. @param me the character who decided */
export function whyOf(state: WorldState, decision: Decision | null, me: Person | null = null): WhyView | null {
  if (decision === null || decision.options.length === 0) return null;
  const weighed = {
    tick: decision.tick,
    clock: clockAt(state.clock, decision.tick),
    ago: Math.max(0, state.tick - decision.tick),
  };
  const first = decision.options[0] as Option;
  if ('waited' in first.terms) return { ...weighed, kind: 'callers', ...callers(state, decision.options, me) };
  if ('dishes' in first.terms) return { ...weighed, kind: 'rounds', ...rounds(decision.options) };
  return {
    ...weighed,
    kind: 'other',
    title: phrase('notebook.why.thisWay'),
    decided: null,
    rows: decision.options.map((option) => ({
      id: option.id,
      terms: Object.entries(option.terms).map(([name, value]) => [name, plain(value)] as const),
      ...judged(option),
    })),
  };
}

function callers(
  state: WorldState,
  options: readonly Option[],
  me: Person | null,
): Pick<CallersWhy, 'title' | 'target' | 'rows' | 'decided'> {
  const bare = options.map((option): CallerRow => {
    const { terms } = option;
    const by = typeof terms.by === 'string' ? (state.people[terms.by]?.name ?? terms.by) : null;
    return {
      id: option.id,
      name: text(terms.name) ?? state.people[option.id]?.name ?? option.id,
      look: text(terms.look) ?? state.people[option.id]?.look ?? null,
      table: number(terms.table) || null,
      need: text(terms.need),
      dear: number(terms.dear),
      dearBy: terms.dearBy === 'id' || terms.dearBy === 'type' || terms.dearBy === 'friend' ? terms.dearBy : null,
      waited: number(terms.waited) ?? 0,
      tiles: number(terms.tiles),
      score: number(terms.score),
      knows: KNOWS.find((one) => one === terms.knows) ?? null,
      ...judged(option, by),
      ...(bookFull(option, me) ? { verdict: phrase('notebook.verdict.bookFull') } : {}),
      decisive: null,
    };
  });
  const rows = [...bare].sort(chosenFirst);
  const chosen = rows.find((row) => row.sign === 'chosen') ?? null;
  const rival = rows.find((row) => row.sign === 'free') ?? null;
  const column = chosen === null || rival === null ? null : decider(chosen, rival);
  return {
    title: chosen === null ? phrase('notebook.why.nobody') : phrase('notebook.why.person', { name: chosen.name }),
    target: chosen?.id ?? null,
    rows: rows.map((row) => (row === chosen || row === rival ? { ...row, decisive: column } : row)),
    decided: decidedBy(chosen, rival, column),
  };
}

/**
 * Sorts the rows. The chosen guest comes first, then the other possible guests in order of preference, then the
 * excluded ones, then those that the maid did not notice.
 */
function chosenFirst(a: CallerRow, b: CallerRow): number {
  return (
    ORDER[a.sign] - ORDER[b.sign] ||
    dearOrder(a) - dearOrder(b) ||
    scoreOf(b) - scoreOf(a) ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
  );
}
const ORDER: Readonly<Record<Sign, number>> = { chosen: 0, free: 1, barred: 2, unnoticed: 3 };
const scoreOf = (row: CallerRow): number => row.score ?? -99999;
const dearOrder = (row: CallerRow): number =>
  row.dear === null ? 9000 : row.dear + (row.dearBy === 'friend' ? 2000 : row.dearBy === 'type' ? 1000 : 0);

/**
 * The column that decided between the chosen guest and the second-best one. Null = both have the same figures, and the
 * order of ids decided.
 */
function decider(chosen: CallerRow, rival: CallerRow): Column | null {
  if (dearOrder(chosen) !== dearOrder(rival)) return 'dear';
  return scoreOf(chosen) !== scoreOf(rival) ? 'score' : null;
}

function decidedBy(chosen: CallerRow | null, rival: CallerRow | null, column: Column | null): Phrase | null {
  if (chosen === null) return null;
  const name = chosen.name;
  if (chosen.dear === 0) return phrase('notebook.decided.asked', { name });
  if (rival === null) return phrase('notebook.decided.only', { name });
  const other = rival.name;
  if (column === null) return phrase('notebook.decided.names', { name, other });
  if (column === 'score') {
    if (chosen.score === null || rival.score === null) {
      const nearer = chosen.tiles !== null && rival.tiles !== null && chosen.tiles < rival.tiles;
      return phrase(nearer ? 'notebook.decided.nearer' : 'notebook.decided.longer', { name, other });
    }
    const more = scoreOf(chosen) - scoreOf(rival);
    // A maid who is already walking to a guest changes her choice only for a guest with a higher score.
    return more < 0
      ? phrase('notebook.decided.kept', { name, other })
      : phrase('notebook.decided.score', { name, other, more });
  }
  const key =
    rival.dear === null
      ? 'notebook.decided.onlyDear'
      : rival.dearBy === 'friend' && chosen.dearBy !== 'friend'
        ? 'notebook.decided.listFirst'
        : chosen.dearBy !== rival.dearBy
          ? 'notebook.decided.personFirst'
          : 'notebook.decided.dearer';
  return phrase(key, { name, other, place: place(chosen.dear ?? 0), otherPlace: place(rival.dear ?? 0) });
}

/** An ordinal number as a phrase: "1st", "2nd", "3rd", "4th", "11th", "21st", by the language files' plural rules. */
export function place(value: number): Phrase {
  const last = value % 10;
  const own = last >= 1 && last <= 3 && Math.floor((value % 100) / 10) !== 1;
  return phrase(`notebook.ordinal.${own ? last : 'n'}`, { n: value });
}

function rounds(options: readonly Option[]): Pick<RoundsWhy, 'title' | 'rows' | 'decided'> {
  const rows = options
    .map((option): RoundRow => {
      const { dishes, tables, tiles, oldest } = option.terms;
      const names = strings(dishes);
      return {
        id: option.id,
        dishes: names,
        count: names.length || (number(dishes) ?? 0),
        tables: numbers(tables),
        tiles: number(tiles) ?? 0,
        oldest: number(oldest) ?? 0,
        ...judged(option),
      };
    })
    .sort((a, b) => ORDER[a.sign] - ORDER[b.sign] || a.tiles - b.tiles || (a.id < b.id ? -1 : 1));
  const chosen = rows.find((row) => row.sign === 'chosen');
  const rival = rows.find((row) => row.sign === 'free');
  const shorter =
    chosen !== undefined && rival !== undefined && chosen.count === rival.count && rival.tiles > chosen.tiles;
  return {
    title: phrase('notebook.why.dishes'),
    rows,
    decided: shorter ? phrase('notebook.decided.shorter', { count: rival.tiles - chosen.tiles }) : null,
  };
}

/**
 * Whether the full order book was the only reason why a maid passed over a guest who wanted to order. The recorded
 * verdict for such a guest is "not my duty".
 */
const bookFull = (option: Option, me: Person | null): boolean =>
  option.verdict === 'notMyDuty' && option.terms.need === 'order' && me?.role === 'maid' && me.duties !== 'serving';

const BARRED = new Set(['taken', 'notMyDuty', 'noWay']);

/** An option's verdict in words, and its icon. */
function judged(option: Option, by: string | null = null): { readonly verdict: Phrase; readonly sign: Sign } {
  const { verdict } = option;
  if (verdict === 'unnoticed') return { sign: 'unnoticed', verdict: unnoticedWords(option) };
  const sign = verdict === 'chosen' ? 'chosen' : BARRED.has(verdict) ? 'barred' : 'free';
  return {
    sign,
    verdict:
      by !== null && verdict === 'taken'
        ? phrase('verdict.taken', { name: by })
        : phrase(verdict === 'taken' ? 'verdict.takenBySomebody' : `verdict.${verdict}`, { otherwise: verdict }),
  };
}

/** Words that tell why a maid did not notice a guest, and how many tiles she would have to walk: "behind a wall, 7 tiles". */
function unnoticedWords({ terms }: Option): Phrase {
  const why = phrase(`verdict.unnoticed${typeof terms.unseen === 'string' ? `.${terms.unseen}` : ''}`, {
    otherwise: 'unnoticed',
  });
  const tiles = number(terms.tiles);
  return tiles === null ? why : phrase('notebook.verdict.unnoticed', { why, tiles: phrase('tiles', { count: tiles }) });
}

const number = (value: Json | undefined): number | null => (typeof value === 'number' ? value : null);
const text = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null);
const numbers = (value: Json | undefined): number[] =>
  Array.isArray(value)
    ? value.filter((one): one is number => typeof one === 'number')
    : typeof value === 'number'
      ? [value]
      : [];
const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const plain = (value: Json | undefined): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
