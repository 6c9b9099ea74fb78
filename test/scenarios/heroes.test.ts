// A celebrity's entrance is an area effect (How NPC AI works, part 3): every guest within it notices and decides alone.

import { describe, expect, test } from 'vitest';
import { HALL } from './rooms.ts';
import { arriving, maid, only, seated, tell, type Story } from './story.ts';

/** Two near the door, one of them calm; a celebrity comes in; one guest sits too far away to notice. */
const entrance = (crowd: number, more: Readonly<Record<string, string>> = {}): Story =>
  tell({
    map: HALL,
    ticks: 4000,
    chance: only({ crowd }),
    maids: [maid('ada', [3, 3]), maid('bea', [4, 3])],
    customers: [
      seated('fan1', 'a', { type: 'student', temperament: 'curious' }),
      seated('calm', 'b', { type: 'elderly', temperament: 'calm' }),
      seated('away', 'e', { type: 'fan', temperament: 'starstruck' }),
      arriving('rio', 40, { type: 'footballer', isHero: true, seat: 'f', ...more }),
    ],
  });

describe('with crowd 1', () => {
  const story = entrance(1);

  test('everyone within earshot gets the buff, nobody beyond', () => {
    expect(story.count('entrance', { who: 'rio' })).toBe(1);
    const told = story.list('buff', 'who', { buff: 'star' });
    expect(told).toEqual(expect.arrayContaining(['fan1', 'calm']));
    expect(told).not.toContain('away');
    expect(told).not.toContain('rio');
  });

  test('those who are not calm get up for an autograph, and come back to their chairs', () => {
    expect(story.list('autograph', 'who')).toEqual(['fan1']);
    expect(story.list('seated', 'seat', { who: 'fan1' })).toEqual(['a', 'a']);
    expect(story.count('paid', { who: 'fan1' })).toBe(1);
  });

  test('the calm one stays seated and is served on', () => {
    expect(story.count('autograph', { who: 'calm' }) + story.count('stare', { who: 'calm' })).toBe(0);
    expect(story.count('seated', { who: 'calm' })).toBe(1);
    expect(story.count('paid')).toBe(4);
  });
});

test('with crowd 0 everyone eats on', () => {
  const story = entrance(0);
  expect(story.count('autograph') + story.count('stare')).toBe(0);
  expect(story.count('buff')).toBeGreaterThan(0);
});

test('somebody who eats does not leave the plate: they stare, then eat on', () => {
  const story = tell({
    map: HALL,
    chance: only({ crowd: 1 }),
    menu: [{ id: 'ramen', cookTicks: 10, eatTicks: 1000, price: 900 }],
    ticks: 4000,
    maids: [maid('ada', [3, 3])],
    customers: [
      seated('eater', 'a', { temperament: 'starstruck' }),
      arriving('rio', 600, { type: 'footballer', isHero: true, seat: 'f' }),
    ],
  });
  expect(story.tickOf('served', { customer: 'eater' })).toBeLessThan(600);
  expect(story.count('stare', { who: 'eater' })).toBe(1);
  expect(story.count('seated', { who: 'eater' })).toBe(1);
  expect(story.count('paid', { who: 'eater' })).toBe(1);
});

test('a hero who appears on a seat is noticed in that very tick', () => {
  const story = tell({
    map: HALL,
    chance: only({ crowd: 1 }),
    ticks: 3000,
    maids: [maid('ada', [3, 3])],
    customers: [
      seated('fan1', 'a', { temperament: 'starstruck' }),
      seated('rio', 'c', { type: 'footballer', isHero: true, arrive: 30 }),
    ],
  });
  expect(story.first('buff', { who: 'fan1' }).tick).toBe(30);
  expect(story.count('autograph', { who: 'fan1' })).toBe(1);
  expect(story.count('paid')).toBe(2);
});
