// Our view of what the rival knows of us: whole in the free café, in a season only what we can know.

import { expect, test } from 'vitest';
import { beginSeason, newDay } from '../../src/sim/opening.ts';
import { theirBoard } from '../../src/sim/rival/their-board.ts';
import { hear } from '../../src/sim/rival/their-scouts.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

function told(state: WorldState, node: string, noticedBy: string | null): void {
  const saw = [{ node, value: 'Yes' as const }];
  hear(state.rival!.theirs!, { day: 1, tick: 0, name: 'Io', saw, noticedBy, wrong: [], gloomy: null, cross: null });
}
const values = (state: WorldState, ...names: string[]) =>
  names.map((name) => theirBoard(state)!.nodes.find((node) => node.name === name)!.value);

test('in a season only scouts that were noticed count', () => {
  const state = beginSeason({ seed: 3, difficulty: 'standard' });
  told(state, 'curry', 'Mei');
  told(state, 'sandwich', null);
  expect(theirBoard(state)!.whole).toBe(false);
  expect(values(state, 'curry', 'rice', 'coffee', 'sandwich')).toEqual(['Yes', 'Yes', 'Maybe', 'Unknown']);
});

test('without a season it is the whole truth', () => {
  const state = newDay({ seed: 3 });
  told(state, 'sandwich', null);
  expect(theirBoard(state)!.whole).toBe(true);
  expect(values(state, 'sandwich', 'flour')).toEqual(['Yes', 'Yes']);
});
