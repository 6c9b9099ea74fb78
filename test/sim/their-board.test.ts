// Our view of what the rival knows of us: whole in the free café, in a season only what we can know.

import { expect, test } from 'vitest';
import { beginFree } from '../../src/sim/open-free-cafe.ts';
import { beginSeason, newDay } from '../../src/sim/open-day.ts';
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

test('the free café shows the whole truth, although it has the staff and menu of a season', () => {
  const state = beginFree({ seed: 3, from: 'twelve' });
  told(state, 'sandwich', null);
  expect(theirBoard(state)!.whole).toBe(true);
  expect(values(state, 'sandwich', 'flour')).toEqual(['Yes', 'Yes']);
});

test('a scout in the café is named in the free café, and in a season once a maid has noticed the scout', () => {
  const withScout = (begun: WorldState, noticed: boolean): WorldState => {
    const state = structuredClone(begun);
    state.people['scout1'] = { ...Object.values(state.people)[0]!, id: 'scout1', name: 'Io', present: true };
    const scout = { look: null, saw: [], eyes: {} };
    const by = { by: 'mei', name: 'Mei', tick: 5, looks: 6 };
    state.rival!.theirs!.scouts['scout1'] = noticed ? { ...scout, noticed: by } : scout;
    return state;
  };
  const season = beginSeason({ seed: 3, difficulty: 'standard' });
  expect(theirBoard(withScout(beginFree({ seed: 3, from: 'twelve' }), false))!).toMatchObject({
    here: [],
    othersHere: true,
  });
  expect(theirBoard(withScout(season, false))!).toMatchObject({ here: [], othersHere: false });
  expect(theirBoard(withScout(season, true))!).toMatchObject({ here: [{ name: 'Io' }], othersHere: false });
});

test('in a free café a scout comes on the first day', () => {
  const { arrivals } = beginFree({ seed: 3, from: 'twelve' });
  expect(arrivals.map(({ id }) => id)).toContain('scout1');
});
