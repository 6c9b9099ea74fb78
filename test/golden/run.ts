// Runs a fixed restaurant and returns two hashes: of the events and of the final state. The restaurant never closes and
// has enough guests for 20,000 ticks, so that everything occurs: slips, celebrities, rain, chats, litter, commands. It
// uses neither Node nor the browser: the same file must give the same hashes in both.

import { controllerNames } from '../../src/data/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import { openScenario } from '../../src/sim/open-day.ts';
import type { Deed } from '../../src/sim/state/apprentice.ts';
import { hashText } from '../../src/sim/state/hash.ts';
import { readScenario } from '../../src/sim/scenario/scenario.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

/** Number of guests, and average ticks between two of them. */
const GUESTS = 520;
const EVERY = 40;

const MAP = [
  '########################',
  '#.K..K..K..............#',
  '#......................#',
  '#PPPPPPPPPP..aTb..cTd..#',
  '#......................#',
  '#..eTf..gTh..iTj..kTl..#',
  '#..........L...........#',
  '#..mTn..oTp..qTr..sTt..#',
  '#......................#',
  '#SS....uTv...wTx.....R.#',
  '#SS....................#',
  '##########DD############',
];
const TYPES = [
  'office',
  'student',
  'family',
  'elderly',
  'critic',
  'fan',
  'investor',
  'tourist',
  'litterbug',
  'paparazzo',
];
const HEROES = ['footballer', 'actor', 'singer', 'writer', 'critic', 'investor'];

const maid = (id: string, rank: number, x: number, y: number, more: object): object => ({
  id,
  rank,
  at: [x, y],
  ...more,
});

/** Small pseudo-random whole numbers, the same everywhere. */
const scatter = (i: number, seed: number, most: number): number =>
  (Math.imul(i + 1, 2654435761 ^ (seed * 40503)) >>> 8) % most;

/** The restaurant as a scenario. */
export function restaurant(seed: number, ticks: number): object {
  const customers: object[] = [];
  for (let i = 0; i < GUESTS && i * EVERY < ticks; i++) {
    const isHero = i % 37 === 19;
    customers.push({
      id: isHero ? `star${i}` : `guest${i}`,
      type: isHero ? HEROES[scatter(i, seed, HEROES.length)] : TYPES[scatter(i, seed, TYPES.length)],
      isHero,
      arrive: i * EVERY + scatter(i, seed + 1, EVERY),
    });
  }
  const commands = Array.from({ length: Math.floor(ticks / 400) }, (_, i) => ({
    at: 200 + i * 400 + scatter(i, seed, 100),
    executorKeys: [['team1', 'team2', 'all', 'momo', 'serving'][scatter(i, seed, 5)]],
    tick: 1 + scatter(i, seed + 2, 200),
    command: {
      behave: 'move',
      x: 1 + scatter(i, seed + 3, 22),
      y: 4 + scatter(i, seed + 4, 6),
      manner: i % 3 === 0 ? 'plain' : 'a-move',
    },
  }));
  return {
    seed,
    ticks,
    map: MAP,
    weather: ['sun', 'cloud', 'rain'][seed % 3],
    chance: { litter: 0.6, slip: 0.9 },
    chefs: 3,
    maids: [
      maid('momo', 5, 2, 4, { team: 1, favouriteCustomerTypes: ['footballer', 'critic'], obedience: 0.8 }),
      maid('sakura', 4, 5, 4, { team: 1, alertness: 5, clumsy: 2, favouriteCustomerTypes: ['singer'] }),
      maid('yuki', 3, 8, 4, { team: 1, alertness: 30, duties: 'allround', favouriteCustomerIds: ['guest7'] }),
      maid('rin', 4, 11, 4, { team: 2, duties: 'reception', chatty: 2 }),
      maid('zuri', 5, 14, 4, { team: 2, duties: 'serving' }),
      maid('mei', 2, 17, 4, { team: 2, alertness: null, clumsy: 2 }),
      maid('hana', 3, 20, 4, { speed: 5 }),
    ],
    customers,
    commands,
  };
}

export interface Golden {
  readonly events: string;
  readonly state: string;
}

/** The restaurant with three of its maids thinking by a decision table beside those who think by scripts. */
export function byTables(seed: number, ticks: number): object {
  const file = restaurant(seed, ticks) as { maids: object[] };
  return { ...file, maids: file.maids.map((one, i) => (i % 3 === 0 ? { ...one, controller: 'diligent' } : one)) };
}

/** A fixed way of driving an apprentice: every so many ticks one of the deeds. */
const DRIVEN = ['serve', 'handIn', 'fetch', 'bring', 'tidy', 'welcome', 'talk', 'wait'] as const;

/**
 * A restaurant with one maid of each controller, an apprentice who is driven and taught in the first half and decides by
 * herself in the second, and a player's script with recorded answers. Returns the hashes of events and state.
 */
export function controllersRun(seed: number, ticks: number): Golden {
  const file = restaurant(seed, ticks) as { maids: object[] };
  const maids = file.maids.slice(0, 1);
  for (const [i, controller] of controllerNames.entries())
    maids.push(maid(`m${i}`, 4, 2 + 2 * i, 4, { controller, alertness: 5, favouriteCustomerTypes: ['singer'] }));
  const read = readScenario({ ...file, maids });
  if (!read.ok) throw new Error(read.errors.join('\n'));
  const cafe = openScenario(read.scenario, scripts, { mindEvents: true });
  const apprentice = `m${controllerNames.indexOf('apprentice')}`;
  cafe.give({ kind: 'apprentice', maid: apprentice, mode: 'Train' });
  cafe.give({ kind: 'script', maid: 'momo', script: { name: 'own', text: '// recorded' } });
  const lines: string[] = [];
  for (let i = 0; i < ticks; i++) {
    if (i === ticks / 2) cafe.give({ kind: 'apprentice', maid: apprentice, mode: 'Auto' });
    if (i % 5 === 0) cafe.give({ kind: 'drive', maid: apprentice, deed: DRIVEN[(i / 5) % DRIVEN.length] as Deed });
    if (i % 200 === 100)
      cafe.give({
        kind: 'thought',
        maid: 'momo',
        answer: i % 400 === 100 ? { is: 'todo', todo: { behave: 'fidget', tick: 40 } } : { is: 'usual' },
      });
    cafe.step();
    for (const event of cafe.events) lines.push(JSON.stringify(event));
  }
  return { events: hashText(lines.join('\n')), state: cafe.hash() };
}

/** The restaurant with one event of every kind, a head maid who gives orders, and a rival. */
export function eventful(seed: number, ticks: number): object {
  const file = restaurant(seed, ticks) as { commands: object[] };
  const kinds = [
    'birthday',
    'show',
    'heroes',
    'brawl',
    'tv',
    'gang',
    'critic',
    'festival',
    'alarm',
    'rain',
    'paparazzi',
  ];
  const scouting = { at: 350, executorKeys: ['rin'], tick: 200, command: { behave: 'scout' } };
  return {
    ...file,
    headMaid: 'Auto',
    rival: {},
    events: kinds.map((kind, i) => ({ at: 150 + Math.floor((i * (ticks - 900)) / kinds.length), kind })),
    commands: [...file.commands, scouting],
  };
}

/**
 * Runs a restaurant and returns two hashes: of every decision of everyone with its reasons, as the notebook shows them,
 * and of the final state.
 */
export function goldenThoughts(ticks: number, file: object): Golden {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  return thoughtsOf(openScenario(read.scenario, scripts, { tracing: 'whole' }), ticks);
}

/** The same for a café opened with `tracing: 'whole'`, for a number of ticks or until its day is over. */
export function thoughtsOf(cafe: Simulation, ticks: number): Golden {
  const people = new Set<string>();
  for (let i = 0; i < ticks && !cafe.state.over; i++) {
    cafe.step();
    for (const id of Object.keys(cafe.state.people)) people.add(id);
  }
  let events = '';
  for (const id of people) events = hashText(`${events}\n${id}\n${JSON.stringify(cafe.trace.of(id))}`);
  return { events, state: cafe.hash() };
}

/**
 * Runs the restaurant of a seed and returns the hashes of its events and of its final state.
 * @param file another restaurant
 */
export function goldenRun(seed: number, ticks: number, file: object = restaurant(seed, ticks)): Golden {
  const read = readScenario(file);
  if (!read.ok) throw new Error(read.errors.join('\n'));
  const cafe = openScenario(read.scenario, scripts, { mindEvents: true });
  // Hashed in parts, as a hash of hashes, so that no engine has to hold the whole log as one text.
  let events = '';
  let stretch: string[] = [];
  for (let i = 0; i < ticks; i++) {
    cafe.step();
    for (const event of cafe.events) stretch.push(JSON.stringify(event));
    if (i % 500 === 499 || i === ticks - 1) {
      events = hashText(`${events}\n${stretch.join('\n')}`);
      stretch = [];
    }
  }
  return { events, state: cafe.hash() };
}
