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
