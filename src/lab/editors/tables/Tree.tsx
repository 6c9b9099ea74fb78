/**
 * The same table drawn as a tree: which way the chosen person went, how often each way was taken today, and what nobody
 * has come to. Pressing a box chooses its row; one leaf dragged onto another exchanges the two.
 */

import { useState } from 'preact/hooks';
import { classes } from '../../../hud/kit/index.ts';
import { layOut, type TreeNode } from '../../../hud/kit/branches.ts';
import { tell } from '../../words/index.ts';
import type { PathView } from '../../notebook/table.ts';
import type { BranchCounts } from './counts.ts';
import type { DrawnRow } from './draft.ts';

const NODE = { width: 134, height: 48, column: 194, line: 54, leaf: 148, leafHeight: 32 } as const;

interface Props {
  readonly rows: readonly DrawnRow[];
  readonly counts: BranchCounts;
  readonly path: PathView | null;
  readonly chosen: number;
  /** Whether something is wrong in a branch of a row, or in what it asks. */
  readonly isWrong: (at: number, part: 'yes' | 'no' | 'asks') => boolean;
  readonly choose: (at: number) => void;
  readonly swap: (a: Leaf, b: Leaf) => void;
}
export interface Leaf {
  readonly at: number;
  readonly side: 'yes' | 'no';
}

export function Tree({ rows, counts, path, chosen, isWrong, choose, swap }: Props) {
  const [held, setHeld] = useState<Leaf | null>(null);
  const { nodes, edges, depth, lines } = layOut({ rows }, true);
  const places = new Map(nodes.map((node) => [node.key, node]));
  const lit = litBy(path);
  const wide = depth * NODE.column + 8;
  const high = lines * NODE.line + 12;
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (
    <div class="tables-tree scrolls" tabIndex={0} role="region" aria-label={tell('tables.tree')}>
      <div class="tables-tree-room" style={{ width: `${wide}px`, height: `${high}px` }}>
        <svg width={wide} height={high} aria-hidden="true">
          {edges.map(({ from, to, branch, place }) => {
            const [a, b] = [places.get(from), places.get(to)];
            if (a === undefined || b === undefined) return null;
            const x1 = a.depth * NODE.column + NODE.width;
            const x2 = b.depth * NODE.column;
            const bend = x1 + (branch === 'yes' ? 14 : 22);
            const [y1, y2] = [yOf(a), yOf(b)];
            const isLit = lit.edges.has(`${from}.${branch}>${b.again || b.branch === null ? b.row.id : 'leaf'}`);
            return (
              <g key={to} class={classes('way', branch, isLit && 'lit')}>
                <path d={`M${x1} ${y1}H${bend}V${y2}H${x2}`} />
                <text x={bend + 4} y={y2 - 5}>
                  {place > 0 ? tell('tables.orThen') : tell(branch === 'yes' ? 'tables.yes' : 'tables.no')}
                </text>
              </g>
            );
          })}
        </svg>
        {nodes.map((node) => (node.branch !== null && !node.again ? leaf(node) : box(node)))}
      </div>
    </div>
  );

  function box({ key, depth: column, line, row, again }: TreeNode<DrawnRow>) {
    const asked = counts.asked(row);
    const wrong = isWrong(row.at, 'asks');
    return (
      <button
        key={key}
        type="button"
        class={classes(
          'tree-box frame',
          wrong ? 'err' : !again && lit.rows.has(row.id) ? 'sel' : 'card',
          again && 'again',
          row.at === chosen && 'is-chosen',
          asked === 0 && 'never',
        )}
        style={{ left: `${column * NODE.column}px`, top: `${yOf({ line }) - NODE.height / 2}px` }}
        title={`${row.condition} ${row.param}`}
        onClick={() => choose(row.at)}
      >
        <span class="tree-line">
          <b class="tree-id mono">{row.id}</b>
          <span class="x8 t13 ellipsis">{row.note === '' ? row.condition : row.note}</span>
        </span>
        <span class="t12 muted ellipsis">
          {again ? tell('tables.again') : tell(row.parallel ? 'tables.askedBeside' : 'tables.asked', { count: asked })}
        </span>
      </button>
    );
  }

  function leaf({ key, depth: column, line, row, branch }: TreeNode<DrawnRow>) {
    const side = branch ?? 'yes';
    const { shares } = rowOf.get(row.id)?.[side] ?? row[side];
    const taken = shares.reduce((sum, { behaviour }) => sum + counts.drawn(row, side, behaviour), 0);
    const wrong = isWrong(row.at, side);
    const first = shares[0];
    const words =
      shares.length === 1 && first !== undefined
        ? `${first.behaviour} ${first.percent} %`
        : shares.map(({ behaviour }) => behaviour).join('·');
    return (
      <button
        key={key}
        type="button"
        class={classes(
          'tree-leaf-box frame mono t12',
          wrong ? 'err' : lit.leaves.has(key) ? 'teal dark' : 'night2 dark',
          held?.at === row.at && held.side === side && 'held',
        )}
        style={{ left: `${column * NODE.column}px`, top: `${yOf({ line }) - NODE.leafHeight / 2}px` }}
        title={shares.map(({ behaviour, percent }) => `${behaviour} ${percent} %`).join(', ')}
        draggable
        onDragStart={(event) => {
          event.dataTransfer?.setData('text/plain', key);
          setHeld({ at: row.at, side });
        }}
        onDragEnd={() => setHeld(null)}
        onDragOver={(event) => {
          if (held !== null) event.preventDefault();
        }}
        onDrop={(event) => {
          event.preventDefault();
          if (held !== null) swap(held, { at: row.at, side });
          setHeld(null);
        }}
        onClick={() => choose(row.at)}
      >
        <span class="ellipsis grow">{words}</span>
        <b>{wrong ? '?' : taken}</b>
      </button>
    );
  }
}

const yOf = ({ line }: { readonly line: number }): number => line * NODE.line + NODE.height / 2 + 8;

interface Lit {
  readonly rows: ReadonlySet<number>;
  readonly edges: ReadonlySet<string>;
  readonly leaves: ReadonlySet<string>;
}

/** What of the tree the last decision went through. */
export function litBy(path: PathView | null): Lit {
  const rows = new Set<number>();
  const edges = new Set<string>();
  const leaves = new Set<string>();
  const above: { id: number; side: 'yes' | 'no' }[] = [];
  for (const { id, held, depth, shares } of path?.steps ?? []) {
    const side = held ? 'yes' : 'no';
    rows.add(id);
    const parent = above[depth - 1];
    if (parent !== undefined) edges.add(`${parent.id}.${parent.side}>${id}`);
    above[depth] = { id, side };
    if (shares.length === 0) continue;
    edges.add(`${id}.${side}>leaf`);
    leaves.add(`${id}.${side}`);
  }
  return { rows, edges, leaves };
}
