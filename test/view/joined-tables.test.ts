// Joined tables are drawn nearer to each other, alike, and linked by a garland; apart again, they look as before.

import { expect, test } from 'vitest';
import { planFurniture } from '../../src/view/room/furniture-plan.ts';
import { garlandsOf, pullsOf, slidPart } from '../../src/view/room/joined-tables.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import { TWO_TABLES as ROOM } from '../scenarios/rooms.ts';
import { farSighted, open } from '../scenarios/story.ts';

const cafe = () => {
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 3]), farSighted('mei', [6, 6])] });
  story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
  return story;
};
const planOf = ({ cafe: { state } }: ReturnType<typeof cafe>) =>
  planFurniture(state.map, state.seats, false, state.strong?.joined);
const tables = (pieces: ReturnType<typeof planFurniture>) => pieces.filter(({ name }) => name.startsWith('table'));

test('both tables are square, of one colour, and drawn nearer to each other', () => {
  const story = cafe();
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 600);
  const [one, other] = tables(planOf(story));
  expect(one!.name).toMatch(/^tableSquare-/);
  expect(other!.name).toBe(one!.name);
  expect([one!.x, other!.x]).toEqual([4.36, 8.64]);
  const { seats, strong } = story.cafe.state;
  expect(pullsOf(seats, strong!.joined).get('4,4')).toEqual({ x: 0.36, y: 0 });
  const names = garlandsOf(seats, strong!.joined).map(({ name }) => name);
  expect(names.filter((name) => name === 'post')).toHaveLength(2);
  expect(names.filter((name) => name.startsWith('flag-')).length).toBeGreaterThan(10);
});

test('a board of the same cloth closes the gap from one joined table to the other', () => {
  const story = cafe();
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 600);
  const pieces = planOf(story);
  const [one, other] = tables(pieces);
  const board = pieces.filter(({ name }) => name.startsWith('board-'));
  expect(new Set(board.map(({ name }) => name))).toEqual(new Set([one!.name.replace('tableSquare', 'board')]));
  const along = board.map(({ x }) => x);
  expect(along[0]! - one!.x).toBeLessThan(0.5);
  expect(other!.x - along.at(-1)!).toBeLessThan(0.5);
  for (const [i, x] of along.slice(1).entries()) expect(x - along[i]!).toBeLessThanOrEqual(0.25);
});

test('after closing the tables stand apart again, as they did in the morning', () => {
  const story = cafe();
  const before = planOf(story);
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 600);
  expect(planOf(story)).not.toEqual(before);
  story.cafe.state.strong!.joined.forEach(({ table, was, seats }) =>
    story.cafe.world.places.partTables(table, was, seats),
  );
  story.cafe.state.strong!.joined = [];
  expect(planOf(story)).toEqual(before);
});

test('tables slide to each other within a second, and never back', () => {
  const parts = Array.from({ length: 21 }, (_, ticks) => slidPart(ticks));
  expect([parts[0], parts[20]]).toEqual([0, 1]);
  for (const [i, part] of parts.slice(1).entries()) expect(part).toBeGreaterThanOrEqual(parts[i]!);
  // A café that is opened with joined tables shows them at their place.
  expect(slidPart(Infinity)).toBe(1);
});

test('what slides is the joined tables with what stands on them, nothing else', () => {
  const story = cafe();
  expect(planOf(story).filter(({ pull }) => pull !== undefined)).toEqual([]);
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 600);
  const pulled = planOf(story).filter(({ pull }) => pull !== undefined);
  expect(pulled.filter(({ name }) => name.startsWith('table'))).toHaveLength(2);
  expect(pulled.every(({ name }) => !name.startsWith('chair'))).toBe(true);
});

const chairs = (pieces: ReturnType<typeof planFurniture>) =>
  pieces.filter(({ name }) => name.startsWith('chair')).map(({ name, x, y }) => `${name} ${x},${y}`);

test('chairs keep their colours when tables are joined, and when a table is added before them', () => {
  const story = cafe();
  const before = chairs(planOf(story));
  story.cafe.give({ kind: 'strong', action: 'join', table: 1, other: 2 });
  story.until('joined', {}, 600);
  expect(chairs(planOf(story))).toEqual(before);
  const more = makeMap(ROOM.map((row, y) => (y === 1 ? '#K.........zT.#' : row)));
  expect(chairs(planFurniture(more, readSeats(more), false, []))).toEqual(expect.arrayContaining(before));
});
