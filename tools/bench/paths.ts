/**
 * Goal 4: walks on the café's grid, every step of them, with the café's distance fields, compared with one call of
 * easystarjs for each walk; lengths are compared. Also measures the time from a change of furniture to the next known
 * step.
 */

import * as EasyStar from 'easystarjs';
import { integer, stream } from '../../src/ai/index.ts';
import { honeybell } from '../../src/data/index.ts';
import { hallRows } from './hall.ts';
import { isSolid, makeMap, readSeats, tilesOf } from '../../src/sim/world/map.ts';
import { Paths } from '../../src/sim/world/paths.ts';
import type { CafeMap } from '../../src/sim/state/things.ts';
import { atLeast, atMost, type Contestant, type Goal, median, race, short, table, type Wishes } from './harness.ts';

interface Walk {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** Typical walks: from anywhere to a seat, the pass, the door. */
function walks(map: CafeMap, paths: Paths, count: number): Walk[] {
  const s = stream(3, 'walks');
  const floor = tilesOf(map, '.').filter(({ x, y }) => paths.walkable(x, y));
  const door = tilesOf(map, 'D')[0] as { x: number; y: number };
  const reached = floor.filter(({ x, y }) => paths.distance(x, y, door.x, door.y) < 1000);
  const beside = readSeats(map).flatMap((seat) =>
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ].map(([dx, dy]) => ({ x: seat.x + (dx as number), y: seat.y + (dy as number) })),
  );
  const goals = [...beside, door].filter(
    ({ x, y }) => paths.walkable(x, y) && paths.distance(x, y, door.x, door.y) < 1000,
  );
  return Array.from({ length: count }, () => {
    const from = reached[integer(s, 0, reached.length - 1)] as { x: number; y: number };
    const to = goals[integer(s, 0, goals.length - 1)] as { x: number; y: number };
    return { fromX: from.x, fromY: from.y, toX: to.x, toY: to.y };
  });
}

function ours(map: CafeMap, paths: Paths, list: readonly Walk[], lengths: number[]): Contestant {
  const { width } = map;
  return {
    name: 'distance fields, walked to the end',
    round: () => {
      for (let times = 0; times < 200; times++)
        for (let i = 0; i < list.length; i++) {
          const { fromX, fromY, toX, toY } = list[i] as Walk;
          const steps = paths.walk(fromY * width + fromX, toY * width + toX);
          lengths[i] = steps;
        }
      return list.length * 200;
    },
  };
}

function easystar(map: CafeMap, list: readonly Walk[], lengths: number[]): Contestant {
  const finder = new EasyStar.js();
  finder.setGrid(map.rows.map((row, y) => [...row].map((_, x) => (isSolid(map, x, y) ? 1 : 0))));
  finder.setAcceptableTiles([0]);
  finder.enableSync();
  return {
    name: 'easystarjs, asked each time',
    round: () => {
      list.forEach(({ fromX, fromY, toX, toY }, i) => {
        if (fromX === toX && fromY === toY) {
          lengths[i] = 0;
          return;
        }
        finder.findPath(fromX, fromY, toX, toY, (way) => {
          lengths[i] = (way?.length ?? 1) - 1;
        });
        finder.calculate();
      });
      return list.length;
    },
  };
}

export function benchPaths(wishes: Wishes): Goal[] {
  onGrid(makeMap(honeybell.rows, honeybell.decor), 'the first café’s', wishes);
  return onGrid(makeMap(hallRows(9)), 'a large restaurant’s', wishes);
}

function onGrid(map: CafeMap, whose: string, { quick }: Wishes): Goal[] {
  const paths = new Paths(map);
  const list = walks(map, paths, quick ? 200 : 1000);
  const mine: number[] = [];
  const theirs: number[] = [];
  const results = race([easystar(map, list, theirs), ours(map, paths, list, mine)], quick ? 3 : 9);
  if (mine.some((steps, i) => steps !== theirs[i])) throw new Error('the two do not agree on the length of a walk');
  const [slow, fast] = results as [(typeof results)[number], (typeof results)[number]];
  console.log(`Walks on ${whose} grid (${map.width} × ${map.height}), same lengths\n`);
  table(
    ['who', 'walks', 'spread', 'ratio'],
    results.map((r) => [
      r.name,
      `${short(r.perSecond)}/s`,
      `${short(r.slowest)}–${short(r.quickest)}`,
      `${(r.perSecond / slow.perSecond).toFixed(0)} ×`,
    ]),
  );
  const changes: number[] = [];
  for (let i = 0; i < 200; i++) {
    map.version++;
    const from = performance.now();
    paths.refresh();
    for (let k = 0; k < 20; k++) {
      const { fromX, fromY, toX, toY } = list[(i * 20 + k) % list.length] as Walk;
      if (fromX !== toX || fromY !== toY) paths.next(fromX, fromY, toX, toY);
    }
    changes.push(performance.now() - from);
  }
  console.log(
    `A furniture change and the next step of 20 walkers: ${median(changes).toFixed(3)} ms (most ${Math.max(...changes).toFixed(2)})\n`,
  );
  return [
    atLeast('4 walks beside easystarjs', fast.perSecond / slow.perSecond, 400),
    atMost('4 re-planning after a furniture change', median(changes), 1, 'ms'),
  ];
}
