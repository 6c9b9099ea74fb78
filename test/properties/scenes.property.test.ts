// Whatever scenes are started, at whatever moments and in whatever order: nobody is stuck afterwards, no script fails,
// everyone who came goes home, and no event goes on for ever.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVENT_KINDS } from '../../src/sim/events/index.ts';
import { expectSound, maid, open, seated } from '../scenarios/story.ts';
import { search } from './cafes.ts';

const ROOM = [
  '##############################',
  '#K................SSSS.......#',
  '#PP...aTb....cTd..SSSS..eTf..#',
  '#.............#..............#',
  '#.....gTh.....#.iTj.....kTl..#',
  '#.............#..............#',
  '########D#############D#######',
];
const TYPES = ['fan', 'litterbug', 'elderly', 'student', 'critic', 'office', 'family', 'idolfan'];
const TEMPERS = ['calm', 'sociable', 'grumbler', 'hurried'];
const DAY = 3200;
/** Ticks in which everyone can have eaten and gone after the last scene. */
const AFTER = 9000;

test('nobody is stuck after any scenes, started at any moments', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: DAY }), fc.constantFrom(...EVENT_KINDS)), {
        minLength: 1,
        maxLength: 4,
      }),
      (seed, scenes) => {
        const customers = [...'abcdefgh'].map((seat, i) =>
          seated(`guest${i}`, seat, {
            type: TYPES[(i + seed) % TYPES.length] as string,
            temperament: TEMPERS[(i + 3 * seed) % TEMPERS.length] as string,
            arrive: (i * 271 + seed * 37) % 1500,
            patience: 1500,
          }),
        );
        const story = open({
          map: ROOM,
          seed,
          chefs: 2,
          maids: [
            maid('ada', [4, 3], { obedience: 1 }),
            maid('bea', [12, 4], { obedience: 0.2 }),
            maid('cleo', [20, 5], { obedience: 0.6, rank: 5, favouriteCustomerTypes: ['singer', 'actor'] }),
          ],
          customers,
        });
        for (const [tick, event] of scenes) story.cafe.giveAt(tick, { kind: 'scene', event });
        story.pass(DAY + AFTER);
        expectSound(story);
        expect(story.cafe.state.calendar?.going).toEqual([]);
        const here = Object.values(story.cafe.state.people).filter(({ role }) => role === 'guest');
        expect(here.map(({ id, doing }) => `${id} ${doing}`)).toEqual([]);
        expect(story.maid('ada').present && story.maid('bea').present && story.maid('cleo').present).toBe(true);
      },
    ),
    search(40, 31),
  );
});
