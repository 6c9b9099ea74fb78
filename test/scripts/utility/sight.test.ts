// A configuration of the café can use what is in view: the café's own walls decide.

import { expect, test } from 'vitest';
import { utilityTexts } from '../../../src/data/index.ts';
import { maid, open, seated } from '../../scenarios/story.ts';

const ROOM = [
  '#############',
  '#K........bT#',
  '#PP.........#',
  '#...........#',
  '#aT#........#',
  '#..#........#',
  '####D########',
];
const customer = (({ start: _, seat: __, ...one }) => one)(seated('lia', 'a', { order: ['tea'], arrive: 2 }));
const cafe = () =>
  open({
    map: ROOM,
    menu: [{ id: 'tea', cookTicks: 10, eatTicks: 20, price: 400 }],
    maids: [maid('ada', [5, 1])],
    customers: [customer],
    ticks: 400,
  });
const inView = (to: string, more = ''): string =>
  utilityTexts.seat.replace(
    '          considerations:\n',
    `          considerations:\n            - { type: LineOfSight, to: ${to}${more} }\n`,
  );

test('a guest who wants to see the seat from the door takes the far one, not the near one round the corner', () => {
  expect(cafe().until('seated')).toMatchObject({ who: 'lia', seat: 'a' });
  const story = cafe();
  story.cafe.give({ kind: 'config', name: 'seat', text: inView('PickerEntity') });
  expect(story.until('seated')).toMatchObject({ who: 'lia', seat: 'b' });
});

test.each([
  ['half a tile off', '{ type: Position, x: 9.6, y: 1.4 }', ['a']],
  ['in the wall', '{ type: Position, x: 8, y: 0 }', ['a']],
  ['round the corner', '{ type: Position, x: 1, y: 4 }', []],
  ['far outside the house', '{ type: Position, x: 1000000000, y: -7 }', []],
])('a place %s is asked about as the tile it lies on; outside there is nothing to see', (_what, place, seats) => {
  const story = cafe();
  story.cafe.give({ kind: 'config', name: 'seat', text: inView(place) });
  story.pass(200);
  expect(story.list('seated', 'seat')).toEqual(seats);
});

test('a hint, for which nobody looks at anything, cannot ask', () => {
  const text =
    'type: RuleBased\noptions: [{ name: a, considerations: [{ type: LineOfSight, from: { type: Position, x: 1, y: 1 }, to: { type: Position, x: 2, y: 1 } }] }]';
  expect(cafe().cafe.readConfig('hints', text)).toEqual([
    expect.objectContaining({
      line: 2,
      message: expect.stringContaining('LineOfSight cannot be asked here') as string,
    }),
  ]);
});
