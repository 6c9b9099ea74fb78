/**
 * Shows the technology tree: a column per tier, and a line from each node to those it needs. A single tab stop; arrow
 * keys move between nodes.
 */

import type { MemoryValue } from '../../ai/index.ts';
import { say } from '../../words/index.ts';
import { classes, Frame } from '../../ui/index.ts';
import { layTree, type Link, type Placed } from '../read/rival.ts';
import type { BoardNode } from '../../sim/rival/rival-board.ts';
import { BeliefIcon } from './BeliefIcon.tsx';
import { nodeText, shortText, whyText } from './words.ts';

/** Sizes of nodes and gaps in layout units; the style sheet converts them to pixels, larger with larger text. */
const WIDE = 172;
const GAP = 46;
const TALL = 44;
const PITCH = 47;
const HEAD = 31;
const WIDTH = 4 * WIDE + 3 * GAP;
/** Distance in layout units between two lines that bend in the same gap between columns. */
const LANE = 5;

const TIERS = ['equipment', 'technique', 'dish', 'event'] as const;
const EDGES: Readonly<Record<MemoryValue, string>> = { Yes: 'mint', Maybe: 'gold', Unknown: 'grey', No: 'pink' };

const left = ({ column }: Placed): number => column * (WIDE + GAP);
const top = ({ row }: Placed): number => HEAD + row * PITCH;

interface TreeProps {
  nodes: readonly BoardNode[];
  chosen: string;
  onChoose: (name: string) => void;
}

export function Tree({ nodes, chosen, onChoose }: TreeProps) {
  const { placed, links, rows } = layTree(nodes);
  const height = HEAD + rows * PITCH - (PITCH - TALL);
  const share = (x: number, of: number): string => `${((x / of) * 100).toFixed(3)}%`;
  return (
    <Frame look="wood" class="rival-board">
      <div class="rival-cork">
        <div class="rival-tree" style={{ '--units': String(height) }}>
          <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
            {links.map((link) => (
              <Line key={`${link.from.node.name} ${link.to.node.name}`} link={link} />
            ))}
          </svg>
          {TIERS.map((tier, i) => (
            <b
              key={tier}
              class="rival-tier text-13 bold"
              style={{ left: share(i * (WIDE + GAP), WIDTH), width: share(WIDE, WIDTH) }}
            >
              {say(`rival.tier.${tier}`)}
            </b>
          ))}
          <ul
            aria-label={say('rival.tree')}
            onKeyDown={(event) => {
              const next = neighbour(placed, chosen, event.key);
              if (next === undefined) return;
              event.preventDefault();
              onChoose(next.node.name);
              event.currentTarget.querySelector<HTMLElement>(`[data-node="${next.node.name}"]`)?.focus();
            }}
          >
            {placed.map((one) => {
              const { name, value } = one.node;
              return (
                <li
                  key={name}
                  style={{
                    left: share(left(one), WIDTH),
                    top: share(top(one), height),
                    width: share(WIDE, WIDTH),
                    height: share(TALL, height),
                  }}
                >
                  <button
                    type="button"
                    class={classes('rival-node edge', EDGES[value], value, name === chosen && 'chosen')}
                    data-node={name}
                    tabIndex={name === chosen ? 0 : -1}
                    aria-pressed={name === chosen}
                    onClick={() => onChoose(name)}
                  >
                    <BeliefIcon value={value} />
                    <span class="hidden-text">
                      {say('rival.nodeLabel', { node: nodeText(name), why: whyText(one.node) })}
                    </span>
                    <span class="col" aria-hidden="true">
                      <b class="text-13 bold ellipsis">{nodeText(name)}</b>
                      <span class="text-12 ellipsis">{shortText(one.node)}</span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </Frame>
  );
}

/**
 * A line between two nodes. Its style shows the belief about the node at its end: solid = Yes, dashed = Maybe, dotted =
 * Unknown, crossed out in red = No.
 */
function Line({ link: { from, to, lane } }: { link: Link }) {
  const [x1, y1] = [left(from) + WIDE, top(from) + TALL / 2];
  const [x2, y2] = [left(to) - 3, top(to) + TALL / 2];
  const bend = x1 + 9 + (lane % 6) * LANE;
  const path = y1 === y2 ? `M${x1} ${y1}H${x2}` : `M${x1} ${y1}H${bend}V${y2}H${x2}`;
  return (
    <g class={`rival-line ${to.node.value}`}>
      <path d={path} />
      <path class="tip" d={`M${x2 - 8} ${y2 - 5}L${x2} ${y2}L${x2 - 8} ${y2 + 5}z`} />
    </g>
  );
}

/** The node an arrow key leads to: up and down within a column, otherwise the nearest in the neighbouring column. */
function neighbour(placed: readonly Placed[], chosen: string, key: string): Placed | undefined {
  const here = placed.find(({ node }) => node.name === chosen);
  if (here === undefined) return undefined;
  const by = (column: number): Placed[] => placed.filter((one) => one.column === column && one !== here);
  const nearest = (list: readonly Placed[]): Placed | undefined =>
    [...list].sort((a, b) => Math.abs(a.row - here.row) - Math.abs(b.row - here.row) || a.row - b.row)[0];
  switch (key) {
    case 'ArrowUp':
      return nearest(by(here.column).filter(({ row }) => row < here.row));
    case 'ArrowDown':
      return nearest(by(here.column).filter(({ row }) => row > here.row));
    case 'ArrowLeft':
      return nearest(by(here.column - 1));
    case 'ArrowRight':
      return nearest(by(here.column + 1));
    case 'Home':
      return placed[0];
    case 'End':
      return placed.at(-1);
    default:
      return undefined;
  }
}
