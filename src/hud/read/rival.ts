/**
 * Reads the rival's board for display: what the café believes about the rival, and the maids who could scout. This
 * file never reads the truth about the rival.
 */

import type { Cafe } from '../../sim/api.ts';
import { rivalBoard, type BoardNode, type RivalBoard } from '../../sim/rival/rival-board.ts';
import { scoutSees, scoutTicks } from '../../sim/rival/scouting.ts';
import type { Maid, Rank } from '../../sim/state/person.ts';
import { TICKS_PER_SECOND } from '../../words/index.ts';
import { type Doing, doingOf } from './maid-activity.ts';
import { maidsOf } from './names.ts';

/** A maid who could scout. */
export interface ScoutView {
  readonly id: string;
  readonly name: string;
  readonly look: string;
  readonly rank: Rank;
  readonly doing: Doing;
  readonly seconds: number;
  readonly sees: number;
}

export interface RivalView {
  readonly board: RivalBoard;
  /** Maids who could scout: idle ones first, then the least rare, then by id. */
  readonly scouts: readonly ScoutView[];
  /** Maids who are scouting; seconds until each is back, 0 while she reports. */
  readonly away: readonly { readonly name: string; readonly seconds: number }[];
  readonly over: boolean;
}

/** Kinds of activity that can be interrupted without loss. */
const IDLE: ReadonlySet<string> = new Set(['wait', 'chat']);

/** The rival's board for display; null where there is no rival. */
export function readRival(cafe: Cafe): RivalView | null {
  const { state } = cafe;
  const board = rivalBoard(state);
  const trips = state.rival?.trips;
  if (board === null || trips === undefined) return null;
  const maids = maidsOf(state);
  const scouts = maids
    .filter((maid) => maid.present && trips[maid.id] === undefined)
    .map((maid) => scoutView(cafe, maid))
    .sort((a, b) => busy(a) - busy(b) || a.rank - b.rank || (a.id < b.id ? -1 : 1));
  const away = maids.flatMap(({ id, name, rank }) => {
    const trip = trips[id];
    if (trip === undefined) return [];
    const left = trip.saw === null ? trip.since + scoutTicks(rank) - state.tick : 0;
    return [{ name, seconds: Math.max(0, Math.ceil(left / TICKS_PER_SECOND)) }];
  });
  return { board, scouts, away, over: state.over };
}

function scoutView(cafe: Cafe, maid: Maid): ScoutView {
  const { id, name, look, rank } = maid;
  const seconds = Math.round(scoutTicks(rank) / TICKS_PER_SECOND);
  return { id, name, look, rank, doing: doingOf(cafe, maid), seconds, sees: scoutSees(maid) };
}

const busy = ({ doing }: ScoutView): number => (IDLE.has(doing.kind) ? 0 : 1);

/** A node's column in the tree, and its row from the top in steps of 0.5. */
export interface Placed {
  readonly node: BoardNode;
  readonly column: number;
  readonly row: number;
}
/**
 * A line of the technology tree from a node to a node that needs it, in a later column. `lane` counts from 0 and keeps
 * lines apart that bend in the same gap between two columns.
 */
export interface Link {
  readonly from: Placed;
  readonly to: Placed;
  readonly lane: number;
}
export interface TreeLayout {
  readonly placed: readonly Placed[];
  readonly links: readonly Link[];
  readonly rows: number;
}

const TIERS = ['equipment', 'technique', 'dish', 'event'] as const;

/**
 * Arranges the technology tree with one column for each tier. Each node stands as near as possible to the middle row of
 * the nodes that it needs, so that lines are short and rarely bend.
 */
export function layTree(nodes: readonly BoardNode[]): TreeLayout {
  const rows = Math.max(1, ...TIERS.map((tier) => nodes.filter((node) => node.tier === tier).length));
  const at = new Map<string, Placed>();
  TIERS.forEach((tier, column) => {
    const wishes = nodes
      .filter((node) => node.tier === tier)
      .map((node, order) => ({ node, order, row: column === 0 ? order : middleOf(node, at, order) }))
      .sort((a, b) => a.row - b.row || a.order - b.order);
    const free = settle(
      wishes.map(({ row }) => row),
      rows,
    );
    wishes.forEach(({ node }, i) => at.set(node.name, { node, column, row: free[i] as number }));
  });
  const placed = nodes.map(({ name }) => at.get(name) as Placed);
  const bends = [0, 0, 0, 0];
  const links = placed.flatMap((to) =>
    to.node.needs.flatMap((need): Link[] => {
      const from = at.get(need);
      if (from === undefined) return [];
      return [{ from, to, lane: from.row === to.row ? 0 : (bends[from.column] as number)++ }];
    }),
  );
  return { placed, links, rows };
}

function middleOf(node: BoardNode, at: ReadonlyMap<string, Placed>, order: number): number {
  const rows = node.needs.flatMap((need) => at.get(need)?.row ?? []);
  return rows.length === 0 ? order : rows.reduce((sum, row) => sum + row, 0) / rows.length;
}

/**
 * Assigns rows to the nodes of a column. The nodes keep their order, stay within the board and at least 1 apart, and
 * each is placed as near as possible to its preferred row.
 */
function settle(wishes: readonly number[], rows: number): number[] {
  const free: number[] = [];
  wishes.forEach((wish, i) => free.push(Math.max(wish, i === 0 ? 0 : (free[i - 1] as number) + 1)));
  for (let i = free.length - 1, most = rows - 1; i >= 0; i--, most--) {
    const below = i === free.length - 1 ? rows - 1 : (free[i + 1] as number) - 1;
    free[i] = Math.min(free[i] as number, below, most);
  }
  return free;
}
