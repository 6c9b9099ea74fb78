// The part above the chalkboard (key D) lists the head maid's requests after they have left the board.

import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { hasMoreLines } from '../../src/hud/panels/CompactChalkboard.tsx';
import type { Store } from '../../src/hud/store.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

test('there are older requests once the head maid has asked for something that no longer stands on the board', () => {
  const cafe = new Simulation(openCafe({ seed: 7, stars: 4.5, shift: ['yuki', 'hana'] }, scripts).state, scripts);
  const shown = (ids: readonly number[]): Store =>
    ({ lines: signal(ids.map((id) => ({ id }))), wishes: signal([]), cafe }) as unknown as Store;
  expect(hasMoreLines(shown([]))).toBe(false);
  cafe.give({ kind: 'headMaid', mode: 'Auto' });
  const orders = () => cafe.state.headMaid?.orders ?? [];
  for (let i = 0; i < 3000 && orders().length === 0; i++) cafe.step();
  const ids = orders().map(({ command }) => command);
  expect(ids).toHaveLength(1);
  expect(hasMoreLines(shown(ids))).toBe(false);
  expect(hasMoreLines(shown([]))).toBe(true);
});
