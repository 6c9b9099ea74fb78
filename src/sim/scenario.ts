/**
 * Scenario files (chapter 2.5): a small café written as JSON, so that anyone can set a scene and read what happened.
 * A bad one is refused with every wrong field named, its place and what would be right; nothing of it is run.
 */

import { stream } from '../ai/index.ts';
import { didYouMean } from '../ai/problems.ts';
import { controllerNames, guestTypes, heroes, menu as gameMenu, roster, temperamentNames } from '../data/index.ts';
import { guestSpec, heroSpec } from './arrivals.ts';
import { applyCounters } from './counters.ts';
import { emptyFigures } from './figures.ts';
import { freshHeadMaid } from './head-maid.ts';
import type { Input, JournalEntry } from './input.ts';
import { freshJanken } from './janken.ts';
import { isMapLetter, isSeatLetter, isSolid, makeMap, NEIGHBOURS, readSeats, tilesOf } from './map.ts';
import { makeChefs, makeMaid } from './people.ts';
import { checkParties, HERSELF, readHerself, readRules } from './scenario-day.ts';
import { readEvents } from './scenario-events.ts';
import { NODES, readRegulars, readRival } from './scenario-season.ts';
import { DEFAULT_PATIENCE, DEFAULT_SPEED, GAME_CHANCES } from './tuning.ts';
import type {
  ArrivalPlan,
  CafeMap,
  Chances,
  Decor,
  Duties,
  GuestSpec,
  Litter,
  MenuItem,
  Person,
  Rank,
  Weather,
  WorldState,
} from './types.ts';

/** A scenario, checked: ready to be run. */
export interface Scenario {
  readonly seed: number;
  readonly ticks: number;
  readonly state: WorldState;
  readonly journal: readonly JournalEntry[];
}
export type ScenarioResult =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly errors: readonly string[] };

export type Fields = Readonly<Record<string, unknown>>;

/** Collects what is wrong, with its place. */
export class Reader {
  readonly errors: string[] = [];

  wrong(path: string, what: string): void {
    this.errors.push(`${path}: ${what}`);
  }
  private bad<T>(path: string, value: unknown, expected: string, otherwise: T): T {
    this.wrong(path, `${value === undefined ? 'is missing; it' : show(value)} should be ${expected}`);
    return otherwise;
  }
  object(path: string, value: unknown, known: readonly string[]): Fields {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return this.bad(path === '' ? 'scenario' : path, value, 'an object', {});
    for (const key of Object.keys(value))
      if (!known.includes(key))
        this.wrong(path === '' ? key : `${path}.${key}`, `is unknown; known here: ${known.join(', ')}`);
    return value as Fields;
  }
  list(path: string, value: unknown, otherwise?: readonly unknown[]): readonly unknown[] {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return Array.isArray(value) ? value : this.bad(path, value, 'a list', []);
  }
  whole(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? value
      : this.bad(path, value, `a whole number from ${least} to ${most}`, otherwise ?? least);
  }
  real(path: string, value: unknown, least: number, most: number, otherwise?: number): number {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'number' && value >= least && value <= most
      ? value
      : this.bad(path, value, `a number from ${least} to ${most}`, otherwise ?? least);
  }
  text(path: string, value: unknown, otherwise?: string): string {
    if (value === undefined && otherwise !== undefined) return otherwise;
    return typeof value === 'string' && value !== '' ? value : this.bad(path, value, 'some text', otherwise ?? '');
  }
  texts(path: string, value: unknown, otherwise?: readonly string[]): string[] {
    if (value === undefined && otherwise !== undefined) return [...otherwise];
    return Array.isArray(value) && value.every((one) => typeof one === 'string' && one !== '')
      ? (value as string[])
      : this.bad(path, value, 'a list of names', []);
  }
  oneOf<V extends string>(path: string, value: unknown, values: readonly V[], otherwise?: V): V {
    if (value === undefined && otherwise !== undefined) return otherwise;
    if (values.includes(value as V)) return value as V;
    const nearest = typeof value === 'string' ? didYouMean(value, values) : '';
    return this.bad(path, value, `one of ${values.join(', ')}${nearest}`, otherwise ?? (values[0] as V));
  }
  flag(path: string, value: unknown, otherwise: boolean): boolean {
    return value === undefined
      ? otherwise
      : typeof value === 'boolean'
        ? value
        : this.bad(path, value, 'true or false', otherwise);
  }
}

function show(value: unknown): string {
  const text = typeof value === 'string' ? `'${value}'` : (JSON.stringify(value) ?? String(value));
  return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

const SCENARIO = [
  'seed',
  'ticks',
  'map',
  'decor',
  'maids',
  'customers',
  'commands',
  'weather',
  'chance',
  'chefs',
  'menu',
  'headMaid',
  'janken',
  'rival',
  'regulars',
  'rules',
  'events',
  'name',
  'description',
];
const MAID = [
  'id',
  'rank',
  'at',
  'favouriteCustomerIds',
  'favouriteCustomerTypes',
  'duties',
  'alertness',
  'obedience',
  'team',
  'speed',
  'name',
  'look',
  'chatty',
  'clumsy',
  'controller',
  ...HERSELF,
];
const CUSTOMER = [
  'id',
  'type',
  'isHero',
  'arrive',
  'at',
  'seat',
  'start',
  'order',
  'patience',
  'name',
  'look',
  'speed',
  'budget',
  'temperament',
  'party',
];
const CHANCES = Object.keys(GAME_CHANCES) as (keyof Chances)[];
const MOST_TICKS = 100_000_000;
const LARGEST_MAP = 512;

/** Reads a scenario from parsed JSON. */
export function readScenario(json: unknown): ScenarioResult {
  const read = new Reader();
  const all = read.object('', json, SCENARIO);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, errors: read.errors };
  const seed = read.whole('seed', all['seed'], 0, 0x7fffffff, 1);
  const ticks = read.whole('ticks', all['ticks'], 0, MOST_TICKS, 6000);
  const { map, litter } = readMap(read, all['map'], all['decor']);
  const menu = readMenu(read, all['menu']);
  const people: Record<string, Person> = {};
  const ids = new Map<string, string>();
  for (const [i, value] of read.list('maids', all['maids']).entries())
    readMaid(read, `maids.${i}`, value, map, seed, people, ids);
  const chefs = read.whole('chefs', all['chefs'], 0, 20, 1);
  for (const chef of makeChefs(chefs, map, seed)) {
    people[chef.id] = chef;
    ids.set(chef.id, 'the chefs');
  }
  const seats = readSeats(map);
  const arrivals = read.list('customers', all['customers'], []).map((value, i) =>
    readCustomer(
      read,
      `customers.${i}`,
      value,
      map,
      seats.map((seat) => seat.id),
      menu,
      ids,
      seed,
    ),
  );
  checkParties(read, arrivals);
  const rules = readRules(read, all['rules']);
  const calendar = readEvents(read, all['events'], seed);
  const doors = tilesOf(map, 'D');
  if (doors.length === 0 && arrivals.some((plan) => plan.spec.start === 'door' && plan.spec.at === undefined))
    read.wrong('map', "has no door 'D' for customers who start at the door");
  const journal = read
    .list('commands', all['commands'], [])
    .map((value, i) => readCommand(read, `commands.${i}`, value, map));
  const weather = read.oneOf<Weather>('weather', all['weather'], ['sun', 'cloud', 'rain'], 'sun');
  const chances = readChances(read, all['chance']);
  const headMaid =
    all['headMaid'] === undefined
      ? null
      : freshHeadMaid(read.oneOf('headMaid', all['headMaid'], ['Player', 'Train', 'Auto'] as const));
  const janken = read.flag('janken', all['janken'], false) ? freshJanken(seed) : null;
  const rival = readRival(read, all['rival'], seed);
  if (rival === undefined)
    journal.forEach(({ input }, i) => {
      if (input.kind === 'command' && input.post.command['behave'] === 'scout')
        read.wrong(`commands.${i}.command.behave`, '\'scout\' needs a rival to look at: add "rival": {}');
    });
  const regulars = readRegulars(read, all['regulars'], arrivals, menu, seed);
  if (read.errors.length > 0) return { ok: false, errors: read.errors };
  const state: WorldState = {
    tick: 0,
    seed,
    clock: { day: 1, openTick: 0, closeTick: null, startMinute: 660, ticksPerMinute: 10 },
    map,
    seats,
    menu,
    chances,
    weather,
    people,
    tickets: [],
    dishes: {},
    nextDish: 1,
    litter,
    areas: [],
    arrivals: arrivals
      .map((plan, index) => ({ plan, index }))
      .sort((a, b) => a.plan.tick - b.plan.tick || (a.plan.id < b.plan.id ? -1 : 1) || a.index - b.index)
      .map(({ plan }) => plan),
    closed: false,
    over: false,
    money: 0,
    stars: 2,
    figures: emptyFigures(),
    bands: {},
    rng: { day: stream(seed, 'day') },
    doors,
    tables: {},
    headMaid,
    janken,
    scenario: true,
    ...(rules === undefined ? {} : { rules }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(rival === undefined ? {} : { rival }),
    ...(regulars === undefined ? {} : { regulars }),
  };
  applyCounters(state);
  return {
    ok: true,
    scenario: {
      seed,
      ticks,
      state,
      journal: journal
        .map((entry, index) => ({ entry, index }))
        .sort((a, b) => a.entry.tick - b.entry.tick || a.index - b.index)
        .map(({ entry }) => entry),
    },
  };
}

function readMap(read: Reader, value: unknown, decorValue: unknown): { map: CafeMap; litter: Litter[] } {
  const rows = read.list('map', value);
  if (Array.isArray(value) && rows.length === 0) read.wrong('map', 'has no rows');
  const texts: string[] = [];
  const seen = new Map<string, string>();
  const litter: Litter[] = [];
  for (const [y, row] of rows.entries()) {
    const path = `map.${y}`;
    if (typeof row !== 'string') {
      read.wrong(path, `${show(row)} should be a row of characters`);
      continue;
    }
    if (row.length > LARGEST_MAP || rows.length > LARGEST_MAP)
      read.wrong(path, `a map is at most ${LARGEST_MAP} × ${LARGEST_MAP}`);
    if (texts.length > 0 && row.length !== (texts[0] as string).length)
      read.wrong(path, `has ${row.length} characters, the first row ${(texts[0] as string).length}`);
    [...row].forEach((letter, x) => {
      if (!isMapLetter(letter))
        read.wrong(`${path}[${x}]`, `'${letter}' is no map character; known: # . D P K R S L T and seats 0-9 a-z`);
      else if (isSeatLetter(letter)) {
        const before = seen.get(letter);
        if (before !== undefined) read.wrong(`${path}[${x}]`, `seat '${letter}' stands at ${before} already`);
        seen.set(letter, `${path}[${x}]`);
      } else if (letter === 'L') litter.push({ x, y, kind: 'peel', sinceTick: 0 });
    });
    texts.push(row);
  }
  const decor: Decor[] = [];
  for (const [i, piece] of read.list('decor', decorValue, []).entries()) {
    const fields = read.object(`decor.${i}`, piece, ['kind', 'x', 'y']);
    decor.push({
      kind: read.text(`decor.${i}.kind`, fields['kind']),
      x: read.whole(`decor.${i}.x`, fields['x'], 0, LARGEST_MAP),
      y: read.whole(`decor.${i}.y`, fields['y'], 0, LARGEST_MAP),
    });
  }
  const map = makeMap(texts, decor);
  for (const [letter, place] of seen) {
    const [y, x] = [Number(place.slice(4, place.indexOf('['))), Number(place.slice(place.indexOf('[') + 1, -1))];
    if (!NEIGHBOURS.some(({ dx, dy }) => map.rows[y + dy]?.[x + dx] === 'T'))
      read.wrong(place, `seat '${letter}' faces no table 'T'`);
  }
  return { map, litter };
}

function readMenu(read: Reader, value: unknown): MenuItem[] {
  if (value === undefined)
    return gameMenu.map((row) => ({
      id: row.id,
      cookTicks: row.cookTicks,
      eatTicks: row.eatTicks,
      price: row.price,
      coldTicks: null,
      taste: row.taste,
    }));
  const items = read.list('menu', value).map((one, i) => {
    const path = `menu.${i}`;
    const item = read.object(path, one, ['id', 'cookTicks', 'eatTicks', 'price', 'coldTicks', 'taste']);
    return {
      id: read.text(`${path}.id`, item['id']),
      cookTicks: read.whole(`${path}.cookTicks`, item['cookTicks'], 1, 1_000_000),
      eatTicks: read.whole(`${path}.eatTicks`, item['eatTicks'], 1, 1_000_000),
      price: read.whole(`${path}.price`, item['price'], 0, 1_000_000),
      coldTicks:
        item['coldTicks'] === undefined || item['coldTicks'] === null
          ? null
          : read.whole(`${path}.coldTicks`, item['coldTicks'], 1, 1_000_000),
      taste: read.texts(`${path}.taste`, item['taste'], []),
    };
  });
  items.forEach((item, i) => {
    const first = items.findIndex((other) => other.id === item.id);
    if (first < i) read.wrong(`menu.${i}.id`, `'${item.id}' stands at menu.${first} already`);
  });
  if (items.length === 0 && Array.isArray(value)) read.wrong('menu', 'has no dishes');
  return items;
}

function takeId(read: Reader, path: string, value: unknown, ids: Map<string, string>): string {
  const id = read.text(`${path}.id`, value);
  const before = ids.get(id);
  if (id !== '' && before !== undefined) read.wrong(`${path}.id`, `'${id}' is the id of ${before} already`);
  ids.set(id, path);
  return id;
}

function readMaid(
  read: Reader,
  path: string,
  value: unknown,
  map: CafeMap,
  seed: number,
  people: Record<string, Person>,
  ids: Map<string, string>,
): void {
  const fields = read.object(path, value, MAID);
  const id = takeId(read, path, fields['id'], ids);
  const known = roster.find((row) => row.id === id);
  const at = readTile(read, `${path}.at`, fields['at'], map);
  const rank = read.whole(`${path}.rank`, fields['rank'], 2, 5) as Rank;
  const maid = makeMaid(
    {
      id,
      name: read.text(`${path}.name`, fields['name'], known?.name ?? id),
      look: read.text(
        `${path}.look`,
        fields['look'],
        known?.look ?? (roster[Object.keys(people).length % roster.length]?.look as string),
      ),
      rank,
      at,
      favouriteCustomerIds: read.texts(`${path}.favouriteCustomerIds`, fields['favouriteCustomerIds'], []),
      favouriteCustomerTypes: read.texts(`${path}.favouriteCustomerTypes`, fields['favouriteCustomerTypes'], []),
      duties: read.oneOf<Duties>(`${path}.duties`, fields['duties'], ['allround', 'reception', 'serving'], 'allround'),
      alertness:
        fields['alertness'] === null ? null : read.whole(`${path}.alertness`, fields['alertness'], 1, 1_000_000, 1),
      obedience: read.real(`${path}.obedience`, fields['obedience'], 0, 1, 1),
      team:
        fields['team'] === null
          ? null
          : fields['team'] === undefined
            ? null
            : read.whole(`${path}.team`, fields['team'], 1, 9),
      chatty: read.real(`${path}.chatty`, fields['chatty'], 0, 2, 1),
      clumsy: read.real(`${path}.clumsy`, fields['clumsy'], 0, 2, 1),
      speed: read.whole(`${path}.speed`, fields['speed'], 1, 1000, DEFAULT_SPEED),
      level: 1,
      wage: 0,
      controller: read.oneOf(`${path}.controller`, fields['controller'], controllerNames, 'script'),
      ...readHerself(read, path, fields),
    },
    seed,
  );
  people[id] = maid;
}

function readTile(read: Reader, path: string, value: unknown, map: CafeMap): readonly [number, number] {
  if (!Array.isArray(value) || value.length !== 2 || !value.every((one) => Number.isInteger(one))) {
    read.wrong(path, `${value === undefined ? 'is missing; it' : show(value)} should be [x, y] in tiles`);
    return [1, 1];
  }
  const [x, y] = value as [number, number];
  if (map.height > 0 && (x < 0 || y < 0 || x >= map.width || y >= map.height))
    read.wrong(path, `[${x}, ${y}] lies outside the map (${map.width} × ${map.height})`);
  else if (map.height > 0 && isSolid(map, x, y))
    read.wrong(path, `[${x}, ${y}] is '${map.rows[y]?.[x] ?? '#'}', nobody can stand there`);
  return [x, y];
}

function readCustomer(
  read: Reader,
  path: string,
  value: unknown,
  map: CafeMap,
  seats: readonly string[],
  menu: readonly MenuItem[],
  ids: Map<string, string>,
  seed: number,
): ArrivalPlan {
  const fields = read.object(path, value, CUSTOMER);
  const id = takeId(read, path, fields['id'], ids);
  const type = read.text(`${path}.type`, fields['type']);
  const row = guestTypes.find((one) => one.type === type);
  const hero = heroes.find((one) => one.id === id);
  const isHero = read.flag(`${path}.isHero`, fields['isHero'], false);
  const like =
    hero !== undefined && isHero
      ? heroSpec(hero)
      : row !== undefined
        ? guestSpec(row, stream(seed, `look ${id}`))
        : null;
  const heroLook = heroes.find((one) => one.type === type)?.look;
  const seat =
    fields['seat'] === undefined || fields['seat'] === null ? null : read.text(`${path}.seat`, fields['seat']);
  if (seat !== null && seat !== '' && !seats.includes(seat))
    read.wrong(`${path}.seat`, `there is no seat '${seat}' on the map; there are: ${seats.join(' ') || 'none'}`);
  const start = read.oneOf(`${path}.start`, fields['start'], ['door', 'seat'] as const, 'door');
  if (start === 'seat' && seat === null) read.wrong(`${path}.seat`, "is missing; start: 'seat' needs a seat");
  const order =
    fields['order'] === undefined || fields['order'] === null ? null : read.texts(`${path}.order`, fields['order']);
  order?.forEach((dish, i) => {
    if (!menu.some((item) => item.id === dish))
      read.wrong(`${path}.order.${i}`, `'${dish}' is not on the menu: ${menu.map((item) => item.id).join(', ')}`);
  });
  const spec: GuestSpec = {
    name: read.text(`${path}.name`, fields['name'], like?.name !== undefined && like.name !== '' ? like.name : id),
    look: read.text(`${path}.look`, fields['look'], like?.look ?? (isHero ? heroLook : undefined) ?? 'office'),
    customerType: type,
    isHero,
    patience: read.whole(`${path}.patience`, fields['patience'], 1, 1_000_000, like?.patience ?? DEFAULT_PATIENCE),
    budget: read.whole(`${path}.budget`, fields['budget'], 0, 1_000_000_000, 1_000_000),
    taste: like?.taste ?? [],
    temperament: read.oneOf(
      `${path}.temperament`,
      fields['temperament'],
      temperamentNames,
      like?.temperament ?? heroes.find((one) => one.type === type)?.temperament ?? (temperamentNames[0] as string),
    ),
    loudness: isHero ? Math.max(6, like?.loudness ?? 6) : 0,
    speed: read.whole(`${path}.speed`, fields['speed'], 1, 1000, DEFAULT_SPEED),
    party:
      fields['party'] === undefined || fields['party'] === null ? null : read.text(`${path}.party`, fields['party']),
    seat,
    start,
    ...(fields['at'] === undefined || fields['at'] === null
      ? {}
      : { at: readTile(read, `${path}.at`, fields['at'], map) }),
    order: order !== null && order.length === 0 ? null : order,
  };
  return { tick: read.whole(`${path}.arrive`, fields['arrive'], 0, MOST_TICKS), id, spec };
}

function readCommand(read: Reader, path: string, value: unknown, map: CafeMap): JournalEntry {
  const fields = read.object(path, value, ['at', 'executorKeys', 'tick', 'command']);
  const executorKeys = read.texts(`${path}.executorKeys`, fields['executorKeys']);
  if (Array.isArray(fields['executorKeys']) && executorKeys.length === 0)
    read.wrong(`${path}.executorKeys`, 'names nobody');
  const command = read.object(`${path}.command`, fields['command'], [
    'behave',
    'x',
    'y',
    'manner',
    'guest',
    'formation',
    'need',
    'look',
  ]);
  const behave = read.oneOf(`${path}.command.behave`, command['behave'], [
    'move',
    'gather',
    'sweep',
    'serve',
    'help',
    'scout',
  ] as const);
  const copy: Record<string, string | number> = { behave };
  if (behave === 'move' || behave === 'gather' || behave === 'sweep') {
    copy['x'] = read.whole(`${path}.command.x`, command['x'], 0, Math.max(0, map.width - 1));
    copy['y'] = read.whole(`${path}.command.y`, command['y'], 0, Math.max(0, map.height - 1));
  }
  if (behave === 'move' || behave === 'gather')
    copy['manner'] = read.oneOf(`${path}.command.manner`, command['manner'], ['a-move', 'plain'] as const, 'a-move');
  if (behave === 'serve') copy['guest'] = read.text(`${path}.command.guest`, command['guest']);
  if (behave === 'help') copy['need'] = read.text(`${path}.command.need`, command['need'], 'dishes');
  if (behave === 'scout' && command['look'] !== undefined)
    copy['look'] = read.oneOf(`${path}.command.look`, command['look'], NODES);
  const input: Input = {
    kind: 'command',
    post: { executorKeys, tick: read.whole(`${path}.tick`, fields['tick'], 1, 1_000_000, undefined), command: copy },
  };
  return { tick: read.whole(`${path}.at`, fields['at'], 0, MOST_TICKS), input };
}

function readChances(read: Reader, value: unknown): Chances {
  if (value === 0) return Object.fromEntries(CHANCES.map((name) => [name, 0])) as unknown as Chances;
  const chances: Chances = { ...GAME_CHANCES };
  if (value === undefined) return chances;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    read.wrong('chance', `${show(value)} should be 0 or an object with some of ${CHANCES.join(', ')}`);
    return chances;
  }
  const fields = read.object('chance', value, CHANCES);
  for (const name of CHANCES) chances[name] = read.real(`chance.${name}`, fields[name], 0, 1, GAME_CHANCES[name]);
  return chances;
}
