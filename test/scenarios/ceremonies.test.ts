// The head maid leads: the line-up at opening, a parade on feast days, everyone in after a fire alarm.

import { expect, test } from 'vitest';
import { freshHeadMaid } from '../../src/sim/head-maid/head-maid.ts';
import { maid, open } from './story.ts';

const ROOM = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#.............#',
  '#.............#',
  '#.............#',
  '#.............#',
  '#######D#######',
];
/** An event far off: a café without events has no ceremonies. */
const LATER = { at: 9000, kind: 'alarm' };
const told = (mode: 'Auto' | 'Player', events: { at: number; kind: string }[] = [LATER]) => {
  const story = open({
    map: ROOM,
    maids: [maid('ada', [3, 4], { obedience: 1 }), maid('bea', [10, 3], { rank: 5, obedience: 1 }), maid('cleo', [6, 5], { obedience: 1 })],
    events,
  }); // prettier-ignore
  story.cafe.state.headMaid = freshHeadMaid(mode);
  return story;
};

test('at opening the maids line up beside the head maid, by her order and for that reason', () => {
  const story = told('Auto').pass(250);
  expect(story.all('leads').map(({ tick, who, occasion }) => [tick, who, occasion])).toEqual([[1, 'bea', 'lineUp']]);
  const rows = ['ada', 'bea', 'cleo'].map((id) => story.where(id)[1]);
  expect(new Set(rows).size).toBe(1);
  expect(story.count('orderEnded', { answer: 'done' })).toBe(3);
});

/** The first café: the kitchen, a cupboard and tables leave room for a row only straight before the doors. */
const FURNISHED = [
  '############DD##',
  '#..KK..K.......#',
  '#..............#',
  '#PPPPPPPP.aT..R#',
  '#..........b...#',
  '#..c...d...e...#',
  '#.fTg.hTi.jTk..#',
  '#..........l...#',
  '#SS............#',
  '#SS..m.n..o.p..#',
  '#SS..TqT..TrT..#',
  '#....s.t..u....#',
  '################',
];
test('among furniture the whole shift stands in one row before the doors within 15 minutes, and nobody is called stuck', () => {
  const at = { momo: [2, 5], sakura: [4, 5], yuki: [6, 5], hana: [8, 5], mei: [14, 1], nana: [10, 2] } as const;
  const story = open({
    map: FURNISHED,
    maids: Object.entries(at).map(([id, [x, y]]) => maid(id, [x, y], { obedience: 1, rank: id === 'momo' ? 5 : 2 })),
    events: [LATER],
  });
  story.cafe.state.headMaid = freshHeadMaid('Auto');
  story.pass(150);
  expect(story.count('orderEnded', { answer: 'done' })).toBe(6);
  expect(new Set(Object.keys(at).map((id) => story.where(id)[1])).size).toBe(1);
  const columns = Object.keys(at).map((id) => story.where(id)[0]).sort((a, b) => a - b); // prettier-ignore
  expect(columns).toEqual(columns.map((_, i) => (columns[0] ?? 0) + i));
  expect(story.count('stuck')).toBe(0);
});

test('nobody lines up behind the counter, where no guest would see her, not even of nine maids', () => {
  const ids = ['momo', 'rin', 'sora', 'amara', 'hana', 'yuki', 'mei', 'nana', 'tomo'];
  const story = open({
    map: FURNISHED,
    maids: ids.map((id, i) => maid(id, [2 + i, 4], { obedience: 1, rank: id === 'momo' ? 5 : 2 })),
    events: [LATER],
  });
  story.cafe.state.headMaid = freshHeadMaid('Auto');
  story.pass(300);
  expect(story.count('leads')).toBe(1);
  for (const id of ids) expect(story.where(id)[1]).toBeGreaterThan(story.where(id)[0] < 9 ? 3 : 0);
});

test('a member of a squad who waits in her place for the others is not called stuck', () => {
  const story = told('Auto', [{ at: 300, kind: 'alarm' }]).pass(700);
  expect(story.list('leads', 'occasion')).toEqual(['lineUp', 'allIn']);
  expect(story.count('stuck')).toBe(0);
});

test('after a fire alarm she leads everyone in, and on a feast day a parade', () => {
  const story = told('Auto', [{ at: 300, kind: 'alarm' }, { at: 690, kind: 'festival' }]).pass(900); // prettier-ignore
  expect(story.list('leads', 'occasion')).toEqual(['lineUp', 'allIn', 'parade']);
});

test('a head maid never declines her own order, however obedient she is', () => {
  const story = told('Auto');
  story.maid('bea').obedience = 0;
  story.pass(250);
  expect(story.list('leads', 'occasion')).toEqual(['lineUp']);
  expect(story.count('orderAnswered', { who: 'bea', answer: 'declined' })).toBe(0);
  expect(story.count('orderEnded', { who: 'bea', answer: 'done' })).toBe(1);
});

test('a head maid who gives no orders leads nobody', () => {
  expect(told('Player').pass(200).count('leads')).toBe(0);
});
