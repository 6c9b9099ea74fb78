// The report says what helps when no further chair fits.

import { expect, test } from 'vitest';
import { noRoomText } from '../../src/hud/report/remedy-words.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import type { Remedy } from '../../src/sim/visits/remedies/remedy.ts';

test('the terrace is named as a way out only while the café has too few stars for it', () => {
  const state = beginSeason({ seed: 3 });
  const remedy = { kind: 'noRoom', what: 'floor', size: 1 } as unknown as Remedy;
  state.stars = 1.6;
  expect(noRoomText(state, remedy)).toContain('the terrace, at two stars');
  state.stars = 4.1;
  expect(noRoomText(state, remedy)).not.toContain('terrace');
});
