// Indexes of what lies and who stands where (src/sim/world/places.ts, paths.ts): correct in rooms of any shape, after
// every change, and in a café just loaded.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { makeMap } from '../../src/sim/world/map.ts';
import { Paths } from '../../src/sim/world/paths.ts';
import { makeChefs } from '../../src/sim/people/creating-people.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { maid, open, seated } from '../scenarios/story.ts';

test('in a room deeper than it is wide no two tiles are taken for one', () => {
  const rows = ['#####', ...Array.from({ length: 11 }, () => '#...#'), '##D##'];
  const { cafe } = open({ map: rows, maids: [maid('ada', [1, 7])] });
  const { places } = cafe.world;
  places.litterDown({ x: 1, y: 6, kind: 'peel', sinceTick: 0 });
  const found = rows.flatMap((row, y) => [...row].flatMap((_, x) => (places.litterAt(x, y) === undefined ? [] : [[x, y]])));
  const standing = rows.flatMap((row, y) => [...row].flatMap((_, x) => (places.standingAt(x, y).length > 0 ? [[x, y]] : [])));
  expect([found, standing]).toEqual([[[1, 6]], [[1, 7]]]);
}); // prettier-ignore

test('who leaves a tile leaves those alone who stand on it', () => {
  const { cafe } = open({ map: ['#####', '#...#', '##D##'], maids: [maid('ada', [1, 1]), maid('bea', [1, 1])] });
  const { places, maids } = cafe.world;
  const [ada, bea] = maids;
  const names = (): string[] => places.standingAt(1, 1).map(({ id }) => id);
  expect(names()).toEqual(['ada', 'bea']);
  places.walkOff(bea!);
  expect(names()).toEqual(['ada']);
  // She has left the tile; her leaving it again does not change who stands there.
  places.walkOff(bea!);
  expect(names()).toEqual(['ada']);
  places.stand(ada!);
  expect(names()).toEqual(['ada']);
  places.walkOff(ada!);
  expect(names()).toEqual([]);
});

test('a chair that is taken away takes its dirty plate along', () => {
  const story = open({ map: ['######', '#.aTb#', '#....#', '##D###'], maids: [maid('ada', [2, 2], { team: 1 })] });
  const { world } = story.cafe;
  const [ada] = world.maids;
  for (const seat of world.state.seats) {
    seat.dirty = true;
    world.places.seatChanged(seat);
  }
  expect(world.scriptApi.messFor(ada!).map(({ seat }) => seat)).toEqual(['a', 'b']);
  story.cafe.give({ kind: 'removeSeat', seat: 'a' });
  story.pass(1);
  expect([...world.places.dirty].map(({ id }) => id)).toEqual(['b']);
  expect([...world.places.freeSeats]).toEqual([]);
  expect([...world.places.tables.values()].flat().map(({ id }) => id)).toEqual(['b']);
});

test('a loaded café knows which dishes are being fetched', () => {
  const map = ['##############', '#K...........#', '#PP..........#', '#..........aT#', '#............#', '#####D########'];
  const story = open({ map, maids: [maid('ada', [10, 2])], customers: [seated('ann', 'a')] });
  story.until('cooked');
  for (let i = 0; i < 200 && story.maid('ada').fetching.length === 0; i++) story.pass(1);
  const [dish] = story.maid('ada').fetching;
  expect(story.cafe.world.places.fetchedBy.get(dish!)).toBe('ada');
  const { world } = Simulation.load(story.cafe.save(), scripts);
  expect(world.places.fetchedBy.get(dish!)).toBe('ada');
}); // prettier-ignore

test('ways that are known are found anew only where the map has changed', () => {
  const map = makeMap(['#####', '#...#', '#####']);
  const paths = new Paths(map);
  const before = paths.field(1, 1);
  paths.refresh();
  expect(paths.field(1, 1)).toBe(before);
  map.version++;
  paths.refresh();
  expect(paths.field(1, 1)).not.toBe(before);
});

test('no way leads out of the map', () => {
  const paths = new Paths(makeMap(['...', '...']));
  for (const [x, y] of [[-1, 0], [0, -1], [3, 0], [0, 2], [3, 2]] as const)
    expect(paths.search(1, 1, x, y), `${x},${y}`).toBeNull();
  expect(paths.search(1, 1, 2, 1)).toEqual([5]);
  expect(paths.search(1, 1, 0, 0)).toHaveLength(2);
  expect(paths.search(1, 1, 1, 1)).toEqual([]);
}); // prettier-ignore

test.each([
  ['below', ['#####', '#.K.#', '#...#', '#####'], [2, 2]],
  ['to the right of', ['#####', '#.K.#', '#.P.#', '#####'], [3, 1]],
  ['to the left of', ['#####', '#.K##', '#.P.#', '#####'], [1, 1]],
  ['above', ['#####', '#...#', '##K##', '#.P.#'], [2, 1]],
  ['at', ['#####', '##K##', '#.P.#', '#####'], [2, 1]],
])('a chef stands %s the stove where there is room', (_where, rows, [x, y]) => {
  const [chef] = makeChefs(1, makeMap(rows), 1);
  expect([chef?.x, chef?.y]).toEqual([x, y]);
});
