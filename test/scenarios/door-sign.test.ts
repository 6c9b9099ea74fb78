// The sign at the door: guests who find no seat read it, go away and may come back in the quiet hour.

import { expect, test } from 'vitest';
import type { Input } from '../../src/sim/inputs/index.ts';
import { arriving, type CustomerEntry, expectSound, farSighted, open, seated, type Story } from './story.ts';

/** One table with four seats; the door is at the right. */
const ROOM = ['##########', '#K.......#', '#PP......#', '#...a....#', '#..bTc..D#', '#...d....#', '##########'];
const MENU = [{ id: 'ramen', cookTicks: 20, eatTicks: 4000, price: 300 }];
const SIGN: Input = { kind: 'strong', action: 'doorSign' };
const FULL = ['a', 'b', 'c', 'd'].map((seat) => seated(seat, seat));
/** Hours of a day of 6,000 ticks, so that the quiet hour after the lunch rush begins at tick 1,920. */
const CLOSE = 6000;

function withSign(customers: readonly CustomerEntry[], at = 10): Story {
  const story = open({ map: ROOM, maids: [farSighted('hana', [3, 3])], menu: MENU, customers });
  story.cafe.state.clock.closeTick = CLOSE;
  story.cafe.state.chalk = { left: 4, most: 4, nextTick: null };
  story.pass(at);
  story.cafe.give(SIGN);
  return story;
}
const came = (story: Story): number => story.cafe.state.figures.guestsEntered;

test('a guest who finds no seat reads the sign and goes, and counts neither as having come nor as lost', () => {
  const story = withSign([...FULL, arriving('ann', 200)]);
  story.pass(400);
  expect(story.count('turnedAway', { who: 'ann' })).toBe(1);
  // Everything that counts lost guests listens to this event.
  expect(story.count('leaves', { who: 'ann' })).toBe(0);
  const { guestsLost, turnedAway, causes } = story.cafe.state.figures;
  expect([came(story), guestsLost, turnedAway?.count]).toEqual([4, 0, 1]);
  expect(causes ?? []).toEqual([]);
  expect(story.cafe.state.people['ann']).toBeUndefined();
  expectSound(story);
});

test('without the sign the same guest queues', () => {
  const story = open({
    map: ROOM,
    maids: [farSighted('hana', [3, 3])],
    menu: MENU,
    customers: [...FULL, arriving('ann', 200)],
  });
  story.pass(400);
  expect(story.guest('ann').stage).toBe('queue');
});

test('a guest who finds a seat stays, and those who queued before the sign was hung out stay as well', () => {
  const story = withSign([...FULL.slice(0, 3), arriving('ann', 100)]);
  story.pass(300);
  expect(story.guest('ann').seat).not.toBeNull();
  const queueing = withSign([...FULL, arriving('ben', 20)], 60);
  queueing.pass(300);
  expect(queueing.guest('ben').stage).toBe('queue');
});

test('about half of those who go come back in the quiet hour, once, and queue then if they must', () => {
  const many = Array.from({ length: 24 }, (_, i) => arriving(`g${String(i).padStart(2, '0')}`, 30 + i * 15));
  const story = withSign([...FULL, ...many]);
  story.pass(500);
  const { turnedAway } = story.cafe.state.figures;
  expect(turnedAway?.count).toBe(24);
  expect(turnedAway?.back).toBeGreaterThanOrEqual(7);
  expect(turnedAway?.back).toBeLessThanOrEqual(17);
  const planned = story.cafe.state.arrivals.map(({ tick }) => tick);
  expect(planned).toHaveLength(turnedAway?.back ?? 0);
  expect(planned.every((tick) => tick >= 1920 && tick <= 3120)).toBe(true);
  expect(planned).toEqual([...planned].sort((a, b) => a - b));
  story.pass(2700);
  expect(came(story)).toBe(4 + (turnedAway?.back ?? 0));
  expect(story.cafe.state.figures.turnedAway).toEqual(turnedAway);
  expectSound(story);
});

test('a party goes and comes back together', () => {
  const parties = Array.from({ length: 8 }, (_, i) =>
    [0, 1, 2].map((n) => arriving(`p${i}-${n}`, 30 + i * 40, { party: `p${i}` })),
  ).flat();
  const story = withSign([...FULL, ...parties]);
  story.pass(450);
  expect(story.cafe.state.figures.turnedAway?.count).toBe(24);
  const sizes = new Map<string | null, number>();
  for (const { spec } of story.cafe.state.arrivals) sizes.set(spec.party, (sizes.get(spec.party) ?? 0) + 1);
  expect(sizes.size).toBeGreaterThan(0);
  expect([...sizes.values()].every((size) => size === 3)).toBe(true);
});

test('celebrities and groups of six queue in spite of the sign', () => {
  const group = Array.from({ length: 6 }, (_, i) => arriving(`s${i}`, 100, { party: 'six' }));
  const story = withSign([...FULL, ...group, arriving('star', 120, { isHero: true })]);
  story.pass(200);
  expect(['s0', 's5', 'star'].map((id) => story.guest(id).stage)).toEqual(['queue', 'queue', 'queue']);
});

test('the sign comes in after 45 minutes and says how many did not queue; hanging it out twice is refused', () => {
  const story = withSign([...FULL, arriving('ann', 100), arriving('ben', 150), arriving('zoe', 2000)]);
  story.pass(1);
  story.cafe.give(SIGN);
  story.pass(1);
  expect(story.list('refused', 'why')).toEqual(['cooling']);
  const ended = story.until('strongEnded', { what: 'doorSign' });
  expect(ended['ticks']).toBe(45 * story.cafe.state.clock.ticksPerMinute);
  expect(ended['counts']).toMatchObject({ turned: 2 });
  expect(story.cafe.strong().find(({ name }) => name === 'doorSign')?.lasts).toBe(0);
});

test('the sign is refused if nobody else is expected', () => {
  const story = withSign(FULL);
  story.pass(1);
  expect(story.list('refused', 'why')).toEqual(['nobodyComes']);
});
