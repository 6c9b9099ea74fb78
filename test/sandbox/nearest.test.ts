// Which one of a kind is the nearest: the one with the fewest tiles to walk, also for a maid between two tiles.

import { expect, test } from 'vitest';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { crowd, everyone, still } from './hall.ts';

const LISTS = {
  litter: 'me.cafe.litter.filter(({ tendedBy }) => tendedBy === null || tendedBy === me.id)',
  caller: 'me.callers()',
  guest: 'me.cafe.guests',
  maid: 'me.cafe.maids.filter(({ id }) => id !== me.id)',
  door: 'me.cafe.doors',
  pass: 'me.cafe.pass',
};

test.each(Object.entries(LISTS))('the nearest %s, the first of equally near ones', async (kind, list) => {
  const cafe = crowd();
  const { state } = cafe;
  state.litter = state.seats.map(
    ({ x, y }, i) => ({ id: i, x: x + 1, y: y + 1, kind: 'paper', sinceTick: 0 }) as never,
  );
  const sandbox = await Sandbox.open(still);
  sandbox.load('one', {
    name: 'one',
    text: `export default script((me) => {
      const tiles = (one) => one === null ? Infinity : me.tilesTo(one);
      const plainly = (most) => ${list}.reduce((best, one) => (tiles(one) < tiles(best) && tiles(one) <= most ? one : best), null);
      const wrong = [3, 8, Infinity].filter((most) => tiles(me.nearest('${kind}', most)) !== tiles(plainly(most)));
      const first = me.nearest('${kind}') === plainly(Infinity) || !['caller', 'guest'].includes('${kind}');
      return { behave: 'stay', tick: 1, walking: me.walking, wrong, first };
    });`,
  });
  let walking = 0;
  for (let i = 0; i < 60; i++) {
    for (const one of everyone(cafe)) {
      const [answer] = sandbox.ask(cafe.world, [one]);
      expect(answer).toMatchObject({ is: 'todo', todo: { wrong: [], first: true } });
      if (answer?.is === 'todo' && answer.todo['walking'] === true) walking++;
    }
    cafe.step();
  }
  expect(walking).toBeGreaterThan(20);
});
