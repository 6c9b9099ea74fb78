// Signs before the café: a scout of the rival reads them at the door, believes what nothing contradicts, and finds out
// what a sight contradicts. What a believed sign changes in the rival's moves follows from its own rules.

import { describe, expect, test } from 'vitest';
import { nextDay } from '../../src/sim/open-day.ts';
import { theirBoard } from '../../src/sim/rival/their-board.ts';
import { movesOn } from '../../src/sim/rival/their-moves.ts';
import { signStories } from '../../src/sim/rival/signs.ts';
import type { TheirSighting } from '../../src/sim/state/rival.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { expectSound, maid, open, type Story } from './story.ts';
import { believed, reported, SPIED_MENU, SPIED_ROOM, spy, theirs } from './spied.ts';

const sign = (node: string, value: 'Yes' | 'No') => ({ node, value });
/** A visit of a scout that nobody notices, because the maid never looks up. */
const visit = (signs: readonly ReturnType<typeof sign>[], alertness: number | null = null): Story =>
  open({
    map: SPIED_ROOM,
    menu: SPIED_MENU,
    maids: [maid('mei', [4, 4], { alertness })],
    customers: [spy],
    rival: { scouts: ['spy'], signs },
  });

describe('a scout at the door', () => {
  test('reads the signs, visibly, and believes what nothing contradicts', () => {
    const story = visit([sign('sushi', 'Yes'), sign('coffee', 'No')]);
    const read = story.until('signRead', {}, 100);
    expect(read).toMatchObject({ who: 'spy', signs: [sign('sushi', 'Yes'), sign('coffee', 'No')] });
    expect(story.guest('spy').bubble).toMatchObject({ icon: 'pen', say: 'reads' });
    story.until('scoutGone', { wrong: [sign('sushi', 'Yes'), sign('coffee', 'No')] }, 6000);
    expect([believed(story, 'sushi'), believed(story, 'fish'), believed(story, 'coffee')]).toEqual([
      'Yes',
      'Yes',
      'No',
    ]);
    expect(theirs(story).log[0]!.saw).toContainEqual({ node: 'sushi', value: 'Yes', from: 'sign' });
    expect(signStories(story.cafe.state)).toMatchObject([
      { node: 'sushi', read: 1, believed: 1, doubted: 0, here: 0, up: true },
      { node: 'coffee', read: 1, believed: 1, doubted: 0 },
    ]);
    expectSound(story);
  });

  test('reads on the way out what was put up meanwhile', () => {
    const story = visit([]);
    story.until('served', {}, 2000);
    story.cafe.give({ kind: 'sign', node: 'sushi', value: 'Yes' });
    story.pass(20);
    expect(story.count('signRead')).toBe(0);
    expect(signStories(story.cafe.state)).toMatchObject([{ node: 'sushi', read: 0, up: true }]);
    story.until('scoutGone', {}, 6000);
    expect(story.count('signRead')).toBe(1);
    expect(believed(story, 'sushi')).toBe('Yes');
  });

  test('keeps what was read when the sign is taken down', () => {
    const story = visit([sign('sushi', 'Yes')]);
    story.until('signRead', {}, 100);
    story.cafe.give({ kind: 'sign', node: 'sushi', value: null });
    story.until('scoutGone', {}, 6000);
    expect(believed(story, 'sushi')).toBe('Yes');
    expect(signStories(story.cafe.state)).toMatchObject([{ node: 'sushi', up: false, believed: 1 }]);
  });
});

describe('a false sign', () => {
  test('is found out by a scout who sees the dish served, and is not believed', () => {
    const story = visit([sign('curry', 'No')]);
    const doubted = story.until('signDoubted', {}, 3000);
    expect(doubted).toMatchObject({ who: 'spy', node: 'curry', value: 'No', from: null });
    expect(story.guest('spy').bubble).toMatchObject({ say: 'doubts' });
    expect(signStories(story.cafe.state)).toMatchObject([{ here: 1, doubted: 1, believed: 0, asked: false }]);
    story.until('scoutGone', { wrong: [] }, 6000);
    expect(believed(story, 'curry')).toBe('Yes');
    expect(story.count('signDoubted')).toBe(1);
    expect(signStories(story.cafe.state)).toMatchObject([{ here: 0, doubted: 1, believed: 0 }]);
    const node = theirBoard(story.cafe.state)!.nodes.find(({ name }) => name === 'curry');
    expect(node).toMatchObject({ value: 'Yes', how: 'saw' });
  });

  test('is found out by a scout who asks for the dish', () => {
    const story = visit([sign('sushi', 'Yes')]);
    theirs(story).scouts['spy'] = { ...theirs(story).scouts['spy']!, look: 'sushi' };
    expect(story.until('signDoubted', {}, 3000)).toMatchObject({ node: 'sushi', value: 'Yes', from: 'asked' });
    story.until('scoutGone', {}, 6000);
    expect(believed(story, 'sushi')).toBe('No');
    expect(signStories(story.cafe.state)).toMatchObject([{ doubted: 1, asked: true }]);
  });

  test('is believed in spite of the sight if a maid explains it to the scout', () => {
    const story = visit([sign('curry', 'No')], 1);
    story.until('scoutFooled', {}, 6000);
    story.until('scoutGone', { wrong: [sign('curry', 'No')] }, 6000);
    expect(believed(story, 'curry')).toBe('No');
    expect(signStories(story.cafe.state)).toMatchObject([{ read: 1, believed: 1, doubted: 0 }]);
    expect(theirBoard(story.cafe.state)!.nodes.find(({ name }) => name === 'curry')!.how).toBe('maid');
  });
});

test('a true sign is believed and fools nobody', () => {
  const story = visit([sign('coffee', 'Yes')]);
  story.until('scoutGone', { wrong: [] }, 6000);
  expect(believed(story, 'coffee')).toBe('Yes');
});

test('the book of a season knows of signs that were read and found out, although nobody noticed the scout', () => {
  const story = visit([sign('sushi', 'Yes'), sign('curry', 'No')]);
  story.until('scoutGone', {}, 6000);
  const { state } = story.cafe;
  const board = theirBoard({ ...state, season: {} as WorldState['season'] })!;
  const of = (name: string) => board.nodes.find((node) => node.name === name);
  expect(board.whole).toBe(false);
  expect(of('sushi')).toMatchObject({ value: 'Yes', how: 'sign' });
  expect(of('curry')).toMatchObject({ value: 'Yes', how: 'saw' });
});

describe('the next morning', () => {
  /** The morning after a scout has reported this. */
  const morning = (...saw: readonly TheirSighting[]): WorldState => nextDay(reported(saw));
  const seen = (node: string): TheirSighting => ({ node, value: 'Yes' });

  test('the rival acts on a sign it believes, and the move names the sign', () => {
    const state = morning({ ...sign('sushi', 'Yes'), from: 'sign' });
    const their = state.rival!.theirs!;
    expect(movesOn(their, 4)[0]).toMatchObject({ rule: 'copySushi', because: [{ node: 'sushi', signs: ['sushi'] }] });
    expect(their.swayed).toMatchObject([{ node: 'sushi', did: 'copySushi', instead: null, day: 4, until: 8 }]);
    expect(signStories(state)).toMatchObject([{ node: 'sushi', up: false, causes: ['copySushi'], prevents: [] }]);
  });

  test('a sign that hides a dish keeps the rival from the move it would have made', () => {
    expect(movesOn(morning(seen('egg'), seen('rice')).rival!.theirs!, 4)[0]).toMatchObject({ rule: 'omuriceWar' });
    const state = morning(seen('egg'), seen('rice'), { ...sign('omurice', 'No'), from: 'sign' });
    expect(movesOn(state.rival!.theirs!, 4)).toEqual([]);
    expect(signStories(state)).toMatchObject([{ node: 'omurice', causes: [], prevents: ['omuriceWar'] }]);
  });

  test('a sign that changes nothing is not said to have done anything', () => {
    const state = morning(seen('sushi'), { ...sign('tea', 'No'), from: 'sign' });
    expect(state.rival!.theirs!.swayed).toBeUndefined();
  });
});
