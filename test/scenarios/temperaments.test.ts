// Temperaments are decision tables (AI in game development: decision tree): each does what its name says. Small rooms,
// with the chances that matter set to 1, so that the first share of each list is drawn.

import { describe, expect, test } from 'vitest';
import { temperamentNames } from '../../src/data/index.ts';
import type { Guest } from '../../src/sim/state/person.ts';
import { addLitter } from '../../src/sim/people/slipping.ts';
import { HALL } from './rooms.ts';
import { arriving, maid, only, open, seated, tell, type Story } from './story.ts';

/** No maid takes orders here. */
const nobody = maid('zoe', [1, 3], { duties: 'serving' });
const slow = [{ id: 'ramen', cookTicks: 30, eatTicks: 1500, price: 900 }];
const guestOf = (story: Story, id: string): Guest => story.guest(id);
const pastimes = (story: Story, who: string): string[] => story.list('pastime', 'what', { who }) as string[];

describe('when a star comes in', () => {
  const entrance = (temperament: string): Story =>
    tell({
      map: HALL,
      ticks: 3500,
      chance: only({ crowd: 1 }),
      maids: [maid('ada', [3, 3]), maid('bea', [4, 3])],
      customers: [
        seated('guest', 'a', { temperament }),
        arriving('rio', 60, { type: 'footballer', isHero: true, seat: 'f', temperament: 'calm' }),
      ],
    });

  test.each(['starstruck', 'curious', 'sociable', 'patient', 'litterer'])(
    'a %s guest gets up for an autograph',
    (name) => {
      const story = entrance(name);
      expect(story.list('autograph', 'who')).toEqual(['guest']);
      expect(story.list('seated', 'who').filter((who) => who === 'guest')).toHaveLength(2);
      expect(story.count('paid', { who: 'guest' })).toBe(1);
    },
  );
  test.each(['hurried', 'grumbler'])('a %s guest only looks', (name) => {
    const story = entrance(name);
    expect(story.count('autograph')).toBe(0);
    expect(story.count('stare', { who: 'guest' })).toBe(1);
  });
  test('a calm one does not even look up', () => {
    const story = entrance('calm');
    expect(story.count('autograph') + story.count('stare')).toBe(0);
    expect(story.count('buff', { who: 'guest', buff: 'star' })).toBe(1);
    const ends = story.list('todoEnd', 'why', { who: 'guest' });
    expect(ends).not.toContain('changed');
    expect(ends).not.toContain('tick');
  });
});

describe('while they wait', () => {
  const waiting = (temperament: string, more = {}): Story =>
    tell({
      map: HALL,
      ticks: 1300,
      chance: only({ mood: 1, fidget: 1 }),
      maids: [nobody],
      customers: [seated('guest', 'a', { temperament, patience: 1000, ...more })],
    });

  test('a hurried guest leaves early, long before patience is over', () => {
    const story = waiting('hurried');
    expect(story.first('leaves', { who: 'guest' })).toMatchObject({ reason: 'hadEnough' });
    expect(story.tickOf('leaves')).toBeLessThan(800);
    expect(story.cafe.state.figures.lostBy).toEqual({ hadEnough: 1 });
  });
  test('a patient one waits to the end', () => {
    const story = waiting('patient');
    expect(story.first('leaves')).toMatchObject({ tick: 1000, reason: 'noOrderTaken' });
    expect(pastimes(story, 'guest')).toContain('phone');
  });
  test('a grumbler says so, and is the worse for it', () => {
    const story = open({
      map: HALL,
      chance: only({ mood: 1 }),
      maids: [nobody],
      customers: [seated('guest', 'a', { temperament: 'grumbler', patience: 2000 })],
    });
    story.until('pastime', { who: 'guest', what: 'grumble' }, 1900);
    expect(guestOf(story, 'guest').patienceLeft).toBeLessThan(0.56);
    expect(guestOf(story, 'guest').bubble?.icon).toBe('angry');
    story.pass(60);
    expect(guestOf(story, 'guest').mood).toBeLessThan(0.2);
  });
  test.each(temperamentNames)('a %s guest with all chance stopped does nothing but wait', (temperament) => {
    const story = tell({
      map: HALL,
      ticks: 700,
      maids: [nobody],
      customers: [seated('guest', 'a', { temperament, patience: 500 })],
    });
    expect(pastimes(story, 'guest')).toEqual([]);
    expect(story.first('leaves')).toMatchObject({ tick: 500, reason: 'noOrderTaken' });
  });
  test('whoever telephones still has a hand up, and is served in the middle of it', () => {
    const story = tell({
      map: HALL,
      ticks: 2500,
      chance: only({ fidget: 1 }),
      maids: [maid('ada', [29, 3], { speed: 14 })],
      customers: [seated('guest', 'a', { temperament: 'hurried' })],
    });
    const at = story.tickOf('pastime', { who: 'guest', what: 'phone' });
    expect(story.tickOf('orderTaken') - at).toBeLessThan(250);
    expect(story.count('calls', { who: 'guest', need: 'order' })).toBe(1);
    expect(story.count('paid')).toBe(1);
  });
});

test('a hurried guest does not join a long queue, a patient one does', () => {
  const story = tell({
    map: ['##############', '#K...........#', '#PP.......Ta.#', '#............#', '#............#', '####D#########'],
    ticks: 1600,
    chance: only({ mood: 1 }),
    menu: slow,
    maids: [maid('ada', [3, 3])],
    customers: [
      seated('first', 'a', { temperament: 'calm' }),
      ...['g1', 'g2', 'g3'].map((id) => arriving(id, 30, { temperament: 'patient' })),
      arriving('g4', 40, { temperament: 'hurried' }),
    ],
  });
  expect(story.list('leaves', 'who')).toEqual(['g4']);
  expect(story.first('leaves')).toMatchObject({ reason: 'hadEnough' });
});

test('a litterer leaves litter behind, whatever others do', () => {
  const litter = (temperament: string): number =>
    [1, 2, 3, 4, 5, 6, 7, 8]
      .map((seed) =>
        tell({
          map: HALL,
          seed,
          ticks: 900,
          chance: only({ litter: 0.16 }),
          maids: [maid('ada', [3, 3], { duties: 'reception' }), maid('bea', [4, 3])],
          customers: [seated('guest', 'a', { temperament })],
        }).count('litter', { who: 'guest' }),
      )
      .reduce((sum, one) => sum + one, 0);
  expect(litter('litterer')).toBeGreaterThanOrEqual(6);
  expect(litter('calm')).toBeLessThanOrEqual(2);
});

test('sociable neighbours talk: one begins, the other answers', () => {
  const story = tell({
    map: HALL,
    ticks: 700,
    chance: only({ chat: 1 }),
    maids: [nobody],
    customers: [
      seated('ben', 'a', { temperament: 'sociable' }),
      seated('cai', 'b', { temperament: 'sociable' }),
      seated('eve', 'e', { temperament: 'sociable' }),
    ],
  });
  const talks = story.all('pastime', { what: 'talk' });
  expect(talks.slice(0, 2).map(({ who, with: other }) => [who, other])).toEqual([
    ['ben', 'cai'],
    ['cai', 'ben'],
  ]);
  expect((talks[1]?.tick ?? 0) - (talks[0]?.tick ?? 0)).toBeLessThanOrEqual(2);
  expect(pastimes(story, 'eve')).toEqual([]);
});

describe('after eating', () => {
  const meal = (temperament: string, chances: Record<string, number>, more = {}): Story =>
    tell({
      map: HALL,
      ticks: 4000,
      chance: only(chances),
      maids: [maid('ada', [3, 3])],
      customers: [
        { id: 'guest', type: 'tourist', arrive: 0, seat: 'a', start: 'seat', patience: 100_000, temperament },
      ],
      ...more,
    });

  test.each(temperamentNames)('a %s guest may order once more, and no third time', (temperament) => {
    const story = meal(temperament, { again: 1 });
    expect(story.count('orderTaken')).toBe(2);
    expect(story.count('paid')).toBe(1);
  });
  test('a guest whose purse is empty does not', () => {
    const story = meal(
      'sociable',
      { again: 1 },
      {
        customers: [
          { id: 'guest', type: 'tourist', arrive: 0, seat: 'a', start: 'seat', budget: 1500, temperament: 'sociable' },
        ],
      },
    );
    expect(story.count('orderTaken')).toBe(1);
    expect(story.first('leaves')).toMatchObject({ reason: 'paid' });
  });
  test('in the rain a patient guest sits on, a hurried one asks for the bill at once', () => {
    const patient = meal('patient', { mood: 1 }, { weather: 'rain' });
    expect(pastimes(patient, 'guest')).toContain('linger');
    const hurried = meal('hurried', { mood: 1 }, { weather: 'rain' });
    expect(hurried.tickOf('calls', { need: 'bill' }) - hurried.tickOf('eaten')).toBe(1);
    expect(patient.tickOf('calls', { need: 'bill' }) - patient.tickOf('eaten')).toBeGreaterThan(100);
  });
});

describe('memory', () => {
  const known = (story: Story, key: string) => guestOf(story, 'guest').memory.find((one) => one.key === key);

  test('who was kept waiting remembers by whom, and grumbles when she comes near again', () => {
    const story = open({
      map: HALL,
      chance: only({ mood: 1 }),
      menu: slow,
      maids: [maid('ada', [29, 3], { speed: 12 })],
      customers: [seated('guest', 'a', { temperament: 'grumbler', patience: 420 })],
    });
    story.until('orderTaken');
    expect(known(story, 'servedLate')).toMatchObject({ value: 'ada' });
    story.until('pastime', { who: 'guest', what: 'grumble' }, 1500);
  });
  test('who was served at once remembers that, too, and whoever eats what it was', () => {
    const story = open({
      map: HALL,
      maids: [maid('ada', [5, 3])],
      customers: [seated('guest', 'a', { patience: 3000 })],
    });
    story.until('orderTaken');
    expect(known(story, 'servedWell')).toMatchObject({ value: 'ada' });
    story.until('eaten');
    expect(known(story, 'ate')).toMatchObject({ value: 'ramen' });
  });
  test('a dish that falls is remembered with her who fell', () => {
    const story = open({
      map: ['##############', '#K############', '#PP........aT#', '####D#########'],
      chance: only({ slip: 1 }),
      maids: [maid('ada', [3, 2], { alertness: null })],
      customers: [seated('guest', 'a')],
    });
    story.until('pickUp');
    addLitter(story.cafe.world, 7, 2, 'peel');
    story.until('slip', { dropped: 1 });
    expect(known(story, 'dishDropped')).toMatchObject({ value: 'ada' });
  });
  test('litter that falls near is remembered with its place; what is old is forgotten', () => {
    const story = open({
      map: HALL,
      chance: only({ litter: 1 }),
      maids: [nobody],
      customers: [seated('guest', 'a'), seated('messy', 'b', { temperament: 'litterer', patience: 100 })],
    });
    const { x, y } = story.until('litter', { who: 'messy' });
    expect(known(story, 'litter')).toMatchObject({ value: [x, y] });
    expect(known(story, 'litter')?.forgetAt).toBe(story.tickOf('litter') + 900);
  });
});

test('the same seed gives the same bytes with every temper in the room', () => {
  const run = (): string =>
    open({
      map: HALL,
      seed: 4,
      chance: only({ crowd: 0.6, litter: 0.3, chat: 0.004, fidget: 0.004, again: 0.3, mood: 0.2 }),
      weather: 'rain',
      maids: [maid('ada', [3, 3]), maid('bea', [4, 3], { controller: 'diligent' })],
      customers: [
        ...temperamentNames.map((temperament, i) => arriving(`g${i}`, i * 90, { temperament })),
        arriving('rio', 500, { type: 'footballer', isHero: true }),
      ],
    })
      .pass(3000)
      .cafe.save();
  expect(run()).toBe(run());
});
