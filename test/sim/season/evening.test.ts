// The player's evening acts: their effects, their prices, and why they may be refused.

import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../../src/sim/open-day.ts';
import { roster } from '../../../src/data/index.ts';
import { courses, recipes } from '../../../src/data/season/index.ts';
import { tablesOf } from '../../../src/sim/state/pack/pack.ts';
import {
  CERTAIN_AT,
  DRAW_PRICE,
  drawOne,
  drawsToCertain,
  drawTen,
  freshOdds,
  freshPrice,
  oddsOf,
} from '../../../src/sim/season/hiring-draw.ts';
import { costOf, type EveningAct, eveningBar, wrongAct } from '../../../src/sim/season/acts/index.ts';
import { LEAST_WAGE, MOST_WAGE } from '../../../src/sim/season/acts/staffing.ts';
import { readLayout } from '../../../src/sim/season/layout-check.ts';
import { LEAST_PRICE, MOST_PRICE } from '../../../src/sim/season/menu-and-recipes.ts';
import { dishPrice, newSeason } from '../../../src/sim/season/new-season.ts';
import { fairWage, LARGEST_SHIFT } from '../../../src/sim/season/staff.ts';
import type { Rank } from '../../../src/sim/state/person.ts';
import type { SeasonState } from '../../../src/sim/state/season.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import type { WorldState } from '../../../src/sim/state/world-state.ts';

let over: string;
let cafe: Simulation;
const state = (): WorldState => cafe.state;
const season = (): SeasonState => cafe.state.season as SeasonState;
/** Gives an act; returns why it was refused, or null. */
function does(act: EveningAct): string | null {
  cafe.give({ kind: 'evening', act });
  cafe.step();
  const refused = cafe.events.find(({ type }) => type === 'refused');
  return refused === undefined ? null : String(refused['why']);
}

beforeAll(() => {
  // A day that is over at once: evenings need no guests.
  const morning = beginSeason({ seed: 3 });
  morning.arrivals = [];
  morning.clock.closeTick = 1;
  const day = new Simulation(morning, scripts);
  while (!day.state.over) day.step();
  over = day.save();
});
beforeEach(() => {
  cafe = Simulation.load(over, scripts);
  state().money = 500_000;
});

test('while the café is open nothing can be bought', () => {
  const open = new Simulation(beginSeason({ seed: 3 }), scripts);
  expect(eveningBar(open.state, { do: 'draw', count: 1 })).toBe('notEvening');
  open.give({ kind: 'evening', act: { do: 'draw', count: 1 } });
  const before = open.state.money;
  open.step();
  expect(open.events).toContainEqual(expect.objectContaining({ type: 'refused', what: 'draw', why: 'notEvening' }));
  expect(open.state.money).toBe(before);
});

test('an act of the wrong form is refused with every wrong field named', () => {
  expect(wrongAct({ do: 'shift', maid: 7 })).toEqual([
    'act.maid should be the id of a maid',
    'act.on should be true or false',
  ]);
  expect(wrongAct({ do: 'fly' })[0]).toMatch(/^act\.do should be one of draw, hire/);
  expect(wrongAct({ do: '__proto__' })[0]).toMatch(/^act\.do should be one of/);
  expect(() => cafe.give({ kind: 'evening', act: { do: 'draw', count: 3 } as never })).toThrow(
    'act.count should be 1 or 10',
  );
});

test.each<[object, string[]]>([
  [{ do: 'price', price: 1.5 }, ['act.dish should be the id of a dish', 'act.price should be a whole number']],
  [{ do: 'menu', dish: '' }, ['act.dish should be the id of a dish', 'act.on should be true or false']],
  [{ do: 'hire', candidate: 'toString' }, ['act.candidate should be the id of a candidate']],
  [{ do: 'draw', count: 1, fresh: false }, ['act.fresh should be true or left out']],
  [{ do: 'letGo' }, ['act.candidate should be the id of a candidate']],
  [{ do: 'train', maid: 'mei' }, ['act.course should be the id of a course']],
  [{ do: 'upgrade' }, ['act.upgrade should be the id of an upgrade']],
  [{ do: 'research', ingredients: ['a', 'b', 'c', 'd'] }, ['act.ingredients should be up to three ids of ingredients']],
  [{ do: 'askChef' }, ['act.ingredients should be two or three ids of ingredients']],
  [{ do: 'duel', move: 'boil' }, ['act.move should be chop, fry, plate, or null to begin']],
  [{ do: 'duel' }, ['act.move should be chop, fry, plate, or null to begin']],
  [{ do: 'duel', move: null }, []],
  [{ do: 'duel', move: 'plate' }, []],
  [{ do: 'layout', rows: [7], decor: [{ kind: 'palm', x: 1 }] }, ['act.rows should be a list of rows', 'act.decor should be a list of { kind, x, y }']],
  [{ do: 'assist', assist: 'slowerRush' }, ['act.on should be true or false']],
  [{ do: 'assist', assist: 'more', on: true }, ['act.assist should be noPatienceLoss or slowerRush']],
])('the form of %j', (act, mistakes) => {
  expect(wrongAct(act)).toEqual(mistakes);
}); // prettier-ignore

test('what is too dear is refused, and nothing is taken', () => {
  state().money = 100;
  expect(does({ do: 'draw', count: 1 })).toBe('dear');
  expect(state().money).toBe(100);
  expect(season().board.candidates).toEqual([]);
});

describe('the notice board', () => {
  test('states odds that make one, and an SSR is certain after so many draws', () => {
    expect(oddsOf(season()).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    season().board.withoutSsr = CERTAIN_AT - 1;
    expect(drawsToCertain(season())).toBe(1);
    expect(drawOne(season(), 1).rank).toBe(5);
    expect(season().board.withoutSsr).toBe(0);
  });

  test('a dearer draw brings a maid who is not employed yet, as long as there is one', () => {
    state().money = 500_000;
    const others = (): number => tablesOf(season()).roster.length - season().staff.length;
    expect(costOf(state(), { do: 'draw', count: 1, fresh: true })).toBe(8000);
    expect(eveningBar(state(), { do: 'draw', count: 10, fresh: true })).toBe('unknown');
    for (let left = others(); left > 0; left--) {
      expect(does({ do: 'draw', count: 1, fresh: true })).toBeNull();
      const { id, maid } = season().board.candidates.at(-1)!;
      expect(season().staff.some((one) => one.id === maid)).toBe(false);
      does({ do: 'hire', candidate: id });
      expect(others()).toBe(left - 1);
    }
    expect(does({ do: 'draw', count: 1, fresh: true })).toBe('enough');
  });

  test('a new face costs by the commonest rarity that is missing, and its odds are those of the missing rarities', () => {
    const without = (...ranks: number[]): SeasonState => {
      const one = newSeason({ seed: 2 });
      const [first] = one.staff;
      const { roster } = tablesOf(one);
      one.staff = roster
        .filter(({ rank }) => !ranks.includes(rank))
        .map(({ id, rank }) => ({ ...first!, id, rank: rank as Rank }));
      return one;
    };
    for (const [ranks, price] of [
      [[2, 3, 4, 5], 8_000],
      [[3, 5], 8_000],
      [[4, 5], 16_000],
      [[5], 40_000],
    ] as const) {
      const missing = without(...ranks);
      expect([ranks, freshPrice(missing)]).toEqual([ranks, price]);
      const odds = freshOdds(missing);
      expect(odds.map(({ rank }) => rank)).toEqual(ranks);
      expect(odds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      cafe.state.season = missing;
      expect(costOf(state(), { do: 'draw', count: 1, fresh: true })).toBe(price);
    }
    const counts: Record<number, number> = {};
    const often = without(4, 5);
    for (let i = 0; i < 4000; i++) {
      often.board.withoutSsr = 0;
      const { rank } = drawOne(often, 1, true);
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    for (const { rank, share } of freshOdds(often)) expect((counts[rank] ?? 0) / 4000).toBeCloseTo(share, 1);
    often.board.withoutSsr = CERTAIN_AT - 1;
    expect(freshOdds(often)).toEqual([{ rank: 5, share: 1 }]);
  });

  test('draws as often as it says', () => {
    const drawn = newSeason({ seed: 11 });
    const draws = 20_000;
    const counts: Record<number, number> = {};
    let certain = 0;
    for (let i = 0; i < draws; i++) {
      if (drawsToCertain(drawn) === 1) certain++;
      const { rank } = drawOne(drawn, 1);
      counts[rank] = (counts[rank] ?? 0) + 1;
    }
    for (const { rank, share } of oddsOf(drawn)) {
      const free = draws - certain;
      const expected = share * free + (rank === 5 ? certain : 0);
      expect(Math.abs((counts[rank] ?? 0) - expected)).toBeLessThan(4 * Math.sqrt(draws * share * (1 - share)));
    }
  });

  test('ten at once bring a maid who is not employed yet, until all are', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const one = newSeason({ seed });
      const [first] = one.staff;
      // All but two work here, so that nine draws are likely to bring no one new.
      const { roster } = tablesOf(one);
      one.staff = roster.slice(2).map(({ id, rank }) => ({ ...first!, id, rank: rank as Rank }));
      const fresh = (): number => drawTen(one, 1).filter(({ maid }) => one.staff.every(({ id }) => id !== maid)).length;
      expect(fresh(), `seed ${seed}`).toBeGreaterThan(0);
      one.staff = roster.map(({ id, rank }) => ({ ...first!, id, rank: rank as Rank }));
      expect(fresh()).toBe(0);
    }
  });

  test('brings somebody new as long as a star needs more staff', () => {
    for (let seed = 1; seed <= 60; seed++)
      for (const difficulty of ['standard', 'keen'] as const) {
        const one = newSeason({ seed, difficulty });
        expect(one.staff).toHaveLength(4);
        const { maid } = drawOne(one, 1);
        expect(one.staff.map(({ id }) => id)).not.toContain(maid);
      }
  });

  test('until then brings somebody you have, or somebody twice, only when everyone of her rarity is on the staff or on the board', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const one = newSeason({ seed });
      for (let i = 0; i < 10; i++) {
        const known = new Set([...one.staff.map(({ id }) => id), ...one.board.candidates.map(({ maid }) => maid)]);
        const { maid, rank } = drawOne(one, 1);
        const others = roster.filter((row) => row.rank === rank && !known.has(row.id));
        if (known.has(maid)) expect(others).toEqual([]);
      }
    }
  });

  test('brings those you have too once the staff is large enough: they rise a level', () => {
    let again = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const one = newSeason({ seed });
      const row = roster.find(({ id }) => id === 'zuri');
      if (row === undefined) throw new Error('nobody');
      one.staff.push({ ...(one.staff[0] as (typeof one.staff)[number]), id: row.id });
      if (one.staff.some(({ id }) => id === drawOne(one, 1).maid)) again++;
    }
    expect(again).toBeGreaterThan(0);
  });

  test('brings every face of a rarity before it brings one again', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const drawn = newSeason({ seed });
      for (let i = 0; i < 10; i++) drawOne(drawn, 1);
      for (const { rank } of oddsOf(drawn)) {
        const faces = roster.filter((one) => one.rank === rank).map(({ id }) => id);
        const times = faces.map((id) => drawn.board.candidates.filter(({ maid }) => maid === id).length);
        expect(Math.max(...times) - Math.min(...times), `seed ${seed}, rarity ${rank}`).toBeLessThanOrEqual(1);
      }
    }
  });

  test('is seeded: the same evening brings the same faces', () => {
    const again = Simulation.load(over, scripts);
    again.state.money = 500_000;
    again.give({ kind: 'evening', act: { do: 'draw', count: 10 } });
    again.step();
    expect(does({ do: 'draw', count: 10 })).toBeNull();
    expect(season().board.candidates).toEqual(again.state.season?.board.candidates);
    expect(state().money).toBe(500_000 - DRAW_PRICE[10]);
  });

  test('who is hired works tomorrow for a fair wage; who is here already gains a level', () => {
    does({ do: 'draw', count: 10 });
    const fresh = season().board.candidates.find(({ maid }) => !season().staff.some(({ id }) => id === maid));
    expect(fresh).toBeDefined();
    expect(does({ do: 'hire', candidate: fresh?.id ?? '' })).toBeNull();
    const hired = season().staff.find(({ id }) => id === fresh?.maid);
    expect(hired).toMatchObject({ onShift: true, since: 1, energy: 1 });
    expect(hired?.wage).toBe(fairWage(hired ?? { rank: 2, level: 1 }));
    expect(nextDay(state()).people[hired?.id ?? '']).toMatchObject({ role: 'maid', rank: fresh?.rank });

    season().board.candidates.push({ id: 'twin', maid: 'momo', rank: 5, day: 1 });
    const before = season().staff.find(({ id }) => id === 'momo')?.level ?? 0;
    expect(does({ do: 'hire', candidate: 'twin' })).toBeNull();
    expect(season().staff.find(({ id }) => id === 'momo')?.level).toBe(before + 1);
    expect(does({ do: 'hire', candidate: 'twin' })).toBe('unknown');
  });

  test('a level gained at the notice board brings all that a level brings: at level 10 she walks faster', () => {
    const one = season().staff[0] as SeasonState['staff'][number];
    const { speed, wage } = Object.assign(one, { level: 9 });
    season().board.candidates.push({ id: 'twin', maid: one.id, rank: one.rank, day: 1 });
    expect(does({ do: 'hire', candidate: 'twin' })).toBeNull();
    const now = season().staff.find(({ id }) => id === one.id);
    expect(now).toMatchObject({ level: 10, speed: speed - 1 });
    expect(now?.wage).toBeGreaterThan(wage);
  });

  test('who is let go is no candidate any more, and the others still are', () => {
    does({ do: 'draw', count: 10 });
    const [first, second] = season().board.candidates;
    expect(does({ do: 'letGo', candidate: first?.id ?? '' })).toBeNull();
    expect(season().board.candidates).toHaveLength(9);
    expect(season().board.candidates[0]).toEqual(second);
    expect(does({ do: 'letGo', candidate: first?.id ?? '' })).toBe('unknown');
  });

  test('the house has room for twenty-four: nobody new is hired then, but who works here gains a level', () => {
    const one = season().staff[0] as SeasonState['staff'][number];
    while (season().staff.length < 23) season().staff.push({ ...one, id: `m${season().staff.length}` });
    season().board.candidates.push({ id: 'new', maid: 'zuri', rank: 5, day: 1 }, { id: 'twin', maid: one.id, rank: 5, day: 1 }); // prettier-ignore
    expect(eveningBar(state(), { do: 'hire', candidate: 'new' })).toBeNull();
    season().staff.push({ ...one, id: 'last' });
    expect(does({ do: 'hire', candidate: 'new' })).toBe('full');
    expect(does({ do: 'hire', candidate: 'twin' })).toBeNull();
    expect(season().staff).toHaveLength(24);
  });
});

describe('the staff', () => {
  test('a day off: she is not there tomorrow, and rests', () => {
    const mei = season().staff.find(({ id }) => id === 'mei');
    if (mei !== undefined) mei.energy = 0.2;
    expect(does({ do: 'shift', maid: 'mei', on: false })).toBeNull();
    const morning = nextDay(state());
    expect(morning.people['mei']).toBeUndefined();
    expect(morning.season?.staff.find(({ id }) => id === 'mei')?.energy).toBe(1);
  });

  test('a day off is one day: on the evening after it she is on shift again, without any click', () => {
    const onShift = () => season().staff.find(({ id }) => id === 'mei')?.onShift;
    does({ do: 'shift', maid: 'mei', on: false });
    const morning = nextDay(state());
    morning.arrivals = [];
    morning.clock.closeTick = 1;
    cafe = new Simulation(morning, scripts);
    while (!state().over) cafe.step();
    expect(onShift()).toBe(true);
    expect(nextDay(state()).people['mei']).toBeDefined();
    // A second day off is a second decision.
    does({ do: 'shift', maid: 'mei', on: false });
    expect(nextDay(state()).people['mei']).toBeUndefined();
  });

  test('somebody must work, and nobody can be dismissed who is the last', () => {
    for (const { id } of season().staff.slice(1)) expect(does({ do: 'shift', maid: id, on: false })).toBeNull();
    expect(does({ do: 'shift', maid: season().staff[0]?.id ?? '', on: false })).toBe('lastOne');
    while (season().staff.length > 1) expect(does({ do: 'dismiss', maid: season().staff[1]?.id ?? '' })).toBeNull();
    expect(does({ do: 'dismiss', maid: season().staff[0]?.id ?? '' })).toBe('lastOne');
  });

  test('a shift has its end: the twelfth is put on it, the thirteenth is not, and who is on it stays on it', () => {
    const one = season().staff[0] as SeasonState['staff'][number];
    season().staff = Array.from({ length: LARGEST_SHIFT + 1 }, (_, i) => ({ ...one, id: `m${i}`, onShift: i < LARGEST_SHIFT - 1 })); // prettier-ignore
    expect(does({ do: 'shift', maid: 'm0', on: true })).toBeNull();
    expect(does({ do: 'shift', maid: `m${LARGEST_SHIFT - 1}`, on: true })).toBeNull();
    expect(season().staff.filter(({ onShift }) => onShift)).toHaveLength(LARGEST_SHIFT);
    expect(does({ do: 'shift', maid: `m${LARGEST_SHIFT}`, on: true })).toBe('full');
    expect(does({ do: 'shift', maid: 'm0', on: true })).toBeNull();
    season().board.candidates.push({ id: 'new', maid: 'zuri', rank: 5, day: 1 });
    expect(does({ do: 'hire', candidate: 'new' })).toBeNull();
    expect(season().staff.at(-1)).toMatchObject({ id: 'zuri', onShift: false });
  });

  test('who is the only one on shift cannot be dismissed, though others are at home', () => {
    for (const { id } of season().staff) if (id !== 'mei') does({ do: 'shift', maid: id, on: false });
    expect(does({ do: 'dismiss', maid: 'mei' })).toBe('lastOnShift');
    expect(does({ do: 'dismiss', maid: 'hana' })).toBeNull();
    expect(does({ do: 'shift', maid: 'yuki', on: true })).toBeNull();
    expect(does({ do: 'dismiss', maid: 'mei' })).toBeNull();
    expect(Object.values(nextDay(state()).people).filter(({ role }) => role === 'maid')).toMatchObject([{ id: 'yuki' }]); // prettier-ignore
  });

  test('whoever is put on and off shift and dismissed, somebody opens in the morning', () => {
    const acts = fc.tuple(fc.constantFrom('on', 'off', 'dismiss'), fc.nat(5));
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 25 }), (evening) => {
        cafe = Simulation.load(over, scripts);
        const ids = season().staff.map(({ id }) => id);
        for (const [what, who] of evening) {
          const maid = ids[who % ids.length] as string;
          does(what === 'dismiss' ? { do: 'dismiss', maid } : { do: 'shift', maid, on: what === 'on' });
        }
        expect(season().staff.some(({ onShift }) => onShift)).toBe(true);
      }),
      { numRuns: 40, seed: 8 },
    );
  });

  test('a wage has a least and a most, both of which can be paid', () => {
    for (const [wage, bar] of [
      [LEAST_WAGE, null],
      [LEAST_WAGE - 1, 'range'],
      [MOST_WAGE, null],
      [MOST_WAGE + 1, 'range'],
    ] as const)
      // prettier-ignore
      expect(does({ do: 'wage', maid: 'mei', wage })).toBe(bar);
    expect(season().staff.find(({ id }) => id === 'mei')?.wage).toBe(MOST_WAGE);
  });

  test('a course teaches what it says, three times and no more', () => {
    const speed = (): number => season().staff.find(({ id }) => id === 'mei')?.speed ?? 0;
    const before = speed();
    const price = courses.find(({ id }) => id === 'steps')?.price ?? 0;
    expect(does({ do: 'train', maid: 'mei', course: 'steps' })).toBeNull();
    expect(speed()).toBe(before - 1);
    expect(price).toBeGreaterThan(0);
    expect(state().money).toBe(500_000 - price);
    does({ do: 'train', maid: 'mei', course: 'steps' });
    does({ do: 'train', maid: 'mei', course: 'steps' });
    expect(does({ do: 'train', maid: 'mei', course: 'steps' })).toBe('enough');
    expect(nextDay(state()).people['mei']?.speed).toBe(speed());
  });

  test('a wage below what is fair costs spirits over the nights, one above lifts them', () => {
    does({ do: 'wage', maid: 'mei', wage: 1500 });
    does({ do: 'wage', maid: 'hana', wage: 9000 });
    const morning = nextDay(state());
    const moodOf = (id: string): number => morning.season?.staff.find((one) => one.id === id)?.mood ?? 0;
    expect(moodOf('mei')).toBeLessThan(0.1);
    expect(moodOf('hana')).toBeGreaterThan(moodOf('mei') + 0.2);
    expect(does({ do: 'wage', maid: 'mei', wage: 5 })).toBe('range');
  });

  test('maids with the day off can be put into a team, too', () => {
    does({ do: 'shift', maid: 'yuki', on: false });
    cafe = new Simulation(nextDay(state()), scripts);
    expect(cafe.state.people['yuki']).toBeUndefined();
    cafe.give({ kind: 'edit', maid: 'yuki', edit: { team: 4 } });
    cafe.step();
    expect(season().staff.find(({ id }) => id === 'yuki')).toMatchObject({ team: 4 });
  });
});

describe('the kitchen', () => {
  test('a dish comes off the menu and on again, at the price one writes', () => {
    expect(does({ do: 'menu', dish: 'tea', on: false })).toBeNull();
    expect(nextDay(state()).menu.map(({ id }) => id)).not.toContain('tea');
    expect(does({ do: 'menu', dish: 'tea', on: true })).toBeNull();
    expect(does({ do: 'price', dish: 'tea', price: 505 })).toBeNull();
    expect(nextDay(state()).menu.find(({ id }) => id === 'tea')?.price).toBe(510);
    expect(does({ do: 'price', dish: 'tea', price: 5000 })).toBe('range');
    const usual = dishPrice('tea');
    for (const price of [usual * LEAST_PRICE, usual * MOST_PRICE]) expect(does({ do: 'price', dish: 'tea', price })).toBeNull(); // prettier-ignore
    for (const price of [usual * LEAST_PRICE - 1, usual * MOST_PRICE + 1]) expect(does({ do: 'price', dish: 'tea', price })).toBe('range'); // prettier-ignore
    expect(does({ do: 'menu', dish: 'sushi', on: true })).toBe('unknown');
  });

  test('a trial takes one ingredient to three', () => {
    const of = (...ingredients: string[]): string | null => eveningBar(state(), { do: 'research', ingredients });
    expect([
      of(),
      of('beef'),
      of('beef', 'honey'),
      of('beef', 'honey', 'milk'),
      of('beef', 'honey', 'milk', 'egg'),
    ]).toEqual(['tooFew', null, null, null, 'tooFew']);
  });

  test('the right ingredients make a dish, others a mistake that is remembered; three trials an evening', () => {
    const bread = recipes.find(({ dish }) => dish === 'bread');
    expect(does({ do: 'research', ingredients: bread?.ingredients ?? [] })).toBeNull();
    expect(cafe.events).toContainEqual(expect.objectContaining({ type: 'tasted', dish: 'bread' }));
    expect(season().kitchen.known).toContain('bread');
    for (const other of ['rice', 'egg']) expect(does({ do: 'research', ingredients: [other] })).toBeNull();
    expect(does({ do: 'research', ingredients: ['honey', 'beef'] })).toBe('onePerEvening');
    state().clock.day++;
    expect(does({ do: 'research', ingredients: ['beef', 'honey'] })).toBeNull();
    expect(season().kitchen.tried.at(-1)).toMatchObject({ dish: null, ingredients: ['beef', 'honey'] });
    state().clock.day++;
    expect(does({ do: 'research', ingredients: ['honey', 'beef'] })).toBe('known');
    expect(does({ do: 'research', ingredients: ['chocolate'] })).toBe('unknown');
    expect(does({ do: 'research', ingredients: [] })).toBe('tooFew');
  });

  test('the chef answers five questions an evening, each about two or three ingredients, and none twice', () => {
    const ask = (...ingredients: string[]): string | null => does({ do: 'askChef', ingredients });
    expect([ask('beef'), ask('beef', 'chocolate'), ask('beef', 'honey')]).toEqual(['tooFew', 'unknown', null]);
    expect(ask('honey', 'beef')).toBe('known');
    for (const other of ['rice', 'egg', 'milk', 'flour']) expect(ask('beef', other)).toBeNull();
    expect(ask('beef', 'fish')).toBe('onePerEvening');
    expect(season().kitchen.asked?.length).toBe(5);
    state().clock.day++;
    expect([ask('honey', 'beef'), ask('beef', 'fish')]).toEqual(['known', null]);
  });

  test('another level costs more than the one before, until there is none', () => {
    const first = costOf(state(), { do: 'upgrade', upgrade: 'stove' });
    expect(does({ do: 'upgrade', upgrade: 'stove' })).toBeNull();
    expect(state().money).toBe(500_000 - first);
    expect(costOf(state(), { do: 'upgrade', upgrade: 'stove' })).toBeGreaterThan(first);
    does({ do: 'upgrade', upgrade: 'stove' });
    does({ do: 'upgrade', upgrade: 'stove' });
    expect(does({ do: 'upgrade', upgrade: 'stove' })).toBe('enough');
    state().stars = 0.9;
    expect(does({ do: 'upgrade', upgrade: 'floor' })).toBe('stars');
    const curry = (one: WorldState): number => one.menu.find(({ id }) => id === 'curry')?.cookTicks ?? 0;
    expect(curry(nextDay(state()))).toBe(Math.round(curry(state()) * 0.7));
  });
});

describe('the house', () => {
  const withTile = (x: number, y: number, letter: string): string[] =>
    state().map.rows.map((row, at) => (at === y ? row.slice(0, x) + letter + row.slice(x + 1) : row));
  const faults = (rows: readonly string[], decor = state().map.decor): string[] =>
    readLayout(state().map, state().stars, rows, decor).problems.map(({ fault }) => fault);

  test('a chair more at a table is a seat more tomorrow, and is paid for', () => {
    const rows = withTile(6, 9, 'z');
    expect(faults(rows)).toEqual(['noTable']);
    const good = withTile(4, 10, 'z');
    expect(faults(good)).toEqual([]);
    const before = state().seats.length;
    expect(does({ do: 'layout', rows: good, decor: state().map.decor })).toBeNull();
    expect(state().seats).toHaveLength(before + 1);
    expect(state().money).toBe(500_000 - 1800);
    expect(nextDay(state()).seats).toHaveLength(before + 1);
  });

  test('every fault is told with its tile, all at once', () => {
    const rows = withTile(0, 5, '.');
    const decor = [...state().map.decor.slice(1), { kind: 'palm', x: 12, y: 1 }, { kind: 'throne', x: 7, y: 8 }];
    const read = readLayout(state().map, state().stars, rows, decor);
    expect(read.problems).toEqual([
      { fault: 'fixed', x: 0, y: 5, what: '#' },
      { fault: 'doorway', x: 12, y: 1, what: 'palm' },
      { fault: 'unknownPiece', x: 7, y: 8, what: 'throne' },
      { fault: 'fixed', x: 1, y: 1, what: 'fridge' },
    ]);
    expect(does({ do: 'layout', rows, decor })).toBe('layout');
  });

  test('a seat that would be walled in is a fault, and so is a house that is too small', () => {
    const walled = [
      { kind: 'palm', x: 6, y: 11 },
      { kind: 'palm', x: 4, y: 11 },
      { kind: 'palm', x: 4, y: 9 },
    ];
    expect(faults(state().map.rows, [...state().map.decor, ...walled])).toEqual(['noWay']);
    expect(faults(state().map.rows, [...state().map.decor, ...walled.slice(1)])).toEqual([]);
    const column = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].flatMap((x) =>
      state().map.rows[4]?.[x] === '.' && !state().map.decor.some((one) => one.x === x && one.y === 4)
        ? [{ kind: 'palm', x, y: 4 }]
        : [],
    );
    const cut = readLayout(state().map, state().stars, state().map.rows, [
      ...state().map.decor,
      ...column,
      { kind: 'palm', x: 14, y: 4 },
    ]);
    expect(cut.problems.filter(({ fault }) => fault === 'noWay').length).toBeGreaterThan(5);
    expect(cut.reachable).toEqual([]);
    expect(faults(state().map.rows.slice(1))).toEqual(['size']);
  });

  test('what is sold brings half of its price', () => {
    const decor = state().map.decor.filter(({ kind }) => kind !== 'palm');
    expect(does({ do: 'layout', rows: state().map.rows, decor })).toBeNull();
    expect(state().money).toBe(500_000 + 1800);
  });
});
