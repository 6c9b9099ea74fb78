// Scenario files: the reader, the published schema and the examples agree.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rivalPlan } from '../../src/data/rival.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import { wrongPlaces, type Schema } from './schema.ts';

type Fields = Record<string, unknown>;
const json = (path: string): Fields => JSON.parse(readFileSync(path, 'utf8')) as Fields;
const schema = json('docs/scenario.schema.json') as Schema;
const examples = readdirSync('examples').filter((name) => name.endsWith('.json'));

/** A scenario that uses every field. */
const FULL = {
  name: 'n',
  description: 'd',
  seed: 5,
  ticks: 100,
  map: ['########', '#K.L...#', '#P..aT.#', '#S....R#', '###D####'],
  decor: [{ kind: 'palm', x: 1, y: 3 }],
  maids: [
    {
      id: 'zoe',
      rank: 2,
      at: [2, 3],
      favouriteCustomerIds: ['c'],
      favouriteCustomerTypes: ['office'],
      duties: 'serving',
      alertness: null,
      obedience: 0.5,
      team: 3,
      speed: 7,
      name: 'Zoe',
      look: 'mei',
      chatty: 1.5,
      clumsy: 0,
      controller: 'diligent',
      energy: 0.4,
      mood: -0.3,
      charm: 2,
      stamina: 1,
      friends: { c: 60 },
    },
    { id: 'mei', rank: 2, at: [3, 3] },
  ],
  customers: [
    {
      id: 'c',
      type: 'office',
      isHero: true,
      arrive: 3,
      seat: 'a',
      start: 'seat',
      order: ['soup'],
      patience: 70,
      name: 'Cy',
      look: 'office',
      speed: 4,
      budget: 3000,
      temperament: 'calm',
    },
    { id: 'd', type: 'tourist', arrive: 9, at: [5, 3], seat: null, order: null, party: 'p' },
    { id: 'e', type: 'dancer', arrive: 9, party: 'p' },
  ],
  commands: [
    { at: 2, executorKeys: ['zoe'], tick: 3, command: { behave: 'move', x: 2, y: 3, manner: 'plain' } },
    { at: 2, executorKeys: ['all'], tick: 3, command: { behave: 'gather', x: 2, y: 3 } },
    { at: 3, executorKeys: ['zoe'], tick: 3, command: { behave: 'sweep', x: 3, y: 1 } },
    { at: 4, executorKeys: ['zoe'], tick: 3, command: { behave: 'serve', guest: 'c' } },
    { at: 5, executorKeys: ['maid'], tick: 3, command: { behave: 'help', need: 'dishes' } },
    { at: 6, executorKeys: ['zoe'], tick: 3, command: { behave: 'scout', look: 'iceWell' } },
  ],
  weather: 'cloud',
  chance: { slip: 0.5, fidget: 0, chat: 1, litter: 0, crowd: 0, again: 0, mood: 0, weather: 0 },
  chefs: 2,
  menu: [{ id: 'soup', cookTicks: 5, eatTicks: 6, price: 7, coldTicks: 8, taste: ['soup'] }],
  rival: {
    has: ['charcoalGrill'],
    knows: [{ node: 'iceWell', value: 'No', day: -3 }],
    pulls: true,
    counters: ['curryDay'],
  },
  regulars: [{ id: 'c', hearty: 'soup', light: 'soup', sweet: 'soup', orders: 2, seen: ['light', 'sweet'] }],
  rules: ['energy', 'causes'],
  events: [{ at: 4, kind: 'alarm' }],
};
const errorsOf = (scenario: unknown): readonly string[] => {
  const read = readScenario(scenario);
  return read.ok ? [] : read.errors;
};
/** A copy with one field changed, by its dotted path; undefined removes it. */
function changed(path: string, value: unknown): Fields {
  const copy = structuredClone(FULL) as Fields;
  const steps = path.split('.');
  const last = steps.pop() as string;
  const at = steps.reduce<Fields>((inside, step) => inside[step] as Fields, copy);
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
}

test('a scenario may say everything there is to say', () => {
  expect(errorsOf(FULL)).toEqual([]);
  expect(wrongPlaces(schema, FULL)).toEqual([]);
});

test('map and maids are all it must say', () => {
  const least = { map: FULL.map, maids: [{ id: 'x', rank: 2, at: [2, 3] }] };
  expect(errorsOf(least)).toEqual([]);
  expect(wrongPlaces(schema, least)).toEqual([]);
  for (const missing of ['map', 'maids']) expect(errorsOf({ ...least, [missing]: undefined })[0]).toContain(missing);
});

describe('every wrong field is named, by reader and schema alike', () => {
  test.each([
    ['seed', -1],
    ['seed', 1.5],
    ['seed', '7'],
    ['ticks', -1],
    ['ticks', null],
    ['map', []],
    ['map', 'x'],
    ['map.1', '#K.%...#'],
    ['decor.0.kind', ''],
    ['decor.0.x', -1],
    ['maids', {}],
    ['maids.0.id', ''],
    ['maids.0.id', undefined],
    ['maids.0.rank', 1],
    ['maids.0.rank', 6],
    ['maids.0.rank', '3'],
    ['maids.1.rank', undefined],
    ['customers.0.arrive', undefined],
    ['maids.0.at', [2]],
    ['maids.0.at', [2, 3, 4]],
    ['maids.0.at', [2, 'x']],
    ['maids.0.at', undefined],
    ['maids.0.favouriteCustomerIds', 'c'],
    ['maids.0.favouriteCustomerTypes', [1]],
    ['maids.0.duties', 'cook'],
    ['maids.0.alertness', 0],
    ['maids.0.alertness', 'null'],
    ['maids.0.obedience', 1.1],
    ['maids.0.team', 0],
    ['maids.0.team', 10],
    ['maids.0.speed', 0],
    ['maids.0.chatty', 3],
    ['maids.0.clumsy', -1],
    ['maids.0.colour', 'red'],
    ['maids.0.energy', 1.5],
    ['maids.0.mood', -2],
    ['maids.0.charm', 4],
    ['maids.0.stamina', 0.5],
    ['maids.0.friends', ['c']],
    ['maids.0.friends.c', 101],
    ['customers.1.party', 7],
    ['rules', 'energy'],
    ['rules.0', 'enrgy'],
    ['events', 'alarm'],
    ['events.0.at', -1],
    ['events.0.kind', 'fire'],
    ['events.0.kind', undefined],
    ['events.0.who', 'c'],
    ['customers.0.id', undefined],
    ['customers.0.type', undefined],
    ['customers.0.isHero', 1],
    ['customers.0.arrive', -1],
    ['customers.0.seat', 1],
    ['customers.0.start', 'table'],
    ['customers.0.order', 'soup'],
    ['customers.0.patience', 0],
    ['customers.0.speed', 0],
    ['customers.0.budget', -1],
    ['customers.0.temperament', 'clam'],
    ['maids.0.controller', 'table'],
    ['customers.0.mood', 1],
    ['customers.1.at', [5]],
    ['commands.0.at', undefined],
    ['commands.0.at', -1],
    ['commands.0.executorKeys', []],
    ['commands.0.executorKeys', 'zoe'],
    ['commands.0.tick', 0],
    ['commands.0.tick', undefined],
    ['commands.0.command', 'go'],
    ['commands.0.command.behave', 'fly'],
    ['commands.0.command.x', undefined],
    ['commands.0.command.y', 1.5],
    ['commands.0.command.manner', 'run'],
    ['commands.3.command.guest', undefined],
    ['weather', 'snow'],
    ['chance', 1],
    ['chance', null],
    ['chance.slip', 2],
    ['chance.slip', -0.1],
    ['chance.luck', 1],
    ['chefs', -1],
    ['chefs', 21],
    ['menu', []],
    ['menu.0.id', undefined],
    ['menu.0.cookTicks', 0],
    ['menu.0.eatTicks', undefined],
    ['menu.0.price', -1],
    ['menu.0.coldTicks', 0],
    ['menu.0.taste', 'soup'],
    ['menu.0.salt', 1],
    ['commands.5.command.look', 'iceWall'],
    ['rival', []],
    ['rival.has', 'charcoalGrill'],
    ['rival.has.0', 'charcoalGril'],
    ['rival.knows.0.node', 'iceWall'],
    ['rival.knows.0.value', 'Maybe'],
    ['rival.knows.0.day', 2],
    ['rival.pulls', 1],
    ['rival.counters.0', 'curryNight'],
    ['rival.secret', 1],
    ['regulars', {}],
    ['regulars.0.id', undefined],
    ['regulars.0.hearty', undefined],
    ['regulars.0.orders', 0],
    ['regulars.0.seen.1', 'salty'],
    ['regulars.0.habit', 'sweet'],
    ['kitchen', {}],
  ] as [string, unknown][])('%s = %j', (path, value) => {
    const scenario = changed(path, value);
    const errors = errorsOf(scenario);
    expect(
      errors.some((error) =>
        error.startsWith(
          path
            .split('.')
            .slice(0, path.startsWith('map.') ? 2 : 9)
            .join('.'),
        ),
      ),
    ).toBe(true);
    const places = wrongPlaces(schema, scenario);
    expect(places.length).toBeGreaterThan(0);
    expect(places.some((place) => place.startsWith(path) || path.startsWith(place))).toBe(true);
  });

  test.each([
    ['two with one id', 'customers.0.id', 'zoe', 'customers.0.id'],
    ['an id of the chefs', 'customers.0.id', 'chef1', 'customers.0.id'],
    ['a seat that is not on the map', 'customers.0.seat', 'b', 'customers.0.seat'],
    ['a dish that is not on the menu', 'customers.0.order', ['soup', 'cake'], 'customers.0.order.1'],
    ['a maid in the wall', 'maids.0.at', [0, 0], 'maids.0.at'],
    ['a maid on a seat', 'maids.0.at', [4, 2], 'maids.0.at'],
    ['a maid outside', 'maids.0.at', [50, 1], 'maids.0.at'],
    ['a maid on a palm', 'maids.1.at', [1, 3], 'maids.1.at'],
    ['a command outside the map', 'commands.0.command.x', 99, 'commands.0.command.x'],
    ['rows of different length', 'map.1', '#K.L#', 'map.1'],
    ['two seats of one name', 'map.3', '#S..aTR#', 'map.3[4]'],
    ['a seat without a table', 'map.3', '#b....R#', 'map.3[1]'],
    ['a scout without a rival to look at', 'rival', undefined, 'commands.5.command.behave'],
    ['a party of one', 'customers.1.party', 'q', 'customers.1.party'],
    ['a party that comes one after the other', 'customers.2.arrive', 12, 'customers.2.arrive'],
    ['a kind of customer nobody knows', 'customers.0.type', 'ofice', 'customers.0.type'],
    ['a dear one nobody knows', 'maids.0.favouriteCustomerIds', ['c', 'rioo'], 'maids.0.favouriteCustomerIds.1'],
    ['a dear kind nobody knows', 'maids.0.favouriteCustomerTypes.0', 'astronaut', 'maids.0.favouriteCustomerTypes.0'],
    ['a friend nobody knows', 'maids.0.friends', { cc: 60 }, 'maids.0.friends.cc'],
    ['a look nobody has', 'maids.0.look', 'meii', 'maids.0.look'],
    ['a guest’s look nobody has', 'customers.0.look', 'offise', 'customers.0.look'],
    ['a taste nobody has', 'menu.0.taste.0', 'sup', 'menu.0.taste.0'],
    ['furniture that is not made', 'decor.0.kind', 'speeker', 'decor.0.kind'],
    ['furniture outside the map', 'decor.0.x', 8, 'decor.0.x'],
    ['a command for somebody who is not there', 'commands.0.executorKeys', ['zoo'], 'commands.0.executorKeys.0'],
    ['a command for guests', 'commands.0.executorKeys', ['zoe', 'guest'], 'commands.0.executorKeys.1'],
    ['a command about a guest who does not come', 'commands.3.command.guest', 'cc', 'commands.3.command.guest'],
    ['help with something else', 'commands.4.command.need', 'dishs', 'commands.4.command.need'],
    [
      'a place in a formation for nobody',
      'commands.1.command.formation',
      { zo: [1, 0] },
      'commands.1.command.formation.zo',
    ],
    ['a field that is another command’s', 'commands.2.command.guest', 'c', 'commands.2.command.guest'],
    ['a regular who is no customer', 'regulars.0.id', 'nobody', 'regulars.0.id'],
    ['a regular’s dish that is not on the menu', 'regulars.0.sweet', 'cake', 'regulars.0.sweet'],
  ])('what only the reader can see: %s', (_what, path, value, place) => {
    expect(errorsOf(changed(path, value)).map((error) => error.slice(0, error.indexOf(':')))).toContain(place);
  });

  test('all of them at once', () => {
    const errors = errorsOf({ seed: -1, map: [1], maids: [{}, {}], chance: 3, extra: 1 });
    for (const place of ['seed', 'map.0', 'maids.0.id', 'maids.0.at', 'maids.0.rank', 'maids.1.id', 'chance', 'extra'])
      expect(errors.some((error) => error.startsWith(`${place}:`))).toBe(true);
  });

  test('a map without a door refuses guests who come through it', () => {
    const walled = { map: ['#####', '#.aT#', '#####'], maids: [{ id: 'x', rank: 2, at: [1, 1] }] };
    expect(errorsOf({ ...walled, customers: [{ id: 'c', type: 'office', arrive: 0 }] })[0]).toContain('map');
    expect(
      errorsOf({ ...walled, customers: [{ id: 'c', type: 'office', arrive: 0, seat: 'a', start: 'seat' }] }),
    ).toEqual([]);
  });
});

describe('the published schema', () => {
  /** The names the reader knows at a place: it lists them when it finds an unknown one. */
  const knownAt = (path: string): string[] => {
    const error = errorsOf(changed(`${path}unheardOf`, 1)).find((one) => one.includes('unheardOf')) ?? '';
    return error
      .slice(error.indexOf('known here: ') + 12)
      .split(', ')
      .sort((a, b) => (a < b ? -1 : 1));
  };
  const defs = schema['$defs'] as Record<
    'maid' | 'customer' | 'command' | 'dish' | 'chances' | 'rival' | 'sighting' | 'regular',
    { properties: Fields }
  >;
  const commandFields = (defs.command.properties['command'] as { properties: Fields }).properties;
  test.each([
    ['', schema['properties'] as Fields],
    ['maids.0.', defs.maid.properties],
    ['customers.0.', defs.customer.properties],
    ['commands.0.', defs.command.properties],
    ['commands.0.command.', commandFields],
    ['menu.0.', defs.dish.properties],
    ['chance.', defs.chances.properties],
    ['rival.', defs.rival.properties],
    ['rival.knows.0.', defs.sighting.properties],
    ['regulars.0.', defs.regular.properties],
    [
      'decor.0.',
      (
        (schema['properties'] as Record<string, { items: { properties: Fields } }>)['decor'] as {
          items: { properties: Fields };
        }
      ).items.properties,
    ],
  ])("knows the fields the reader knows, at '%s'", (path, properties) => {
    expect(Object.keys(properties as Fields).sort((a, b) => (a < b ? -1 : 1))).toEqual(knownAt(path));
  });

  test('lists what the rival may have, and what can be done about it, as the table does', () => {
    const enumOf = (one: unknown): unknown => (one as { enum: unknown }).enum;
    expect(enumOf((schema['$defs'] as Fields)['node'])).toEqual(rivalPlan.nodes.map(({ name }) => name));
    expect(enumOf((defs.rival.properties['counters'] as { items: unknown }).items)).toEqual(
      rivalPlan.advice.map(({ name }) => name),
    );
  });

  test('states the defaults the reader uses', () => {
    const bare: Fields = {
      map: FULL.map,
      ticks: 600,
      maids: [{ id: 'x', rank: 3, at: [2, 3] }],
      customers: [{ id: 'c', type: 'office', arrive: 0 }],
      commands: [{ at: 9, executorKeys: ['x'], tick: 3, command: { behave: 'move', x: 5, y: 3 } }],
    };
    const defaultsOf = (properties: Fields): Fields =>
      Object.fromEntries(
        Object.entries(properties).flatMap(([name, one]) =>
          'default' in (one as Fields) ? [[name, (one as Fields)['default']]] : [],
        ),
      );
    const command = defaultsOf(commandFields);
    const spelt: Fields = {
      ...defaultsOf(schema['properties'] as Fields),
      ...bare,
      maids: [{ ...defaultsOf(defs.maid.properties), ...(bare['maids'] as Fields[])[0] }],
      customers: [{ ...defaultsOf(defs.customer.properties), ...(bare['customers'] as Fields[])[0] }],
      commands: [
        { at: 9, executorKeys: ['x'], tick: 3, command: { manner: command['manner'], behave: 'move', x: 5, y: 3 } },
      ],
    };
    const run = (scenario: Fields): string => {
      const read = readScenario(scenario);
      if (!read.ok) throw new Error(read.errors.join('\n'));
      const cafe = openScenario(read.scenario, scripts);
      for (let i = 0; i < 600; i++) cafe.step();
      return cafe.hash();
    };
    expect(run(spelt)).toBe(run(bare));
  });
});

/** Examples with more guests than can be served: their question is how many are. */
const CROWDED = ['football-night.json'];

describe.each(examples)('examples/%s', (name) => {
  const example = json(`examples/${name}`);

  test('is a scenario by reader and schema', () => {
    expect(errorsOf(example)).toEqual([]);
    expect(wrongPlaces(schema, example)).toEqual([]);
    expect(typeof example['description']).toBe('string');
  });

  test('runs its course: everyone is served – or most, where it is crowded – and nobody fails', () => {
    const read = readScenario(example);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const cafe = openScenario(read.scenario, scripts);
    for (let i = 0; i < read.scenario.ticks; i++) cafe.step();
    const { guestsServed, guestsLost, faults, stuck } = cafe.state.figures;
    const guests = (example['customers'] as unknown[]).length;
    expect([faults, stuck]).toEqual([0, 0]);
    if (CROWDED.includes(name)) expect(guestsServed).toBeGreaterThan(0.75 * guests);
    else expect([guestsServed, guestsLost]).toEqual([guests, 0]);
  });
});

test('chance: what is left out runs as in the game, 0 stops everything', () => {
  const chancesOf = (chance: unknown): unknown => {
    const read = readScenario({ ...FULL, chance });
    return read.ok ? read.scenario.state.chances : null;
  };
  const game = chancesOf(undefined) as Fields;
  expect(game['slip']).toBeGreaterThan(0);
  expect(chancesOf({ slip: 0 })).toEqual({ ...game, slip: 0 });
  expect(Object.values(chancesOf(0) as Fields).every((value) => value === 0)).toBe(true);
});
