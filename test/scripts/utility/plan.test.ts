// The configuration `caller` is compiled to a plan, a few numbers, if it is written with the usual parts – and only
// then: an incomplete plan would choose differently from the text.

import { expect, test } from 'vitest';
import { utilityTexts } from '../../../src/data/index.ts';
import { planOf } from '../../../src/scripts/utility/caller.ts';
import { ROW } from '../../scenarios/rooms.ts';
import { maid, open } from '../../scenarios/story.ts';
import { scriptApiOf } from '../asking.ts';

type Part = Readonly<Record<string, unknown>>;
const picked = { store: 'PickerEntity' };
const perUnit = (addend: number): Part => ({ type: 'PerUnit', addend });
const PARTS = {
  state: { type: 'StringVariable', ...picked, variable: 'state', is: 'free' },
  dear: { type: 'Preference', asked: 3000, persons: 2000, types: 1000 },
  above: { type: 'Tuning', addend: 1_000_000 },
  waited: { type: 'FloatVariable', ...picked, variable: 'waited', weight: perUnit(1) },
  tiles: { type: 'FloatVariable', ...picked, variable: 'tiles', weight: perUnit(-4) },
  mine: {
    type: 'BooleanVariable',
    ...picked,
    variable: 'mine',
    weight: { type: 'Boolean', true: { addend: 100_000_000 } },
  },
} as const satisfies Readonly<Record<string, Part>>;
type Parts = Readonly<Partial<Record<keyof typeof PARTS, Part | undefined>>>;

/** The usual parts, some of them changed or left out. JSON is YAML too. */
const considering = (other: Parts): Part[] =>
  Object.values<Part | undefined>({ ...PARTS, ...other }).filter((part) => part !== undefined);
interface Around {
  readonly considerations?: readonly Part[];
  readonly picker?: Part;
  readonly exists?: Part;
  readonly option?: Part;
  readonly whole?: Part;
}
function written({ considerations = considering({}), picker, exists, option, whole }: Around): string {
  const asks = { entities: 'callers', reasoner: 'Best', considerations, ...picker };
  const calls = { type: 'EntityExists', variable: 'caller', picker: asks, ...exists };
  return JSON.stringify({
    type: 'RuleBased',
    options: [{ name: 'serve', considerations: [calls], ...option }],
    ...whole,
  });
}

const story = open({ map: ROW, maids: [maid('ada', [3, 3])] });
function planFor(text: string): ReturnType<typeof planOf> {
  expect(story.cafe.readConfig('caller', text)).toEqual([]);
  expect(story.cafe.world.configs.change('caller', text)).toBe(true);
  return planOf(scriptApiOf(story));
}

test('as it ships a tick of waiting counts one, and a tile of walking four against', () => {
  expect(planFor(utilityTexts.caller)).toEqual({ waited: 1, tiles: -4 });
});

test.each<readonly [string, Around, ReturnType<typeof planOf>]>([
  ['the usual parts', {}, { waited: 1, tiles: -4 }],
  ['the parts in another order', { considerations: considering({}).reverse() }, { waited: 1, tiles: -4 }],
  [
    'the words of a part in another order',
    {
      considerations: considering({
        tiles: { weight: { addend: -4, type: 'PerUnit' }, variable: 'tiles', ...picked, type: 'FloatVariable' },
        mine: { ...PARTS.mine, weight: { true: { addend: 100_000_000 }, type: 'Boolean' } },
      }),
    },
    { waited: 1, tiles: -4 },
  ],
  [
    'names for everything',
    {
      considerations: considering({ above: { ...PARTS.above, name: 'above zero' } }),
      exists: { name: 'somebody calls' },
      whole: { name: 'caller' },
    },
    { waited: 1, tiles: -4 },
  ],
  ['no word about waiting', { considerations: considering({ waited: undefined }) }, { waited: 0, tiles: -4 }],
  ['no word about the walk', { considerations: considering({ tiles: undefined }) }, { waited: 1, tiles: 0 }],
  [
    'the largest numbers with which no sum is rounded',
    {
      considerations: considering({
        waited: { ...PARTS.waited, weight: perUnit(50) },
        tiles: { ...PARTS.tiles, weight: perUnit(-12) },
      }),
    },
    { waited: 50, tiles: -12 },
  ],
  [
    'no weight at all for either',
    {
      considerations: considering({
        waited: { ...PARTS.waited, weight: perUnit(0) },
        tiles: { ...PARTS.tiles, weight: perUnit(0) },
      }),
    },
    { waited: 0, tiles: 0 },
  ],
  [
    'the least that keeps weights above zero, and the least that makes her go on',
    {
      considerations: considering({
        above: { type: 'Tuning', addend: 500_000 },
        mine: { ...PARTS.mine, weight: { type: 'Boolean', true: { addend: 10_000_000 } } },
      }),
    },
    { waited: 1, tiles: -4 },
  ],
  [
    'ranks as near to each other as may be',
    { considerations: considering({ dear: { type: 'Preference', asked: 2001, persons: 2000, types: 1000 } }) },
    { waited: 1, tiles: -4 },
  ],
])('%s: a plan', (_what, around, plan) => {
  expect(planFor(written(around))).toEqual(plan);
});

const weighed = (weight: Part | undefined, part: keyof typeof PARTS): Around => ({
  considerations: considering({ [part]: { ...PARTS[part], weight } }),
});
test.each<readonly [string, Around]>([
  ['nothing that asks who may be served', { considerations: considering({ state: undefined }) }],
  ['nothing that asks who is dear', { considerations: considering({ dear: undefined }) }],
  ['nothing that makes her go on', { considerations: considering({ mine: undefined }) }],
  ['nothing that keeps weights above zero', { considerations: considering({ above: undefined }) }],
  ['no parts at all', { considerations: [] }],
  ['a part said twice', { considerations: [...considering({}), PARTS.tiles] }],
  [
    'a part the plan does not know',
    {
      considerations: [
        ...considering({}),
        { type: 'FloatVariable', ...picked, variable: 'mood', weight: { type: 'PerUnit', addend: 1 } },
      ],
    },
  ],
  ['those who may not be served', { considerations: considering({ state: { ...PARTS.state, is: 'notMyDuty' } }) }],
  ['a waiting that counts against', weighed(perUnit(-1), 'waited')],
  ['a walk that raises the score', weighed(perUnit(1), 'tiles')],
  ['a waiting that counts half', weighed(perUnit(0.5), 'waited')],
  ['a waiting that counts more than sums can hold', weighed(perUnit(51), 'waited')],
  ['a walk that counts more than sums can hold', weighed(perUnit(-13), 'tiles')],
  ['a waiting that ranks', weighed({ type: 'PerUnit', addend: 1, rank: 1 }, 'waited')],
  ['going on that counts too little', weighed({ type: 'Boolean', true: { addend: 9_999_999 } }, 'mine')],
  ['going on that ranks', weighed({ type: 'Boolean', true: { addend: 100_000_000, rank: 1 } }, 'mine')],
  ['going on that counts for the others', weighed({ type: 'Boolean', false: { addend: 100_000_000 } }, 'mine')],
  [
    'too little to keep weights above zero',
    { considerations: considering({ above: { type: 'Tuning', addend: 499_999 } }) },
  ],
  [
    'half a number to keep them there',
    { considerations: considering({ above: { type: 'Tuning', addend: 600_000.5 } }) },
  ],
  ['a rank beside it', { considerations: considering({ above: { type: 'Tuning', addend: 1_000_000, rank: 1 } }) }],
  [
    'an order that counts no more than her list',
    { considerations: considering({ dear: { type: 'Preference', asked: 2000, persons: 2000, types: 1000 } }) },
  ],
  [
    'a list of persons that reaches into that of types',
    { considerations: considering({ dear: { type: 'Preference', asked: 3000, persons: 1999, types: 1000 } }) },
  ],
  ['a choice by chance', { picker: { reasoner: 'RuleBased' } }],
  [
    'two ways to serve',
    { whole: { options: [JSON.parse(written({})).options[0], { name: 'or not', considerations: [] }] } },
  ],
  ['something to do besides', { option: { actions: [{ type: 'Say', icon: 'heart' }] } }],
  [
    'something to ask besides',
    { option: { considerations: [JSON.parse(written({})).options[0].considerations[0], PARTS.above] } },
  ],
])('%s: every caller is weighed', (_what, around) => {
  expect(planFor(written(around))).toBeNull();
});
