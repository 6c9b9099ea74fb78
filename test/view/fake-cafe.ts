/**
 * A fake café in rush hour, set up by hand: maids walk in circles and guests sit where a list puts them. For tests of
 * the view that need a particular scene.
 */

import { honeybell } from '../../src/data/index.ts';
import type { Cafe, WayShown } from '../../src/sim/api.ts';
import { makeMap, readSeats } from '../../src/sim/world/map.ts';
import type { Chef, Facing, Guest, Maid, PersonBase, Pose, Rank } from '../../src/sim/state/person.ts';
import type { SimEvent, WorldState } from '../../src/sim/state/world-state.ts';
import type { Dish } from '../../src/sim/state/things.ts';

/** The game's own house. */
export const ROWS = honeybell.rows;

const person = (id: string, look: string, x: number, y: number, facing: Facing, pose: Pose): PersonBase =>
  ({
    id,
    role: 'guest',
    name: id,
    look,
    x,
    y,
    toX: x,
    toY: y,
    stepTick: 0,
    stepOf: 0,
    speed: 6,
    walked: 0,
    facing,
    pose,
    seat: null,
    present: true,
    keys: [id, 'all'],
    flags: [],
    buffs: [],
    rng: [1],
    bubble: null,
    stuck: null,
    progressTick: 0,
    path: [],
    pathGoal: -1,
    pathVersion: 0,
  }) as unknown as PersonBase;

function maid(id: string, rank: Rank, x: number, y: number, facing: Facing, pose: Pose, carrying: number[] = []): Maid {
  return {
    ...person(id, id, x, y, facing, pose),
    role: 'maid',
    rank,
    favouriteCustomerIds: [],
    favouriteCustomerTypes: [],
    duties: 'allround',
    alertness: 1,
    obedience: 1,
    team: 1,
    chatty: 1,
    clumsy: 1,
    level: 1,
    wage: 400,
    serving: null,
    fetching: [],
    tending: null,
    orders: [],
    carrying,
    chattingWith: null,
    answers: [],
    idleSince: 0,
    tally: {
      orders: 0,
      dishes: 0,
      bills: 0,
      dropped: 0,
      slips: 0,
      swept: 0,
      cleared: 0,
      income: 0,
      tips: 0,
      chatTicks: 0,
    },
  } as unknown as Maid;
}

export interface FakeOptions {
  /** Additional guests, for measurements. */
  readonly crowd?: number;
  readonly weather?: WorldState['weather'];
  /** Café minutes after midnight. */
  readonly minute?: number;
  /** Whether people move. */
  readonly still?: boolean;
}

const LOOKS = [
  'office',
  'lady',
  'student',
  'boy',
  'granny',
  'grandpa',
  'idol',
  'clerk',
  'kid',
  'punk',
  'madame',
  'fan',
  'pap',
];

export function fakeCafe(options: FakeOptions = {}): Cafe {
  const map = makeMap(ROWS, honeybell.decor);
  const seats = readSeats(map);
  const people: WorldState['people'] = {};
  const dishes: Record<number, Dish> = {};
  let nextDish = 1;
  const dish = (name: string, guest: string, where: Dish['where'], x = 0, y = 0): number => {
    dishes[nextDish] = { id: nextDish, dish: name, guest, cookedTick: 0, where, holder: null, x, y };
    return nextDish++;
  };
  const sit = (seatId: string, look: string, pose: Pose, more: Partial<Guest> = {}): void => {
    const seat = seats.find((one) => one.id === seatId)!;
    const id = `g-${seatId}`;
    seat.takenBy = id;
    const guest = {
      ...person(id, look, seat.x, seat.y, seat.facing, pose),
      role: 'guest',
      seat: seatId,
      customerType: look,
      isHero: false,
      stage: 'callOrder',
      stageTick: 0,
      patience: 900,
      patienceLeft: 1,
      calls: null,
      wants: null,
      ordered: null,
      plate: null,
      eatTicksLeft: 0,
      bill: 0,
      budget: 1,
      taste: [],
      calm: 0,
      litters: 0,
      mood: 0,
      party: null,
      claimedSeat: null,
      leaveReason: null,
      servedCount: 0,
      enteredTick: 0,
      attendedBy: null,
      ateCold: false,
      before: null,
      ...more,
    } as unknown as Guest;
    if (guest.stage === 'eat') guest.plate = dish(guest.ordered ?? 'curry', id, 'table');
    people[id] = guest;
  };
  const waits = (ordered: string, patienceLeft: number): Partial<Guest> => ({
    stage: 'waitDish',
    ordered,
    patienceLeft,
  });
  const eats = (ordered: string): Partial<Guest> => ({ stage: 'eat', ordered });
  const calls = (need: 'order' | 'bill', patienceLeft: number): Partial<Guest> => ({
    stage: need === 'order' ? 'callOrder' : 'callBill',
    calls: { need, since: 0 },
    patienceLeft,
  });
  sit('a', 'gild', 'eat', { ...eats('steak'), isHero: true });
  sit('b', 'madame', 'wait', calls('bill', 0.7));
  sit('c', 'lady', 'eat', eats('salad'));
  sit('f', 'office', 'eat', eats('curry'));
  sit('g', 'grandpa', 'wait', waits('tea', 0.5));
  sit('d', 'boy', 'wait', waits('ramen', 0.48));
  sit('h', 'student', 'wait', waits('omurice', 0.82));
  sit('i', 'granny', 'call', calls('order', 0.9));
  sit('j', 'idol', 'drink', eats('parfait'));
  sit('e', 'clerk', 'wait', waits('shortcake', 0.2));
  sit('k', 'punk', 'angrySit', waits('pizza', 0.06));
  sit('l', 'boy', 'call', calls('order', 0.4));
  sit('m', 'vera', 'wait', { ...waits('pasta', 0.18), isHero: true });
  sit('q', 'fan', 'eat', eats('burger'));
  sit('o', 'noel', 'eat', { ...eats('pancakes'), isHero: true });
  sit('r', 'ines', 'stare', { isHero: true });
  sit('s', 'kid', 'eat', eats('icecream'));
  sit('u', 'clerk', 'call', calls('order', 0.6));
  for (const id of ['n', 't']) seats.find((seat) => seat.id === id)!.dirty = true;

  const maids = [
    maid('momo', 5, 7, 8, 'SE', 'walk', [91, 92, 93]),
    maid('yuki', 3, 5, 7, 'SW', 'order'),
    maid('hana', 3, 12, 7, 'SE', 'chat'),
    maid('mei', 2, 13, 7, 'SW', 'chat'),
    maid('sakura', 4, 8, 11, 'SW', 'down'),
    maid('nana', 2, 13, 9, 'SW', 'sweep'),
    maid('zuri', 5, 9, 4, 'NE', 'walk', [94, 95]),
    maid('rin', 4, 13, 3, 'SE', 'bow'),
    maid('amara', 3, 6, 4, 'SW', 'walk', [96]),
    maid('sora', 5, 2, 9, 'SE', 'cheer'),
  ];
  for (const one of maids) people[one.id] = one;
  (people['sakura'] as Maid).bubble = { icon: 'swirl', say: 'slip', dish: null, untilTick: 1e9 };
  (people['hana'] as Maid).bubble = { icon: 'chat', say: 'chat', dish: null, untilTick: 1e9 };
  (people['sora'] as Maid).bubble = { icon: 'star', say: null, dish: null, untilTick: 1e9 };
  (people['rin'] as Maid).stuck = { cause: 'noPath', since: 0, waitingFor: null };
  for (const [id, look, x] of [
    ['chef1', 'chef', 4],
    ['chef2', 'chefF', 7],
  ] as const) {
    people[id] = {
      ...person(id, look, x, 2, 'SW', 'cook'),
      role: 'chef',
      cooking: id === 'chef1' ? { guest: 'g-d', dish: 'ramen', placedTick: 0 } : null,
      cookTicksLeft: 10,
      stove: null,
      tally: { cooked: 0 },
    } as unknown as Chef;
  }
  for (const [i, name] of ['omurice', 'ramen', 'parfait', 'burger', 'soup'].entries())
    dish(name, 'g-h', 'pass', 2 + Math.floor(i / 2) * 2, 3);
  const walkIn = (id: string, look: string, x: number, y: number, pose: Pose): void => {
    people[id] = {
      ...(people['g-u'] as Guest),
      ...person(id, look, x, y, 'SW', pose),
      role: 'guest',
      seat: null,
      stage: 'queue',
      calls: null,
      patienceLeft: 0.75,
    } as Guest;
  };
  walkIn('g-door', 'kid', 12, 0, 'walk');
  for (let i = 0; i < (options.crowd ?? 0); i++) {
    walkIn(
      `crowd${String(i).padStart(3, '0')}`,
      LOOKS[i % LOOKS.length]!,
      1 + (i % 14),
      4 + (Math.floor(i / 14) % 8),
      'walk',
    );
  }

  const state = {
    tick: 0,
    seed: 1,
    clock: { day: 12, openTick: 0, closeTick: null, startMinute: options.minute ?? 17 * 60 + 25, ticksPerMinute: 20 },
    map,
    seats,
    menu: [],
    chances: {},
    weather: options.weather ?? 'sun',
    people,
    tickets: [],
    dishes,
    nextDish,
    litter: [
      { x: 6, y: 7, kind: 'spill', sinceTick: 0 },
      { x: 12, y: 11, kind: 'peel', sinceTick: 0 },
      { x: 8, y: 8, kind: 'paper', sinceTick: 0 },
      { x: 4, y: 11, kind: 'plate', sinceTick: 0 },
      { x: 13, y: 4, kind: 'puddle', sinceTick: 0 },
    ],
    arrivals: [],
    closed: false,
    over: false,
    money: 0,
    stars: 3,
    figures: {},
    bands: {},
    rng: {},
    doors: [
      { x: 12, y: 0 },
      { x: 13, y: 0 },
    ],
    scenario: false,
  } as unknown as WorldState;

  const rounds: Record<string, [number, number][]> = {
    momo: [
      [7, 8],
      [8, 8],
      [9, 8],
      [9, 7],
      [9, 6],
      [9, 5],
      [8, 5],
      [9, 5],
      [9, 6],
      [9, 7],
      [9, 8],
      [8, 8],
    ],
    zuri: [
      [9, 4],
      [9, 5],
      [9, 6],
      [9, 5],
    ],
    amara: [
      [6, 4],
      [5, 4],
      [4, 4],
      [3, 4],
      [4, 4],
      [5, 4],
    ],
    'g-door': [
      [12, 0],
      [12, 1],
      [12, 2],
      [13, 2],
      [13, 1],
      [13, 0],
    ],
  };
  const events: SimEvent[] = [];
  const way = (id: string): WayShown => {
    const round = rounds[id];
    const who = people[id];
    if (!round || !who) return { tiles: [], interruptible: true };
    return { tiles: round.slice(2, 6).map(([x, y]) => ({ x, y })), interruptible: id !== 'zuri' };
  };
  const stepOne = (who: PersonBase, to: readonly [number, number]): void => {
    if (who.stepOf === 0) {
      who.toX = to[0];
      who.toY = to[1];
      who.stepOf = who.speed;
      who.stepTick = 0;
      who.facing = to[0] > who.x ? 'SE' : to[0] < who.x ? 'NW' : to[1] > who.y ? 'SW' : 'NE';
      who.pose = 'walk';
    }
    if (++who.stepTick >= who.stepOf) {
      who.x = who.toX;
      who.y = who.toY;
      who.stepOf = 0;
      who.stepTick = 0;
      who.walked++;
    }
  };
  const at: Record<string, number> = {};
  return {
    state,
    events,
    commands: [
      {
        id: 1,
        executorKeys: ['momo'],
        tick: 900,
        command: { behave: 'move', x: 9, y: 8, manner: 'a-move' },
        fromTick: 0,
        untilTick: 900,
        by: null,
      },
      {
        id: 2,
        executorKeys: ['zuri'],
        tick: 900,
        command: { behave: 'move', x: 3, y: 8, manner: 'plain' },
        fromTick: 0,
        untilTick: 900,
        by: null,
      },
    ],
    step() {
      events.length = 0;
      state.tick++;
      if (options.still) return;
      for (const [id, round] of Object.entries(rounds)) {
        const who = people[id]!;
        const next = round[((at[id] ?? 0) + 1) % round.length]!;
        stepOne(who, next);
        if (who.stepOf === 0) at[id] = (at[id] ?? 0) + 1;
      }
      for (let i = 0; i < (options.crowd ?? 0); i++) {
        const who = people[`crowd${String(i).padStart(3, '0')}`]!;
        stepOne(
          who,
          who.stepOf > 0
            ? [who.toX, who.toY]
            : who.x <= 1 || (who.x < 14 && Math.floor(state.tick / 80 + i) % 2 === 0)
              ? [who.x + 1, who.y]
              : [who.x - 1, who.y],
        );
      }
      if (state.tick % 60 === 10) events.push({ tick: state.tick, type: 'paid', who: 'g-c', amount: 640, tip: 40 });
      if (state.tick % 90 === 5)
        events.push({ tick: state.tick, type: 'slip', who: 'sakura', dropped: 2, x: 8, y: 11 });
      if (state.tick % 70 === 30) events.push({ tick: state.tick, type: 'sweep', who: 'nana', x: 12, y: 9 });
    },
    give: () => {},
    page: () => null,
    decisions: () => [],
    way,
    alertTiles: (id: string) => {
      const who = people[id];
      if (!who) return [];
      const tiles: { x: number; y: number }[] = [];
      for (let dy = -2; dy <= 2; dy++)
        for (let dx = -2; dx <= 2; dx++)
          if (Math.abs(dx) + Math.abs(dy) <= 2 && '.LS'.includes(map.rows[who.y + dy]?.[who.x + dx] ?? '#'))
            tiles.push({ x: who.x + dx, y: who.y + dy });
      return tiles;
    },
    canBeSent: () => true,
    outlook: () => null,
    squadWaitsFor: () => [],
    walkable: (x: number, y: number) => '.LSD'.includes(map.rows[y]?.[x] ?? '#'),
    hash: () => '',
    save: () => '',
  } as unknown as Cafe;
}
