// A squad keeps its shape on the way: slots turn with the direction, it files through a door and forms again.

import { expect, test } from 'vitest';
import { expectSound, maid, open } from './story.ts';

/** Two rooms with one door between them; the squad walks from left to right, or down and up. */
const WIDE = [
  '#########################',
  '#K.........#............#',
  '#PP........#............#',
  '#..........#............#',
  '#.......................#',
  '#..........#............#',
  '#..........#............#',
  '#..........#............#',
  '####D####################',
];
const TALL = Array.from({ length: 25 }, (_, y) =>
  y === 0 || y === 24
    ? '#########'
    : y === 12
      ? '####.####'
      : y === 2
        ? '#K......#'
        : y === 3
          ? '#P......#'
          : '#.......#',
).map((row, y) => (y === 22 ? `${row.slice(0, 8)}D` : row));
const IDS = ['ada', 'bea', 'cleo'] as const;
type Shape = readonly (readonly [number, number])[];
const SHAPES: Readonly<Record<string, Shape>> = {
  wedge: [[0, 0], [-1, -1], [-1, 1]],
  column: [[0, 0], [-1, 0], [-2, 0]],
  line: [[0, 0], [0, -1], [0, 1]],
}; // prettier-ignore
/** A shape that points right, turned to point down or up. */
const pointing = (shape: Shape, way: 'right' | 'down' | 'up'): Shape =>
  shape.map(([x, y]) => (way === 'right' ? [x, y] : way === 'down' ? [-y, x] : [y, -x]));

const WALKS = {
  right: { map: WIDE, from: [5, 4], to: [18, 4], past: (x: number) => x > 13 },
  down: { map: TALL, from: [4, 7], to: [4, 18], past: (_x: number, y: number) => y > 14 },
  up: { map: TALL, from: [4, 18], to: [4, 7], past: (_x: number, y: number) => y < 10 },
} as const;

test.each(
  (['right', 'down', 'up'] as const).flatMap((way) =>
    Object.keys(SHAPES).flatMap((name) => ['plain', 'a-move'].map((manner) => ({ way, name, manner }))),
  ),
)('a $name walks $way through a door in file and forms again ($manner)', ({ way, name, manner }) => {
  const { map, from, to, past } = WALKS[way];
  const shape = pointing(SHAPES[name] as Shape, way);
  const story = open({
    map,
    maids: IDS.map((id, i) => {
      const [dx, dy] = shape[i] as readonly [number, number];
      return maid(id, [from[0] + dx, from[1] + dy], { team: 1, obedience: 1, speed: 4 + i });
    }),
    commands: [
      {
        at: 3,
        executorKeys: ['team1'],
        tick: 400,
        command: {
          behave: 'move', x: to[0], y: to[1], manner,
          formation: Object.fromEntries(IDS.map((id, i) => [id, [...(shape[i] as readonly number[])]])),
        },
      },
    ],
  }); // prettier-ignore
  const inShape = (): boolean =>
    IDS.every((id, i) => {
      const [x, y] = story.where(id);
      const [cx, cy] = story.where('ada');
      return x - cx === shape[i]?.[0] && y - cy === shape[i]?.[1];
    });
  let before = 0;
  let after = 0;
  let filed = 0;
  for (let tick = 0; tick < 400; tick += 10) {
    story.pass(10);
    const [x, y] = story.where('ada');
    if (tick > 0 && tick < 30) before += Number(inShape());
    if (past(x, y)) after += Number(inShape());
    const tiles = new Set(IDS.map((id) => story.where(id).join()));
    if (tiles.size === 3 && !inShape()) filed++;
  }
  expect(before).toBeGreaterThan(0);
  expect(after).toBeGreaterThan(2);
  if (name !== 'column') expect(filed).toBeGreaterThan(0);
  expect(inShape()).toBe(true);
  expect(story.where('ada')).toEqual([...to]);
  expect(story.count('orderEnded', { answer: 'done' })).toBe(3);
  expectSound(story);
});
