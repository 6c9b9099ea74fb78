// Causes of lost guests: not the reason given at the door, but what everybody was doing, and what would have helped.

import { describe, expect, test } from 'vitest';
import type { Json } from '../../src/ai/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { roster } from '../../src/data/index.ts';
import { upgrades } from '../../src/data/season/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { causesOf, unmetWishes } from '../../src/sim/visits/remedies/ranked-causes.ts';
import type { Remedy } from '../../src/sim/visits/remedies/remedy.ts';
import { renewed } from '../../src/sim/visits/remedies/layout-remedies.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import type { Loss, LossCause } from '../../src/sim/state/figures.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { arriving, maid, only, open, seated, type ScenarioFile } from './story.ts';

const ROOM = [
  '###############',
  '#K............#',
  '#PP...........#',
  '#.............#',
  '#.aTb...cTd...#',
  '#.............#',
  '#............D#',
  '###############',
];
type More = Readonly<Record<string, Json>>;
const hana = (more: More = {}) => maid('hana', [4, 3], more);
const mei = (more: More = {}) => maid('mei', [6, 3], more);
const ann = (more: More = {}) => seated('ann', 'c', { patience: 200, ...more });
const scene = (more: Partial<ScenarioFile>): ScenarioFile => ({
  map: ROOM,
  maids: [hana()],
  rules: ['causes'],
  ...more,
});
/** The losses of a scenario once Ann has left. */
function lost(file: ScenarioFile): Loss[] {
  const story = open(file);
  story.until('leaves', { who: 'ann' });
  return story.cafe.state.figures.causes ?? [];
}

describe('nobody took the order', () => {
  test('because nobody has reception duty', () => {
    expect(lost(scene({ maids: [hana({ duties: 'serving' })], customers: [ann()] }))).toMatchObject([
      { cause: 'noReception', reason: 'noOrderTaken', count: 1, seconds: 10, who: ['hana'] },
    ]);
  });
  test('because those who have were all busy', () => {
    const others = ['a', 'b', 'd'].map((seat) => seated(seat, seat));
    const busy = [hana({ favouriteCustomerIds: ['a', 'b', 'd'], speed: 12 })];
    expect(lost(scene({ maids: busy, customers: [...others, ann()] }))).toMatchObject([
      { cause: 'receptionBusy', who: ['hana'] },
    ]);
  });
  test('while somebody of other duties chatted, or stood about', () => {
    const others = ['a', 'b', 'd'].map((seat) => seated(seat, seat, { order: ['slow'] }));
    const slow = [
      { id: 'slow', cookTicks: 5000, eatTicks: 10, price: 1 },
      { id: 'ramen', cookTicks: 9, eatTicks: 9, price: 9 },
    ];
    const busy = hana({ favouriteCustomerIds: ['a', 'b', 'd'], duties: 'reception', speed: 12 });
    const file = scene({ maids: [busy, mei({ duties: 'serving' })], menu: slow, customers: [...others, ann()] });
    expect(lost(file)).toMatchObject([{ cause: 'idle', who: ['mei'] }]);
  });
  test('because she is worn out', () => {
    const file = scene({ maids: [hana({ energy: 0.01 })], customers: [ann()], rules: ['causes', 'energy'] });
    expect(lost(file)).toMatchObject([{ cause: 'worn', who: ['hana'] }]);
  });
  test('because there is no way to the table', () => {
    const map = ROOM.map((row) => row.slice(0, 7) + '#' + row.slice(8));
    expect(lost(scene({ map, customers: [ann()] }))).toMatchObject([{ cause: 'cutOff' }]);
  });
});

describe('nobody had a seat', () => {
  const full = ['a', 'b', 'c', 'd'].map((seat) => seated(seat, seat));
  const waits = arriving('ann', 1, { patience: 200 });
  const away = [hana({ duties: 'serving' })];
  test('because the house is full', () => {
    expect(lost(scene({ maids: away, customers: [...full, waits] }))).toMatchObject([{ cause: 'full' }]);
  });
  test('because most of those who sit wait for the kitchen: a second chef would free the chairs', () => {
    const slow = [{ id: 'ramen', cookTicks: 5000, eatTicks: 10, price: 1 }];
    const file = scene({ maids: [hana()], menu: slow, customers: [...full, arriving('ann', 600, { patience: 200 })] });
    expect(lost(file)).toMatchObject([{ cause: 'kitchenSlow', reason: 'noSeat' }]);
  });
  test('because a plate stood on the last one', () => {
    const quick = [{ id: 'ramen', cookTicks: 2, eatTicks: 2, price: 1 }];
    const story = open(
      scene({ maids: [hana({ duties: 'reception' })], menu: quick, customers: [...full.slice(1), waits] }),
    );
    story.cafe.world.seats.get('a')!.dirty = true;
    story.cafe.world.places.seatChanged(story.cafe.world.seats.get('a')!);
    story.until('leaves', { who: 'ann' });
    expect(story.cafe.state.figures.causes).toMatchObject([{ cause: 'notCleared' }]);
  });
  test('because a few plates stood on the chairs of those who came first; for those behind them the house is full', () => {
    const map = [
      '################',
      '#K.............#',
      '#PP............#',
      '#..............#',
      '#.aTb..cTd..eTf#',
    ].concat(['#..............#', '#.gTh..iTj..kTl#', '#..............#', '#.............D#', '################']);
    const all = [...'abcdefghijkl'];
    const lostWith = (arrivals: number): unknown => {
      const queue = Array.from({ length: arrivals }, (_, i) => arriving(`q${i}`, 1, { patience: 9000 }));
      const last = arriving('ann', 60, { patience: 200 });
      const story = open(
        scene({ map, maids: [], customers: [...all.slice(2).map((id) => seated(id, id)), ...queue, last] }),
      );
      for (const id of ['a', 'b']) {
        const seat = story.cafe.world.seats.get(id)!;
        seat.dirty = true;
        story.cafe.world.places.seatChanged(seat);
      }
      story.until('leaves', { who: 'ann' });
      return story.cafe.state.figures.causes?.map(({ cause }) => cause);
    };
    expect(lostWith(0)).toEqual(['notCleared']);
    expect(lostWith(2)).toEqual(['full']);
  });
  test('because they are too many: told once for all of them', () => {
    const three = ['ann', 'bob', 'cat'].map((id) => arriving(id, 1, { patience: 200, party: 'p' }));
    const story = open(scene({ maids: away, customers: [...full.slice(0, 3), ...three] }));
    story.until('leaves', { who: 'ann' });
    expect(story.cafe.state.figures.causes).toMatchObject([{ cause: 'partyTooBig', reason: 'noSeat', count: 3 }]);
  });
});

test('a guest at the door has waited since coming in, also if an apology gave the patience back meanwhile', () => {
  const full = ['a', 'b', 'c', 'd'].map((seat) => seated(seat, seat));
  const customers = [...full, arriving('ann', 1, { patience: 200 })];
  const story = open(scene({ maids: [hana({ duties: 'serving' })], customers })).pass(150);
  story.guest('ann').stageTick = story.cafe.state.tick;
  story.until('leaves', { who: 'ann' });
  const [loss] = story.cafe.state.figures.causes ?? [];
  expect(loss?.cause).toBe('full');
  expect(loss?.seconds).toBeGreaterThan(15);
});

describe('a group of six finds no table', () => {
  const six = ['ann', 'bob', 'cat', 'dan', 'eva', 'fay'].map((id) => arriving(id, 1, { patience: 200, party: 'p' }));
  test('because no table seats it, also when plates stand around', () => {
    const story = open(scene({ maids: [hana({ duties: 'reception' })], customers: six }));
    for (const seat of story.cafe.state.seats) seat.dirty = true;
    for (const seat of story.cafe.state.seats) story.cafe.world.places.seatChanged(seat);
    story.until('leaves', { who: 'ann' });
    expect(story.cafe.state.figures.causes).toMatchObject([{ cause: 'groupTooBig', reason: 'noSeat', count: 6 }]);
  });
});

describe('the dish never came', () => {
  const menu = (cookTicks: number) => [{ id: 'ramen', cookTicks, eatTicks: 50, price: 900 }];
  test('because the kitchen is slow', () => {
    expect(lost(scene({ menu: menu(900), customers: [ann()] }))).toMatchObject([
      { cause: 'kitchenSlow', reason: 'noDish', who: [] },
    ]);
  });
  test('because nobody brings dishes', () => {
    const file = scene({ maids: [hana({ duties: 'reception' })], menu: menu(5), customers: [ann()] });
    expect(lost(file)).toMatchObject([{ cause: 'noCarrier', who: ['hana'] }]);
  });
  test('because it was dropped', () => {
    const map = ROOM.map((row, y) => (y === 3 ? '#...LLLLLL....#' : row));
    const file = scene({
      map,
      maids: [maid('hana', [2, 3], { alertness: null, speed: 4 })],
      menu: [{ id: 'ramen', cookTicks: 40, eatTicks: 50, price: 900 }],
      customers: [ann({ patience: 150 })],
      chance: only({ slip: 0.4 }),
    });
    const causes = new Set<string>();
    for (let seed = 1; seed < 30; seed++) {
      const story = open({ ...file, seed });
      story.pass(900);
      for (const { cause } of story.cafe.state.figures.causes ?? []) causes.add(cause);
    }
    expect([...causes]).toContain('dropped');
  });
});

test('where the rule does not hold, and of who paid, nothing is kept', () => {
  expect(lost({ ...scene({ maids: [hana({ duties: 'serving' })], customers: [ann()] }), rules: [] })).toEqual([]);
  const story = open(scene({ customers: [seated('ann', 'c')] }));
  story.until('paid');
  expect(story.cafe.state.figures.causes).toBeUndefined();
});

describe('what would help', () => {
  /** An evening after a day with these losses. */
  function evening(
    cause: LossCause,
    who: readonly string[] = [],
    change: (state: WorldState) => void = () => {},
  ): WorldState {
    const state = beginSeason({ seed: 2 });
    state.over = state.closed = true;
    state.money = 200_000;
    state.stars = 3;
    state.figures.causes = [{ cause, reason: 'noSeat', count: 3, seconds: 90, who: [...who], at: 5 }];
    change(state);
    return state;
  }
  const first = (state: WorldState) => causesOf(state)[0]?.remedy ?? null;
  /** The café's answer to a remedy's input. */
  function given(state: WorldState): { refused: boolean; state: WorldState } {
    const input = first(state)?.input;
    if (input === null || input === undefined) throw new Error('there is no input');
    const cafe = new Simulation(state, scripts);
    cafe.give(input);
    cafe.step();
    return { refused: cafe.events.some(({ type }) => type === 'refused'), state: cafe.state };
  }

  test('causes come worst first, those of one kind together', () => {
    const state = evening('full');
    state.figures.causes = [
      { cause: 'full', reason: 'noSeat', count: 2, seconds: 90, who: [], at: 5 },
      { cause: 'chatted', reason: 'noBill', count: 3, seconds: 10, who: ['mei'], at: 7 },
      { cause: 'full', reason: 'hadEnough', count: 2, seconds: 5, who: [], at: 9 },
    ];
    expect(causesOf(state).map(({ cause, count, seconds, at }) => [cause, count, seconds, at])).toEqual([
      ['full', 4, 95, 9],
      ['chatted', 3, 10, 7],
    ]);
  });

  test('for a group of six the remedy is a table for six, or the strong action if the money does not suffice', () => {
    expect(first(evening('groupTooBig'))).toMatchObject({ kind: 'groupTable', input: { act: { do: 'layout' } } });
    const state = evening('groupTooBig');
    state.money = 0;
    expect(first(state)).toMatchObject({ kind: 'join', input: null, cost: 0 });
  });

  test.each<[LossCause, string[]]>([
    ['full', []],
    ['partyTooBig', []],
    ['noReception', []],
    ['notCleared', []],
    ['kitchenSlow', []],
    ['dropped', ['mei']],
    ['chatted', ['mei']],
    ['worn', ['mei']],
    ['badFood', []],
  ])('for %s there is one step, and it can be taken', (cause, who) => {
    expect(given(evening(cause, who)).refused).toBe(false);
  });

  const maids = (state: WorldState): Maid[] =>
    Object.values(state.people).filter((one): one is Maid => one.role === 'maid');
  const idled = (state: WorldState, ticks: Readonly<Record<string, number>>, duties: Maid['duties']): void => {
    for (const one of [...maids(state), ...(state.season?.staff ?? [])])
      one.duties = Object.hasOwn(ticks, one.id) ? duties : 'allround';
    for (const [id, to] of Object.entries(ticks))
      state.bands[id] = [
        { from: 0, to, what: id === 'mei' ? 'wait' : 'chat' },
        { from: to, to: 9000, what: 'serve' },
      ];
  };
  test('who had least to do gets the other duty too; of equals the first by id', () => {
    const chosen = (ticks: Readonly<Record<string, number>>, cause: LossCause = 'noReception'): unknown => {
      const remedy = first(
        evening(cause, [], (state) => idled(state, ticks, cause === 'noReception' ? 'serving' : 'reception')),
      );
      return [remedy?.maid, remedy?.what];
    };
    expect(chosen({ hana: 100, mei: 300 })).toEqual(['mei', 'allround']);
    expect(chosen({ hana: 300, mei: 100 })).toEqual(['hana', 'allround']);
    expect(chosen({ mei: 300, hana: 300 })).toEqual(['hana', 'allround']);
    expect(chosen({ momo: 5, yuki: 6, mei: 0 }, 'noCarrier')).toEqual(['yuki', 'allround']);
    // Without a maid of the other duty, an allround maid gets the duty alone.
    expect(chosen({})).toEqual(['hana', 'reception']);
    expect(chosen({}, 'noCarrier')).toEqual(['hana', 'serving']);
  });

  test('a day off is for the most tired of those concerned', () => {
    const rests = (energy: Readonly<Record<string, number>>, who = ['mei', 'hana']): unknown =>
      first(evening('worn', who, (state) => maids(state).forEach((one) => (one.energy = energy[one.id] ?? 0.01))))
        ?.maid;
    expect([rests({ mei: 0.1, hana: 0.2 }), rests({ mei: 0.2, hana: 0.1 }), rests({ mei: 0.1, hana: 0.1 })]).toEqual([
      'mei',
      'hana',
      'hana',
    ]);
    expect(rests({ mei: 0.3 }, ['mei'])).toBe('mei');
  });

  test('of two things to buy it is the first that can be bought, else the first to save for', () => {
    const buys = (money: number, levels: Readonly<Record<string, number>> = {}): unknown => {
      const [cause] = causesOf(
        evening('kitchenSlow', [], (state) => {
          state.money = money;
          Object.assign(state.season!.upgrades, levels);
        }),
      );
      return [cause?.remedy?.what ?? null, cause?.unaffordable?.what ?? null];
    };
    expect(buys(50_000)).toEqual(['stove', null]);
    expect(buys(20_000, { stove: 2 })).toEqual(['chef', 'stove']);
    expect(buys(20_000, { stove: 3 })).toEqual(['chef', null]);
    expect(buys(10, { stove: 2 })).toEqual([null, 'stove']);
    expect(buys(10, { stove: 3 })).toEqual([null, 'chef']);
  });

  test('a seat is put beside a table, where it can be reached', () => {
    const before = evening('full');
    const seats = before.seats.length;
    const { state } = given(before);
    expect(nextDay(state).seats).toHaveLength(seats + 1);
  });

  test('a party is offered a chair at a table that then seats it, else a table of its size; no table gets five', () => {
    const offered = (size: number, change: (state: WorldState) => void = () => {}) => {
      const state = evening('partyTooBig', [], change);
      for (const loss of state.figures.causes ?? []) loss.size = size;
      const { kind = '', what = null, input } = first(state) ?? {};
      const rows = input?.kind === 'evening' && input.act.do === 'layout' ? input.act.rows : [];
      const tables = readSeats(makeMap(rows)).map(({ table }) => table);
      const sizes = [...new Set(tables)].map((table) => tables.filter((one) => one === table).length);
      return [kind, what, sizes.sort()];
    };
    // The tables of the first morning have 3, 3, 4 and 3 seats.
    expect(offered(4)).toEqual(['seats', '1', [3, 3, 4, 4]]);
    expect(offered(2)).toEqual(['seats', '1', [3, 3, 4, 4]]);
    const without = (letters: string) => (state: WorldState) => {
      state.map.rows = state.map.rows.map((row) => row.replace(new RegExp(`[${letters}]`, 'gu'), '.'));
      state.seats = readSeats(state.map);
    };
    expect(offered(4, without('cfdhejms'))).toEqual(['table', null, [1, 1, 1, 2, 4]]);
  });

  test('with no money nothing is offered, but it is said what the money does not suffice for', () => {
    const poor = evening('kitchenSlow', [], (state) => void (state.money = 0));
    expect(first(poor)).toBeNull();
    expect(causesOf(poor)[0]?.unaffordable).toMatchObject({ kind: 'upgrade', what: 'stove' });
  });

  test('advice does not contradict the change of the evening before', () => {
    const state = evening('noReception', [], (one) => {
      for (const me of maids(one)) me.duties = 'serving';
    });
    for (const member of state.season!.staff) {
      member.duties = 'serving';
      if (member.id === 'yuki') member.dutiesBefore = { duties: 'allround', day: state.clock.day - 1 };
    }
    expect(first(state)?.kind).not.toBe('duties');
    for (const member of state.season!.staff) delete member.dutiesBefore;
    expect(first(state)?.kind).toBe('duties');
  });

  describe('a change of duties is advised', () => {
    const advised = (
      cause: LossCause,
      changedAgo: Readonly<Record<string, number>>,
      change = (_: WorldState) => {},
    ) => {
      const remedy = first(
        evening(cause, [], (state) => {
          state.clock.day = 9;
          for (const one of [...maids(state), ...state.season!.staff]) one.duties = 'allround';
          for (const member of state.season!.staff)
            if (Object.hasOwn(changedAgo, member.id))
              member.dutiesBefore = { duties: 'allround', day: 9 - changedAgo[member.id]! };
          change(state);
        }),
      );
      return remedy?.kind === 'duties' ? remedy.maid : (remedy?.kind ?? null);
    };
    const dishesOnly = (state: WorldState): void =>
      [...maids(state), ...state.season!.staff].forEach((one) => (one.duties = 'serving'));
    test('for one maid in four evenings, so that it does not go round all of them', () => {
      expect(advised('carriersBusy', {})).toBe('hana');
      expect([0, 1, 2, 3, 4].map((ago) => advised('carriersBusy', { mei: ago }))).toEqual(
        ['hire', 'hire', 'hire', 'hire', 'hana'], // prettier-ignore
      );
    });
    test('once in a season for a maid', () => {
      expect(advised('carriersBusy', { hana: 8, mei: 8, momo: 8 })).toBe('yuki');
      expect(advised('carriersBusy', { hana: 8, mei: 8, momo: 8, yuki: 8 })).toBe('hire');
      expect(advised('receptionBusy', { hana: 8 }, dishesOnly)).toBe('mei');
    });
    test('as long as less than half of the maids have one duty only', () => {
      const serving = (count: number) => (state: WorldState) => {
        const [one] = maids(state);
        for (let i = 0; i < count; i++)
          state.people[`more${i}`] = { ...structuredClone(one!), id: `more${i}`, duties: 'serving' };
      };
      expect(maids(evening('carriersBusy'))).toHaveLength(4);
      expect(advised('carriersBusy', {}, serving(3))).toBe('hana');
      // Eight maids are enough.
      expect(advised('carriersBusy', {}, serving(4))).toBe('focus');
    });
    test('at once if nobody has the duty that is needed', () => {
      expect(advised('noReception', { mei: 4 }, dishesOnly)).toBe('hana');
    });
  });

  test('a dish asked for in vain can be put on the menu if its recipe is known and there is room', () => {
    const state = evening('full');
    state.figures.wished = [{ dish: 'sushi', who: 'lotte', name: 'Lotte' }];
    expect(unmetWishes(state)).toEqual([{ dish: 'sushi', names: ['Lotte'], remedy: null, missing: 'unknown' }]);
    state.season!.kitchen.known.push('sushi');
    state.season!.kitchen.onMenu = state.season!.kitchen.onMenu.slice(0, 4);
    expect(unmetWishes(state)[0]?.remedy?.input).toEqual({
      kind: 'evening',
      act: { do: 'menu', dish: 'sushi', on: true },
    });
  });

  test('a second change of the layout is planned in the layout as it is then, so that the first is not lost', () => {
    const state = evening('full');
    state.figures.causes!.push({ cause: 'groupTooBig', reason: 'noSeat', count: 6, seconds: 300, who: [], at: 9 });
    const [group, full] = causesOf(state).map(({ remedy }) => remedy!);
    expect([group!.kind, full!.kind]).toEqual(['groupTable', 'seats']);
    const rowsOf = ({ input }: Remedy): readonly string[] =>
      input?.kind === 'evening' && input.act.do === 'layout' ? input.act.rows : [];
    const tables = (rows: readonly string[]): number => rows.join('').split('T').length - 1;
    const before = tables(state.map.rows);
    state.map.rows = [...rowsOf(group!)];
    expect(tables(rowsOf(full!))).toBe(before);
    expect(tables(rowsOf(renewed(state, full!)!))).toBe(before + 1);
  });

  test('nothing is to be bought that is all bought', () => {
    const bought = evening('kitchenSlow', [], ({ season }) => {
      for (const { id, levels } of upgrades) if (season !== undefined) season.upgrades[id] = levels;
    });
    expect(first(bought)).toBeNull();
  });

  test('a house without room is offered neither a chair nor a table', () => {
    const cramped = evening('full', [], ({ map }) => {
      map.rows = map.rows.map((row) => row.replaceAll('.', '#'));
    });
    expect(causesOf(cramped)[0]).toMatchObject({ remedy: { kind: 'noRoom', input: null }, unaffordable: null });
  });

  test('a menu at its usual prices is offered no lower price', () => {
    expect(first(evening('tooDear'))).toBeNull();
  });

  test('where there are maids enough for the seats, all of them should do this work first; else one more is hired', () => {
    const many = (cause: LossCause, focus?: 'plates') =>
      first(
        evening(cause, [], (state) => {
          const [one] = maids(state);
          for (let i = 0; i < 9; i++)
            state.people[`more${i}`] = { ...structuredClone(one!), id: `more${i}`, duties: 'serving' };
          for (const each of maids(state)) each.duties = 'serving';
          for (const each of state.season!.staff) each.dutiesBefore = { duties: 'allround', day: state.clock.day };
          if (focus !== undefined) state.focus = { ...state.focus, on: focus } as never;
        }),
      );
    expect(many('notCleared')).toMatchObject({ kind: 'focus', what: 'plates', input: null, cost: 0 });
    expect(many('carriersBusy')).toMatchObject({ kind: 'focus', what: 'dishes' });
    expect(many('notCleared', 'plates')).toMatchObject({ kind: 'hire' });
  });

  test('nobody is to be hired when all work here already', () => {
    const all = evening('receptionBusy', [], (state) => {
      for (const [id, one] of Object.entries(state.people)) if (one.role === 'maid') delete state.people[id];
      const [member] = state.season!.staff;
      state.season!.staff = roster.map(({ id, name }) => ({ ...member!, id, name }));
    });
    expect(first(all)).toBeNull();
  });

  test('without a season only the maids can be changed: nothing else is advised', () => {
    for (const cause of ['full', 'kitchenSlow', 'dropped', 'tooDear', 'worn', 'cutOff', 'badFood'] as const)
      expect(first(evening(cause, ['mei'], (state) => void delete state.season)), cause).toBeNull();
    expect(first(evening('ticketCarried', ['mei'], (state) => void delete state.season))).not.toBeNull();
  });
});
