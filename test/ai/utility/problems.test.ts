import { describe, expect, test } from 'vitest';
import { createFactory, loadConfig } from '../../../src/ai/index.ts';
import { contextOf, problemsOf, reasonerOf } from './yards.ts';

/** The problems of an option with this consideration, without their place. */
function wrongWith(consideration: string, factory = createFactory()): string[] {
  const yaml = `type: RuleBased\noptions:\n  - name: a\n    considerations:\n      - ${consideration}\n`;
  return problemsOf(yaml, factory).map((told) => told.replace(/^5 options\[0\]\.considerations\[0\]/, ''));
}

describe('a problem names line, path and what would be right', () => {
  test.each([
    ['an unknown component', '{ type: Distnace, to: Self }', ".type: there is no consideration 'Distnace'; did you mean 'Distance'? Distance takes from?, to, weight"],
    ['one that is like no other', '{ type: qqqqqqqqqqq }', /^\.type: there is no consideration 'qqqqqqqqqqq'; there are: (\w+, )+\w+$/],
    ['no type', '{ to: Self }', /^: the consideration has no type; there are: /],
    ['no record', '7', /^: must be a consideration: \{ type: … \}; there are: /],
    ['a missing field', '{ type: Distance, weight: {} }', ".to: 'to' is missing: a target; Distance takes from?, to, weight"],
    ['one that is empty', '{ type: Distance, to: , weight: {} }', ".to: 'to' is missing: a target; Distance takes from?, to, weight"],
    ['a field too many', '{ type: Distance, to: Self, weihgt: {}, weight: {} }', ".weihgt: Distance has no 'weihgt'; did you mean 'weight'?"],
    ['one like no other', '{ type: Distance, to: Self, weight: {}, qqqqqq: 1 }', ".qqqqqq: Distance has no 'qqqqqq'; Distance takes from?, to, weight"],
    ['a number that is none', '{ type: Tuning, addend: much }', ".addend: must be a number, not 'much'"],
    ['one that is infinite', '{ type: Tuning, rank: -.inf }', '.rank: must be a number, not -Infinity'],
    ['one that is not a number', '{ type: Tuning, rank: .nan }', '.rank: must be a number, not NaN'],
    ['a boolean that is none', '{ type: Tuning, veto: 1 }', '.veto: must be true or false, not 1'],
    ['an unknown store', '{ type: BooleanVariable, store: globel, variable: a }', ".store: there is no store 'globel'; did you mean 'global'?"],
    ['a store that is only a place', '{ type: BooleanVariable, store: { type: Position, x: 1, y: 1 }, variable: a }', '.store: needs a target with an entity; this one is only a place'],
    ['a variable of the library', '{ type: BooleanVariable, store: brain, variable: $execution }', ".variable: must be a name without $ in front, not '$execution'"],
    ['a variable that reaches a prototype', '{ type: BooleanVariable, store: brain, variable: __proto__ }', ".variable: must be a name without $ in front, not '__proto__'"],
    ['neither a weight nor a condition', '{ type: StringVariable, store: self, variable: a }', ".weight: 'weight' is missing, or what the variable has to be: is"],
    ['both', '{ type: BooleanVariable, store: self, variable: a, is: true, weight: {} }', ': takes either a weight or what the variable has to be, not both'],
    ['an unknown weight function', '{ type: Random, weight: { type: Bolean } }', ".weight.type: there is no weight function 'Bolean'; did you mean 'Boolean'? Boolean takes true?, false?"],
    ['a value in the wrong place', '{ type: Random, weight: { type: Boolean, true: { vetoo: true } } }', ".weight.true.vetoo: set of weight values has no 'vetoo'; did you mean 'veto'?"],
    ['values that are none', '{ type: Random, weight: { type: Boolean, true: 5 } }', '.weight.true: must be a set of weight values, not 5'],
    ['an entry without a limit', '{ type: Random, weight: { type: FloatSequence, entries: [{}, { below: 3 }] } }', ".weight.entries[0].below: 'below' is missing: only the last entry can do without"],
    ['limits that do not rise', '{ type: Random, weight: { type: FloatSequence, entries: [{ below: 3 }, { below: 3 }] } }', '.weight.entries[1].below: must be greater than 3, the limit before'],
    ['a limit that is none', '{ type: Random, weight: { type: FloatSequence, entries: [{ below: { random: [5, 1] } }] } }', '.weight.entries[0].below: must be a number or { random: [from, to] }, not an object'],
    ['no entries', '{ type: Random, weight: { type: FloatSequence, entries: [] } }', '.weight.entries: must have 1 to 2000 items, not 0'],
    ['an unknown shape', '{ type: Random, weight: { type: BasicCurve, shape: liner } }', ".weight.shape: must be one of linear, polynomial, logistic, logit, normal, not 'liner'"],
    ['an empty range', '{ type: Random, weight: { type: BasicCurve, shape: linear, range: [3, 3] } }', '.weight.range: must be two different numbers, such as [0, 10], not a list'],
    ['a picked entity outside of pickers', '{ type: Distance, to: PickerEntity, weight: {} }', '.to: there is a PickerEntity only among the considerations of a picker'],
    ['an unknown way to choose', '{ type: EntityExists, picker: { entities: a, reasoner: DualUtilty, considerations: [] } }', ".picker.reasoner.type: there is no way to choose 'DualUtilty'; did you mean 'DualUtility'? DualUtility takes minShare?"],
    ['no part of And', '{ type: And }', '.considerations: must have at least one consideration'],
    ['a region that is flat', '{ type: InRegion, region: { type: Parallelogram, corner: Self, sides: [[1, 1], [2, 2]] } }', '.region.sides: must be two sides that do not lie on one line'],
    ['a corner too few', '{ type: InRegion, region: { type: Polygon, points: [[1, 1], [2, 2]] } }', '.region.points: must have 3 to 2000 items, not 2'],
    ['a place that is none', '{ type: InRegion, region: { type: Polygon, points: [[1, 1], [2, x], [1]] } }', '.region.points[1]: must be a place such as [3, 4], not a list'],
    ['half a tile', '{ type: InRegion, region: { type: TileSet, tiles: [[1, 1], [2, 2.5]] } }', '.region.tiles[1]: must be a tile: two whole numbers'],
    ['a variable to look for that reaches a prototype', '{ type: EntityExists, picker: { type: EntityFilter, entities: dogs, where: { $mood: 1 } } }', ".picker.where.$mood: must be a name without $ in front, not '$mood'"],
    ['a key that reaches a prototype', '{ type: Random, weight: { type: String, entries: { constructor: {} } } }', ".weight.entries.constructor: 'constructor' cannot be a key; choose another name"],
  ])('%s', (_, consideration, told) => {
    const [first] = wrongWith(consideration);
    if (typeof told === 'string') expect(first).toBe(told);
    else expect(first).toMatch(told);
  }); // prettier-ignore

  test('names that the game has told', () => {
    const factory = createFactory({ stores: ['team'], entities: ['dogs', 'cats'], regions: ['yard'] });
    const exists = (entities: string): string => `{ type: EntityExists, picker: { entities: ${entities}, considerations: [] } }`; // prettier-ignore
    expect(wrongWith(exists('cats'), factory)).toEqual([]);
    expect(wrongWith(exists('rats'), factory)).toEqual([".picker.entities: there is no list of entities 'rats'; did you mean 'cats'?"]); // prettier-ignore
    expect(wrongWith('{ type: InRegion, region: { type: ByName, name: gate } }', factory)).toEqual([".region.name: there is no region 'gate'; there are: yard"]); // prettier-ignore
    expect(wrongWith('{ type: BooleanVariable, store: tema, variable: a }', factory)).toEqual([".store: there is no store 'tema'; did you mean 'team'?"]); // prettier-ignore
  });
});

test('all problems are told at once, in the order of the text, with the name of the file', () => {
  const text = `type: FSM
start: rst
minshare: 1
options:
  - name: rest
    consideratons: []
    transitions:
      - { to: wrok }
      - { considerations: [ { type: Tuning, addend: x } ] }
  - name: rest
  - name: work
    actions:
      - { type: Pause }
      - { type: Subreasoner, reasoner: { type: DualUtility, minShare: 2, options: [] } }
`;
  const read = loadConfig(text, createFactory(), 'chef.yaml');
  expect(read.ok ? [] : read.problems.map(({ line, path }) => `${line} ${path}`)).toEqual([
    '2 start',
    '3 minshare',
    '6 options[0].consideratons',
    '8 options[0].transitions[0].to',
    '9 options[0].transitions[1].to',
    '9 options[0].transitions[1].considerations[0].addend',
    '10 options[1].name',
    '13 options[2].actions[0].duration',
    '14 options[2].actions[1].reasoner.options',
    '14 options[2].actions[1].reasoner.minShare',
  ]);
  expect(read.ok ? [] : read.problems[0]).toEqual({
    line: 2,
    path: 'start',
    message: "there is no option 'rst'; did you mean 'rest'?",
    file: 'chef.yaml',
  });
});

test('a problem of an object has no line', () => {
  const read = loadConfig({ type: 'RuleBased', options: [{ name: 5 }] }, createFactory());
  expect(read).toEqual({ ok: false, problems: [{ path: 'options[0].name', message: 'must be a name without $ in front, not 5' }] }); // prettier-ignore
});

describe('shared parts', () => {
  const shared = (parts: string, use: string): string =>
    `shared:\n${parts}\ntype: RuleBased\noptions:\n  - { name: a, considerations: [ { use: ${use} } ] }\n`;

  test('are used by name, also by each other, options and transitions too', () => {
    const text = `
type: FSM
shared:
  far: { type: FloatSequence, entries: [ { below: 3, veto: true }, {} ] }
  away: { type: Distance, to: { type: Position, x: 0, y: 0 }, weight: { use: far } }
  leave: { to: b, considerations: [ { use: away } ] }
  last: { name: b }
options:
  - { name: a, transitions: [ { use: leave } ] }
  - { use: last }
`;
    const reasoner = reasonerOf(text);
    const context = contextOf({ self: { id: 'me', x: 5, y: 0 } });
    expect([reasoner.choose(context), reasoner.choose(context)]).toEqual(['a', 'b']);
  });

  test('have a state of their own at each use', () => {
    const text = `
type: DualUtility
shared:
  once: { type: ExecutionHistory, selectedBefore: { type: FloatSequence, entries: [ { below: { random: [10, 20] }, veto: true }, {} ] }, whileSelected: { veto: true } }
options:
  - { name: a, considerations: [ { use: once } ] }
  - { name: b, considerations: [ { use: once } ] }
`;
    const brain: { $execution?: Record<string, { numbers: object }> } = {};
    const reasoner = reasonerOf(text);
    for (let now = 0; now < 3; now++) reasoner.choose(contextOf({ now, stores: { brain } }, now));
    expect(Object.keys(Object.values(brain.$execution ?? {})[0]?.numbers ?? {})).toHaveLength(2);
  });

  test('that are not there', () => {
    expect(problemsOf(shared('  near: { type: Tuning }', 'naer'))).toEqual([
      "5 options[0].considerations[0].use: nothing shared is called 'naer'; did you mean 'near'?",
    ]);
  });

  test('that use each other in a circle, wherever it is entered', () => {
    expect(problemsOf(shared('  a: { use: b }\n  b: { use: c }\n  c: { use: b }', 'a'))).toEqual([
      '4 shared.c.use: shared parts use each other in a circle: b → c → b; one must do without',
    ]);
    expect(problemsOf(shared('  a: { type: Not, consideration: { type: And, considerations: [ { use: a } ] } }', 'a'))).toEqual([
      '2 shared.a.consideration.considerations[0].use: shared parts use each other in a circle: a → a; one must do without',
    ]); // prettier-ignore
  });

  test('with problems tell them where they are written, once however often they are used', () => {
    const text = `shared:\n  a: { type: Tuning, adend: 1 }\ntype: RuleBased\noptions:\n  - { name: x, considerations: [ { use: a }, { use: a } ] }\n  - { name: y, considerations: [ { use: a } ] }\n`;
    expect(problemsOf(text)).toEqual(["2 shared.a.adend: Tuning has no 'adend'; did you mean 'addend'?"]);
  });

  test('stand alone, and are a record', () => {
    expect(problemsOf(shared('  a: { type: Tuning }', 'a, rank: 3'))).toEqual([
      "5 options[0].considerations[0].rank: nothing can stand beside 'use'; the shared part is taken as it is",
    ]);
    expect(problemsOf('shared: 5\ntype: RuleBased\noptions: [ { name: a } ]\n')).toEqual([
      '1 shared: must be a record of named parts, not 5',
    ]);
  });

  test('of the factory serve all configurations; a configuration can have its own instead', () => {
    const factory = createFactory();
    expect(factory.share('base', 'type: Tuning\naddend: 7\n')).toEqual([]);
    expect(factory.share('wrong', { type: 'Tuning', adend: 7 })).toEqual([]);
    const weight = (text: string) => reasonerOf(text, factory).decide(contextOf()).scores[0]?.weight;
    expect(weight('type: RuleBased\noptions: [ { name: a, considerations: [ { use: base } ] } ]')).toBe(7);
    expect(weight(shared('  base: { type: Tuning, addend: 3 }', 'base'))).toBe(3);
    expect(problemsOf('type: RuleBased\noptions:\n  - { name: a, considerations: [ { use: wrong } ] }', factory)).toEqual([
      "3 global wrong.adend: Tuning has no 'adend'; did you mean 'addend'?",
    ]); // prettier-ignore
    expect(factory.share('__proto__', {})).toHaveLength(1);
    expect(factory.share('broken', 'a: [')).not.toEqual([]);
    expect(problemsOf(shared('  x: {}', 'broken'), factory)).toHaveLength(1);
  });
});

describe('walls', () => {
  const rules = (considerations: unknown): object => ({ type: 'RuleBased', options: [{ name: 'a', considerations }] });

  test.each([
    ['', /must be a reasoner/],
    ['[1, 2]', /must be a reasoner/],
    ['type: RuleBased\noptions: [', /Flow sequence/],
    ['type: RuleBased\ntype: RuleBased\noptions: [ { name: a } ]', /'type' stands twice/],
    ['a: !!js/function x', /tag/],
    [`a: ${'['.repeat(5000)}`, /more than 32 deep/],
    ['x'.repeat(200_001), /at most 200000 are read/],
    [null, /must be a reasoner/],
    [undefined, /must be a reasoner/],
    [5, /must be a reasoner/],
    [() => {}, /no plain data/],
    [new Map(), /no plain data/],

    [10n, /no plain data/],
  ])('no configuration: %s', (source, told) => {
    const problems = problemsOf(source);
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join()).toMatch(told);
  });

  test('aliases are unfolded up to a limit', () => {
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x, x]', ...'bcdefgh'.split('').map((name, i) => `${name}: &${name} [${Array(10).fill(`*${'abcdefgh'[i]}`).join()}]`)]; // prettier-ignore
    expect(problemsOf(bomb.join('\n')).join()).toContain('more than 50000 values');
  });

  test('shared parts are unfolded up to a limit', () => {
    const parts: Record<string, object> = { a0: { type: 'Tuning' } };
    for (let i = 1; i < 20; i++)
      parts[`a${i}`] = { type: 'And', considerations: [{ use: `a${i - 1}` }, { use: `a${i - 1}` }] };
    expect(problemsOf({ ...rules([{ use: 'a19' }]), shared: parts }).join()).toContain('more than 20000 parts');
    const chain: Record<string, object> = { b0: { type: 'Tuning' } };
    for (let i = 1; i < 9000; i++) chain[`b${i}`] = { use: `b${i - 1}` };
    expect(problemsOf({ ...rules([{ use: 'b8999' }]), shared: chain }).join()).toContain('more than 100 deep');
  });

  test('objects are read up to a size and a depth, in circles or not, whatever they do', () => {
    const circle: Record<string, unknown> = rules([]) as Record<string, unknown>;
    circle['self'] = circle;
    expect(problemsOf(circle).join()).toMatch(/deep/);
    let twice: unknown = 1;
    for (let i = 0; i < 25; i++) twice = [twice, twice];
    expect(problemsOf(rules(twice)).join()).toContain('more than 50000 values');
    const trap = new Proxy({}, { ownKeys: () => { throw new Error('never'); } }); // prettier-ignore
    expect(problemsOf(rules([trap]))).toEqual(['- : it cannot be read: never']);
    expect(problemsOf({ ...rules([]), get shared(): object { return JSON.parse('') as object; } })).toHaveLength(1); // prettier-ignore
  });

  test('prototypes are never reached', () => {
    const hostile = JSON.parse('{ "__proto__": { "polluted": 1 }, "type": "RuleBased", "options": [ { "name": "a", "constructor": { "prototype": { "polluted": 1 } } } ] }') as object; // prettier-ignore
    expect(problemsOf(hostile)).toEqual([
      "- __proto__: '__proto__' cannot be a key; choose another name",
      "- options[0].constructor: 'constructor' cannot be a key; choose another name",
    ]);
    expect(problemsOf('type: RuleBased\noptions:\n  - name: __proto__\n    actions: [ { type: SetVariable, variable: constructor, value: 1 } ]\n')).toHaveLength(2); // prettier-ignore
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test('problems are listed up to a hundred', () => {
    const problems = problemsOf(rules(Array(500).fill(7)));
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toContain('more of the kind');
  });

  test('what a game itself throws while its parts are made is a problem like any other', () => {
    const factory = createFactory();
    factory.register('consideration', 'Bad', {}, () => { throw new Error('no moon'); }); // prettier-ignore
    factory.register('consideration', 'Worse', { a: { wants: 'x', read: () => { throw new Error('no sun'); } } }, () => ({ evaluate() {} })); // prettier-ignore
    expect(wrongWith('{ type: Bad }', factory)).toEqual([': cannot be made: no moon']);
    expect(wrongWith('{ type: Worse, a: 1 }', factory).join()).toContain('it cannot be read: no sun');
  });
});

test('a list or a record of things is asked for in the plural, without an article', () => {
  const wrong = (consideration: string): string | undefined => wrongWith(consideration)[0];
  expect(wrong('{ type: And, considerations: 5 }')).toBe('.considerations: must be a list of considerations, not 5');
  expect(wrong('{ type: Random, weight: { type: String, entries: 5 } }')).toBe(
    '.weight.entries: must be a record of sets of weight values, not 5',
  );
});

test('where options are no list, no name is made up for those that are meant', () => {
  expect(problemsOf({ type: 'FSM', start: 'rest', options: 5 })).toEqual([
    '- options: must be a list of options, not 5',
    "- start: there is no option 'rest'",
  ]);
});

test('what a variable is set to must be plain data', () => {
  const set = '{ type: SetVariable, store: brain, variable: mood, value: .nan }';
  expect(problemsOf(`type: RuleBased\noptions:\n  - { name: a, actions: [ ${set} ] }`)).toEqual([
    '3 options[0].actions[0].value: must be plain data, not NaN',
  ]);
});
