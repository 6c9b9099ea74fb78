// Each of the café's chefs is told from the others by looks.

import { expect, test } from 'vitest';
import { CAST } from '../../tools/art/people/cast.ts';
import { CHEF_NAMES, makeChefs } from '../../src/sim/people/creating-people.ts';
import { firstCafe } from '../../src/data/maps/first.ts';
import { makeMap } from '../../src/sim/world/map.ts';

test('every chef with a name has a look of their own, and a picture of it', () => {
  const looks = makeChefs(CHEF_NAMES.length, makeMap(firstCafe.rows, firstCafe.decor), 1).map(({ look }) => look);
  expect(new Set(looks).size).toBe(CHEF_NAMES.length);
  for (const look of looks) expect(CAST[look]?.role).toBe('chef');
});
