// An apprentice (GoCap): the player drives a maid, in Train she counts what was chosen in which situation, and in Auto
// she does what was chosen most often there, and says so.

import { describe, expect, test } from 'vitest';
import { keyOf, learned } from '../../src/sim/apprentice/learning.ts';
import type { Counts, MaidSituation } from '../../src/sim/state/apprentice.ts';
import type { GoCapState } from '../../src/ai/index.ts';
import { nextDay } from '../../src/sim/open-day.ts';
import { sentenceOf } from '../../src/words/sentences.ts';
import { imitation } from '../../tools/controllers/imitation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { expectSound, maid, open, seated, type Story } from './story.ts';

const ROOM = ['############', '#K.........#', '#PP...aTb..#', '#..........#', '#...L......#', '#####D######'];
const NOTHING: MaidSituation = {
  hands: 'empty', callers: 'none', dishes: 'none', mess: 'none', company: 'none', place: 'floor',
}; // prettier-ignore
const times = (n: number, situation: MaidSituation, deed: 'serve' | 'tidy' | 'wait', from: Counts = {}): Counts =>
  n === 0 ? from : times(n - 1, situation, deed, learned(from, situation, deed));

const room = (mode: GoCapState, counts: Counts = {}): Story =>
  open(
    {
      map: ROOM,
      maids: [maid('ada', [8, 3], { controller: 'apprentice', apprentice: { mode, counts } as never })],
      customers: [seated('guest', 'a')],
    },
    { tracing: true },
  );
const drive = (story: Story, deed: string, more = {}): void =>
  story.cafe.give({ kind: 'drive', maid: 'ada', deed, ...more } as never);

test('driven, she does one deed at a time and otherwise waits for the player', () => {
  const story = room('Player').pass(300);
  expect(story.count('orderTaken')).toBe(0);
  expect(story.cafe.decisions('ada').at(-1)?.because?.key).toBe('apprentice.asks');
  drive(story, 'serve', { guest: 'guest' });
  story.until('orderTaken');
  drive(story, 'handIn');
  story.until('ticket');
  story.pass(200);
  expect(story.cafe.apprentice('ada')).toMatchObject({ mode: 'Player', deed: null, counts: {} });
  drive(story, 'fetch');
  story.pass(100);
  drive(story, 'bring');
  story.until('served');
  drive(story, 'tidy', { x: 4, y: 4 });
  story.until('sweep');
  expect(story.count('refused')).toBe(0);
  expectSound(story);
});

test('in Train she counts, and a deed that is impossible is refused and not counted', () => {
  const story = room('Train').pass(5);
  const key = keyOf(story.cafe.apprentice('ada')?.situation as MaidSituation);
  expect(key).toBe('empty/calls/none/far/none/floor');
  drive(story, 'bring');
  drive(story, 'serve');
  story.pass(1);
  expect(story.count('refused')).toBe(1);
  expect(story.maid('ada').apprentice?.counts).toEqual({ [key]: { serve: 1 } });
});

describe('in Auto', () => {
  const CALLED: MaidSituation = { ...NOTHING, callers: 'calls', mess: 'far' };
  test('she does what was chosen most often in the situation, and says how often', () => {
    const story = room('Auto', times(7, CALLED, 'tidy', times(2, CALLED, 'serve')));
    story.until('deed');
    expect(story.first('deed')).toMatchObject({ deed: 'tidy', by: 'habit' });
    story.pass(1);
    const because = story.cafe.decisions('ada')[0]?.because;
    expect(because).toMatchObject({ key: 'apprentice.habit', terms: { deed: 'tidy', times: 7, of: 9 } });
    expect(sentenceOf(because as never)).toContain('you chose “tidy” 7 of 9 times');
    story.until('sweep');
  });

  test('a choice made twice is no habit yet: she does what her script would do', () => {
    const story = room('Auto', times(2, CALLED, 'tidy'));
    story.until('orderTaken');
    expect(story.count('deed')).toBe(0);
    expect(story.count('sweep')).toBe(0);
  });

  test('she cannot be driven', () => {
    const story = room('Auto');
    drive(story, 'serve');
    story.pass(1);
    expect(story.first('refused')).toMatchObject({ what: 'drive', why: 'ada decides by herself' });
  });
});

test('what she has learned is kept over night and with another controller, the deed is not', () => {
  const story = room('Train').pass(5);
  drive(story, 'serve');
  story.pass(2);
  const { apprentice } = story.maid('ada');
  expect(apprentice?.deed).toMatchObject({ do: 'serve', by: 'player' });
  const tomorrow = nextDay(story.cafe.state).people['ada'] as Maid;
  expect(tomorrow).toMatchObject({
    controller: 'apprentice',
    apprentice: { mode: 'Train', counts: apprentice?.counts },
  });
  expect(tomorrow.apprentice).not.toHaveProperty('deed');
  story.cafe.give({ kind: 'edit', maid: 'ada', edit: { controller: 'script' } });
  story.until('orderTaken');
  expect(story.maid('ada').apprentice?.counts).toEqual(apprentice?.counts);
});

test('she forgets when told to, and takes over what another has learned', () => {
  const counts = times(3, NOTHING, 'wait');
  const story = room('Auto', counts).pass(1);
  story.cafe.give({ kind: 'apprentice', maid: 'ada', counts: null });
  story.pass(1);
  expect(story.maid('ada').apprentice?.counts).toEqual({});
  story.cafe.give({ kind: 'apprentice', maid: 'ada', counts });
  story.pass(1);
  expect(story.cafe.apprentice('ada')?.counts).toEqual(counts);
});

test('counts stay below their limit and old habits can be overtaken', () => {
  const often = times(250, NOTHING, 'wait');
  const key = keyOf(NOTHING);
  expect(often[key]?.wait).toBeLessThan(100);
  const { wait = 0, tidy = 0 } = times(100, NOTHING, 'tidy', often)[key] ?? {};
  expect(tidy).toBeGreaterThan(wait);
});

test('wrong counts in a scenario are told with their place', () => {
  expect(() => room('Auto', { 'empty/calls': {} } as never)).toThrow(
    'maids.0.apprentice.counts: empty/calls is no situation',
  );
});

test('after days with a consistent player she does what the player would in at least 80 % of the situations seen often', () => {
  const { alike, measured, hits, decisions } = imitation(4, 'hana', 3, 1);
  expect(measured).toBeGreaterThan(8);
  expect(alike).toBeGreaterThanOrEqual(0.8 * measured);
  expect(hits).toBeGreaterThanOrEqual(0.8 * decisions);
});
