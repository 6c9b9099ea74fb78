/**
 * A static café for the HUD's tests: six maids, a few guests, three commands, figures of a day. Plain data behind the
 * real `Cafe` interface; nothing thinks.
 */

import type { CommandOnBoard, Page, Todo } from '../../src/ai/index.ts';
import type { Cafe } from '../../src/sim/api.ts';
import type { Band } from '../../src/sim/state/figures.ts';
import type { OrderAnswer } from '../../src/sim/state/command-answer.ts';
import type { Chef, Guest, Maid, Person, Pose } from '../../src/sim/state/person.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import type { Seat } from '../../src/sim/state/things.ts';

const body = (id: string, look: string, name: string, pose: Pose) => ({
  id,
  look,
  name,
  pose,
  x: 5,
  y: 5,
  toX: 5,
  toY: 5,
  stepTick: 0,
  stepOf: 0,
  speed: 6,
  walked: 0,
  facing: 'SE' as const,
  seat: null,
  present: true,
  keys: [id, 'all'],
  flags: [],
  buffs: [],
  rng: [1],
  bubble: null,
  stuck: null,
  progressTick: 0,
  activeTick: 0,
  doing: 'stay',
  doingSince: 0,
  work: null,
  workUntil: 0,
  path: [],
  pathGoal: -1,
  pathVersion: 0, // prettier-ignore
});

export function fakeMaid(id: string, name: string, rank: Maid['rank'], more: Partial<Maid> = {}): Maid {
  return {
    ...body(id, id, name, 'idle'), role: 'maid', rank, favouriteCustomerIds: ['rio'], favouriteCustomerTypes: ['footballer'], duties: 'allround',
    alertness: 1, obedience: 1, team: null, controller: 'script', chatty: 1, clumsy: 1, level: 3, wage: 500, serving: null, fetching: [], tending: null, orders: [],
    carrying: [], chattingWith: null, answers: [], idleSince: 0, alertRange: [{ radius: 5, halfAngle: 180, facing: 0 }],
    tally: { orders: 12, dishes: 9, bills: 10, dropped: 0, slips: 0, swept: 2, cleared: 3, income: 8000, tips: 420, chatTicks: 240 },
    ...more,
  } as Maid; // prettier-ignore
}

export function fakeGuest(id: string, name: string, customerType: string, more: Partial<Guest> = {}): Guest {
  return {
    ...body(id, 'office', name, 'sit'), role: 'guest', customerType, isHero: false, stage: 'waitDish', stageTick: 0, patience: 900, patienceLeft: 0.7,
    calls: null, wants: null, ordered: null, plate: null, eatTicksLeft: 0, bill: 0, budget: 3000, taste: [], temperament: 'patient', memory: [], boredSince: 0,
    loudness: 0, mood: 0, party: null, claimedSeat: null, leaveReason: null, servedCount: 0, enteredTick: 0, attendedBy: null, ateCold: false, before: null,
    ...more,
  } as Guest; // prettier-ignore
}

const chef = (id: string, name: string): Chef =>
  ({
    ...body(id, 'chef', name, 'cook'),
    role: 'chef',
    cooking: { guest: 'g2', dish: 'ramen', placedTick: 0 },
    cookTicksLeft: 20,
    stove: null,
    tally: { cooked: 20 },
  }) as unknown as Chef;

const seat = (id: string, table: number, takenBy: string | null): Seat => ({
  id,
  x: 3,
  y: 3,
  tableX: 3,
  tableY: 4,
  facing: 'SE',
  takenBy,
  dirty: false,
  table,
});

const band = (pieces: readonly (readonly [number, Band['what']])[], total: number): Band[] => {
  const sum = pieces.reduce((all, [length]) => all + length, 0);
  let at = 0;
  return pieces.map(([length, what]) => {
    const from = at;
    at += (length / sum) * total;
    return { from: Math.round(from), to: Math.round(at), what };
  });
};

export const TICKS_PER_MINUTE = 10;

export function fakeState(): WorldState {
  const tick = (17 * 60 + 25 - 10 * 60) * TICKS_PER_MINUTE;
  const total = tick;
  const maids = [
    fakeMaid('momo', 'Momo', 5, { team: 1, serving: 'rio', alertness: 1 }),
    fakeMaid('sakura', 'Sakura', 4, {
      team: 1,
      pose: 'down',
      tally: {
        orders: 13,
        dishes: 10,
        bills: 8,
        dropped: 3,
        slips: 3,
        swept: 1,
        cleared: 2,
        income: 5000,
        tips: 300,
        chatTicks: 100,
      },
    }),
    fakeMaid('yuki', 'Yuki', 3, { team: 2, serving: 'g2' }),
    fakeMaid('hana', 'Hana', 3, {
      chattingWith: 'mei',
      pose: 'chat',
      answers: [declined],
      tally: {
        orders: 7,
        dishes: 5,
        bills: 8,
        dropped: 0,
        slips: 0,
        swept: 1,
        cleared: 2,
        income: 3000,
        tips: 200,
        chatTicks: 510,
      },
    }),
    fakeMaid('mei', 'Mei', 2, { carrying: [1], team: 2 }),
    fakeMaid('nana', 'Nana', 2, { stuck: { cause: 'noPath', since: 100, waitingFor: null } }),
  ];
  const guests = [
    fakeGuest('rio', 'Rio Vento', 'footballer', { isHero: true, look: 'rio', seat: 'c', stage: 'callOrder' }),
    fakeGuest('g2', 'Hiro', 'office', { seat: 'f', look: 'office' }),
    fakeGuest('g3', 'Critic Vera', 'critic', { seat: 'a', look: 'vera', stage: 'eat' }),
    fakeGuest('g4', 'Lina', 'student', { stage: 'queue', look: 'student' }),
  ];
  const people: Record<string, Person> = {};
  for (const person of [...maids, ...guests, chef('chef1', 'Otto')]) people[person.id] = person;
  const pieces: Record<string, readonly (readonly [number, Band['what']])[]> = {
    momo: [[1, 'wait'], [2, 'serve'], [1, 'walk'], [3, 'carry'], [1, 'walk'], [3, 'serve'], [1, 'wait'], [2, 'walk'], [4, 'carry'], [1, 'walk'], [2, 'serve']],
    sakura: [[2, 'wait'], [3, 'serve'], [1, 'walk'], [0.6, 'down'], [2, 'carry'], [2, 'chat'], [1, 'walk'], [3, 'serve'], [0.6, 'down'], [2, 'wait'], [0.6, 'down'], [2, 'serve']],
    yuki: [[1, 'wait'], [3, 'serve'], [2, 'sweep'], [3, 'carry'], [1, 'walk'], [2, 'wait'], [1, 'sweep'], [4, 'serve'], [2, 'walk'], [2, 'serve']],
    hana: [[2, 'chat'], [3, 'serve'], [2, 'chat'], [2, 'carry'], [3, 'chat'], [1, 'walk'], [2, 'serve'], [3, 'chat'], [2, 'wait']],
    mei: [[4, 'wait'], [2, 'serve'], [5, 'wait'], [2, 'walk'], [2, 'carry'], [4, 'wait']],
    nana: [[6, 'wait'], [2, 'carry'], [5, 'wait'], [2, 'walk'], [4, 'wait']],
  }; // prettier-ignore
  return {
    tick, seed: 7,
    clock: { day: 13, openTick: 0, closeTick: 11 * 60 * TICKS_PER_MINUTE, startMinute: 10 * 60, ticksPerMinute: TICKS_PER_MINUTE },
    map: { width: 1, height: 1, rows: ['.'], decor: [], version: 1 },
    doors: [],
    seats: [seat('a', 1, 'g3'), seat('b', 2, null), seat('c', 3, 'rio'), seat('d', 4, null), seat('e', 5, null), seat('f', 6, 'g2')],
    headMaid: null, menu: [], chances: {} as WorldState['chances'], weather: 'sun', people, tickets: [], dishes: {}, nextDish: 1, litter: [], arrivals: [],
    closed: false, over: false, money: 18420, stars: 2.6,
    figures: {
      guestsEntered: 75, guestsServed: 61, guestsLost: 14, ordersTaken: 70, dishesServed: 66, dishesDropped: 3, dishesWasted: 1, income: 22000, tips: 2180,
      slips: 3, swept: 9, stuck: 0, faults: 0, wages: 3000, ingredients: 4000,
      incomeByHour: [420, 2650, 3980, 1840, 1320, 2410, 2990, 3360, 2870, 1340], spentByHour: [510, 930, 1210, 870, 720, 830, 930, 1060, 1010, 690],
      lostBy: { noSeat: 7, noDish: 3, noOrderTaken: 2, noWay: 2 }, byCustomerType: {}, heroes: ['rio'],
    },
    bands: Object.fromEntries(maids.map((maid) => [maid.id, band(pieces[maid.id] ?? [], total)])),
    rng: {}, nextCommand: 4, facts: {}, commands: [],
  } as unknown as WorldState; // prettier-ignore
}

const todos: Readonly<Record<string, Todo>> = {
  momo: { behave: 'move', x: 9, y: 6, tick: 1 },
  yuki: { behave: 'takeOrder', guest: 'g2' },
  hana: { behave: 'chat', with: 'mei' },
  mei: { behave: 'move', x: 4, y: 4, tick: 1 },
};

export function fakeCommands(tick: number): CommandOnBoard[] {
  const command = (id: number, executorKeys: string[], ticks: number, left: number, what: CommandOnBoard['command']): CommandOnBoard => ({
    id, executorKeys, tick: ticks, command: what, fromTick: tick + left - ticks, untilTick: tick + left, by: null,
  }); // prettier-ignore
  return [
    command(1, ['all'], 60, 48, { behave: 'serve', guest: 'rio' }),
    command(2, ['yuki'], 40, 12, { behave: 'sweep', x: 6, y: 9 }),
    command(3, ['team1'], 40, 5, { behave: 'move', x: 9, y: 6, manner: 'a-move' }),
  ];
}

export function fakeCafe(
  state: WorldState = fakeState(),
  commands: readonly CommandOnBoard[] = fakeCommands(state.tick),
): Cafe {
  const page = (id: string): Page | null =>
    state.people[id] === undefined
      ? null
      : {
          id,
          script: 'maid.waiting',
          key: 'waiting',
          runned: 0,
          param: undefined,
          todo: todos[id] ?? { behave: 'stay' },
          ticksLeft: null,
          ended: null,
          faults: 0,
          parked: false,
        };
  return {
    state, events: [], commands, written: [], page,
    get chalkLeft() { return state.chalk?.left ?? null; },
    step: () => { state.tick++; },
    give: () => {},
    facts: () => [],
    tooMany: () => false,
    strong: () => [],
    enquiry: () => null,
    focus: () => null,
    strongBar: () => null,
    strongPlan: () => ({ helpers: [], guests: [], tiles: [], seconds: null, gains: [], costs: [] }),
    decisions: () => [],
    way: () => ({ tiles: [], interruptible: true }),
    alertTiles: () => [],
    walkable: () => true,
    canBeSent: () => true,
    outlook: () => null,
    squadWaitsFor: () => [],
    tableOf: () => null,
    readTable: () => ({ ok: false, problems: [] }),
    choices: () => [],
    configOf: () => null,
    readConfig: () => [],
    apprentice: () => null,
    headMaid: () => null,
    janken: () => null,
    hash: () => '0',
    save: () => '{}',
  }; // prettier-ignore
}

/** Hana's answer to order 3. */
export const declined: OrderAnswer = {
  id: 3,
  from: null,
  rank: 2,
  is: 'declined',
  cause: 'mood',
  by: null,
  since: 0,
  untilTick: 100_000,
  command: { behave: 'move', x: 9, y: 4, manner: 'a-move' },
  goal: null,
  begun: false,
};

/** A few events that are news. */
export function fakeEvents(tick: number): SimEvent[] {
  return [
    { tick: tick - 30, type: 'leaves', who: 'g4', reason: 'noSeat' },
    { tick: tick - 24, type: 'orderAnswered', who: 'hana', id: 3, answer: 'declined', cause: 'mood', by: null },
    { tick: tick - 20, type: 'weather', who: null, weather: 'rain', before: 'cloud' },
    { tick: tick - 12, type: 'entrance', who: 'rio', name: 'Rio Vento', radius: 7 },
    {
      tick: tick - 8,
      type: 'target',
      who: 'momo',
      customer: 'rio',
      because: { key: 'serve.favourite', terms: { guest: 'rio', name: 'Rio Vento', table: 3, place: 1 } },
    },
    { tick, type: 'slip', who: 'sakura', dropped: 1, x: 4, y: 6 },
  ];
}
