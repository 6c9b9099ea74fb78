// "Why is nobody coming?": every maid's situation towards one guest, from the state alone.

import { describe, expect, test } from 'vitest';
import { whyNot } from '../../src/notebook/now/whynot.ts';
import { worded } from '../../src/notebook/words.ts';
import { FLAG, type Maid } from '../../src/sim/state/person.ts';
import { fakeCafe, guest, maid, page, walking } from './fake-cafe.ts';

/** A maid's situation towards Kim at table 1, who wants to order. */
function standing(
  change: (me: Maid, cafe: ReturnType<typeof fakeCafe>) => void,
  given: Parameters<typeof maid>[1] = {},
): string {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  const me = cafe.add(maid('momo', given));
  change(me, cafe);
  const row = whyNot(cafe.state, 'kim', (id) => cafe.page(id))?.rows.find((one) => one.id === 'momo');
  return row === undefined ? '' : `${row.sign}: ${worded(row.words)}`;
}

describe('one maid', () => {
  test('is free', () => expect(standing(() => {})).toBe('could: free'));
  test('serves this guest', () => expect(standing((me) => (me.serving = 'kim'))).toBe('serves: coming for the order'));
  test('lies on the floor', () =>
    expect(standing((me) => me.flags.push({ flag: FLAG.STUNNED, ticks: 30 }))).toBe('cannot: on the floor, 1.5 s'));
  test('has other duties', () => expect(standing(() => {}, { duties: 'serving' })).toBe('cannot: dishes only'));
  test('has her hands full', () => expect(standing((me) => me.carrying.push(1, 2))).toBe('cannot: carrying 2 dishes'));
  test('has her order book full', () =>
    expect(standing((me) => me.orders.push({ guest: 'x', dish: 'soup', takenTick: 1 }))).toBe(
      'cannot: must hand in 1 order',
    ));
  test('of the highest rarity remembers two orders', () =>
    expect(standing((me) => me.orders.push({ guest: 'x', dish: 'soup', takenTick: 1 }), { rank: 5 })).toBe(
      'could: free',
    ));
  test('walks plainly', () =>
    expect(
      standing((me, cafe) => {
        guest(cafe, 'lia', 'b', { need: 'bill' });
        me.serving = 'lia';
        cafe.pages.set('momo', page('momo', { todo: walking(undefined) }));
      }),
    ).toBe('cannot: won’t look up'));
  test('serves somebody not less dear', () =>
    expect(
      standing((me, cafe) => {
        guest(cafe, 'lia', 'b', { need: 'bill' });
        me.serving = 'lia';
        cafe.pages.set('momo', page('momo', { todo: walking(30), ticksLeft: 12 }));
      }),
    ).toBe('cannot: serving Lia'));
  test('would turn, once she looks up, for somebody dearer', () =>
    expect(
      standing(
        (me, cafe) => {
          guest(cafe, 'lia', 'b', { need: 'bill' });
          me.serving = 'lia';
          cafe.pages.set('momo', page('momo', { todo: walking(30), ticksLeft: 12 }));
        },
        { favouriteCustomerIds: ['kim'], alertRange: [{ radius: 20, halfAngle: 180, facing: 0 }] },
      ),
    ).toBe('could: would leave Lia'));
  test('would turn, but has not noticed her favourite: out of her range, or behind her back; a bell changes that', () => {
    const passes = (radius: number, halfAngle: number, hears = false): string =>
      standing(
        (me, cafe) => {
          guest(cafe, 'lia', 'b', { need: 'bill' });
          me.serving = 'lia';
          if (hears) me.heard = [{ from: 'kim', until: cafe.state.tick + 10 }];
          cafe.pages.set('momo', page('momo', { todo: walking(30), ticksLeft: 12 }));
        },
        { favouriteCustomerIds: ['kim'], alertRange: [{ radius, halfAngle, facing: 180 }] },
      );
    expect(passes(1, 180)).toBe('cannot: out of her range');
    expect(passes(20, 1)).toBe('cannot: behind her back');
    expect(passes(1, 180, true)).toBe('could: would leave Lia');
  });
  test('is free, but somebody else comes', () =>
    expect(
      standing((_me, cafe) => {
        cafe.add({ ...maid('yuki'), serving: 'kim' });
      }),
    ).toBe('cannot: free, but Yuki is coming'));
});

test('maids are ordered: who serves, who could first, who cannot', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order', waited: 60 });
  cafe.add(maid('far', { at: [1, 7] }));
  cafe.add(maid('near', { at: [6, 4] }));
  cafe.add(maid('busy', { at: [8, 4] })).carrying.push(1);
  cafe.add(maid('fond', { at: [1, 7], favouriteCustomerTypes: ['office'] }));
  const view = whyNot(cafe.state, 'kim', (id) => cafe.page(id));
  expect(view?.rows.map((row) => row.id)).toEqual(['fond', 'near', 'far', 'busy']);
  expect(view?.waited).toBe(60);
  expect(view?.rows.find((row) => row.id === 'busy')?.tiles).toBe(0);
  expect(worded(view?.summary ?? { key: '', terms: {} })).toBe('Fond could come to Kim next.');
});

test('a guest cut off by furniture has no tiles to walk', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { need: 'order' });
  cafe.add(maid('momo'));
  cafe.state.map.decor.push({ kind: 'palm', x: 8, y: 4 }, { kind: 'palm', x: 8, y: 2 });
  expect(whyNot(cafe.state, 'kim', () => null)?.rows[0]?.tiles).toBeNull();
});

test('a dish that does not come is followed to where it is', () => {
  const cafe = fakeCafe();
  guest(cafe, 'kim', 'a', { stage: 'waitDish', ordered: 'curry' });
  const me = cafe.add(maid('momo'));
  const summary = () => worded(whyNot(cafe.state, 'kim', () => null)?.summary ?? { key: '', terms: {} });
  me.orders.push({ guest: 'kim', dish: 'curry', takenTick: 950 });
  expect(summary()).toBe('Kim’s order is still in Momo’s order book.');
  cafe.state.tickets.push({ guest: 'x', dish: 'soup', placedTick: 1 }, { guest: 'kim', dish: 'curry', placedTick: 2 });
  expect(summary()).toBe('Kim’s ticket is number 2 at the stove.');
  cafe.state.dishes[3] = {
    id: 3,
    dish: 'curry',
    guest: 'kim',
    cookedTick: 900,
    where: 'pass',
    holder: null,
    x: 1,
    y: 2,
  };
  expect(summary()).toBe('Kim’s dish has been on the pass for 5.0 s.');
  me.fetching.push(3);
  expect(summary()).toBe('Momo is looking after Kim.');
});

test('nobody asks about a guest who has gone', () => {
  expect(whyNot(fakeCafe().state, 'gone', () => null)).toBeNull();
});

test('a guest in the queue does not need nothing, but a seat', () => {
  const cafe = fakeCafe();
  cafe.add(maid('momo'));
  guest(cafe, 'zoe', '', { stage: 'queue' });
  const said = worded(whyNot(cafe.state, 'zoe', (id) => cafe.page(id))!.summary);
  expect(said).toBe('Zoe waits for a clean seat; friends wait for seats at one table. Clearing plates helps.');
});
