// A regular whose dish is not on the menu takes one of the same taste instead, is less disappointed, and stays twice as
// long; without one, three visits are enough. A letter can offer the dish that is there.

import { describe, expect, test } from 'vitest';
import { rules } from '../../src/data/season/index.ts';
import { News } from '../../src/hud/news/news.ts';
import { dramaText } from '../../src/hud/news/drama-words.ts';
import { plainOf } from '../../src/notebook/simple/read-simple.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { goOver } from '../../src/sim/visits/regulars-going-over.ts';
import { nearDish } from '../../src/sim/season/menu-and-recipes.ts';

function evening(): Simulation {
  const state = beginSeason({ seed: 6 });
  state.over = state.closed = true;
  return new Simulation(state, scripts);
}
const regularOf = (cafe: Simulation, id: string) => cafe.state.regulars!.who.find((one) => one.id === id)!;

describe('a dish that is not on the menu', () => {
  test('has a near one by taste: pudding for pancakes, and nothing for ramen', () => {
    const { season, menu } = beginSeason({ seed: 1 });
    expect(nearDish(season, menu, 'pancakes')).toBe('pudding');
    expect(nearDish(season, menu, 'pizza')).toBe('sandwich');
    expect(nearDish(season, menu, 'ramen')).toBeNull();
    expect(nearDish(season, menu, 'pancakes', 100)).toBeNull();
  });

  test('is replaced by the near one when a regular orders; the news and the notebook say so', () => {
    let state = beginSeason({ seed: 3 });
    const told: string[] = [];
    const noted: string[] = [];
    const moods = { instead: [] as number[], inVain: [] as number[] };
    for (let day = 1; day <= 2; day++) {
      const cafe = new Simulation(state, scripts);
      const news = new News(cafe);
      let before = new Map<string, number>();
      while (!cafe.state.over) {
        before = new Map(cafe.world.guests.map(({ id, mood }) => [id, mood]));
        cafe.step();
        for (const { what } of news.tell(cafe, cafe.events, told.length)) told.push(dramaText(what));
        for (const event of cafe.events.filter(({ type }) => type === 'wished')) {
          const guest = cafe.world.guests.find(({ id }) => id === event.who)!;
          const { instead } = event;
          if (typeof instead === 'string') expect(guest.ordered).toBe(instead);
          (typeof instead === 'string' ? moods.instead : moods.inVain).push(guest.mood - before.get(guest.id)!);
          if (typeof instead === 'string') noted.push(JSON.stringify(plainOf(cafe, guest).traits));
        }
      }
      state = nextDay(cafe.state);
    }
    expect(noted.length).toBeGreaterThan(3);
    // If another dish was missing without a near one, the notebook names that one, because it weighs more.
    for (const traits of noted) expect(traits).toMatch(/plain\.trait\.(instead|missed)/u);
    expect(noted.some((traits) => traits.includes('plain.trait.instead'))).toBe(true);
    expect(told.filter((line) => line.includes('instead')).length).toBeGreaterThan(0);
    const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;
    expect(mean(moods.instead)).toBeGreaterThan(mean(moods.inVain));
  });

  test('loses a regular after three visits, and after six if a near one is there', () => {
    const visits = (instead?: string): number => {
      const cafe = evening();
      const bram = regularOf(cafe, 'bram');
      let count = 0;
      while (bram.gone === undefined) {
        bram.upset = { why: 'wish', dish: 'donut', seconds: 0, ...(instead === undefined ? {} : { instead }) };
        goOver(cafe.world);
        count++;
      }
      return count;
    };
    expect(visits()).toBe(rules.goOverSighs);
    expect(visits('pudding')).toBe(2 * rules.goOverSighs);
  });
});

describe('a letter to a regular who misses a dish', () => {
  const writes = (dish: string) => {
    const cafe = evening();
    regularOf(cafe, 'bram').gone = { why: 'wish', dish, seconds: 0, day: 1 };
    cafe.give({ kind: 'evening', act: { do: 'winBack', guest: 'bram' } });
    cafe.step();
    return { cafe, bram: regularOf(cafe, 'bram') };
  };
  test('offers a near dish; half of the disappointment stays', () => {
    const { cafe, bram } = writes('donut');
    expect(bram.gone).toBeUndefined();
    expect(bram.sighs).toBe(rules.goOverSighs);
    expect(nextDay(cafe.state).arrivals.some(({ id }) => id === 'bram')).toBe(true);
  });
  test('is refused while the menu has nothing of the same taste', () => {
    const { cafe, bram } = writes('ramen');
    expect(bram.gone).toMatchObject({ dish: 'ramen' });
    expect(cafe.events.some(({ type }) => type === 'refused')).toBe(true);
  });
});
