// Strong actions: each does at once what its preview promises, costs chalk, cools down, and is booked.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { strongActions } from '../../src/sim/strong/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { setFreeCaller } from '../../src/sim/world/world.ts';
import { TWO_TABLES as ROOM } from './rooms.ts';
import { arriving, expectSound, farSighted, maid, open, seated, type ScenarioFile, type Story } from './story.ts';

const MENU = [
  { id: 'ramen', cookTicks: 500, eatTicks: 60, price: 900 },
  { id: 'tea', cookTicks: 20, eatTicks: 60, price: 300 },
];
const give = (story: Story, input: Omit<Extract<Input, { kind: 'strong' }>, 'kind'>): Story => {
  story.cafe.give({ kind: 'strong', ...input } as Input);
  return story;
};
const chalked = (story: Story, left = 4): Story => {
  story.cafe.state.chalk = { left, most: 4, nextTick: null };
  return story;
};
/** Runs until so many tickets wait in the kitchen. */
function untilTickets(story: Story, many: number): Story {
  for (let i = 0; i < 3000 && story.cafe.state.tickets.length < many; i++) story.pass(1);
  expect(story.cafe.state.tickets).toHaveLength(many);
  return story;
}
const room = (more: Partial<ScenarioFile>): Story =>
  open({ map: ROOM, maids: [farSighted('hana', [3, 3])], menu: MENU, ...more });

test('each costs its chalk and cools down; what is too dear, cooling or without sense is refused and costs nothing', () => {
  const customers = [seated('ann', 'a'), arriving('ben', 300, { order: null, budget: 5000 })];
  const story = chalked(room({ customers }), 2).pass(3);
  give(story, { action: 'allHands' }).pass(1);
  expect(story.first('refused')).toMatchObject({ what: 'strong', why: 'sticks' });
  give(story, { action: 'encore' }).pass(1);
  give(story, { action: 'join', table: 1, other: 2 }).pass(1);
  give(story, { action: 'special', dish: 'cake' }).pass(1);
  expect(story.list('refused', 'why')).toEqual(['sticks', 'noShow', 'twoMaids', 'notOnMenu']);
  expect(story.cafe.state.chalk?.left).toBe(2);
  give(story, { action: 'special', dish: 'tea' }).pass(1);
  expect(story.cafe.state.chalk?.left).toBe(1);
  give(story, { action: 'special', dish: 'tea' }).pass(1);
  expect(story.list('refused', 'why').at(-1)).toBe('cooling');
  expect(story.cafe.strong().map(({ name, bar, cooling }) => [name, bar, cooling > 0])).toEqual([
    ['rush', 'noDishWaits', false],
    ['calm', 'allContent', false],
    ['special', 'cooling', true],
    ['encore', 'noShow', false],
    ['join', 'twoMaids', false],
    ['allHands', 'sticks', false],
    ['doorSign', 'enoughSeats', false],
  ]);
});

describe('rush', () => {
  const late = (rushed: boolean): Story => {
    const story = room({ customers: ['a', 'b', 'c'].map((seat) => seated(seat, seat)).concat(seated('late', 'e')) });
    untilTickets(story, 3);
    const last = story.cafe.state.tickets.at(-1)?.guest ?? '';
    const table = story.cafe.world.seats.get(story.guest(last).seat ?? '')?.table ?? 0;
    if (rushed) give(story, { action: 'rush', table });
    story.until('served', { customer: last });
    return story;
  };
  test('the dish of that table is cooked first, in half the time, and carried first', () => {
    const [with_, without] = [late(true), late(false)];
    expect(with_.cafe.state.tick).toBeLessThan(without.cafe.state.tick - 150);
    expect(with_.cafe.state.strong?.rushed).toEqual([]);
    with_.until('paid');
    expectSound(with_);
  });
  test('the preview names the guests, the time saved and who waits longer', () => {
    const story = room({ customers: ['a', 'b', 'e'].map((seat) => seated(seat, seat)) });
    untilTickets(story, 2);
    const last = story.cafe.state.tickets.at(-1)?.guest ?? '';
    const table = story.cafe.world.seats.get(story.guest(last).seat ?? '')?.table ?? 0;
    const plan = story.cafe.strongPlan('rush', { table });
    expect(plan.guests).toContain(last);
    expect(plan.gains[0]).toMatchObject({ key: 'rush', terms: { table } });
  });
});

test('calm: a maid goes there, bows, and the whole party has its patience back', () => {
  const customers = ['a', 'b'].map((id) => seated(id, id, { patience: 900, party: 'p' }));
  const story = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] });
  story.pass(500);
  expect(story.guest('a').patienceLeft).toBeLessThan(0.5);
  const plan = story.cafe.strongPlan('calm', { guest: 'a' });
  expect(plan).toMatchObject({ helpers: ['hana'], guests: ['a', 'b'] });
  give(story, { action: 'calm', guest: 'a' });
  const done = story.until('calmed', { who: 'a' }, 400);
  expect(story.first('apologises')).toMatchObject({ who: 'hana', customer: 'a' });
  expect(story.guest('b').patienceLeft).toBe(1);
  expect(story.first('orderEnded', { who: 'hana', answer: 'done' }).tick).toBeLessThanOrEqual(done.tick);
  // Nobody declines an errand, even a maid who never obeys.
  const stubborn = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving', obedience: 0 })] }).pass(500);
  give(stubborn, { action: 'calm', guest: 'a' }).until('calmed', {}, 400);
  expectSound(story);
});

test('calm at the door: everyone in the queue has patience back', () => {
  const customers = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id)),
    ...['x', 'y'].map((id) => arriving(id, 1, { patience: 900 })),
  ];
  const story = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] }).pass(450);
  expect(story.guest('x')).toMatchObject({ stage: 'queue' });
  expect(story.guest('y').patienceLeft).toBeLessThan(0.6);
  give(story, { action: 'calm', guest: 'x' }).until('calmed', { who: 'x' }, 400);
  expect(story.guest('y').patienceLeft).toBe(1);
});

test('calm helps two who have waited at the door before one guest at a table who has waited longer, and its card says so', () => {
  const customers = [
    seated('a', 'a', { patience: 900 }),
    ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id)),
    arriving('x', 440, { patience: 9000 }),
  ];
  const maids = [maid('hana', [12, 6], { duties: 'serving' })];
  const best = (story: Story) => story.cafe.strong().find(({ name }) => name === 'calm')!;
  const one = room({ customers, maids }).pass(500);
  expect(best(one).targets[0]).toEqual({ guest: 'a' });
  const two = room({ customers: [...customers, arriving('y', 440, { patience: 9000 })], maids }).pass(500);
  expect(two.guest('y').patienceLeft).toBeGreaterThan(0.9);
  const [queue, next] = best(two).targets;
  expect(['x', 'y']).toContain(queue?.guest);
  expect(next).toEqual({ guest: 'a' });
  expect(two.cafe.strongPlan('calm', queue!).gains[0]).toMatchObject({ key: 'calmDoor', terms: { count: 2 } });
  expect(two.cafe.strongBar('calm', queue!)).toBeNull();
  // While nobody loses patience, there is no use for an apology at the door either.
  two.guest('a').patienceLeft = 1;
  expect(two.cafe.strongBar('calm', queue!)).toBe('allContent');
});

test('calm at the door counts as kept only those who find a seat in time', () => {
  const customers = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id)),
    ...['u', 'v', 'w', 'x', 'y'].map((id) => arriving(id, 1, { patience: 900 })),
  ];
  const story = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] }).pass(450);
  const { figures, clock } = story.cafe.state;
  // In the best hour 24 guests paid ¥1,000 each. No seat is free, so two come free within the patience of 900 ticks if
  // an hour has 10,800 ticks.
  clock.ticksPerMinute = 180;
  Object.assign(figures, { guestsServed: 30, income: 30_000, incomeByHour: [6000, 24_000, 0] });
  const { gains } = story.cafe.strongPlan('calm', { guest: 'x' });
  expect(gains).toContainEqual({ key: 'keptSome', terms: { seats: 2, money: 2000 } });
  expect(gains.map(({ key }) => key)).not.toContain('kept');
});

test('the special goes straight to the kitchen: nobody takes the order', () => {
  const customers = Array.from({ length: 8 }, (_, i) => arriving(`g${i}`, 30 + i, { order: null, budget: 5000 }));
  const story = room({ customers, maids: [] });
  give(story, { action: 'special', dish: 'tea' }).pass(400);
  expect(story.count('ordersSpecial')).toBeGreaterThan(1);
  expect(story.count('orderTaken')).toBe(0);
  expect(story.count('cooked')).toBeGreaterThan(0);
});

describe('plates at a table', () => {
  const dirty = (duties: string): Story => {
    const story = room({ customers: [], maids: [farSighted('hana', [12, 6], { duties })] }).pass(5);
    for (const id of ['a', 'b', 'c']) {
      const seat = story.cafe.world.seats.get(id)!;
      seat.dirty = true;
      story.cafe.world.places.seatChanged(seat);
    }
    return story;
  };
  const isClean = (story: Story): boolean => story.cafe.state.seats.every((seat) => !seat.dirty);

  test('a maid whom the player asks to sweep there takes all away at once', () => {
    const story = dirty('reception');
    const command = { behave: 'sweep', x: 4, y: 4 };
    expect(story.cafe.outlook('hana', command)).toMatchObject({ chance: 'sure' });
    story.cafe.give({ kind: 'command', post: { executorKeys: ['hana'], tick: 200, command } });
    story.until('orderEnded', { who: 'hana', answer: 'done' }, 400);
    expect([isClean(story), story.count('clear')]).toEqual([true, 1]);
  });
  test('a maid who clears by herself takes one after another', () => {
    const story = dirty('serving').pass(400);
    expect([isClean(story), story.count('clear')]).toEqual([true, 3]);
  });
});

test('special of the hour: about half of the guests who come order it', () => {
  const customers = Array.from({ length: 8 }, (_, i) => arriving(`g${i}`, 30 + i, { order: null, budget: 5000 }));
  const story = room({ customers });
  give(story, { action: 'special', dish: 'tea' }).pass(60);
  const wants = Object.values(story.cafe.state.people).filter((one) => one.role === 'guest' && one.fancies === 'tea');
  expect(wants.length).toBeGreaterThan(1);
  expect(wants.length).toBeLessThan(8);
  story.pass(700);
  const late = wants[0];
  for (const order of story.all('orderTaken', { customer: late?.id ?? '' }).slice(0, 1))
    expect(order['dish']).toBe('tea');
});

test('special of the hour: its preview promises a range, counts only guests who can pay, and says when nobody comes', () => {
  const preview = (count: number, budget: number): unknown => {
    const customers = Array.from({ length: count }, (_, i) => arriving(`g${i}`, 30 + i, { order: null, budget }));
    const { cafe } = room({ customers });
    return strongActions.special.plan(cafe.world, { dish: 'tea' }).gains[0]?.terms;
  };
  expect(preview(3, 5000)).toMatchObject({ least: 0, count: 3 });
  expect(preview(12, 5000)).toMatchObject({ least: 2, count: 9 });
  // Half of 28 is 14: the range is narrower than from none to all.
  expect(preview(28, 5000)).toMatchObject({ least: 4, count: 18 });
  expect(preview(12, 10)).toMatchObject({ least: 0, count: 0, money: 0 });
});

test('all hands says before it is paid when no work waits for it', () => {
  const customers = [
    ...['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => seated(id, id)),
    arriving('x', 1, { patience: 9000 }),
  ];
  const costs = (story: Story) =>
    story.cafe.strongPlan('allHands', {}).costs.map(({ key, terms }) => [key, terms['count']]);
  const story = room({ customers, maids: [maid('hana', [12, 6], { duties: 'serving' })] }).pass(450);
  expect(costs(story)).toEqual([]);
  for (const one of story.cafe.world.freeCallers.slice()) setFreeCaller(story.cafe.world, one, false);
  expect(costs(story)).toEqual([['handsDoor', 1]]);
});

describe('join tables', () => {
  const six = Array.from({ length: 6 }, (_, i) => arriving(`s${i}`, 5, { party: 'six', patience: 3000 }));
  const two = [farSighted('hana', [3, 3]), farSighted('mei', [6, 6])];
  test('a group of six waits, and leaves if nobody joins two tables for it', () => {
    const story = room({
      customers: six.map((one) => ({ ...one, patience: 400 })),
      maids: two,
    });
    story.until('leaves', { who: 's0' });
    expect(story.count('seated')).toBe(0);
  });
  test('a group waits while tables are pushed for it, but not beyond closing, so that the day ends', () => {
    const customers = six.map((one) => ({ ...one, patience: 400 }));
    // Three guests of another party sit at the tables and never leave.
    const others = ['a', 'b', 'e'].map((id) => seated(id, id, { patience: 20_000 }));
    const story = room({ customers: [...customers, ...others], maids: two, chefs: 0 }).pass(60);
    give(story, { action: 'join', table: 1, other: 2 }).pass(700);
    expect(story.guest('s0')).toMatchObject({ stage: 'queue' });
    story.cafe.state.closed = true;
    story.until('leaves', { who: 's0' }, 900);
  });
  test('two maids push for nine seconds; then the group sits down together, and pays', () => {
    const story = room({ customers: six, maids: two, chefs: 3 }).pass(60);
    expect(story.cafe.strongPlan('join', { table: 1, other: 2 })).toMatchObject({
      helpers: ['hana', 'mei'],
      seconds: 9,
      gains: [{ key: 'join', terms: { count: 6 } }],
    });
    const at = story.cafe.state.tick;
    give(story, { action: 'join', table: 1, other: 2 });
    expect(story.until('joined', {}, 500).tick - at).toBeGreaterThan(180);
    story.until('seated', { who: 's5' }, 300);
    expect(new Set(story.list('seated', 'table'))).toEqual(new Set([1]));
    const again = Simulation.load(story.cafe.save(), scripts);
    story.until('paid', {}, 6000);
    const { tick } = story.cafe.state;
    for (let i = again.state.tick; i < tick; i++) again.step();
    expect(again.hash()).toBe(story.cafe.hash());
    expect(story.cafe.state.strong?.used[0]).toMatchObject({ what: 'join', paid: 6 });
    expectSound(story);
  });
  test('nobody else sits down there while it is pushed, or while the group waits', () => {
    const later = arriving('z', 70);
    const story = room({ customers: [...six, later], maids: two }).pass(60);
    give(story, { action: 'join', table: 1, other: 2 });
    story.until('joined', {}, 600);
    expect(story.count('seated')).toBe(0);
    story.pass(3);
    expect(story.guest('z').claimedSeat === null || story.guest('s0').claimedSeat !== null).toBe(true);
  });
});

test('all hands: a maid who only serves takes orders as well, for fifteen seconds', () => {
  const serving = { duties: 'serving' };
  const story = room({
    customers: ['a', 'b', 'e'].map((seat) => seated(seat, seat)),
    maids: [farSighted('mei', [3, 3], serving)],
  });
  story.pass(200);
  expect(story.count('orderTaken')).toBe(0);
  give(story, { action: 'allHands' }).pass(299);
  expect(story.count('orderTaken')).toBeGreaterThan(0);
  const before = story.count('orderTaken');
  story.pass(400);
  expect(story.count('orderTaken') - before).toBeLessThanOrEqual(1);
  expectSound(story);
});
