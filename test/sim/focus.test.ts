// The focus: one kind of work comes first for all maids, until the player changes it or the day ends.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { readLamps } from '../../src/hud/read/lamps.ts';
import { queueing } from '../../src/sim/world/ground.ts';
import { waits } from '../../src/sim/strong/most-waits.ts';
import { doneToday } from '../../src/sim/strong/focus.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { beginSeason, nextDay, openCafe } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { FocusChoice, FocusName } from '../../src/sim/state/strong.ts';
import type { Seat } from '../../src/sim/state/things.ts';
import { dishesToFetch } from '../../src/sim/world/world.ts';
import { arriving, maid, open, type Story } from '../scenarios/story.ts';

const focus = (on: FocusChoice | null): Input => ({ kind: 'focus', on });
/** Four tables, and more guests than one maid can serve at once. */
const ROOM = [
  '##############',
  '#K.K.........#',
  '#PPPP.aTb.eTf#',
  '#............#',
  '#.....cTd.gTh#',
  '#............#',
  '######D#######',
];
const GUESTS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8'].map((id, i) => arriving(id, i * 90));

function worked(on: FocusName | null, ticks: number, controller = 'script'): Story {
  const story = open({ map: ROOM, chefs: 2, maids: [maid('rin', [5, 3], { controller })], customers: GUESTS });
  story.cafe.give(focus(on));
  return story.pass(ticks);
}

test.each([
  ['orders', 800],
  ['dishes', 500],
  ['plates', 1400],
] as const)('with the focus on %s, a maid with all kinds of work has done more of it after %i ticks', (on, ticks) => {
  expect(doneToday(worked(on, ticks).cafe.state, on)).toBeGreaterThan(doneToday(worked(null, ticks).cafe.state, on));
});

/** Orders, dishes and plates done after each hundred ticks, added up: the more, the earlier the work was done. */
function early(on: FocusName | null, controller: string, of: FocusName): number {
  const story = worked(on, 0, controller);
  let sum = 0;
  for (let i = 0; i < 16; i++) sum += doneToday(story.pass(100).cafe.state, of);
  return sum;
}

test.each(['diligent', 'sociable', 'utility'])('a maid whose mind is %s follows the focus, too', (controller) => {
  const differs = (['orders', 'dishes', 'plates'] as const).filter(
    (on) => early(on, controller, on) > early(null, controller, on),
  );
  // A mind that does one kind first by itself gains nothing there.
  expect(differs).not.toEqual([]);
});

test('a maid who follows the focus says so', () => {
  const story = worked('orders', 0);
  const keys: (string | undefined)[] = [];
  story.pass(300, (cafe) => keys.push(cafe.decisions('rin').at(-1)?.because?.key));
  expect(keys).toContain('focus.orders');
});

test('a maid who carries dishes only takes no orders, whatever the focus', () => {
  const story = open({ map: ROOM, maids: [maid('rin', [5, 3], { duties: 'serving' })], customers: GUESTS });
  story.cafe.give(focus('orders'));
  expect(story.pass(600).count('orderTaken')).toBe(0);
});

test('the focus is taken back, and is gone on the next day', () => {
  const cafe = new Simulation(beginSeason({ seed: 1 }), scripts);
  cafe.give(focus('orders'));
  cafe.step();
  expect(cafe.state.focus?.on).toBe('orders');
  cafe.give(focus(null));
  cafe.step();
  expect(cafe.state.focus).toBeUndefined();
  cafe.give(focus('dishes'));
  while (!cafe.state.over) cafe.step();
  expect(nextDay(cafe.state).focus).toBeUndefined();
});

test('a name that is no focus is refused with those that there are', () => {
  const cafe = new Simulation(beginSeason({ seed: 1 }), scripts);
  expect(() => cafe.give({ kind: 'focus', on: 'tables' } as unknown as Input)).toThrow(
    'right: orders, dishes, plates, most or null',
  );
});

describe('the focus where most waits', () => {
  const day = (mode: 'Player' | 'Train' | 'Auto'): Simulation => {
    const cafe = new Simulation(beginSeason({ seed: 4 }), scripts);
    cafe.give({ kind: 'headMaid', mode });
    cafe.step();
    cafe.give(focus('most'));
    cafe.step();
    return cafe;
  };
  test('needs a head maid, and ends when she is turned off', () => {
    const alone = day('Player');
    expect(alone.events).toContainEqual(expect.objectContaining({ type: 'refused', why: 'noHeadMaid' }));
    expect(alone.focus()).toBeNull();
    const cafe = day('Train');
    expect(cafe.focus()).toBe('most');
    cafe.give({ kind: 'headMaid', mode: 'Player' });
    for (let i = 0; i < 110; i++) cafe.step();
    expect(cafe.focus()).toBeNull();
    expect(cafe.state.focus).toBeUndefined();
  });
  test('is kept by her: she puts first what has waited longest, says so, and lets go when nothing waits for long', () => {
    const cafe = new Simulation(openCafe({ seed: 7, stars: 4.5, shift: ['yuki', 'hana'] }, scripts).state, scripts);
    cafe.give({ kind: 'headMaid', mode: 'Train' });
    cafe.step();
    cafe.give(focus('most'));
    cafe.step();
    const moved: { readonly on: unknown; readonly caller: number; readonly dish: number }[] = [];
    const said = new Set<unknown>();
    while (!cafe.state.over) {
      const since = cafe.world.freeCallers.map(({ calls }) => calls?.since ?? Infinity);
      const cooked = dishesToFetch(cafe.world).map(({ cookedTick }) => cookedTick);
      const { tick } = cafe.state;
      cafe.step();
      const chief = cafe.state.people[cafe.headMaid()?.id ?? ''];
      for (const event of cafe.events)
        if (event.type === 'focus') {
          moved.push({
            on: event['on'],
            caller: tick - Math.min(tick, ...since),
            dish: tick - Math.min(tick, ...cooked),
          });
          said.add(chief?.bubble?.say);
        }
    }
    const on = (name: FocusName | null) => moved.filter((one) => one.on === name);
    expect(on('dishes').length).toBeGreaterThan(0);
    expect(on('orders').length).toBeGreaterThan(0);
    expect(on(null).length).toBeGreaterThan(0);
    expect([...said]).toEqual(expect.arrayContaining(['focus.dishes', 'focus.orders']));
  });
  test('agrees with the lamps: she puts something first while chairs under plates keep guests at the door, or many call', () => {
    const cafe = new Simulation(openCafe({ seed: 7, stars: 4.5, shift: ['yuki', 'hana'] }, scripts).state, scripts);
    cafe.give(focus('most'));
    let plates = 0;
    let calls = 0;
    while (!cafe.state.over) {
      cafe.step();
      if (cafe.state.tick % 100 !== 1) continue;
      const lamps = readLamps(cafe);
      const lamp = (of: string) => lamps.find(({ id }) => id === of)!;
      const blocked = lamp('seats').level === 'red' && Number(lamp('seats').params['dirty']) >= 2;
      const many = lamp('orders').count >= 4 && lamp('orders').cause === 'orders.wait';
      if (blocked && !cafe.state.closed) plates++;
      if (many) calls++;
      if ((blocked && !cafe.state.closed) || many)
        expect(cafe.state.focus?.on ?? `none at ${cafe.state.tick}`).toMatch(/^(orders|dishes|plates)$/);
    }
    expect(plates).toBeGreaterThan(3);
    expect(calls).toBeGreaterThan(3);
  });
  test('is counted by chairs that could be free, even just after Calm: one plate at a kept table counts for its whole party', () => {
    const cafe = openCafe({ seed: 7, stars: 4.5, shift: ['yuki', 'hana'] }, scripts);
    const { world, state } = cafe;
    const left = (): Seat[] => [...world.places.dirty].filter(({ takenBy }) => takenBy === null);
    while (state.tick < 20_000 && !(queueing(world).length >= 8 && left().length > 0)) cafe.step();
    for (const one of queueing(world)) one.stageTick = state.tick;
    const [plate] = left();
    delete state.family;
    world.places.freeSeats.clear();
    for (const seat of world.places.dirty) if (seat !== plate) world.places.dirty.delete(seat);
    expect(waits(world).plates).toBeLessThan(1);
    state.family = { party: 'x', table: plate!.table, size: 4 };
    expect(waits(world).plates).toBeGreaterThanOrEqual(1);
  });
  test('stays from day to day while the same head maid keeps it', () => {
    const cafe = new Simulation(beginSeason({ seed: 4 }), scripts);
    cafe.give({ kind: 'headMaid', mode: 'Train' });
    cafe.give(focus('most'));
    cafe.step();
    const chief = cafe.headMaid()!.id;
    while (!cafe.state.over) cafe.step();
    const morning = nextDay(cafe.state);
    expect(morning.focus).toEqual({ on: null, most: true, sinceTick: 0, from: 0 });
    expect(nextDay({ ...cafe.state, focus: undefined } as never).focus?.most).toBe(true);
    const other = structuredClone(cafe.state);
    other.headMaid!.appointed = other.season!.staff.find(({ id, onShift }) => onShift && id !== chief)!.id;
    expect(nextDay(other).focus).toBeUndefined();
    const next = new Simulation(morning, scripts);
    next.give(focus('orders'));
    next.step();
    while (!next.state.over) next.step();
    expect(nextDay(next.state).focus).toBeUndefined();
  });
});
