// The notebook's simple page: one sentence what and why, the runner-up, three traits, and answers in her own words.

import { describe, expect, test } from 'vitest';
import { answerOf } from '../../src/notebook/simple/why-not-answer.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { worded } from '../../src/notebook/words.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import { newDay, openCafe } from '../../src/sim/open-day.ts';
import { roster } from '../../src/data/index.ts';
import { quirkOf } from '../../src/hud/evening/hire/hire.ts';
import { stepHabit, talkHabit } from '../../src/sim/people/habits.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { placeFor } from '../../src/notebook/place-words.ts';
import { becauseOf } from '../../src/words/because.ts';
import { hasWords } from '../../src/words/index.ts';
import { caller, decision, fakeCafe, guest, maid, page, walking } from './fake-cafe.ts';
import { FORBIDDEN } from '../words/plain-words.ts';

test('over a whole day every maid, guest and chef is described in plain words', () => {
  const cafe = openCafe({ seed: 35 }, scripts, { tracing: true });
  const whole = new Set<string>();
  const said = new Set<string>();
  const whys = new Set<string>();
  for (let tick = 0; tick < 5000; tick++) {
    cafe.step();
    if (tick % 40 > 0) continue;
    for (const person of Object.values(cafe.state.people)) {
      const view = plainOf(cafe, person);
      expect(view.traits.length).toBeGreaterThan(person.role === 'chef' ? 1 : 2);
      for (const phrase of [view.what, view.nearly?.what, view.nearly?.why, ...view.traits.map(({ words }) => words)]) {
        if (phrase === undefined) continue;
        if (!('otherwise' in phrase.terms)) expect(hasWords(phrase.key), phrase.key).toBe(true);
        said.add(worded(phrase));
      }
      if (view.because === null) continue;
      const because = becauseOf(view.because);
      if (because !== null) said.add(because);
      if (because !== null && !because.startsWith('because')) whole.add(view.because.key);
      if (person.role === 'maid') whys.add(view.because.key);
    }
  }
  expect([...said].filter((text) => FORBIDDEN.test(text) || text.includes('{{'))).toEqual([]);
  // Neither ids of guests who have left nor empty conditions reach the player.
  const odd = /\b[a-z]\d+-\d+\b|for 0 s|at any time/;
  expect([...said].filter((text) => odd.test(text))).toEqual([]);
  expect([...whole]).toEqual([]);
  expect(whys.size).toBeGreaterThan(8);
});

test('a maid who does as asked is marked at the table of the guest she serves, not at what she had weighed before', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  guest(cafe, 'lia', 'b', { need: 'order' });
  const me = cafe.add(maid('momo'));
  const view = () => {
    const { table, nearly, nearlyTable } = plainOf(cafe, me);
    return { table, nearly, nearlyTable };
  };
  const options = [caller('kim', 'chosen', { table: 1 }), caller('lia', 'waitsLess', { table: 2 })];
  const todo = walking(undefined);
  const weighed = decision(980, { todo, options });
  cafe.pages.set('momo', page('momo', { todo }));
  cafe.thoughts.set('momo', [weighed]);
  expect(view()).toMatchObject({ table: 1, nearlyTable: 2 });
  me.serving = 'lia';
  const because = { key: 'command.follows', terms: { command: 'serve' } };
  cafe.thoughts.set('momo', [weighed, decision(990, { todo, because })]);
  expect(view()).toEqual({ table: 2, nearly: null, nearlyTable: null });
});

test('a maid who has slipped is described by what she slipped on, not by the work that she did before', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  guest(cafe, 'lia', 'b', { need: 'order' });
  const me = cafe.add(maid('momo'));
  Object.assign(me, { pose: 'down', serving: 'kim' });
  const todo = walking(undefined);
  const because = { key: 'serve.calls', terms: { name: 'Kim' } };
  const options = [caller('kim', 'chosen', { table: 1 }), caller('lia', 'waitsLess', { table: 2 })];
  cafe.pages.set('momo', page('momo', { todo }));
  cafe.thoughts.set('momo', [decision(980, { todo, because, options })]);
  const view = () => {
    const { what, ...others } = plainOf(cafe, me);
    return { ...others, what: worded(what), traits: [] };
  };
  const rest = { because: null, nearly: null, table: null, nearlyTable: null, traits: [] };
  expect(view()).toEqual({ ...rest, what: 'Has slipped' });
  cafe.state.litter.push({ id: 1, x: me.x, y: me.y, kind: 'puddle' } as never);
  expect(view()).toEqual({ ...rest, what: 'Has slipped on a puddle' });
  // Broken plates may have fallen from her own hands.
  cafe.state.litter[0]!.kind = 'plate';
  expect(view()).toEqual({ ...rest, what: 'Has slipped' });
});

/** Momo's answer to the question about table 1, where Kim wants to order. */
function answer(change: (me: ReturnType<typeof maid>, cafe: ReturnType<typeof fakeCafe>) => void, given = {}): string {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  const me = cafe.add(maid('momo', given));
  change(me, cafe);
  return answerOf(cafe, me, { table: 1 }).map(worded).join(' ');
}

describe('asked why not table 1, she says in her own words', () => {
  test('that she can go', () => expect(answer(() => {})).toContain('I can go there any moment.'));
  test('that she is going there', () =>
    expect(answer((me) => (me.serving = 'kim'))).toBe('I’m on my way to Kim right now.'));
  test('that her hands are full', () => expect(answer((me) => me.carrying.push(1))).toContain('My hands are full.'));
  test('that it is not her work', () =>
    expect(answer(() => {}, { duties: 'serving' })).toContain('I only carry dishes'));
  test('that she does not look up', () =>
    expect(
      answer((me, cafe) => {
        guest(cafe, 'lia', 'b', { need: 'bill' });
        me.serving = 'lia';
        cafe.pages.set('momo', page('momo', { todo: walking(undefined) }));
      }),
    ).toContain('I don’t look up before I’m done here.'));
  test('that she does not know of a guest who is too shy to ring', () =>
    expect(
      answer((_me, cafe) => {
        (cafe.state.people['kim'] as Guest).quiet = true;
      }),
    ).toContain('Kim is too shy to ring, so I don’t know of it. Send me!'));
  test('that the table is empty', () => {
    const cafe = fakeCafe();
    const me = cafe.add(maid('momo'));
    expect(answerOf(cafe, me, { table: 2 }).map(worded)).toEqual(['Nobody sits at table 2.']);
  });
});

test('a condition that always holds, and a wait of no time, are said without figures', () => {
  const chose = (condition: string, param: string | null): string | null =>
    becauseOf({ key: 'table.chose', terms: { condition, param } });
  expect(chose('always', null)).toBe('because nothing is more urgent');
  expect(chose('callerWaits', '0')).toBe('because of the rule: someone is calling');
  expect(chose('callerWaits', '100')).toBe('because of the rule: someone has called for 5 s');
});

test('notebook and job board call a habit by the same name, for every maid of the roster', () => {
  const cafe = new Simulation(newDay({ seed: 3, shift: roster.map(({ id }) => id) }), scripts, { tracing: true });
  cafe.step();
  const HABITS = ['chatty', 'quiet', 'clumsy', 'sure'];
  for (const row of roster) {
    const me = cafe.state.people[row.id];
    if (me?.role !== 'maid') continue;
    const habits: string[] = [talkHabit(me.chatty), stepHabit(me.clumsy)];
    const told = plainOf(cafe, me).traits.map(({ words }) => words.key.replace('plain.trait.', ''));
    for (const named of [...told, quirkOf(row)]) if (HABITS.includes(named)) expect(habits, row.id).toContain(named);
  }
});

test('a tile without a name of its own is called by the nearest table, never by its coordinates', () => {
  const cafe = openCafe({ seed: 35 }, scripts);
  const { state } = cafe;
  const me = Object.values(state.people).find(({ role }) => role === 'maid')!;
  const said = new Set<string>();
  for (let y = 0; y < state.map.height; y++)
    for (let x = 0; x < state.map.width; x++) said.add(worded(placeFor(state, me, x, y)));
  expect([...said].filter((text) => text.includes(','))).toEqual([]);
  expect([...said]).toContain('a spot near table 1');
});
