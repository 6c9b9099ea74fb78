// The score in the notebook is what the configuration computes from the wait and the walk shown beside it, up to 100.

import { expect, test } from 'vitest';
import { weighedIn, whyOf } from '../../src/notebook/now/why.ts';
import { maid, open, seated } from './story.ts';

const ROOM = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#.aTb...cTd...#',
  '#............D#',
  '###############',
];

const waiting = ['a', 'b', 'c', 'd'].map((seat) => seated(`at-${seat}`, seat));
const file = { map: ROOM, maids: [maid('hana', [4, 2])], customers: waiting };

/** The two curves of src/data/utility/caller.yaml. */
const byWait = (waited: number): number => 0.25 + 0.75 * Math.min(1, waited / 1200) ** 2;
const byWalk = (tiles: number): number => 1 - (0.9 * Math.min(60, tiles)) / 60;

test('a long wait raises the score, a long walk lowers it, as the curves say', () => {
  const { cafe } = open(file, { tracing: true }).pass(300);
  const why = whyOf(cafe.state, weighedIn(cafe.decisions('hana')), cafe.state.people['hana'] ?? null);
  const rows = why?.kind === 'callers' ? why.rows.filter(({ score }) => score !== null) : [];
  expect(rows.length).toBeGreaterThan(0);
  for (const { waited, tiles, score } of rows)
    expect(score).toBe(Math.round(100 * byWait(waited ?? 0) * byWalk(tiles ?? 0)));
});
