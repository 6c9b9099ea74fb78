/**
 * Scenario files: a small café as JSON. A bad file is refused as a whole, with every problem, its place and what would
 * be valid.
 */

import { stream } from '../../ai/index.ts';
import { menu as gameMenu } from '../../data/index.ts';
import { applyCounters } from '../rival/our-counters.ts';
import { freshState } from '../world/fresh-state.ts';
import { freshHeadMaid } from '../head-maid/head-maid.ts';
import type { JournalEntry } from '../inputs/index.ts';
import { freshJanken } from '../janken/janken.ts';
import { readSeats, tilesOf } from '../world/map.ts';
import { makeChefs } from '../people/creating-people.ts';
import { Reader } from './reader.ts';
import { readCommand } from './commands.ts';
import { checkParties, readRules } from './day.ts';
import { readEvents } from './events.ts';
import { readMap } from './floor.ts';
import { readCustomer, readMaid, type Setting } from './people.ts';
import { MINDS, readMinds } from './minds.ts';
import { guestIds, idsIn, TASTES } from './known-names.ts';
import { readScripts } from './scripts.ts';
import { readRegulars, readRival } from './season.ts';
import { GAME_CHANCES } from '../state/tuning.ts';
import type { Person } from '../state/person.ts';
import type { WorldState } from '../state/world-state.ts';
import type { Chances, MenuItem, Weather } from '../state/things.ts';

/** A checked scenario, ready to run. */
export interface Scenario {
  readonly seed: number;
  readonly ticks: number;
  readonly state: WorldState;
  readonly journal: readonly JournalEntry[];
  /**
   * The promises in the scenario file, as text: statements such as "no maid slips" (docs/promises.md). The café
   * ignores them; the program that runs the scenario checks them.
   */
  readonly promises: readonly string[];
}
export type ScenarioResult =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly errors: readonly string[] };

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
  'promises',
  'scripts',
  ...MINDS,
  'name',
  'description',
];
/** Maximum numbers of maids and dishes in a scenario, far more than any café needs. */
const MOST_MAIDS = 300;
const MOST_DISHES = 500;
const CHANCES = Object.keys(GAME_CHANCES) as (keyof Chances)[];

export function readScenario(json: unknown): ScenarioResult {
  const read = new Reader();
  const all = read.object('', json, SCENARIO);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return { ok: false, errors: read.errors };
  const seed = read.whole('seed', all['seed'], 0, 0x7fffffff, 1);
  const ticks = read.tick('ticks', all['ticks'], 6000);
  const { map, litter } = readMap(read, all['map'], all['decor']);
  const menu = readMenu(read, all['menu']);
  const seats = readSeats(map);
  const guests = guestIds(all['customers']);
  const setting: Setting = { seed, map, seats, menu, guests, ids: new Map<string, string>() };
  const people: Record<string, Person> = {};
  // Chefs' ids are reserved before the maids are read, because a maid with the same id would be overwritten.
  const chefs = makeChefs(read.whole('chefs', all['chefs'], 0, 20, 1), map, seed);
  for (const { id } of chefs) setting.ids.set(id, 'the chefs');
  for (const [i, value] of read.list('maids', all['maids'], undefined, MOST_MAIDS).entries()) {
    const maid = readMaid(read, i, value, setting);
    people[maid.id] = maid;
  }
  for (const chef of chefs) people[chef.id] = chef;
  const arrivals = read
    .list('customers', all['customers'], [])
    .map((value, i) => readCustomer(read, i, value, setting));
  checkParties(read, arrivals);
  const rules = readRules(read, all['rules']);
  const calendar = readEvents(read, all['events'], seed);
  const doors = tilesOf(map, 'D');
  if (doors.length === 0 && arrivals.some((plan) => plan.spec.start === 'door' && plan.spec.at === undefined))
    read.wrong('map', "has no door 'D' for customers who start at the door");
  const named = { map, maids: idsIn(all['maids']), customers: idsIn(all['customers']) };
  const journal = read
    .list('commands', all['commands'], [])
    .map((value, i) => readCommand(read, `commands.${i}`, value, named));
  const weather = read.oneOf<Weather>('weather', all['weather'], ['sun', 'cloud', 'rain'], 'sun');
  const chances = readChances(read, all['chance']);
  const headMaid =
    all['headMaid'] === undefined
      ? null
      : freshHeadMaid(read.oneOf('headMaid', all['headMaid'], ['Player', 'Train', 'Auto'] as const));
  const janken = read.flag('janken', all['janken'], false) ? freshJanken(seed) : null;
  const rival = readRival(
    read,
    all['rival'],
    seed,
    arrivals.map(({ id }) => id),
  );
  if (rival === undefined)
    journal.forEach(({ input }, i) => {
      if (input.kind === 'command' && input.post.command['behave'] === 'scout')
        read.wrong(`commands.${i}.command.behave`, '\'scout\' needs a rival to look at: add "rival": {}');
    });
  const regulars = readRegulars(read, all['regulars'], arrivals, menu, seed);
  const promises = read.texts('promises', all['promises'], []);
  journal.unshift(...readMinds(read, all), ...readScripts(read, all['scripts'], people));
  if (read.errors.length > 0) return { ok: false, errors: read.errors };
  const opening = {
    seed,
    clock: { day: 1, openTick: 0, closeTick: null, startMinute: 660, ticksPerMinute: 10 },
    map,
    seats,
    menu,
    chances,
    weather,
    people,
    arrivals: arrivals
      .map((plan, index) => ({ plan, index }))
      .sort((a, b) => a.plan.tick - b.plan.tick || (a.plan.id < b.plan.id ? -1 : 1) || a.index - b.index)
      .map(({ plan }) => plan),
    money: 0,
    stars: 2,
    litter,
    day: stream(seed, 'day'),
  };
  const state = freshState(opening, {
    tables: {},
    headMaid,
    janken,
    scenario: true,
    ...(rules === undefined ? {} : { rules }),
    ...(calendar === undefined ? {} : { calendar }),
    ...(rival === undefined ? {} : { rival }),
    ...(regulars === undefined ? {} : { regulars }),
  });
  applyCounters(state);
  return {
    ok: true,
    scenario: {
      seed,
      ticks,
      state,
      promises,
      journal: journal
        .map((entry, index) => ({ entry, index }))
        .sort((a, b) => a.entry.tick - b.entry.tick || a.index - b.index)
        .map(({ entry }) => entry),
    },
  };
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
  const items = read.list('menu', value, undefined, MOST_DISHES).map((one, i) => {
    const path = `menu.${i}`;
    const item = read.object(path, one, ['id', 'cookTicks', 'eatTicks', 'price', 'coldTicks', 'taste']);
    return {
      id: read.name(`${path}.id`, item['id']),
      cookTicks: read.whole(`${path}.cookTicks`, item['cookTicks'], 1, 1_000_000),
      eatTicks: read.whole(`${path}.eatTicks`, item['eatTicks'], 1, 1_000_000),
      price: read.whole(`${path}.price`, item['price'], 0, 1_000_000),
      coldTicks:
        item['coldTicks'] === undefined || item['coldTicks'] === null
          ? null
          : read.whole(`${path}.coldTicks`, item['coldTicks'], 1, 1_000_000),
      taste: read.namesOf(`${path}.taste`, item['taste'], TASTES, []),
    };
  });
  const places = new Map<string, number>();
  items.forEach((item, i) => {
    const first = places.get(item.id) ?? i;
    places.set(item.id, first);
    if (first < i) read.wrong(`menu.${i}.id`, `'${item.id}' stands at menu.${first} already`);
  });
  if (Array.isArray(value) && value.length === 0) read.wrong('menu', 'has no dishes');
  return items;
}

function readChances(read: Reader, value: unknown): Chances {
  if (value === 0) return Object.fromEntries(CHANCES.map((name) => [name, 0])) as unknown as Chances;
  const chances: Chances = { ...GAME_CHANCES };
  if (value === undefined) return chances;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    read.unfit('chance', value, `0 or an object with some of ${CHANCES.join(', ')}`);
    return chances;
  }
  const fields = read.object('chance', value, CHANCES);
  for (const name of CHANCES) chances[name] = read.real(`chance.${name}`, fields[name], 0, 1, GAME_CHANCES[name]);
  return chances;
}
