// The notebook shows waits in seconds and distances in tiles: the sum written below them gives the score beside them.

import { expect, test } from 'vitest';
import { weighedIn, whyOf } from '../../src/notebook/now/why.ts';
import { LANGUAGES, say, setLanguage, TICKS_PER_SECOND } from '../../src/words/index.ts';
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

test.each(LANGUAGES)('in $name', async ({ id }) => {
  await setLanguage(id);
  const [, wait = '', walk = ''] = /(\d+) ?× ?[^\d×−]+?(?: ?)− ?(\d+) ?×/.exec(say('notebook.why.weighed')) ?? [];
  const { cafe } = open(file, { tracing: true }).pass(300);
  const why = whyOf(cafe.state, weighedIn(cafe.decisions('hana')), cafe.state.people['hana'] ?? null);
  const rows = why?.kind === 'callers' ? why.rows.filter(({ score }) => score !== null) : [];
  expect(rows.length).toBeGreaterThan(0);
  for (const { waited, tiles, score } of rows)
    expect(Number(wait) * ((waited ?? 0) / TICKS_PER_SECOND) - Number(walk) * (tiles ?? 0)).toBe(score);
  await setLanguage('en');
});
