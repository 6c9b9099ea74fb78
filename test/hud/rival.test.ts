// The rival's board as data: a reason for every belief, the layout of the tree, possible scouts, guests lost to the
// rival.

import { afterEach, describe, expect, test } from 'vitest';
import { readAcross } from '../../src/hud/read/scouted-causes.ts';
import { layTree, readRival } from '../../src/hud/read/rival.ts';
import {
  ageText,
  barText,
  becauseText,
  clashText,
  counterText,
  effectText,
  nodeText,
  reportText,
  shortText,
  whyText,
} from '../../src/hud/rival/words.ts';
import { deedText, moveText, reasonsText } from '../../src/hud/rival/their-words.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { rivalBoard, type BoardNode } from '../../src/sim/rival/rival-board.ts';
import { theirBoard } from '../../src/sim/rival/their-board.ts';
import { makeMove } from '../../src/sim/rival/their-moves.ts';
import { hear } from '../../src/sim/rival/their-scouts.ts';
import { takeReport } from '../../src/sim/rival/rival.ts';
import type { Sighting } from '../../src/sim/state/rival.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import type { WorldState } from '../../src/sim/state/world-state.ts';
import { say, setLanguage } from '../../src/words/index.ts';
import { fakeCafe } from './fake-cafe.ts';

afterEach(() => setLanguage('en'));

const yes = (...nodes: string[]): Sighting[] => nodes.map((node) => ({ node, value: 'Yes' }));
const no = (...nodes: string[]): Sighting[] => nodes.map((node) => ({ node, value: 'No' }));
/** Day 5, with reports of the days before. */
function told(...reports: readonly (readonly [day: number, name: string, saw: readonly Sighting[]])[]): WorldState {
  const state = newDay({ seed: 4, day: 5 });
  for (const [day, name, saw] of reports)
    takeReport(state.rival!, { day, tick: 0, maid: name.toLowerCase(), name, saw });
  return state;
}
const nodeOf = (state: WorldState, name: string): BoardNode =>
  rivalBoard(state)!.nodes.find((node) => node.name === name)!;

describe('why something is believed', () => {
  const state = told(
    [2, 'Hana', no('houseBand')],
    [3, 'Mei', yes('charcoalGrill', 'amberGlaze')],
    [3, 'Mei', no('iceWell')],
    [5, 'Yuki', yes('cloudScones')],
  );
  test.each([
    ['charcoalGrill', 'Yes, seen on day 3 by Mei.', '2 days old.', 'Yes, seen day 3'],
    ['cloudScones', 'Yes, seen on day 5 by Yuki.', 'Seen today.', 'Yes, seen today'],
    ['tableTea', 'Yes: Yuki saw Cloud scones on day 5, and that needs this.', 'Seen today.', 'Yes, must have it'],
    [
      'lanternSkewers',
      'Maybe: they have all it needs (Amber glaze), but nobody has seen it.',
      null,
      'Maybe, not seen yet',
    ],
    [
      'iceWell',
      'No: Mei checked on day 3 and found none.',
      '2 days old. They may have it by now.',
      'No, checked day 3',
    ],
    ['moonSundae', 'No: it needs Slow churning, which they don’t have.', null, 'No, a part is missing'],
    ['smokeCabinet', 'Unknown: nobody has looked for it.', null, 'Unknown'],
    ['tastingEvening', 'Unknown: nobody has seen it or checked for Smoked trout and Dusk pizza.', null, 'Unknown'],
  ])('%s', (name, why, age, short) => {
    const node = nodeOf(state, name);
    expect([whyText(node), ageText(node), shortText(node)]).toEqual([why, age, short]);
  });

  test('a look that came too early says so', () => {
    const grown = told([2, 'Hana', no('amberGlaze')], [4, 'Mei', yes('lanternSkewers')]);
    expect(nodeOf(grown, 'amberGlaze')).toMatchObject({ value: 'Yes', why: { overruled: { day: 2 } } });
  });

  test('what does not add up is told with who said it', () => {
    const state = told([5, 'Mei', no('cornerStage')], [5, 'Yuki', yes('houseBand')], [5, 'Hana', yes('cornerStage')]);
    expect(rivalBoard(state)!.contradictions.map(clashText)).toEqual([
      'Day 5: one report saw Corner stage, another didn’t (Mei and Hana). The latest one counts.',
    ]);
    expect(
      rivalBoard(told([5, 'Mei', no('cornerStage')], [5, 'Yuki', yes('houseBand')]))!.contradictions.map(clashText),
    ).toEqual(['Day 5: House band was seen, but not Corner stage, which it needs (Mei and Yuki).']);
  });
});

test.each([
  [yes('iceWell', 'teaCart'), '<b>Mei</b> saw Ice well and Tea cart.'],
  [no('iceWell'), '<b>Mei</b> checked: no Ice well.'],
  [[...yes('teaCart'), ...no('iceWell')], '<b>Mei</b> saw Tea cart; no Ice well.'],
  [[], '<b>Mei</b> saw nothing.'],
] as const)('the log tells a report: %j', (saw, text) => {
  expect(reportText({ day: 1, tick: 0, maid: 'mei', name: 'Mei', saw })).toBe(text);
});

test('a response that fits no dish on the menu is shown with the dish it needs', () => {
  const state = told([4, 'Mei', yes('charcoalGrill', 'amberGlaze', 'lanternSkewers')]);
  const curry = () => rivalBoard(state)!.advice.find(({ name }) => name === 'curryDay')!;
  expect(barText(curry())).toBeNull();
  state.menu = state.menu.filter(({ id }) => id === 'soda');
  expect(curry()).toMatchObject({ state: 'offMenu', dish: null });
  expect(barText(curry())).toBe('Needs curry, or a dish with its taste, on your menu.');
});

test('advice says what to do, why, and what it does', () => {
  const state = told([5, 'Mei', yes('amberGlaze', 'midnightBroth', 'cloudScones', 'smokedTrout', 'duskPizza')]);
  const texts = rivalBoard(state)!.advice.map((one) => [counterText(one), becauseText(one), effectText(one)]);
  expect(texts).toContainEqual([
    'Curry 25% off',
    'Against Lantern skewers, Maybe: keeps 60% of the guests lured away.',
    '¥880 → ¥660. Ordered more by: office workers, football fans.',
  ]);
  expect(texts).toContainEqual([
    'Flyers at the station',
    'Against Storm noodles, Maybe: keeps 40% of the guests lured away.',
    '5 more guests: tourists, students.',
  ]);
  expect(texts.flat().join(' ')).toContain('Happier on arrival: elderly guests, families.');
  expect(texts.flat().join(' ')).toContain('Less litter on the floor.');
});

describe.each(['en', 'zh', 'ja'] as const)('in %s', (language) => {
  test('every reason, report and advice is a whole sentence', async () => {
    await setLanguage(language);
    for (const state of [
      told(),
      told([1, 'Mei', no('cornerStage', 'iceWell')], [3, 'Yuki', yes('tastingEvening', 'stormNoodles', 'amberGlaze')]),
      told([5, 'Mei', yes('cornerStage', 'skewerNight')], [5, 'Mei', no('charcoalGrill')]),
    ]) {
      const board = rivalBoard(state)!;
      const texts = [
        ...board.nodes.flatMap((node) => [whyText(node), shortText(node), nodeText(node.name), ageText(node) ?? '']),
        ...board.advice.flatMap((one) => [counterText(one), becauseText(one), effectText(one)]),
        ...board.contradictions.map(clashText),
        ...board.log.map(reportText),
      ];
      for (const text of texts) {
        expect(text).not.toMatch(/\{\{|undefined|NaN|rival\./);
        if (language !== 'en' && text !== '') expect(text).toMatch(/[\u3040-\u9fff]/);
      }
    }
  });
});

describe('the tree on the board', () => {
  const { placed, links, rows } = layTree(rivalBoard(told())!.nodes);

  test('has everything once, in four columns, nothing on top of another', () => {
    expect(placed).toHaveLength(26);
    for (const column of [0, 1, 2, 3]) {
      const at = placed.filter((one) => one.column === column).map(({ row }) => row);
      at.sort((a, b) => a - b);
      at.forEach((row, i) => expect(row - (at[i - 1] ?? row - 1)).toBeGreaterThanOrEqual(1));
      expect(at[0]).toBeGreaterThanOrEqual(0);
      expect(at.at(-1)).toBeLessThanOrEqual(rows - 1);
    }
  });

  test('has a line for every need, to the next column, most of them straight', () => {
    expect(links).toHaveLength(placed.reduce((sum, { node }) => sum + node.needs.length, 0));
    expect(links.filter(({ from, to }) => to.column - from.column !== 1)).toEqual([]);
    expect(links.filter(({ from, to }) => from.row === to.row).length).toBeGreaterThan(links.length * 0.7);
  });
});

describe('whom one could send', () => {
  test('who has nothing to do first, then the least rare; not who is away', () => {
    const state = told();
    const cafe = fakeCafe(state);
    const names = (): string[] => readRival(cafe)!.scouts.map(({ name }) => name);
    expect(names()).toEqual(['Nana', 'Hana', 'Sakura', 'Mei', 'Yuki', 'Momo']);
    (state.people['mei'] as Maid).present = false;
    state.rival!.trips['mei'] = { look: null, since: state.tick, saw: null };
    expect(names()).not.toContain('Mei');
    expect(readRival(cafe)!.away).toEqual([{ name: 'Mei', seconds: 45 }]);
    state.rival!.trips['mei'].saw = [];
    expect(readRival(cafe)!.away).toEqual([{ name: 'Mei', seconds: 0 }]);
  });

  test('and for how long, and how much she sees', () => {
    const { scouts } = readRival(fakeCafe(told()))!;
    expect(scouts.map(({ name, seconds, sees }) => [name, seconds, sees])).toContainEqual(['Momo', 30, 6]);
    expect(scouts.map(({ name, seconds, sees }) => [name, seconds, sees])).toContainEqual(['Mei', 45, 2]);
  });
});

test('who went across the street is told by type, with a cause only as far as anybody knows it', () => {
  const state = told([5, 'Mei', yes('moonSundae')]);
  state.rival!.took = {
    office: { lanternSkewers: 2 },
    family: { moonSundae: 1, sundaeParade: 2 },
    fan: { duskPizza: 1 },
  };
  state.rival!.kept = { office: 1, fan: 1 };
  expect(readAcross(state)).toEqual({
    count: 6,
    types: [
      { type: 'family', count: 3 },
      { type: 'office', count: 2 },
      { type: 'fan', count: 1 },
    ],
    sure: ['moonSundae'],
    perhaps: ['sundaeParade'],
    kept: 2,
    moves: [],
    nodes: expect.any(Array),
  });
  const alone = told();
  delete alone.rival;
  expect(readAcross(alone)).toBeNull();
  expect(readRival(fakeCafe(alone))).toBeNull();
});

test('guests lost to a move of the rival are told with its reason, as the rival inferred it', () => {
  const state = told();
  const theirs = state.rival!.theirs!;
  const egg = ['egg', 'rice'].map((node) => ({ node, value: 'Yes' as const }));
  hear(theirs, { day: 3, tick: 0, name: 'Io', saw: egg, noticedBy: 'Mei', wrong: [], gloomy: null, cross: null });
  makeMove(theirs, 4, () => null);
  state.rival!.took = { student: { omuriceWar: 2 }, family: { omuriceWar: 1, duskPizza: 1 } };
  const { count, moves, nodes, sure, perhaps } = readAcross(state)!;
  expect([count, sure, perhaps]).toEqual([4, [], []]);
  expect(moves.map((one) => [one.count, deedText(one.move), reasonsText(nodes, one.move)])).toEqual([
    [3, 'cheaper omurice', 'They saw egg and rice on day 3, so you may have omurice.'],
  ]);
  expect(moveText(nodes, moves[0]!.move)).toBe(
    'Day 4: cheaper omurice. They saw egg and rice on day 3, so you may have omurice.',
  );
});

test.each([
  ['observed', 'Yes', [], 3, 'They saw egg on day 3.'],
  ['observed', 'No', [], 3, 'They found no egg on day 3.'],
  ['implied', 'Yes', ['omurice'], 3, 'They saw omurice on day 3, so you must have egg.'],
  ['needsAll', 'Maybe', ['rice'], null, 'They believe you have rice, so you may have egg.'],
  ['lacks', 'No', ['rice'], null, 'You lack rice, so you can’t have egg.'],
  ['unseen', 'Unknown', [], null, 'They don’t know about egg.'],
] as const)('a belief that is %s %s has its sentence', (because, value, of, day, text) => {
  const { nodes } = theirBoard(told())!;
  const belief = { node: 'egg', value, because, of, day };
  expect(reasonsText(nodes, { because: [belief] })).toBe(text);
});

test('the sign of each value has its word', () => {
  for (const value of ['Yes', 'No', 'Maybe', 'Unknown'] as const) expect(say(`rival.value.${value}`)).toBe(value);
});
