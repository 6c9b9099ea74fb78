// Commands written since the last tick are visible to the player before any maid reads them.

import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { readBoard } from '../../src/hud/read/board.ts';
import { Simulation } from '../../src/sim/simulation.ts';

const cafeOf = (): Simulation => new Simulation(newDay({ seed: 7 }), scripts);
const order = (x: number) =>
  ({
    kind: 'command',
    post: { executorKeys: ['momo'], tick: 200, command: { behave: 'move', x, y: 7, manner: 'a-move' } },
  }) as const;

test('a command is among the written until the tick that puts it on the board', () => {
  const cafe = cafeOf();
  cafe.step();
  cafe.give(order(5));
  expect(cafe.commands).toEqual([]);
  expect(cafe.written).toEqual([order(5).post]);
  expect(readBoard(cafe)).toMatchObject([{ left: 200, share: 1, answers: [], by: null }]);
  cafe.step();
  expect(cafe.written).toEqual([]);
  expect(readBoard(cafe)).toHaveLength(1);
  expect(cafe.commands).toHaveLength(1);
});

test('no more are shown than may be open, and of a replay nothing that is given later', () => {
  const cafe = cafeOf();
  cafe.step();
  for (const id of ['momo', 'sakura', 'yuki', 'hana', 'mei', 'nana'])
    cafe.give({ ...order(5), post: { ...order(5).post, executorKeys: [id] } });
  cafe.giveAt(cafe.state.tick + 50, order(9));
  expect(cafe.written).toHaveLength(4);
  cafe.step();
  expect(cafe.commands).toHaveLength(4);
  expect(cafe.written).toEqual([]);
});
