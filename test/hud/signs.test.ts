// What the player is told of signs and scouts: the news, the rival's page, the report, the notebook, the boards outside.

import { reported } from '../scenarios/spied.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { tell } from '../../src/hud/news/drama.ts';
import { dramaText, plainText } from '../../src/hud/news/drama-words.ts';
import { storyText } from '../../src/hud/rival/SignStories.tsx';
import { knownTexts, moveText } from '../../src/hud/rival/their-words.ts';
import { visitOf } from '../../src/notebook/now/visit.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { worded } from '../../src/notebook/words.ts';
import { newDay, nextDay } from '../../src/sim/open-day.ts';
import { theirBoard } from '../../src/sim/rival/their-board.ts';
import { newTheirs } from '../../src/sim/rival/their-scouts.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import type { TheirScout, TheirSighting } from '../../src/sim/state/rival.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import { LANGUAGES, setLanguage } from '../../src/words/index.ts';
import { boardSpots } from '../../src/view/outdoors/by-the-door.ts';
import { fakeCafe, fakeState } from './fake-cafe.ts';

afterEach(() => setLanguage('en'));

const sushi = { node: 'sushi', value: 'Yes' } as const;
const noOmurice = { node: 'omurice', value: 'No' } as const;
const EVENTS: readonly (readonly [Partial<SimEvent> & { readonly type: string }, string])[] = [
  [{ type: 'sign', ...noOmurice }, 'Your sign “No omurice” stands at the door: a scout who passes reads it.'],
  [
    { type: 'signRead', who: 'g2', name: 'Io', signs: [noOmurice, sushi] },
    'The scout from The Copper Ladle has read your sign: “No omurice” and “We have sushi”.',
  ],
  [
    { type: 'signDoubted', who: 'g2', ...noOmurice, from: null },
    'The scout saw omurice served: your sign “No omurice” isn’t believed.',
  ],
  [
    { type: 'signDoubted', who: 'g2', ...noOmurice, from: 'asked' },
    'The scout ordered omurice and got it: your sign “No omurice” isn’t believed.',
  ],
  [
    { type: 'signDoubted', who: 'g2', ...sushi, from: 'asked' },
    'The scout asked for sushi in vain: your sign “We have sushi” isn’t believed.',
  ],
  [
    { type: 'signWorked', ...sushi, did: 'copySushi', instead: null },
    'The Copper Ladle believes your sign “We have sushi”: their own sushi.',
  ],
  [
    { type: 'signWorked', ...noOmurice, did: null, instead: 'omuriceWar' },
    'The Copper Ladle believes your sign “No omurice” and gives up a plan: cheaper omurice.',
  ],
  [
    { type: 'signWorked', ...sushi, did: 'copySushi', instead: 'omuriceWar' },
    'The Copper Ladle believes your sign “We have sushi”: their own sushi, and not cheaper omurice.',
  ],
  [{ type: 'scoutOdd', known: false }, 'Odd: someone writes a lot, looks round and eats little.'],
  [{ type: 'scoutSuspected', who: 'mei' }, 'Mei wonders about a guest who keeps looking round.'],
];
const newsOf = (event: Partial<SimEvent>) => tell(fakeCafe(), [{ tick: 1, who: null, ...event } as SimEvent], 1);

describe('the news', () => {
  test.each(EVENTS)('of %j', (event, words) => {
    const [told] = newsOf(event);
    expect(plainText(told!.what)).toBe(words);
    // The scout is not given away: the player has to look.
    expect(told!.jump).toEqual(event.who === 'mei' ? ['mei'] : []);
  });

  test('is silent about signs that are taken down, and about odd guests once a scout has been noticed', () => {
    expect(newsOf({ type: 'sign', node: 'sushi', value: null })).toEqual([]);
    expect(newsOf({ type: 'scoutOdd', known: true })).toEqual([]);
  });

  test.each(LANGUAGES.map(({ id }) => id))('has whole sentences in %s', async (language) => {
    await setLanguage(language);
    for (const [event] of EVENTS) expect(dramaText(newsOf(event)[0]!.what)).not.toMatch(/[{}]|undefined|: \.|drama\./);
  });
});

/** A morning after a scout has reported this on day 3. */
function morning(
  saw: readonly TheirSighting[],
  more: { read?: (typeof sushi)[]; doubted?: string[] } = {},
): WorldState {
  return reported(saw, more);
}

describe('the rival’s page', () => {
  test('says where each belief comes from', () => {
    const state = morning([
      { node: 'curry', value: 'Yes' },
      { node: 'steak', value: 'No', from: 'asked' },
      { ...sushi, from: 'sign' },
      { ...noOmurice, from: 'maid' },
    ]);
    expect(knownTexts(theirBoard(state)!).slice(0, 5)).toEqual([
      'Seen: curry',
      'Asked for, but you had none: steak',
      'You have, says your sign: sushi',
      'You don’t have, a maid told them: omurice',
      'So you must have: rice, spice and fish',
    ]);
  });

  test('tells of each sign: who read it, whether it is believed, and what follows', () => {
    const state = morning([{ ...sushi, from: 'sign' }], { read: [sushi] });
    state.rival!.theirs!.signs = [sushi, noOmurice];
    const told = (at: WorldState): string[] => theirBoard(at)!.stories.map((one) => storyText(theirBoard(at)!, one));
    expect(told(state)).toEqual([
      '“We have sushi”: 1 scout has read it today. Believed. Tomorrow morning the rival decides what to do about it.',
      '“No omurice” stands at your door. A scout who passes reads it; none has today.',
    ]);
    const next = nextDay(state);
    expect(told(next)[0]).toBe(
      '“We have sushi”: they still believe it. Because of it the rival does: their own sushi.',
    );
    const board = theirBoard(next)!;
    expect(moveText(board.nodes, board.moves[0]!)).toBe(
      'Day 4: their own sushi. Your sign or a maid told them on day 3 that you have sushi.',
    );
  });

  test('tells of a sign that was found out', () => {
    const seen = { node: 'sushi', value: 'No', from: 'asked' } as const;
    const board = theirBoard(morning([seen], { read: [sushi], doubted: ['sushi'] }))!;
    expect(board.stories.map((one) => storyText(board, one))).toEqual([
      '“We have sushi”: 1 scout has read it today. Not believed: the scout asked for sushi.',
    ]);
  });
});

describe('the notebook of a scout whom nobody has noticed', () => {
  function notebook(more: Partial<TheirScout>): string[] {
    const state = fakeState();
    const theirs = newTheirs(1);
    theirs.scouts['g2'] = { look: null, saw: [], eyes: {}, ...more };
    state.rival = { theirs } as unknown as WorldState['rival'];
    const guest = state.people['g2'] as Guest;
    const rows = visitOf(state, guest).rows.map(({ value }) => worded(value));
    const traits = plainOf(fakeCafe(state), guest).traits.map(({ words }) => worded(words));
    return [...rows, ...traits].filter((words) => words.includes('hat indoors'));
  }
  test('says what is odd, on both pages, as soon as the scout looks round', () => {
    const odd = 'Wears a hat indoors, looks round every few seconds and writes it all down.';
    expect(notebook({ looks: 1 })).toEqual([odd, odd]);
    expect(notebook({ looks: 1, read: [sushi] })[0]).toMatch(/^Wears a hat indoors and copied your sign/);
    expect(notebook({})).toEqual([]);
  });
});

test('the boards stand outside, side by side, where no wall hides them', () => {
  const { map, doors } = newDay({ seed: 6 });
  const spots = boardSpots({ map, doors }, 3);
  expect(spots).toHaveLength(3);
  for (const { x, y } of spots) expect(x >= map.width || y >= map.height).toBe(true);
  const [a, b] = spots;
  expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeGreaterThan(1);
  expect(boardSpots({ map, doors: [] }, 1)).toEqual([]);
});
