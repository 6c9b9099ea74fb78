// The evening's pages and the layout editor's drafts as data, computed from a season without drawing.

import { describe, expect, test } from 'vitest';
import { bestDrawn, answersOf, habitKey, quirkOf, shareOf } from '../../src/hud/evening/hire/hire.ts';
import { houseOf, isFree, move, pieceAt, put, take, type House } from '../../src/hud/evening/layout/house.ts';
import { differences, drawn, lessPleasant, marksOf, sellsFor, stepped } from '../../src/hud/evening/layout/layout.ts';
import {
  chefSays,
  failedWith,
  flavours,
  ingredientViews,
  recipesFound,
  trials,
} from '../../src/hud/evening/menu/kitchen.ts';
import { dishRows, leastMissed, stepPrice } from '../../src/hud/evening/menu/menu.ts';
import {
  achievements,
  album,
  albumLine,
  nextStar,
  profits,
  progressText,
  sums,
} from '../../src/hud/evening/goals/goals.ts';
import { inRows, looksFor, nightDoes, shiftOf } from '../../src/hud/evening/staff/staff.ts';
import { readBill } from '../../src/hud/read/report-bill.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { recipes } from '../../src/sim/season/catalogue.ts';
import { CERTAIN_AT, drawOne, freshOdds } from '../../src/sim/season/hiring-draw.ts';
import { trialPrice, trialsLeft } from '../../src/sim/season/menu-and-recipes.ts';
import { energyLevel } from '../../src/sim/people/energy.ts';
import { tablesOf } from '../../src/sim/state/pack/pack.ts';
import { moodLevel } from '../../src/sim/people/moods.ts';
import { fairWage } from '../../src/sim/season/staff.ts';
import type { Regular } from '../../src/sim/state/regulars.ts';
import type { SeasonState } from '../../src/sim/state/season.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';

function begun(): { state: WorldState; season: SeasonState } {
  const state = beginSeason({ seed: 7 });
  if (state.season === undefined) throw new Error('a season without a season');
  return { state, season: state.season };
}

describe('a full menu', () => {
  test('names the dish that is missed least, which a new dish replaces; a menu with a free place names none', () => {
    const { state, season } = begun();
    const { kitchen } = season;
    state.regulars!.who.splice(0);
    kitchen.onMenu = kitchen.onMenu.slice(1);
    state.menu = ['curry', 'omurice', 'ramen', 'parfait', 'coffee', 'cake', 'pasta', 'burger'].map(
      (id) => ({ id }) as (typeof state.menu)[number],
    );
    const least = (sold: Record<string, number>) => {
      state.figures.sold = sold;
      return leastMissed(state);
    };
    expect(least({})).toBeNull();
    kitchen.onMenu = ['curry', 'omurice', 'ramen', 'parfait', 'coffee', 'cake', 'pasta', 'burger'].map((dish, i) => ({
      dish,
      price: 500 + i,
    }));
    const sold = { curry: 3, omurice: 4, ramen: 2, parfait: 5, coffee: 9, cake: 2, pasta: 6, burger: 7 };
    expect(least(sold)).toEqual({ dish: 'ramen', count: 2, spared: null });
    expect(least({ ...sold, burger: 0 })).toEqual({ dish: 'burger', count: 0, spared: null });
    // A dish that was not on sale today does not count as not ordered.
    state.menu = state.menu.filter(({ id }) => id !== 'burger');
    expect(least({ ...sold, burger: 0 })).toEqual({ dish: 'ramen', count: 2, spared: null });
  });

  test('does not name a dish that a regular or a celebrity would miss, and says which that is', () => {
    const { state, season } = begun();
    const onMenu = ['ramen', 'curry', 'coffee', 'juice', 'omurice', 'parfait', 'pasta', 'burger'];
    season.kitchen.onMenu = onMenu.map((dish, i) => ({ dish, price: 500 + i }));
    state.menu = onMenu.map((id) => ({ id }) as (typeof state.menu)[number]);
    state.figures.sold = Object.fromEntries(onMenu.map((dish, i) => [dish, 6 + i]));
    const regular = { id: 'ann', name: 'Ann', dishes: { hearty: 'ramen' } } as unknown as Regular;
    state.regulars!.who.splice(0, Infinity, regular);
    const spared = { dish: 'ramen', count: 6, names: ['Ann'] };
    // Curry sold less than coffee, but Rio Vento comes for it.
    expect(leastMissed(state)).toEqual({ dish: 'coffee', count: 8, spared });
    regular.gone = { why: 'wish', dish: 'donut', seconds: 0, day: 1 };
    expect(leastMissed(state)).toEqual({ dish: 'ramen', count: 6, spared: null });
    // If each dish has its guest, the one with the fewest portions and regulars goes.
    const each = onMenu.map((dish) => ({ id: dish, name: dish, dishes: { a: dish } }) as unknown as Regular);
    state.regulars!.who.splice(0, Infinity, ...each);
    expect(leastMissed(state)).toEqual({ dish: 'ramen', count: 6, spared: null });
  });

  test('a price beside the usual one is not called the usual price', () => {
    const { season } = begun();
    const pricing = (price: number) => {
      season.kitchen.onMenu[0]!.price = price;
      return dishRows(season, {}).find(({ dish }) => dish === season.kitchen.onMenu[0]!.dish)!.pricing;
    };
    const usual = dishRows(season, {}).find(({ dish }) => dish === season.kitchen.onMenu[0]!.dish)!.usual;
    expect([usual, usual * 1.04, usual * 0.95, usual * 1.1].map(pricing)).toEqual(['usual', 'near', 'near', 'dear']);
  });
});

describe('staff', () => {
  test('stands with the rarest first, then by level', () => {
    expect(inRows(begun().season.staff).map(({ id }) => id)).toEqual(['momo', 'yuki', 'hana', 'mei']);
  });

  test('costs half its wage on a day off', () => {
    const { state, season } = begun();
    const before = shiftOf(state, season).wages;
    const [first] = season.staff;
    if (first === undefined) throw new Error('nobody');
    first.onShift = false;
    expect(before - shiftOf(state, season).wages).toBe(Math.floor(first.wage / 2));
    expect(shiftOf(state, season).on).toBe(3);
  });

  test('is gladder for more than is fair, and gloomier for less', () => {
    const { season } = begun();
    const [one] = season.staff;
    if (one === undefined) throw new Error('nobody');
    const paid = (share: number): string =>
      nightDoes(season, { ...one, wage: Math.round(fairWage(one) * share), mood: 0 });
    expect([paid(1.4), paid(0.7)]).toEqual(['lifts', 'underpaid']);
    expect(nightDoes(season, { ...one, wage: fairWage(one), mood: 0.15 })).toBe('holds');
  });
  test('names the cause of a worse mood, and no cause that has been removed', () => {
    const { season } = begun();
    const [one] = season.staff;
    if (one === undefined) throw new Error('nobody');
    const fair = fairWage(one);
    const night = (more: Partial<typeof one>): string => nightDoes(season, { ...one, mood: 0.6, ...more });
    const [worn, low] = [{ energy: 0 }, { wage: Math.round(fair * 0.7) }];
    expect(night({ wage: fair, ...worn, onShift: true })).toBe('tired');
    expect(night({ ...low, energy: 1 })).toBe('underpaid');
    expect(night({ ...low, ...worn, onShift: true })).toBe('both');
    // A day off and the fair wage remove both causes; a very good mood still comes down a little by itself.
    expect(night({ ...low, ...worn, onShift: false })).toBe('underpaid');
    expect(night({ wage: fair, ...worn, onShift: false })).toBe('settles');
  });

  test('says energy and mood in words', () => {
    expect([1, 0.6, 0.3, 0.1].map(energyLevel)).toEqual(['fresh', 'fit', 'tired', 'worn']);
    expect([0.8, 0.2, 0, -0.3, -0.9].map(moodLevel)).toEqual(['delighted', 'content', 'even', 'low', 'gloomy']);
  });

  test('offers an odd alertness among the others, never before the rest', () => {
    expect(looksFor(30)).toEqual([1, 5, 30, 90, null]);
    expect(looksFor(45)).toEqual([1, 5, 30, 45, 90, null]);
  });
});

test('the bill calls a regular who got a letter by name, also when the regular is not here', () => {
  const { state } = begun();
  state.figures.bought = [{ what: 'winBack', of: 'ruth', cost: 300 }];
  expect(readBill(state).boughtOf).toMatchObject([{ of: 'Ruth', amount: 300 }]);
});

describe('the notice board', () => {
  const answered = (season: SeasonState): void => {
    season.board.candidates = [
      { id: 'c1', maid: 'mei', rank: 2, day: 1 },
      { id: 'c2', maid: 'zuri', rank: 5, day: 1 },
      { id: 'c3', maid: 'nana', rank: 2, day: 1 },
    ];
  };

  test('shows the rarest first, then the latest, and who works here already', () => {
    const { season } = begun();
    answered(season);
    expect(answersOf(season).map(({ candidate, level }) => [candidate.id, level !== null])).toEqual([
      ['c2', false],
      ['c3', false],
      ['c1', true],
    ]);
  });

  test('turns over the rarest of those drawn, the first of them', () => {
    const drawn = (candidate: string, rank: number) => ({
      tick: 1,
      type: 'drawn',
      who: null,
      candidate,
      maid: 'mei',
      rank,
    });
    expect(bestDrawn([drawn('c1', 2), drawn('c2', 4), drawn('c3', 4)])).toBe('c2');
    expect(bestDrawn([])).toBeNull();
  });

  test('an applicant has the odds of her own draw: of all maids, of a new face, or certain', () => {
    const { season } = begun();
    const candidate = (rank: 2 | 5) => ({ id: 'c1', maid: 'x', rank, day: 1 });
    expect([2, 5].map((rank) => shareOf(season, candidate(rank as 2 | 5)).percent)).toEqual(['60.0', '2.5']);
    expect(shareOf(season, drawOne(season, 1)).kind).toBe('all');
    // All N and R maids are employed, so a new face is an SR or an SSR.
    const [one] = season.staff;
    if (one === undefined) throw new Error('no staff');
    season.staff = tablesOf(season).roster.flatMap(({ id, rank }) => (rank <= 3 ? [{ ...one, id }] : []));
    const odds = freshOdds(season);
    const drawn = drawOne(season, 1, true);
    const share = odds.find(({ rank }) => rank === drawn.rank)?.share ?? 0;
    expect(shareOf(season, drawn)).toEqual({ kind: 'fresh', percent: (share * 100).toFixed(1) });
    expect(share).toBeGreaterThan(0.2 * (drawn.rank === 4 ? 3 : 1));
    // What changes the odds afterwards does not change hers.
    season.staff = [];
    expect(shareOf(season, drawn).percent).toBe((share * 100).toFixed(1));
    season.board.withoutSsr = CERTAIN_AT - 1;
    expect(shareOf(season, drawOne(season, 1))).toEqual({ kind: 'certain', percent: '100.0' });
  });

  test('names what stands out about somebody', () => {
    const quirks = answersOf(
      (() => {
        const { season } = begun();
        answered(season);
        return season;
      })(),
    ).map(({ row }) => quirkOf(row));
    expect(quirks).toEqual(['quick', 'chatty', 'plain']);
  });

  test('says the way of working of a maid without another habit, if it is not the usual one', () => {
    const rows = tablesOf(begun().season).roster;
    const habit = (id: string): string => habitKey(rows.find((one) => one.id === id)!);
    expect(habit('sora')).toBe('thinks.about.starstruck');
    expect(habit('rin')).toMatch(/^evening\.quirk\./);
  });

  test('says that the album is complete once everyone in it has left happy', () => {
    expect([albumLine(11, 12), albumLine(12, 12)]).toEqual(['goal.album.line', 'goal.album.full']);
  });
});

describe('the menu', () => {
  test('lists what the kitchen knows, in one order whatever is on the menu', () => {
    const { season } = begun();
    season.kitchen.known.push('ramen');
    const rows = dishRows(season, { sold: { curry: 4, tea: 8 } });
    expect(rows).toHaveLength(9);
    expect(rows.find(({ dish }) => dish === 'ramen')).toMatchObject({ on: false, sold: 0 });
    // A new dish comes last, so that no row moves while the player presses buttons.
    expect(rows.at(-1)?.dish).toBe('ramen');
    season.kitchen.onMenu = season.kitchen.onMenu.filter(({ dish }) => dish !== 'curry');
    expect(dishRows(season, {}).map(({ dish }) => dish)).toEqual(rows.map(({ dish }) => dish));
    expect(rows.find(({ dish }) => dish === 'curry')).toMatchObject({ sold: 4, share: 0.5 });
  });

  test('knows to whom a dish is dear: kinds that come here', () => {
    const rows = dishRows(begun().season, {});
    expect(rows.find(({ dish }) => dish === 'tea')?.dearTo).toEqual(['elderly']);
    // A dish that no kind likes best yet names those who will.
    for (const dish of ['salad', 'coffee'])
      expect(rows.find((row) => row.dish === dish)).toMatchObject({ dearTo: [], dearStars: { met: [], others: true } });
    const { season } = begun();
    season.album['noel'] = { met: 1, pleased: 0 } as never;
    expect(dishRows(season, {}).find(({ dish }) => dish === 'coffee')?.dearStars.met).toEqual(['Noel Lark']);
  });

  test('says when a price is dear, cheap, or below the cost', () => {
    const { season } = begun();
    const at = (price: number): string | undefined => {
      for (const one of season.kitchen.onMenu) if (one.dish === 'curry') one.price = price;
      return dishRows(season, {}).find(({ dish }) => dish === 'curry')?.pricing;
    };
    expect([at(880), at(960), at(1200), at(600), at(260)]).toEqual(['usual', 'dear', 'resented', 'cheap', 'loss']);
  });

  test('steps a price in tens and stops where it is refused', () => {
    expect(stepPrice({ price: 880, usual: 880 }, 1)).toBe(920);
    expect(stepPrice({ price: 2190, usual: 880 }, 1)).toBe(2200);
    expect(stepPrice({ price: 2200, usual: 880 }, 1)).toBe(2200);
    expect(stepPrice({ price: 360, usual: 880 }, -1)).toBe(360);
  });
});

describe('the research kitchen', () => {
  test('keeps back what needs more stars', () => {
    const locked = (stars: number): string[] =>
      ingredientViews(stars)
        .filter((one) => one.locked !== null)
        .map(({ id }) => id);
    expect(locked(1)).toEqual(['chocolate']);
    expect(locked(0.5)).toEqual(['fish', 'cheese', 'chocolate']);
  });

  test('adds up flavours and leaves out those of nought', () => {
    expect(flavours(['honey', 'fruit'])).toEqual([
      { name: 'sweet', much: 6 },
      { name: 'fresh', much: 2 },
    ]);
  });

  test('the chef says how near it is', () => {
    const { season } = begun();
    expect(chefSays(season, [])).toBe('empty');
    expect(chefSays(season, ['spice', 'rice'])).toBe('tried');
    // The missing recipes here are, among others, noodles with cheese, and noodles with egg and spice.
    expect(chefSays(season, ['noodles'])).toBe('one');
    expect(chefSays(season, ['noodles', 'egg'])).toBe('unasked');
    const asked = (...ingredients: string[]): string => {
      (season.kitchen.asked ??= []).push({ ingredients, day: 1 });
      return chefSays(season, ingredients);
    };
    expect(asked('chocolate', 'greens')).toBe('wrong');
    expect(asked('noodles', 'egg')).toBe('together');
    expect(asked('noodles', 'cheese')).toBe('together');
    expect(asked('noodles', 'egg', 'spice')).toBe('near');
    expect(asked('noodles', 'egg', 'honey')).toBe('two');
    expect(asked('noodles', 'honey', 'fish')).toBe('wrong');
  });

  test('a failed test teaches what belongs together, what lacks and what is too much', () => {
    const { season } = begun();
    const { tried, known } = season.kitchen;
    const after = (...ingredients: string[]): unknown => {
      tried.push({ ingredients, dish: null, day: 1 });
      return failedWith(season, ingredients);
    };
    expect(failedWith(season, ['egg', 'noodles'])).toBeNull();
    expect(after('egg', 'noodles')).toMatchObject({ lesson: 'missing', together: ['egg', 'noodles'] });
    expect(after('egg', 'honey', 'noodles')).toMatchObject({
      lesson: 'swap',
      together: ['egg', 'noodles'],
      rest: ['honey'],
    });
    expect(after('cheese', 'fish', 'noodles')).toMatchObject({ lesson: 'tooMuch', rest: ['fish'] });
    expect(after('fish', 'honey')).toMatchObject({ lesson: 'no', together: [] });
    expect(after('noodles')).toMatchObject({ lesson: 'no', rest: ['noodles'] });
    // After the recipe has been found, the earlier failure says where it led.
    tried.push({ ingredients: ['egg', 'noodles', 'spice'], dish: 'ramen', day: 2 });
    known.push('ramen');
    expect(failedWith(season, ['egg', 'noodles'])).toMatchObject({ lesson: 'led', dish: 'ramen' });
    expect(trials(season)[0]).toMatchObject({ dish: 'ramen', learned: null });
  });

  test('the lesson of a failed test stays until its recipe is found, also where another recipe fits as well', () => {
    const { season } = begun();
    const { tried, known } = season.kitchen;
    tried.push({ ingredients: ['egg', 'flour', 'milk'], dish: null, day: 1 });
    const first = failedWith(season, ['egg', 'flour', 'milk']);
    // Another dish with two of these ingredients is found.
    const others = recipes.filter(
      ({ dish, ingredients }) =>
        !known.includes(dish) && ingredients.filter((id) => first?.rest.includes(id)).length > 0,
    );
    for (const { dish, ingredients } of others) {
      const before = failedWith(season, ['egg', 'flour', 'milk']);
      tried.push({ ingredients: [...ingredients], dish, day: 1 });
      known.push(dish);
      expect(failedWith(season, ['egg', 'flour', 'milk'])?.together).toEqual(before?.together);
    }
    for (const { dish, ingredients } of recipes)
      if (!known.includes(dish)) {
        tried.push({ ingredients: [...ingredients], dish, day: 1 });
        known.push(dish);
      }
    expect(failedWith(season, ['egg', 'flour', 'milk'])).toMatchObject({ lesson: 'led', together: first?.together });
  });

  test('three recipes can be tried an evening, each for twice the price of the one before', () => {
    const { season } = begun();
    const seen: [number, number][] = [];
    for (let i = 0; i < 4; i++) {
      seen.push([trialsLeft(season, 1), trialPrice(season, 1, [])]);
      season.kitchen.tried.push({ ingredients: ['egg'], dish: null, day: 1 });
    }
    expect(seen).toEqual([
      [3, 2000],
      [2, 4000],
      [1, 8000],
      [0, 8000],
    ]);
    expect(trialsLeft(season, 2)).toBe(3);
  });

  test('counts the recipes found', () => {
    const { season } = begun();
    expect(recipesFound(season)).toEqual({ has: 8, all: 24 });
  });
});

describe('goals', () => {
  test('show the next star with what it takes', () => {
    const { state, season } = begun();
    expect(nextStar(state, season)).toMatchObject({
      star: 2,
      needs: [{ id: 'servedInADay' }, { id: 'staff', has: 4 }],
    });
    state.stars = 5;
    expect(nextStar(state, season)).toEqual({ star: null, needs: [] });
  });

  test('an album shows whom one has met first, then who lacks least', () => {
    const { state, season } = begun();
    season.album['vera'] = { visits: 1, pleased: 1, firstDay: 4, lastDay: 4 };
    const all = album(state, season);
    expect(all[0]?.row.id).toBe('vera');
    expect(all[1]?.needs.every(({ met }) => met)).toBe(true);
    expect(all.at(-1)?.needs.some(({ met }) => met)).toBe(false);
  });

  test('achievements reached come first, with their day', () => {
    const { state, season } = begun();
    season.achieved['tidy'] = 3;
    season.counts['served'] = 90;
    const all = achievements(state, season);
    expect(all[0]).toMatchObject({ id: 'tidy', day: 3 });
    expect(all[1]).toMatchObject({ id: 'firstHundred', has: 90, wants: 100, day: null });
  });

  test('sum up a season that is over', () => {
    const { season } = begun();
    const day = { money: 0, stars: 1, came: 10, lost: 0, tips: 100 };
    season.book = [
      { ...day, day: 1, income: 1000, spent: 1500, served: 5 },
      { ...day, day: 2, income: 3000, spent: 1000, served: 9 },
    ];
    expect(profits(season).days.map(({ profit }) => profit)).toEqual([-400, 2100]);
    expect(sums(season)).toMatchObject({ served: 14, earned: 4200, best: { day: 2, profit: 2100 } });
    expect(sums(begun().season).best).toBeNull();
  });
});

describe('a house being rearranged', () => {
  const house: House = {
    rows: ['######', '#....#', '#.aT.#', '#..b.#', '#....#', '######'],
    decor: [
      { kind: 'palm', x: 1, y: 1 },
      { kind: 'fridge', x: 4, y: 1 },
    ],
  };

  test('knows pieces for sale from what belongs to the house', () => {
    const at = (x: number, y: number) => pieceAt(house, { x, y });
    expect([at(3, 2), at(2, 2), at(1, 1), at(4, 1), at(2, 1)]).toEqual(['table', 'chair', 'palm', null, null]);
    expect(isFree(house, { x: 4, y: 1 })).toBe(false);
    expect(isFree(house, { x: 2, y: 1 })).toBe(true);
  });

  test('takes what is put down, and nothing where something stands', () => {
    expect(put(house, 'chair', { x: 3, y: 1 })?.rows[1]).toBe('#..c.#');
    expect(put(house, 'sofa', { x: 2, y: 1 })?.decor.at(-1)).toEqual({ kind: 'sofa', x: 2, y: 1 });
    expect(put(house, 'sofa', { x: 3, y: 2 })).toBeNull();
    expect(put(house, 'sofa', { x: 0, y: 0 })).toBeNull();
  });

  test('gives up what is sold, but never its own things', () => {
    expect(take(house, { x: 2, y: 2 })?.rows[2]).toBe('#..T.#');
    expect(take(house, { x: 1, y: 1 })?.decor).toEqual([{ kind: 'fridge', x: 4, y: 1 }]);
    expect(take(house, { x: 4, y: 1 })).toBeNull();
  });

  test('a table takes its chairs along when all of them find room', () => {
    expect(move(house, { x: 3, y: 2 }, { x: 3, y: 3 })?.rows.slice(2, 5)).toEqual(['#....#', '#.aT.#', '#..b.#']);
    // Two tiles lower a wall is in the chair's way: the table moves alone.
    expect(move(house, { x: 3, y: 2 }, { x: 3, y: 4 })?.rows.slice(2, 5)).toEqual(['#.a..#', '#..b.#', '#..T.#']);
    expect(move(house, { x: 3, y: 2 }, { x: 2, y: 2 })?.rows[2]).toBe('#aT..#');
    expect(move(house, { x: 3, y: 2 }, { x: 4, y: 1 })).toBeNull();
  });

  test('arrows walk the tiles and stop at the walls', () => {
    const size = { width: 6, height: 6 };
    expect(stepped({ x: 0, y: 3 }, 'ArrowLeft', size)).toEqual({ x: 0, y: 3 });
    expect(stepped({ x: 2, y: 3 }, 'ArrowUp', size)).toEqual({ x: 2, y: 2 });
    expect(stepped({ x: 2, y: 3 }, 'a', size)).toBeNull();
  });
});

describe('the layout page', () => {
  test('says what a draft would change, and what it costs', () => {
    const { state } = begun();
    const house = put(houseOf(state.map), 'palm', { x: 7, y: 9 }) as House;
    const now = drawn(state, house);
    expect(now.read.problems).toEqual([]);
    expect(now.read.cost).toBe(3600);
    const [ambience, seats] = differences(state, now);
    expect(ambience?.after).toBeGreaterThan(ambience?.before ?? 0);
    expect(seats?.after).toBe(seats?.before);
    expect(sellsFor({ price: 3600 } as never)).toBe(1800);
  });

  test('names and marks the piece without which a seat that is cut off has a path', () => {
    const { state } = begun();
    let found = 0;
    for (const { x, y } of state.seats) {
      let house = houseOf(state.map);
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) house = put(house, 'palm', { x: x + dx, y: y + dy }) ?? house;
      const now = drawn(state, house);
      const isHere = (one: { fault: string; x: number; y: number }) =>
        one.fault === 'noWay' && one.x === x && one.y === y;
      const fault = now.read.problems.find(isHere);
      if (fault?.inWay === undefined) continue;
      found++;
      const { piece, ...tile } = fault.inWay;
      expect(piece).toBe('palm');
      expect(
        marksOf(house, now, { held: null, picked: null, at: null }, { ways: true, ambience: false }),
      ).toContainEqual({
        ...tile,
        mark: 'bad',
      });
    }
    expect(found).toBeGreaterThan(0);
  });

  test('says why the ambience falls: a piece sold, or more seats for the same furniture', () => {
    const { state } = begun();
    const house = houseOf(state.map);
    const why = (changed: House) => lessPleasant(state, drawn(state, changed));
    expect(why(house)).toBeNull();
    const [piece] = house.decor.filter(({ kind }) => kind.startsWith('plant') || kind === 'palm');
    expect(why({ ...house, decor: house.decor.filter((one) => one !== piece) })).toEqual({
      sold: [piece!.kind],
      seats: 0,
    });
    const chairs = state.seats.flatMap(({ tableX, tableY }) => [
      { x: tableX, y: tableY + 1 }, { x: tableX, y: tableY - 1 }, { x: tableX + 1, y: tableY }, { x: tableX - 1, y: tableY },
    ]); // prettier-ignore
    const fuller = chairs.map((at) => put(house, 'chair', at)).find((one) => one !== null && why(one) !== null);
    expect(why(fuller!)).toEqual({ sold: [], seats: 1 });
  });

  test('marks seats that can be reached, faults, and the tile pointed at', () => {
    const { state } = begun();
    const nothing = { held: null, picked: null, at: null };
    const show = { ways: true, ambience: false };
    const house = houseOf(state.map);
    const seats = drawn(state, house).seats.length;
    expect(marksOf(house, drawn(state, house), nothing, show).filter(({ mark }) => mark === 'yes')).toHaveLength(seats);
    const lonely = put(house, 'chair', { x: 8, y: 9 }) as House;
    const marks = marksOf(lonely, drawn(state, lonely), { held: 'vase', picked: null, at: { x: 8, y: 9 } }, show);
    expect(marks.filter(({ x, y, mark }) => x === 8 && y === 9 && mark === 'bad').length).toBeGreaterThan(0);
    // Right after a piece has been placed, the tile is not red, although no second piece fits on it.
    const at = { x: 10, y: 9 };
    const vase = put(house, 'vase', at) as House;
    const placed = marksOf(vase, drawn(state, vase), { held: 'vase', picked: null, at, placed: at }, show);
    expect(placed.filter(({ x, y }) => x === at.x && y === at.y).map(({ mark }) => mark)).toEqual(['hover']);
    const later = marksOf(vase, drawn(state, vase), { held: 'vase', picked: null, at, placed: null }, show);
    expect(later.filter(({ x, y }) => x === at.x && y === at.y).map(({ mark }) => mark)).toEqual(['bad']);
    const warm = marksOf(house, drawn(state, house), nothing, { ways: false, ambience: true });
    expect(warm.length).toBeGreaterThan(0);
    expect(warm.every(({ mark }) => mark === 'warm')).toBe(true);
  });
});

test('an achievement about stars keeps the tenths of the rating', () => {
  const { state, season } = begun();
  state.stars = 1.6;
  const four = achievements(state, season).find(({ id }) => id === 'fourStars');
  expect(progressText(four!)).toBe('1.6 of 4');
  expect(progressText({ has: 1234, wants: 5000 })).toBe('1,234 of 5,000');
});
