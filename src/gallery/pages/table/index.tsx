/**
 * The page about the decision table: a spreadsheet of eight rows is a guest's temperament, and a tree shows the path
 * of the guest's last decision.
 */

import { computed } from '@preact/signals';
import type { TableRow, TableShare } from '../../../ai/index.ts';
import { Button, classes, Glyph } from '../../../ui/index.ts';
import type { Scope } from '../../../ui/lifetime/scope.ts';
import { live } from '../../frame/live.ts';
import type { Page } from '../../frame/page.ts';
import { HEADROOM, type Painter, TILE } from '../../frame/painter.ts';
import { Sheet } from '../../frame/sheet.ts';
import { Stage } from '../../frame/Stage.tsx';
import { tell } from '../../words/index.ts';
import guest from './guest.csv?raw';
import { layOut, NODE, type TreeNode } from './layout.ts';
import { BEHAVIOURS, type Behaviour, readGuestTable, Regular } from './model.ts';

const COLUMNS = 17;
const ROWS = 2;
const SEAT = 7;
const POSES: Readonly<Record<Behaviour, string>> = {
  call: 'call', phone: 'wait', grumble: 'angrySit', leave: 'walk', autograph: 'cheer', stare: 'stare', chat: 'chat', eat: 'eat',
}; // prettier-ignore
const ICONS: Readonly<Record<Behaviour, string>> = {
  call: 'status-bell', phone: 'status-phone', grumble: 'status-angry', leave: 'status-door', autograph: 'status-pen', stare: 'status-star',
  chat: 'status-chat', eat: 'status-dish',
}; // prettier-ignore

export function openPage(visit: Scope): Page {
  const sheet = new Sheet({ name: 'guest.csv', language: 'csv', text: guest, read: readGuestTable });
  const world = new Regular(sheet.value.peek());
  const { clock, act } = live(visit, sheet, world);
  const tree = computed(() => layOut(sheet.value.value));

  function draw(paint: Painter): void {
    paint.floor(COLUMNS, ROWS);
    paint.backWall(COLUMNS);
    const { doing } = world;
    const y = 0.9;
    paint.furniture('chair-SE-red', SEAT, y, -0.3);
    paint.furniture('tableSquare-teal', SEAT + 1.3, y + 0.3);
    if (world.eatingTicks > 0)
      paint.stand(y + 0.4, () => paint.icon('dish-ramen', paint.px(SEAT + 1.3), paint.py(y) - 14));
    const out = doing === 'leave' ? (70 - world.left) / 10 : 0;
    const seated = doing !== 'autograph' && doing !== 'leave';
    paint.person({
      look: 'kit',
      x: SEAT - out,
      y: seated ? y + 0.02 : y + 0.3,
      pose: doing === null ? 'sit' : POSES[doing],
      facing: doing === 'leave' ? 'SW' : 'SE',
    });
    if (doing !== null) paint.bubble(SEAT - out, y, { icon: ICONS[doing] });
    if (world.hasFriend) {
      paint.furniture('chair-SW-teal', SEAT + 2.6, y, -0.3);
      paint.person({
        look: 'student',
        x: SEAT + 2.6,
        y: y + 0.02,
        pose: doing === 'chat' ? 'chat' : 'sit',
        facing: 'SW',
      });
    }
    if (world.hero !== null) {
      paint.person({ look: 'rio', x: SEAT + world.hero, y: y + 0.4, pose: 'idle', facing: 'SW' });
      paint.bubble(SEAT + world.hero, y + 0.3, { icon: 'status-crown' });
    }
  }

  const Figure = () => (
    <>
      <Stage
        clock={clock}
        width={COLUMNS * TILE}
        height={HEADROOM + ROWS * TILE}
        label={tell('table.figure')}
        draw={draw}
      />
      <Tree />
    </>
  );

  const Tree = () => {
    void clock.news.value;
    const { nodes, edges, depth, lines } = tree.value;
    const places = new Map(nodes.map((node) => [node.key, node]));
    const lit = litBy(world);
    const [wide, high] = [(depth - 1) * NODE.column + NODE.width + 4, lines * NODE.line + 14];
    return (
      <div class="tree scrolls" role="region" aria-label={tell('table.tree')} tabIndex={0}>
        <div class="tree-room" style={{ width: `${wide}px`, height: `${high}px` }}>
          <svg width={wide} height={high} aria-hidden="true">
            {edges.map(({ from, to, branch }) => {
              const [a, b] = [places.get(from), places.get(to)];
              if (!a || !b) return null;
              const [x1, y1, x2, y2] = [a.depth * NODE.column + NODE.width, yOf(a), b.depth * NODE.column, yOf(b)];
              const bend = x1 + (branch === 'yes' ? 9 : 17);
              return (
                <path
                  key={to}
                  class={classes('edge', branch, lit.edges.has(`${from}>${to}`) && 'lit')}
                  d={`M${x1} ${y1}H${bend}V${y2}H${x2}`}
                />
              );
            })}
          </svg>
          {nodes.map((node) => (node.branch !== null && !node.again ? leaf(node, lit) : box(node, lit)))}
        </div>
      </div>
    );
  };

  function box({ key, depth, line, row, again }: TreeNode, lit: Lit) {
    return (
      <div
        key={key}
        class={classes('tree-node', again && 'again', !again && lit.rows.has(row.id) && 'lit')}
        style={{ left: `${depth * NODE.column}px`, top: `${yOf({ line }) - NODE.height / 2}px` }}
      >
        <b class="mono text-12">{row.id}</b> <span class="mono text-12">{row.condition}</span>
        <span class="mono text-12 muted">{again ? '↑' : String(row.param ?? '')}</span>
      </div>
    );
  }

  function leaf({ key, depth, line, row, branch }: TreeNode, lit: Lit) {
    const { shares } = branch === 'yes' ? row.yes : row.no;
    return (
      <div
        key={key}
        class={classes('tree-leaf', lit.leaves.has(key) && 'lit')}
        style={{ left: `${depth * NODE.column}px`, top: `${yOf({ line }) - 11}px` }}
      >
        <i class={`branch ${branch}`}>{tell(branch === 'yes' ? 'table.yes' : 'table.no')}</i>
        {shares.map((share) => shareChip(row, branch ?? 'yes', share, lit))}
      </div>
    );
  }

  function shareChip(row: TableRow, branch: 'yes' | 'no', { behaviour, percent }: TableShare, lit: Lit) {
    const key = `${row.id}.${branch}.${behaviour}`;
    return (
      <span key={behaviour} class={classes('chip mono', lit.leaves.has(key) && 'on')}>
        {behaviour} {percent}
      </span>
    );
  }

  const Controls = () => (
    <>
      <Button onPress={() => act(() => world.bringHero())}>
        <Glyph name="crown" />
        {tell('table.hero')}
      </Button>
      <Button
        pressed={clock.news.value >= 0 && world.hasFriend}
        onPress={() => act(() => (world.hasFriend = !world.hasFriend))}
      >
        {tell('table.friend')}
      </Button>
      <Button onPress={() => act(() => world.letWait(20))}>{tell('table.wait')}</Button>
    </>
  );

  const Figures = () => {
    void clock.news.value;
    const total = Math.max(1, world.decisions);
    const counts = BEHAVIOURS.map((behaviour) => ({
      behaviour,
      count: [...world.taken]
        .filter(([key]) => key.endsWith(`.${behaviour}`))
        .reduce((sum, [, count]) => sum + count, 0),
    }));
    return (
      <div class="col gap-4">
        <div class="fig-numbers text-13">
          <span>{tell('table.waited', { seconds: world.waitedSeconds })}</span>
          <span>{world.hero === null ? tell('table.noHero') : tell('table.heroAt', { count: world.hero })}</span>
          <span>
            {world.memory.length === 0
              ? tell('table.noMemory')
              : world.memory
                  .map(({ key, forgetAt }) => tell('table.memory', { key, left: forgetAt - world.tick }))
                  .join(' ')}
          </span>
          <span>
            {tell('table.path')} <b class="mono">{world.path.join(' → ') || '–'}</b>
          </span>
        </div>
        <ul class="counts">
          {counts.map(({ behaviour, count }) => (
            <li key={behaviour} class="row gap-4">
              <span class="text-13 width-72">{tell(`table.does.${behaviour}`)}</span>
              <span class="bar">
                <i style={{ width: `${(100 * count) / total}%` }} />
              </span>
              <b class="mono text-12 width-40 num">{count}</b>
            </li>
          ))}
        </ul>
      </div>
    );
  };

  return { clock, Figure, Controls, Figures, sheets: [sheet] };
}

const yOf = ({ line }: { readonly line: number }): number => line * NODE.line + 20;

interface Lit {
  readonly rows: ReadonlySet<number>;
  readonly edges: ReadonlySet<string>;
  /** Keys of the branches in which the last decision drew a behaviour, such as `6.no`, and of the behaviours drawn, such as `6.no.call`. */
  readonly leaves: ReadonlySet<string>;
}

/** The part of the tree through which the last decision went. */
function litBy({ steps }: Regular): Lit {
  const rows = new Set(steps.map(({ id }) => id));
  const edges = new Set<string>();
  const leaves = new Set<string>();
  for (const { id, held, next, shares, chose } of steps) {
    const branch = held ? 'yes' : 'no';
    for (const to of next) if (rows.has(to)) edges.add(`${id}>${to}`);
    if (shares.length === 0) continue;
    edges.add(`${id}>${id}.${branch}`);
    leaves.add(`${id}.${branch}`);
    if (chose !== null) leaves.add(`${id}.${branch}.${chose}`);
  }
  return { rows, edges, leaves };
}
