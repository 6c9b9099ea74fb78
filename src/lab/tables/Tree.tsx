/**
 * Shows a decision table as a tree: the chosen person's last path, how often each branch was taken today, and branches
 * never reached. A click on a box selects its row; dragging a leaf or box onto another swaps them. The tree fits the
 * width at first and can be zoomed and moved; shortened texts are shown in full below it.
 */

import { useState } from 'preact/hooks';
import { classes, layout } from '../../ui/index.ts';
import type { TreeNode } from '../../ui/tree-layout.ts';
import { behaviourText, conditionText } from '../../words/sentences.ts';
import { hasWords } from '../../words/index.ts';
import { tell } from '../words/index.ts';
import type { PathView } from '../../notebook/table/table.ts';
import type { BranchCounts } from './counts.ts';
import type { DrawnRow } from './draft.ts';
import { BOX, middleOf, planOf, scaleToFit, SMALLEST } from './tree-plan.ts';
import type { Hanging, Place } from './swaps.ts';
import { type Zoom, useView, ZoomBar } from './zoom.tsx';

interface Props {
  readonly rows: readonly DrawnRow[];
  readonly counts: BranchCounts;
  readonly path: PathView | null;
  readonly chosen: number;
  /** Whether a row of the table has an error in its condition or in one of its branches. */
  readonly isWrong: (at: number, part: 'yes' | 'no' | 'asks') => boolean;
  readonly choose: (at: number) => void;
  readonly swapLeaves: (a: Place, b: Place) => void;
  readonly swapRows: (a: Hanging, b: Hanging) => void;
}
type Held = { readonly kind: 'leaf'; readonly at: Place } | { readonly kind: 'row'; readonly at: Hanging };

export function Tree({ rows, counts, path, chosen, isWrong, choose, swapLeaves, swapRows }: Props) {
  const [held, setHeld] = useState<Held | null>(null);
  const [read, setRead] = useState('');
  const [zoom, setZoom] = useState<Zoom>('across');
  const view = useView();
  const plan = planOf(rows, view.room);
  const smallest = SMALLEST[layout.value === 'wide' ? 'wide' : 'hand'];
  const { nodes, edges, column, wide, high } = plan;
  const scale = typeof zoom === 'number' ? zoom : scaleToFit(plan, view.room, zoom === 'whole', smallest);
  const places = new Map(nodes.map((node) => [node.key, node]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const lit = litBy(path);
  const boxWidth = column - BOX.gap;
  // Lines are drawn in this order: plain lines, highlighted lines, their labels.
  const ways = edges
    .flatMap(({ from, to, branch, place }) => {
      const [a, b] = [places.get(from), places.get(to)];
      if (a === undefined || b === undefined) return [];
      const x1 = a.depth * column + boxWidth;
      const bend = x1 + (branch === 'yes' ? 6 : 11);
      const [x, y] = [b.depth * column, middleOf(b)];
      const isLit = lit.edges.has(`${from}.${branch}>${b.again || b.branch === null ? b.row.id : 'leaf'}`);
      return [{ to, branch, place, x, y, isLit, path: `M${x1} ${middleOf(a)}H${bend}V${y}H${x}` }];
    })
    .sort((a, b) => Number(a.isLit) - Number(b.isLit));

  const drop = (onto: Held): void => {
    if (held?.kind === 'leaf' && onto.kind === 'leaf') swapLeaves(held.at, onto.at);
    else if (held?.kind === 'row' && onto.kind === 'row') swapRows(held.at, onto.at);
    setHeld(null);
  };
  /** All leaves or all boxes of the tree, from top to bottom. With the keyboard an item is swapped with its neighbour in this list. */
  const neighbours = (kind: Held['kind']): Held[] =>
    [...nodes]
      .sort((a, b) => a.line - b.line || a.depth - b.depth)
      .map(heldOf)
      .filter((one): one is Held => one?.kind === kind);
  const nudge = (from: Held, event: KeyboardEvent): void => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0 || !event.altKey) return;
    event.preventDefault();
    const all = neighbours(from.kind);
    const other = all[all.findIndex((one) => same(one, from)) + step];
    if (from.kind === 'leaf' && other?.kind === 'leaf') swapLeaves(from.at, other.at);
    else if (from.kind === 'row' && other?.kind === 'row') swapRows(from.at, other.at);
  };
  const moves = (mine: Held | null) => ({
    draggable: mine !== null,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer?.setData('text/plain', 'tree');
      setHeld(mine);
    },
    onDragEnd: () => setHeld(null),
    onDragOver: (event: DragEvent) => {
      if (mine !== null && held?.kind === mine.kind && !same(held, mine)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (mine !== null) drop(mine);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (mine !== null) nudge(mine, event);
    },
  });
  const reads = (words: string) => ({
    title: words,
    onFocus: () => setRead(words),
    onMouseEnter: () => setRead(words),
  });

  return (
    <>
      <div
        ref={view.box}
        class={classes('tables-tree scrolls', view.more.below && 'more-below', view.more.right && 'more-right')}
        tabIndex={0}
        role="region"
        aria-label={tell('tables.tree')}
        onMouseLeave={() => setRead('')}
        {...view.pans(scale, setZoom)}
      >
        <div class="tables-tree-room" style={{ width: `${wide * scale}px`, height: `${high * scale}px` }}>
          <div
            class="tables-tree-drawn"
            style={{ width: `${wide}px`, height: `${high}px`, transform: `scale(${scale})` }}
          >
            <svg width={wide} height={high} aria-hidden="true">
              {ways.map(({ to, branch, path, isLit }) => (
                <path key={to} class={classes('way', branch, isLit && 'lit')} d={path} />
              ))}
              {ways.map(({ to, branch, place, x, y }) => (
                <text key={to} class={classes('way', branch)} x={x - 2} y={y - 6} text-anchor="end">
                  {place > 0 ? tell('tables.orThen') : tell(branch === 'yes' ? 'tables.yes' : 'tables.no')}
                </text>
              ))}
            </svg>
            {nodes.map((node) => (node.branch !== null && !node.again ? leaf(node) : box(node)))}
          </div>
        </div>
      </div>
      <footer class="row gap-8 tables-tree-foot">
        <p class="text-12 grow tables-read" aria-hidden="true">
          {read === '' ? tell('tables.dragHint') : read}
        </p>
        <ZoomBar zoom={zoom} scale={scale} setZoom={setZoom} />
      </footer>
    </>
  );

  function box(node: TreeNode<DrawnRow>) {
    const { key, depth, row, again } = node;
    const asked = counts.asked(row);
    const question = questionOf(row);
    const count = tell(row.parallel ? 'tables.askedBeside' : 'tables.asked', { count: asked });
    const words = [
      `${row.id}: ${row.note === '' || row.note === question ? question : `${question} (${row.note})`}`,
      again ? tell('tables.again') : count,
      ...(asked === 0 || again
        ? []
        : [tell('tables.answers', { yes: counts.taken(row, 'yes'), no: counts.taken(row, 'no') })]),
      `${row.condition} ${row.param}`.trim(),
    ].join(' · ');
    return (
      <button
        key={key}
        type="button"
        class={classes(
          'tree-box frame',
          isWrong(row.at, 'asks') ? 'error' : !again && lit.rows.has(row.id) ? 'selection' : 'card',
          again && 'again',
          row.at === chosen && 'is-chosen',
          asked === 0 && 'never',
          held?.kind === 'row' && held.at.id === row.id && 'held',
        )}
        style={{
          left: `${depth * column}px`,
          top: `${middleOf(node) - BOX.height / 2}px`,
          width: `${boxWidth}px`,
          height: `${BOX.height}px`,
        }}
        onClick={() => choose(row.at)}
        {...reads(words)}
        {...moves(again ? null : heldOf(node))}
      >
        <span class="tree-question ellipsis-lines">
          <b class="tree-id mono">{row.id}</b> {question}
        </span>
        <b class="tree-count">{again ? '↑' : asked}</b>
      </button>
    );
  }

  function leaf(node: TreeNode<DrawnRow>) {
    const { key, depth, row, branch } = node;
    const side = branch ?? 'yes';
    const { shares } = rowOf.get(row.id)?.[side] ?? row[side];
    const taken = shares.reduce((sum, { behaviour }) => sum + counts.drawn(row, side, behaviour), 0);
    const wrong = isWrong(row.at, side);
    const raw = shares.map(({ behaviour, percent }) => `${behaviour} ${percent} %`).join(', ');
    const plain = shares.map(({ behaviour, percent }) => `${behaviourText(behaviour)} ${percent}\u00a0%`).join(', ');
    const mine: Held = { kind: 'leaf', at: { at: row.at, side } };
    return (
      <button
        key={key}
        type="button"
        class={classes(
          'tree-leaf-box frame',
          wrong ? 'error' : lit.leaves.has(key) ? 'teal dark' : 'night-light dark',
          held !== null && same(held, mine) && 'held',
        )}
        style={{
          left: `${depth * column}px`,
          top: `${middleOf(node) - BOX.leafHeight / 2}px`,
          width: `${boxWidth}px`,
          height: `${BOX.leafHeight}px`,
        }}
        onClick={() => choose(row.at)}
        {...reads(`${plain} · ${tell('tables.taken', { count: taken })} · ${raw}`)}
        {...moves(mine)}
      >
        <span class="tree-question ellipsis-lines">
          {shares.length === 1 ? plain : shares.map(({ behaviour }) => behaviourText(behaviour)).join(' · ')}
        </span>
        <b class="tree-count">{wrong ? '?' : taken}</b>
      </button>
    );
  }

  /** The leaf or row that can be dragged at this node of the tree; null = the node cannot be moved. */
  function heldOf({ key, row, branch, again }: TreeNode<DrawnRow>): Held | null {
    if (again) return null;
    if (branch !== null) return { kind: 'leaf', at: { at: row.at, side: branch } };
    const edge = edges.find(({ to }) => to === key);
    const above = edge === undefined ? undefined : rowOf.get(Number(edge.from));
    return edge === undefined || above === undefined
      ? null
      : { kind: 'row', at: { id: row.id, at: above.at, side: edge.branch } };
  }
}

/** A row's condition in words; if there are no words for the condition, the author's note. */
export const questionOf = ({ condition, param, note }: DrawnRow): string =>
  hasWords(`condition.${condition}`) ? conditionText(condition, param) : note === '' ? condition : note;

const same = (a: Held, b: Held): boolean =>
  a.kind === 'leaf' && b.kind === 'leaf'
    ? a.at.at === b.at.at && a.at.side === b.at.side
    : a.kind === 'row' && b.kind === 'row' && a.at.id === b.at.id;

interface Lit {
  readonly rows: ReadonlySet<number>;
  readonly edges: ReadonlySet<string>;
  readonly leaves: ReadonlySet<string>;
}

/** The nodes and edges of the tree that the last decision went through. */
function litBy(path: PathView | null): Lit {
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
