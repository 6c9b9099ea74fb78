// A usual dish that is not on the menu: the guest asks for it, is disappointed and chooses another; the chalkboard
// keeps the wish. The kitchen cooks nothing that is not on the menu, neither on order nor ahead.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { readWishes } from '../../src/hud/read/board.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { NARROW as ROOM } from './rooms.ts';
import { expectSound, maid, open, seated, type Story } from './story.ts';

const dish = (id: string, price: number) => ({ id, cookTicks: 20, eatTicks: 40, price, coldTicks: 400 });
const MENU = [dish('curry', 900), dish('tea', 400), dish('cake', 600)];
/** The prediction is certain: after light, light comes sweet. */
const SEEN = ['light', 'light', 'sweet', 'light', 'light', 'sweet', 'light', 'light', 'sweet', 'light', 'light'];
/** A regular who would like this, in a café without cake on its menu. */
function withoutCake(order: readonly string[], budget = 5000): Story {
  const story = open({
    map: ROOM,
    menu: MENU,
    maids: [maid('mei', [6, 3])],
    customers: [seated('toma', 'a', { arrive: 200, order: [...order], budget })],
    regulars: [{ id: 'toma', hearty: 'curry', light: 'tea', sweet: 'cake', orders: order.length, seen: SEEN }],
  });
  story.cafe.state.menu = story.cafe.state.menu.filter(({ id }) => id !== 'cake');
  return story;
}

describe('a regular whose usual is not on the menu', () => {
  test('asks for it, sighs, and orders something that is', () => {
    const story = withoutCake(['cake']);
    const wish = story.until('wished');
    expect(wish).toMatchObject({ who: 'toma', dish: 'cake', maid: 'mei' });
    expect(story.guest('toma').bubble).toMatchObject({ say: 'wish', dish: 'cake' });
    expect(['curry', 'tea']).toContain(story.first('orderTaken').dish);
    expect(story.guest('toma').mood).toBeLessThan(0.2);
    story.pass(1500);
    expect(story.count('paid')).toBe(1);
    expectSound(story);
  });

  test('orders what is on the menu as ever, with no wish', () => {
    const story = withoutCake(['tea', 'curry']).pass(1500);
    expect(story.list('orderTaken', 'dish')).toEqual(['tea', 'curry']);
    expect(story.count('wished')).toBe(0);
    expect(story.cafe.state.figures.wished).toBeUndefined();
  });

  test('is on the board once, however often they ask', () => {
    const story = withoutCake(['cake', 'cake']).pass(2000);
    expect(story.count('wished')).toBe(2);
    expect(readWishes(story.cafe)).toEqual([{ dish: 'cake', names: ['toma'] }]);
  });

  test('leaves when there is nothing else that the purse allows', () => {
    const story = withoutCake(['cake'], 300).pass(1500);
    expect(story.first('leaves', { who: 'toma' })).toMatchObject({ reason: 'tooDear' });
  });

  test('is still known by what they ask for: the kitchen’s book hears the wish', () => {
    const story = withoutCake(['cake']).pass(1500);
    expect(story.cafe.state.regulars?.who[0]?.at).toBe(1);
    expect(story.first('predicted')).toMatchObject({ family: 'sweet', prediction: 'sweet', hit: true });
  });

  test('has nothing cooked ahead that cannot be ordered', () => {
    const story = withoutCake(['cake']);
    expect(story.pass(199).count('precooks')).toBe(0);
    story.pass(1500);
    expect(story.count('precooks')).toBe(0);
    expect(story.cafe.world.scriptApi.aheadOptions()).toEqual([]);
    const again = withoutCake(['cake']).pass(202);
    expect(again.cafe.world.scriptApi.aheadOptions()).toMatchObject([{ regular: { id: 'toma' }, verdict: 'offMenu' }]);
  });
});

test('on the first day of a season nobody orders, and no chef cooks, what is not on the menu', () => {
  const cafe = new Simulation(beginSeason({ seed: 5 }), scripts);
  const menu = cafe.state.menu.map(({ id }) => id);
  const off: string[] = [];
  let wishes = 0;
  while (!cafe.state.over) {
    cafe.step();
    for (const { type, dish: of } of cafe.events) {
      if (type === 'wished') wishes++;
      else if (['orderTaken', 'cooks', 'precooks', 'served'].includes(type) && !menu.includes(String(of)))
        off.push(`${type} ${String(of)}`);
    }
  }
  expect(off).toEqual([]);
  expect(wishes).toBeGreaterThan(0);
});
