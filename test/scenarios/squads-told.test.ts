// A squad that gathers says so: on the maids' cards, in the notebook and on the chalkboard.

import { expect, test } from 'vitest';
import { doingOf } from '../../src/hud/read/maid-activity.ts';
import { readBoard, sayAnswers } from '../../src/hud/read/board.ts';
import { nowOf } from '../../src/notebook/now/now.ts';
import { worded } from '../../src/notebook/words.ts';
import { say } from '../../src/words/index.ts';
import { maid, only, open } from './story.ts';

const MAP = [
  '####################',
  '#K.................#',
  '#PP................#',
  '#..................#',
  '#..................#',
  '#..................#',
  '#..................#',
  '####D###############',
];

test('those in place say for whom they wait, she who joins them walks, and all say nothing once they go on', () => {
  const story = open({
    map: MAP,
    chance: only({}),
    maids: [
      maid('ada', [4, 4], { obedience: 1, team: 1, name: 'Ada' }),
      maid('bea', [3, 3], { obedience: 1, team: 1, name: 'Bea' }),
      // She stands ten tiles from her place beside the captain.
      maid('cleo', [13, 6], { obedience: 1, team: 1, name: 'Cleo' }),
    ],
    commands: [
      {
        at: 2,
        executorKeys: ['team1'],
        tick: 200,
        command: { behave: 'move', x: 17, y: 4, manner: 'plain', formation: { ada: [0, 0], bea: [-1, -1], cleo: [-1, 1] } },
      },
    ],
  }).pass(12); // prettier-ignore
  const { cafe } = story;
  const doing = (id: string): string => {
    const { key, params } = doingOf(cafe, story.maid(id));
    return say(key, params);
  };
  const now = (id: string): string => worded(nowOf(cafe, id)?.line.words ?? { key: '', terms: {} });
  expect(['ada', 'bea'].map(doing)).toEqual(['waits for Cleo', 'waits for Cleo']);
  expect(['ada', 'bea'].map(now)).toEqual(['Waits for Cleo to gather', 'Waits for Cleo to gather']);
  expect(doing('cleo')).toBe('going straight');
  expect(now('cleo')).toMatch(/^Goes to/);
  expect(sayAnswers(readBoard(cafe)[0]?.answers ?? [])).toBe('Ada and Bea: gathering, Cleo on the way · Cleo: on it');
  story.pass(45);
  expect(sayAnswers(readBoard(cafe)[0]?.answers ?? [])).toBe('Ada, Bea and Cleo: on it');
  expect(doing('ada')).toBe('going straight');
});
