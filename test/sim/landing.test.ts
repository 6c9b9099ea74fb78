// The tiles a squad is sent to (src/sim/minds/command-tile.ts): around the goal, in the same room, each her own.

import { expect, test } from 'vitest';
import { maid, only, open } from '../scenarios/story.ts';

/** A narrow room on the right of a wall; its door is far from the goal. */
const MAP = [
  '##################',
  '#K..........#....#',
  '#PP.........#....#',
  '#...........#....#',
  '#...........#....#',
  '#...........#....#',
  '#................#',
  '####D#############',
];
const IDS = ['ada', 'bea', 'cleo', 'dora'] as const;
const SQUARE = [[-2, -1], [-2, 1], [2, -1], [2, 1]] as const; // prettier-ignore

test.each([
  ['beside the outer wall', 16, 2],
  ['beside the inner wall', 13, 3],
  ['in a corner', 16, 1],
  ['in the open', 7, 4],
])('%s, all stand around the goal, none on another’s tile or beyond the wall', (_where, x, y) => {
  const story = open({
    map: MAP,
    chance: only({}),
    maids: IDS.map((id, i) => maid(id, [4 + i, 4], { team: 1, obedience: 1 })),
    commands: [{ at: 2, executorKeys: ['team1'], tick: 100, command: { behave: 'move', x, y, manner: 'plain', formation: Object.fromEntries(IDS.map((id, i) => [id, [...(SQUARE[i] ?? [])]])) } }],
  }).pass(4); // prettier-ignore
  const goals = IDS.map((id) => story.maid(id).answers[0]?.goal);
  expect(new Set(goals.map((goal) => `${goal?.x},${goal?.y}`)).size).toBe(IDS.length);
  const { paths } = story.cafe.world;
  for (const goal of goals) expect(paths.distance(goal?.x ?? 0, goal?.y ?? 0, x, y)).toBeLessThanOrEqual(4);
});
