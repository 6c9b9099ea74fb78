// All hands: guests who have eaten make room while others wait at the door, and shy guests are asked.

import { expect, test } from 'vitest';
import { becauseOf } from '../../src/words/because.ts';
import { CLOSE_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, farSighted, only, open, seated, type Story } from './story.ts';

const maids = ['hana', 'mei', 'uma'].map((id, i) => farSighted(id, [4 + 2 * i, 2], { rank: 5 }));
const menu = [{ id: 'ramen', cookTicks: 10, eatTicks: 300, price: 900 }];
const seats = [...'abcdghik'];
/** A café in which all seats are taken, and whose guests have hardly any wish but to chat over empty plates. */
const cafe = (queue: number): Story =>
  open({
    map: ROOM,
    maids,
    menu,
    customers: [
      ...seats.map((seat) => seated(seat, seat, { temperament: 'patient', order: null, budget: 1000 })),
      ...Array.from({ length: queue }, (_, i) => arriving(`z${10 + i}`, 5, { patience: 9000 })),
    ],
    chance: only({ chat: 1, again: 1, fidget: 1 }),
    seed: 4,
  });
const staying = (story: Story): string[] =>
  story.cafe.world.guests.filter(({ stage, calls }) => stage === 'linger' && calls === null).map(({ id }) => id);
/** Runs until three guests pass time over their empty plates. */
function eaten(story: Story): Story {
  for (let i = 0; i < 3000 && staying(story).length < 3; i++) story.pass(1);
  expect(staying(story).length).toBeGreaterThanOrEqual(3);
  return story;
}
/** How many ticks in all guests pass over empty plates, and the reasons of all decisions, in 300 ticks. */
function afterwards(story: Story): { ticks: number; because: Set<string> } {
  const because = new Set<string>();
  let ticks = 0;
  story.pass(300, (cafe) => {
    ticks += staying(story).length;
    for (const id of seats) {
      const why = cafe.decisions(id).at(-1)?.because ?? null;
      if (why !== null) because.add(becauseOf(why) ?? '');
    }
  });
  expectSound(story);
  return { ticks, because };
}
const ring = (story: Story): Story => {
  story.cafe.give({ kind: 'strong', action: 'allHands' });
  return story;
};

test('all hands makes guests who have eaten ask for the bill while others wait, and they say why', () => {
  const rung = afterwards(ring(eaten(cafe(8))));
  const quiet = afterwards(eaten(cafe(8)));
  expect(rung.ticks).toBeLessThan(quiet.ticks * 0.7);
  expect(rung.because).toContain('because others wait for a chair');
  expect(quiet.because).not.toContain('because others wait for a chair');
});

test('with nobody at the door all hands sends no guest away', () => {
  const rung = afterwards(ring(eaten(cafe(0))));
  expect(rung.because).not.toContain('because others wait for a chair');
});

test('before it is paid, all hands says how many guests would make room', () => {
  const gains = (story: Story) =>
    story.cafe.strongPlan('allHands', {}).gains.map(({ key, terms }) => [key, terms['count']]);
  const full = eaten(cafe(8));
  expect(gains(full)).toContainEqual(['handsRoom', staying(full).length]);
  expect(gains(eaten(cafe(0))).map(([key]) => key)).toEqual(['hands']);
});

test('all hands asks a guest who is too shy to ring', () => {
  const orders = (isRung: boolean): number => {
    const customers = [arriving('wen', 5, { order: null, budget: 5000, patience: 900 })];
    const story = open({ map: ROOM, maids, menu, customers, chance: only({}) }).pass(7);
    story.guest('wen').quiet = true;
    story.pass(200);
    expect(story.count('orderTaken')).toBe(0);
    if (isRung) ring(story);
    return story.pass(200).count('orderTaken');
  };
  expect(orders(true)).toBe(1);
  expect(orders(false)).toBe(0);
});
