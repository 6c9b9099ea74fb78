// A maid with the piece `maid.greet` greets guests she sees come in: each guest once, and never before work.

import { expect, test } from 'vitest';
import type { Guest } from '../../src/sim/state/person.ts';
import { arriving, farSighted, maid, only, open, RAMEN, seated } from './story.ts';

const HALL = ['##########', '#..P.....#', '#........D', '#......aT#', '#......bT#', '##########'];
const GREETS = { warps: { waiting: 'maid.greet + maid.waiting' } };
const guest = (story: ReturnType<typeof open>, id: string): Guest => story.cafe.state.people[id] as Guest;

test('she greets a newcomer once, which pleases the guest; a maid without the piece greets nobody', () => {
  const story = open({
    map: HALL,
    menu: RAMEN,
    chance: only({}),
    maids: [farSighted('ada', [4, 2], GREETS), farSighted('bea', [5, 4], GREETS), farSighted('cleo', [2, 4])],
    customers: [arriving('ines', 20), arriving('omar', 300)],
  });
  const before = story.until('welcome', { customer: 'ines' });
  const mood = guest(story, 'ines').mood;
  story.until('welcomed', { customer: 'ines' });
  expect(guest(story, 'ines').mood).toBeGreaterThan(mood);
  expect(before.tick).toBeLessThan(60);
  story.pass(1500);
  for (const customer of ['ines', 'omar']) expect(story.count('welcome', { customer })).toBeLessThanOrEqual(1);
  expect(story.count('welcome', { who: 'cleo' })).toBe(0);
});

test('a guest who calls comes before a greeting', () => {
  const story = open({
    map: HALL,
    menu: RAMEN,
    chance: only({}),
    maids: [farSighted('ada', [4, 2], GREETS)],
    customers: [seated('vera', 'a'), arriving('ines', 2)],
  });
  story.until('orderTaken', { customer: 'vera' });
  expect(story.count('welcome')).toBe(0);
});

test('she does not greet whom she does not see', () => {
  const story = open({
    map: ['############', '#....#.....#', '#....#.....D', '#.........aT', '############'],
    menu: RAMEN,
    chance: only({}),
    maids: [maid('ada', [1, 1], { ...GREETS, alertRange: [{ radius: 4, halfAngle: 180, facing: 0 }] })],
    customers: [arriving('ines', 5, { seat: 'a' })],
  });
  story.pass(60);
  expect(story.count('welcome')).toBe(0);
});
