// What the configurations `seat` and `dish` can read about a seat or a dish, and the results of unusual ones.

import { describe, expect, test } from 'vitest';
import { scripts } from '../../../src/scripts/index.ts';
import { chooseDish } from '../../../src/scripts/utility/dish.ts';
import { choosePlaces } from '../../../src/scripts/utility/party-seats.ts';
import { chooseSeat } from '../../../src/scripts/utility/seat.ts';
import type { Guest } from '../../../src/sim/state/person.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { arriving, maid, open, seated, type ScenarioFile, type Story } from '../../scenarios/story.ts';
import { scriptApiOf } from '../asking.ts';

type Part = Readonly<Record<string, unknown>>;
/**
 * The picked seat (dish) is the first by name whose variable has the required value; `more` is written beside the pick.
 */
const picks = (what: 'seat' | 'dish', asked: Part, more: readonly Part[] = []): string =>
  JSON.stringify({
    type: 'RuleBased',
    options: [
      {
        name: 'takes',
        considerations: [
          {
            type: 'EntityExists',
            variable: what,
            picker: {
              entities: `${what === 'dish' ? 'dishe' : what}s`,
              reasoner: 'Best',
              considerations: [{ store: 'PickerEntity', ...asked }],
            },
          },
          ...more,
        ],
      },
    ],
  });
const is = (variable: string): Part => ({ type: 'BooleanVariable', variable });
const least = (variable: string): Part => ({
  type: 'FloatVariable',
  variable,
  weight: { type: 'PerUnit', addend: -1 },
});

const told = (more: Partial<ScenarioFile> = {}): Story => {
  const story = open({ map: ROW, maids: [maid('ada', [3, 3])], chefs: 0, customers: [arriving('lia', 0)], ...more });
  while (story.cafe.state.people['lia'] === undefined) story.pass(1);
  return story;
};
/** The table she would choose. The chair she is already walking to is not free. */
const tableOf = (story: Story, text: string, lia: Partial<Guest> = {}): number | undefined => {
  Object.assign(story.guest('lia'), { claimedSeat: null, ...lia });
  expect(story.cafe.readConfig('seat', text)).toEqual([]);
  story.cafe.world.configs.change('seat', text);
  return chooseSeat(story.guest('lia'), scriptApiOf(story))?.table;
};

describe('a seat', () => {
  test('is at the favourite table, which follows from the name: the same on every visit, another for other names', () => {
    // a is 97 and b is 98, so ab is 97 × 31 + 98; there are three tables.
    const favourite = (name: string) => tableOf(told(), picks('seat', is('favourite')), { name });
    expect(['a', 'b', 'c', 'ab', 'bb'].map(favourite)).toEqual([2, 3, 1, 1, 2]);
  });
  test('at a large table is spared by those who come alone, where that is a rule', () => {
    const map = [
      '###############',
      '#K............#',
      '#PP...c.......#',
      '#....aTb.dTe..#',
      '#.....f.......#',
      '#######D#######',
    ];
    const spare = (rules: string[]) => tableOf(told({ map, rules }), picks('seat', { ...least('spare') }));
    const above = { type: 'Tuning', addend: 1000 };
    const text = JSON.parse(picks('seat', least('spare'))) as {
      options: { considerations: { picker: { considerations: Part[] } }[] }[];
    };
    text.options[0]?.considerations[0]?.picker.considerations.push(above);
    expect(spare(['apart'])).toBeUndefined();
    expect(tableOf(told({ map, rules: ['apart'] }), JSON.stringify(text))).toBe(2);
    expect(tableOf(told({ map }), JSON.stringify(text))).toBe(1);
  });
  test('is not taken when something else speaks against it', () => {
    const reachable = picks('seat', is('reachable'));
    expect(tableOf(told(), reachable)).toBe(1);
    expect(tableOf(told(), picks('seat', is('reachable'), [{ type: 'Tuning', multiplier: 0 }]))).toBeUndefined();
  });
  test('that cannot be reached is not taken, whatever a configuration says', () => {
    const map = ROW.map((row) => `${row.slice(0, 10)}#${row.slice(11)}`);
    const far = { type: 'FloatVariable', variable: 'table', weight: { type: 'PerUnit', addend: 1 } };
    expect(tableOf(told({ map }), picks('seat', far))).toBeUndefined();
  });
});

test('in a full house there is no choice of seats to be explained, in any other there is', () => {
  const explained = (customers: ScenarioFile['customers']) => {
    const story = open({ map: ROW, maids: [maid('ada', [3, 3])], chefs: 0, customers }, { tracing: true });
    while (story.cafe.state.people['lia'] === undefined) story.pass(1);
    const { explanations } = story.cafe.world;
    explanations.forget('lia');
    chooseSeat(story.guest('lia'), scriptApiOf(story));
    return explanations.madeBy('lia').map(({ config, decision }) => [config, decision.option]);
  };
  const others = ['a', 'b', 'c', 'd', 'e', 'f'].map((at) => seated(`g${at}`, at));
  expect(explained([arriving('lia', 0)])).toEqual([['seat', 'takeSeat']]);
  expect(explained([...others, arriving('lia', 0)])).toEqual([]);
});

describe('a party', () => {
  const places = (customers: ScenarioFile['customers'], map: readonly string[] = ROW) => {
    const story = told({ map, customers });
    return choosePlaces(story.guest('lia'), scriptApiOf(story));
  };
  const both = ['lia', 'max'].map((id) => arriving(id, 0, { party: 'p1' }));
  test('sits down at one table, and members with a seat need none', () => {
    // Chairs a and b are theirs already; they look for others.
    const story = told({ customers: both });
    // Impulsive guests would draw among good seats.
    Object.assign(story.guest('lia'), { claimedSeat: null, temperament: 'patient' });
    Object.assign(story.guest('max'), { claimedSeat: null });
    expect(choosePlaces(story.guest('lia'), scriptApiOf(story))).toMatchObject({
      seat: { id: 'c' },
      mates: { max: 'd' },
    });
    Object.assign(story.guest('max'), { claimedSeat: 'b' });
    expect(choosePlaces(story.guest('lia'), scriptApiOf(story))).toMatchObject({ seat: { id: 'c' }, mates: null });
  });
  test('waits where all but one of the free seats are out of reach', () => {
    const map = ROW.map((row) => `${row.slice(0, 11)}#${row.slice(12)}`);
    expect(places([...both, seated('g', 'b')], map)).toBeNull();
  });
});

describe('a dish', () => {
  const MENU = [
    { id: 'soup', cookTicks: 10, eatTicks: 20, price: 400 },
    { id: 'tart', cookTicks: 10, eatTicks: 20, price: 600 },
  ];
  const orders = (text: string, lia: Partial<Guest> = {}) => {
    const story = told({ menu: MENU, customers: [seated('lia', 'a', { order: null })] });
    Object.assign(story.guest('lia'), lia);
    expect(story.cafe.readConfig('dish', text)).toEqual([]);
    story.cafe.world.configs.change('dish', text);
    return chooseDish(story.guest('lia'), scriptApiOf(story));
  };
  test('can be the one the guest had last', () => {
    const had = (key: string, value: string) =>
      orders(picks('dish', is('had')), { memory: [{ key, value, forgetAt: 9999 }] });
    expect(had('ate', 'tart')).toBe('tart');
    expect(had('ate', 'soup')).toBe('soup');
    expect(had('signed', 'tart')).toBeNull();
  });
  test('is none when something else speaks against ordering', () => {
    expect(orders(picks('dish', is('affordable')))).toBe('soup');
    expect(orders(picks('dish', is('affordable'), [{ type: 'Tuning', multiplier: 0 }]))).toBeNull();
  });
});

test('a choice that never leaves what it picked where the café looks for it is refused', () => {
  const story = told();
  const problems = (name: string) =>
    story.cafe.readConfig(name, 'type: RuleBased\noptions: [{ name: nothing, considerations: [] }]').length;
  expect(Object.keys(scripts.utility.picks)).toEqual(['seat', 'paparazzoSeat', 'dish', 'caller']);
  expect(['seat', 'paparazzoSeat', 'dish', 'caller'].map(problems)).toEqual([1, 1, 1, 1]);
  expect(['chef', 'paparazzo'].map(problems)).toEqual([0, 0]);
});
