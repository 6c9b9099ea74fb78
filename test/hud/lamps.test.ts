// The six lamps: what each measures, and that none flickers.

import { describe, expect, test } from 'vitest';
import { HOLD_TICKS, type LampMemory, lampsOf, settleLamps, worstOf } from '../../src/hud/lamps/shown-lamps.ts';
import { signText } from '../../src/hud/lamps/sign-text.ts';
import { type LampId, type LampReading, readLamps } from '../../src/hud/read/lamps.ts';
import { eveningHint, needOf } from '../../src/hud/read/remedies.ts';
import { isFull, seatCounts } from '../../src/hud/read/seats.ts';
import { levelWhy } from '../../src/hud/lamps/level-why.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Chef, Guest, Maid, Person } from '../../src/sim/state/person.ts';
import type { Dish, Seat, Ticket } from '../../src/sim/state/things.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { fakeGuest, fakeMaid } from './fake-cafe.ts';

const seat = (i: number, more: Partial<Seat> = {}): Seat =>
  ({
    id: `s${i}`,
    x: i,
    y: 4,
    tableX: i,
    tableY: 5,
    facing: 'SE',
    takenBy: null,
    dirty: false,
    table: i,
    ...more,
  }) as Seat;
const dish = (id: number, guest: string, cookedTick = 0): Dish => ({
  id,
  dish: 'ramen',
  guest,
  cookedTick,
  where: 'pass',
  holder: null,
  x: id,
  y: 2,
});
const chef = (cooking: Ticket | null): Chef =>
  ({ id: 'chef', role: 'chef', present: true, cooking, stove: { x: 3, y: 1 } }) as unknown as Chef;

interface Room {
  readonly people?: readonly Person[];
  readonly seats?: readonly Seat[];
  readonly dishes?: readonly Dish[];
  readonly tickets?: readonly Ticket[];
  readonly tick?: number;
}
const stateOf = ({ people = [], seats = [], dishes = [], tickets = [], tick = 1000 }: Room): WorldState =>
  ({
    tick,
    people: Object.fromEntries(people.map((one) => [one.id, one])),
    seats,
    dishes: Object.fromEntries(dishes.map((one) => [one.id, one])),
    tickets,
    doors: [{ x: 9, y: 0 }],
    map: { rows: ['#########D', '.PPPPPPPP.'] },
  }) as unknown as WorldState;
const lamp = (id: LampId, room: Room): LampReading => readLamps({ state: stateOf(room) }).find((one) => one.id === id)!;
const guest = (id: string, more: Partial<Guest>): Guest =>
  fakeGuest(id, id, 'office', { patience: 1000, patienceLeft: 1, ...more });
const queue = (count: number, more: Partial<Guest> = {}): Guest[] =>
  Array.from({ length: count }, (_, i) => guest(`q${i}`, { stage: 'queue', ...more }));
const maids = (...more: Partial<Maid>[]): Maid[] => more.map((one, i) => fakeMaid(`m${i}`, `M${i}`, 3, one));

describe('advice for the evening', () => {
  const adviceOf = (id: LampId, room: Room, causes: readonly string[] = []): string | null => {
    const state = {
      ...stateOf(room),
      figures: { causes: causes.map((cause) => ({ cause })) },
    } as unknown as WorldState;
    return eveningHint(
      state,
      readLamps({ state }).find((one) => one.id === id)!,
    );
  };
  const ticket: Ticket = { guest: 'a', dish: 'ramen', placedTick: 0 };
  const full = Array.from({ length: 10 }, (_, i) => seat(i, { takenBy: 'x' }));
  test('is not given while a café is only busy: full seats, or tickets of patient guests', () => {
    expect(lamp('seats', { seats: full, people: queue(1) }).level).toBe('amber');
    expect(adviceOf('seats', { seats: full })).toBeNull();
    const cooks = { people: [chef(ticket), guest('a', { stage: 'waitDish' })], tickets: [ticket, ticket] };
    expect(adviceOf('kitchen', cooks)).toBeNull();
    expect(adviceOf('door', { people: queue(6) })).toBeNull();
  });
  test('is not given for guests too shy to ring, because one maid more would not go to them either', () => {
    const shy = { people: [guest('a', { calls: { need: 'order', since: 0 }, quiet: true, patienceLeft: 0.3 })] };
    expect(lamp('orders', shy)).toMatchObject({ level: 'red', cause: 'orders.quiet' });
    expect(adviceOf('orders', shy)).toBeNull();
    expect(adviceOf('orders', {}, ['quiet'])).toBeNull();
    expect(needOf(lamp('orders', shy))).toBe('jam.needs.quiet');
  });
  test('is given when guests wait too long now, or were lost for that today', () => {
    const tired = { people: [chef(ticket), guest('a', { stage: 'waitDish', patienceLeft: 0.3 })], tickets: [ticket] };
    expect(adviceOf('kitchen', tired)).toBe('jam.evening.kitchen');
    expect(adviceOf('door', { people: queue(2, { patienceLeft: 0.5 }) })).toBe('jam.evening.door');
    expect(adviceOf('seats', { seats: full }, ['full'])).toBe('jam.evening.seats');
    expect(adviceOf('kitchen', {}, ['kitchenSlow'])).toBe('jam.evening.kitchen');
    expect(adviceOf('kitchen', {}, ['full'])).toBeNull();
  });
});

describe('what the lamps measure', () => {
  test('an empty café is green all along', () => {
    expect(readLamps({ state: stateOf({}) }).map(({ level }) => level)).toEqual(Array(6).fill('green'));
  });
  test('Door: amber at 70 % of what it holds or past half the patience, red when guests go within 20 s', () => {
    expect(lamp('door', { people: queue(5) })).toMatchObject({ level: 'green', count: 5, cause: null });
    expect(lamp('door', { people: queue(6) })).toMatchObject({ level: 'amber', cause: 'door.wait' });
    expect(lamp('door', { people: queue(1, { patienceLeft: 0.5 }) }).level).toBe('amber');
    const red = lamp('door', { people: [...queue(3), guest('late', { stage: 'queue', patienceLeft: 0.4 })] });
    expect(red).toMatchObject({ level: 'red', cause: 'door.go', params: { count: 4, going: 1, seconds: 20 } });
    expect(red.guests[0]).toBe('late');
  });
  test('Seats: amber from 70 % taken while more guests wait than can sit, red when plates block the last free chairs while guests wait', () => {
    const ten = (taken: number, dirty = 0): Seat[] =>
      Array.from({ length: 10 }, (_, i) => seat(i, i < taken ? { takenBy: 'x' } : { dirty: i < taken + dirty }));
    expect(lamp('seats', { seats: ten(6) })).toMatchObject({ level: 'green', count: 6, holds: 10 });
    expect(lamp('seats', { seats: ten(10) })).toMatchObject({ level: 'green', cause: null });
    expect(lamp('seats', { seats: ten(7), people: queue(3) }).level).toBe('green');
    expect(lamp('seats', { seats: ten(7), people: queue(4) }).level).toBe('amber');
    expect(lamp('seats', { seats: ten(8, 2), people: queue(1) })).toMatchObject({
      level: 'red',
      cause: 'seats.dirty',
      place: { x: 8, y: 5 },
    });
  });
  test('Seats: a chair with an empty plate counts as in use, and red says so while more guests wait than can sit', () => {
    const ten = (taken: number, dirty = 0): Seat[] =>
      Array.from({ length: 10 }, (_, i) => seat(i, i < taken ? { takenBy: 'x' } : { dirty: i < taken + dirty }));
    expect(lamp('seats', { seats: ten(4, 4), people: queue(2) })).toMatchObject({
      level: 'green',
      count: 8,
      holds: 10,
    });
    expect(lamp('seats', { seats: ten(8, 1), people: queue(2) })).toMatchObject({
      level: 'amber',
      cause: 'seats.full',
    });
    const red = lamp('seats', { seats: ten(4, 4), people: queue(5) });
    expect(red).toMatchObject({ level: 'red', count: 8, cause: 'seats.plates' });
    expect(signText(red)).toBe('Clear the plates: 4 chairs could be free, 5 guests wait');
  });
  test('Seats: those whom a fire alarm sent outside sit nowhere, and a terrace in the rain has no seats', () => {
    const seats = [0, 1, 2, 3].map((i) => seat(i, { takenBy: `g${i}` }));
    const people = [0, 1, 2, 3].map((i) => guest(`g${i}`, { stage: i < 3 ? 'outside' : 'eat', seat: `s${i}` }));
    expect(lamp('seats', { seats, people })).toMatchObject({ level: 'green', count: 1, holds: 4 });
    const rain = {
      ...stateOf({ seats, people }),
      weather: 'rain',
      map: { rows: [], east: 2 },
    } as unknown as WorldState;
    rain.seats.forEach((one) => Object.assign(one, { y: 6 }));
    // Two seats are on the terrace: one guest is still eating there, the other has run outside.
    expect(seatCounts(rain)).toEqual({ open: 3, closed: 1, taken: 1, kept: 2, dirty: 0 });
    expect(readLamps({ state: rain })[1]).toMatchObject({ count: 1, holds: 3 });
    expect(isFull(rain)).toBe(false);
  });
  test('Orders and Bills: red when the oldest is past half and no maid is on her way to any of them', () => {
    const calling = (need: 'order' | 'bill'): Guest => guest('a', { calls: { need, since: 0 }, patienceLeft: 0.45 });
    expect(lamp('orders', { people: [calling('order'), ...maids({ serving: 'a' })] })).toMatchObject({
      level: 'amber',
    });
    expect(lamp('orders', { people: [calling('order'), ...maids({})] })).toMatchObject({
      level: 'red',
      cause: 'orders.nobody',
    });
    expect(lamp('bills', { people: [calling('bill'), ...maids({})] })).toMatchObject({
      level: 'red',
      cause: 'bills.nobody',
    });
    expect(lamp('bills', { people: [calling('order'), ...maids({})] }).count).toBe(0);
  });
  test('Kitchen: red when tickets lie there and nobody cooks', () => {
    const ticket: Ticket = { guest: 'a', dish: 'ramen', placedTick: 0 };
    expect(lamp('kitchen', { people: [chef(ticket)] })).toMatchObject({ level: 'green', count: 1 });
    expect(lamp('kitchen', { people: [chef(ticket)], tickets: [ticket, ticket] }).level).toBe('amber');
    expect(lamp('kitchen', { people: [chef(null)], tickets: [ticket] })).toMatchObject({
      level: 'red',
      cause: 'kitchen.stopped',
    });
  });
  test('Pass: red when it is full, or a dish lies there for 8 s, and nobody carries', () => {
    const dishes = [1, 2, 3, 4, 5].map((id) => dish(id, 'a', 990));
    expect(lamp('pass', { dishes: dishes.slice(0, 3) })).toMatchObject({ level: 'green', count: 3, holds: 5 });
    expect(lamp('pass', { dishes: dishes.slice(0, 4) }).level).toBe('amber');
    expect(lamp('pass', { dishes })).toMatchObject({ level: 'red', cause: 'pass.full', params: { count: 5 } });
    expect(lamp('pass', { dishes, people: maids({ fetching: [2] }) }).level).toBe('amber');
    expect(lamp('pass', { dishes: [dish(1, 'a', 800)] })).toMatchObject({ level: 'red', cause: 'pass.nobody' });
  });
});

describe('a lamp says why it has its colour', () => {
  const whyOf = (id: LampId, room: Room): string | null => levelWhy(stateOf(room), lamp(id, room));
  const ordering = (count: number, patienceLeft: number): Guest[] =>
    Array.from({ length: count }, (_, i) => guest(`o${i}`, { stage: 'callOrder', calls: { need: 'order', since: 0 }, patienceLeft })); // prettier-ignore
  test('many patient guests, one impatient guest, one about to leave', () => {
    expect(whyOf('orders', { people: [...ordering(7, 0.9), ...maids({})] })).toBe(
      'Amber because of the number: 7. Nobody is impatient yet.',
    );
    expect(whyOf('orders', { people: [...ordering(1, 0.5), ...maids({ serving: 'o0' })] })).toBe(
      'Amber, because 1 guest is losing patience.',
    );
    expect(whyOf('orders', { people: [...ordering(1, 0.005), ...maids({ serving: 'o0' })] })).toBe(
      'Red, because 1 guest is about to leave.',
    );
    expect(whyOf('orders', { people: [...ordering(1, 0.49), ...maids({})] })).toBe(
      'Red, because a guest has lost half of the patience and no maid is on her way.',
    );
  });
  test('every cause of a colour has its words, and green needs none', () => {
    expect(whyOf('door', {})).toBeNull();
    expect(whyOf('door', { people: queue(6) })).toBe('Amber because of the number: 6. Nobody is impatient yet.');
    expect(whyOf('seats', { seats: [seat(0, { takenBy: 'x' })], people: queue(1) })).toBe(
      'Amber, because few seats are free.',
    );
    expect(whyOf('door', { people: queue(20) })).toBe('Red because of the number: 20 wait at once.');
    expect(whyOf('pass', { dishes: [dish(1, 'a', 800)] })).toBe('Red, because no maid is fetching a dish.');
  });
});

describe('the lamps settle', () => {
  const red = lamp('door', { people: queue(9, { patienceLeft: 0.2 }) });
  const green = lamp('door', {});

  test('a higher level must hold for two café seconds; a lower level and numbers follow at once', () => {
    let memory = settleLamps(null, [green], 100);
    for (let tick = 104; tick < 104 + HOLD_TICKS; tick += 4) {
      memory = settleLamps(memory, [red], tick);
      expect(lampsOf(memory)[0]).toMatchObject({ level: 'green', count: 9, cause: null });
    }
    memory = settleLamps(memory, [red], 104 + HOLD_TICKS);
    expect(lampsOf(memory)[0]).toMatchObject({ level: 'red', cause: 'door.go' });
    memory = settleLamps(memory, [green], 200);
    expect(lampsOf(memory)[0]).toMatchObject({ level: 'green', count: 0, cause: null });
  });
  test('a sign never tells of people who no longer wait: its words follow at once, or it goes', () => {
    const words = (people: readonly Person[]): string => {
      const memory = settleLamps(settleLamps(null, [red], 100), [lamp('door', { people })], 104);
      return worstOf(lampsOf(memory)).map(signText).join();
    };
    expect(words(queue(9, { patienceLeft: 0.2 }))).toBe('9 at the door: 9 will leave within 20 s');
    expect(words(queue(7))).toBe('7 wait at the door');
    expect(words(queue(2))).toBe('');
    expect(words([])).toBe('');
  });
  const seats = (taken: number, dirty: number): LampReading =>
    lamp('seats', {
      people: queue(4),
      seats: Array.from({ length: 13 }, (_, i) =>
        seat(i, i < taken ? { takenBy: 'x' } : i < taken + dirty ? { dirty: true } : {}),
      ),
    });
  test('the sign of the seats counts as its lamp does, and hangs among the taken tables', () => {
    const memory = settleLamps(settleLamps(null, [seats(10, 0)], 100), [seats(11, 0)], 104);
    const [shown] = lampsOf(memory);
    expect(shown).toMatchObject({ level: 'amber', count: 11, holds: 13, place: { x: 5, y: 5 } });
    expect(signText(shown!)).toBe('Seats in use: 11 of 13');
  });
  test('the lamp of the seats is not red for a moment longer than plates stand before every free chair', () => {
    const blocked = settleLamps(null, [seats(9, 4)], 100);
    expect(signText(lampsOf(blocked)[0]!)).toBe('No clean seat: plates on 4 chairs, 4 guests wait');
    const [shown] = lampsOf(settleLamps(blocked, [seats(8, 1)], 104));
    expect(shown).toMatchObject({ level: 'green', cause: null });
    expect(lampsOf(settleLamps(blocked, [seats(10, 1)], 104))[0]).toMatchObject({
      level: 'amber',
      cause: 'seats.full',
    });
  });
  test('over a whole day, no sign shows other numbers than its lamp', () => {
    const cafe = new Simulation(beginSeason({ seed: 21 }), scripts);
    let memory: LampMemory | null = null;
    let signs = 0;
    while (!cafe.state.over) {
      for (let i = 0; i < 8; i++) cafe.step();
      const readings = readLamps(cafe);
      memory = settleLamps(memory, readings, cafe.state.tick);
      for (const shown of worstOf(lampsOf(memory))) {
        const now = readings.find(({ id }) => id === shown.id)!;
        expect(signText(shown)).toBe(signText({ cause: shown.cause, params: now.params }));
        expect(shown.count).toBeGreaterThan(0);
        signs++;
      }
    }
    expect(signs).toBeGreaterThan(20);
  });
  test('a reading that comes and goes never lights the lamp', () => {
    let memory = settleLamps(null, [green], 0);
    for (let tick = 20; tick < 400; tick += 20) memory = settleLamps(memory, [tick % 40 === 0 ? red : green], tick);
    expect(lampsOf(memory)[0]?.level).toBe('green');
  });
  test('café time counts, not the number of readings: while the café is paused nothing changes', () => {
    let memory = settleLamps(null, [green], 100);
    for (let i = 0; i < 500; i++) memory = settleLamps(memory, [red], 101);
    expect(lampsOf(memory)[0]?.level).toBe('green');
  });
  test('another moment of the café shows its own lamps at once', () => {
    const memory = settleLamps(null, [green], 100);
    expect(lampsOf(settleLamps(memory, [red], 50))[0]?.level).toBe('red');
  });
});

test('at most two signs: the worst red and the worst amber', () => {
  const make = (id: LampId, level: LampReading['level'], weight: number): LampReading => ({
    ...lamp('door', { people: queue(9) }),
    id,
    level,
    weight,
  });
  const all = [make('door', 'red', 1), make('pass', 'red', 20), make('seats', 'amber', 0), make('bills', 'amber', 3)];
  expect(worstOf(all).map(({ id }) => id)).toEqual(['pass', 'bills']);
  expect(worstOf(all.slice(0, 2)).map(({ id }) => id)).toEqual(['pass', 'door']);
  expect(worstOf([make('door', 'green', 9)])).toEqual([]);
});
