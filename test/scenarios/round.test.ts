// Which dishes leave the pass together: as many as she can carry, on the shortest round, none left to go cold.

import { expect, test } from 'vitest';
import { maid, open, seated, type Story } from './story.ts';

// Tables a b c stand together at the far right, d e at the left; the kitchen is in the middle.
const ROOM = [
  '###########################',
  '#.........K.K.K.K.K.......#',
  '#dT......PPPPPPPP.......Ta#',
  '#.........................#',
  '#eT.....................Tb#',
  '#.........................#',
  '#fT.....................Tc#',
  '#.........................#',
  '############D##############',
];

/** Five dishes are on the pass before momo, an SSR, may fetch any; cooked in the order of `guests`. */
function onThePass(guests: readonly (readonly [string, string])[], rank = 5): Story {
  const story = open({
    map: ROOM,
    chefs: 5,
    maids: [maid('momo', [12, 4], { rank, duties: 'reception' })],
    customers: guests.map(([id, seat], i) => seated(id, seat, { arrive: i * 300 })),
  });
  story.pass(guests.length * 300 + 300);
  expect(story.count('cooked')).toBe(guests.length);
  return story;
}
const serveNow = (story: Story): Story => {
  // Keeps the dishes fresh, because old ones would have to be served first.
  for (const dish of Object.values(story.cafe.state.dishes)) dish.cookedTick = story.cafe.state.tick;
  story.cafe.give({ kind: 'edit', maid: 'momo', edit: { duties: 'serving' } });
  return story;
};

/** Five dishes, the oldest for a table far from the others. */
const FIVE: Parameters<typeof onThePass>[0] = [
  ['g1', 'd'],
  ['g2', 'a'],
  ['g3', 'e'],
  ['g4', 'b'],
  ['g5', 'c'],
];

test('three plates are taken for three tables that lie together, not the three that came first', () => {
  const story = serveNow(onThePass(FIVE));
  const first = story.until('pickUp');
  expect(first['dishes']).toBe(3);
  expect([...(first['customers'] as string[])].sort((a, b) => (a < b ? -1 : 1))).toEqual(['g2', 'g4', 'g5']);
  expect(story.cafe.state.people['momo']).toMatchObject({ role: 'maid' });
});

test('a dish that has stood 300 ticks comes along, wherever its table is', () => {
  const story = serveNow(onThePass(FIVE));
  const { dishes, tick } = story.cafe.state;
  for (const dish of Object.values(dishes)) if (dish.guest === 'g1') dish.cookedTick = tick - 300;
  expect(story.until('pickUp')['customers']).toContain('g1');
});

test('one that has stood 200 waits for a round of its own', () => {
  const story = serveNow(onThePass(FIVE));
  const { dishes, tick } = story.cafe.state;
  for (const dish of Object.values(dishes)) if (dish.guest === 'g1') dish.cookedTick = tick - 200;
  expect(story.until('pickUp')['customers']).not.toContain('g1');
});

test('rank SR takes the two nearest to each other, and comes back for the rest', () => {
  const story = serveNow(
    onThePass(
      [
        ['g1', 'd'],
        ['g2', 'a'],
        ['g3', 'b'],
      ],
      4,
    ),
  );
  const first = story.until('pickUp');
  const second = story.until('pickUp');
  expect([first['dishes'], second['dishes']]).toEqual([2, 1]);
  story.until('served', { customer: 'g1' });
  expect(story.count('served')).toBe(3);
});

test('a dish that has stood 300 ticks is seen to before callers; a fresh one after them', () => {
  const run = (age: number): string => {
    const story = onThePass([['g1', 'a']]);
    for (const dish of Object.values(story.cafe.state.dishes)) dish.cookedTick = story.cafe.state.tick - age;
    story.cafe.give({ kind: 'edit', maid: 'momo', edit: { duties: 'allround' } });
    story.cafe.state.arrivals.push({
      tick: story.cafe.state.tick,
      id: 'late',
      spec: {
        name: 'late',
        look: 'lady',
        customerType: 'tourist',
        isHero: false,
        patience: 9999,
        budget: 9999,
        taste: [],
        temperament: 'patient',
        loudness: 0,
        speed: 6,
        party: null,
        seat: 'd',
        start: 'seat',
        order: ['ramen'],
      },
    });
    story.pass(400);
    return story.all('pickUp').length > 0 && story.tickOf('pickUp') < story.tickOf('orderTaken', { customer: 'late' })
      ? 'dish'
      : 'caller';
  };
  expect(run(310)).toBe('dish');
  expect(run(0)).toBe('caller');
});

test.each([
  ['left', 'd', 'a'],
  ['right', 'a', 'd'],
])('of two rounds that are equally long she takes the older dish: for the table at the %s', (_side, older, younger) => {
  const story = onThePass([['g1', older], ['g2', younger]], 2); // prettier-ignore
  // In the middle before the pass both tables are equally far.
  const command = { behave: 'move', x: 13, y: 3, manner: 'plain' };
  story.cafe.give({ kind: 'command', post: { executorKeys: ['momo'], tick: 200, command } });
  story.pass(200);
  expect(story.where('momo')).toEqual([13, 3]);
  expect(serveNow(story).until('pickUp')['customers']).toEqual(['g1']);
});
