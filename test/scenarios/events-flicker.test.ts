// The lights flicker: seated guests look up, and after ten seconds it is over.

import { expect, test } from 'vitest';
import { HALL } from './rooms.ts';
import { arriving, maid, open, seated } from './story.ts';

test('seated guests look up, those who have just come in do not', () => {
  const story = open({
    map: HALL,
    maids: [maid('ada', [3, 3])],
    customers: [seated('ann', 'a'), seated('bob', 'd'), arriving('cy', 98)],
    events: [{ at: 100, kind: 'flicker' }],
  }).pass(101);
  const startled = story.cafe.world.guests.filter(({ bubble }) => bubble?.icon === 'exclaim').map(({ id }) => id);
  expect(startled).toEqual(['ann', 'bob']);
  story.pass(220);
  expect(story.all('event')).toMatchObject([
    { what: 'begins', kind: 'flicker', tick: 100 },
    { what: 'ends', kind: 'flicker', tick: 300, count: 2 },
  ]);
});
