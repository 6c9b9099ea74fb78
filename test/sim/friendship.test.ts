// A guest's friendship with a maid is what is written under the guest's id, and nothing else.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { friendshipOf } from '../../src/sim/people/friends.ts';

const INHERITED = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
const id = fc.constantFrom(...INHERITED, 'mina', 'g1-001');

test('ids that name an inherited property included', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(id, fc.integer({ min: 1, max: 100 })), { selector: ([who]) => who }),
      id,
      (written, who) => {
        // fromEntries writes own properties, whatever their names.
        const friends = Object.fromEntries(written);
        expect(friendshipOf({ friends }, who)).toBe(new Map(written).get(who) ?? 0);
      },
    ),
    { seed: 3, numRuns: 500 },
  );
});
