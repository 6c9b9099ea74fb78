// A café that contains one of everything a save can hold: people at work, a game of janken, a duel, a scouted rival,
// commands on the blackboard. Made from a real café, so that everything else is as the game writes it.

import type { Json } from '../../src/ai/index.ts';
import { saveText } from './cafes.ts';

type Data = Record<string, Json>;

/** Keeps only the first entries of a list: hundreds of similar ones add nothing to a test. */
function first<T>(list: T[], many = 1): T[] {
  return list.slice(0, many);
}

export interface RichSave {
  readonly header: Data;
  readonly cafe: Data;
}

export function richSave(): RichSave {
  const { header, cafe } = JSON.parse(saveText(900)) as {
    header: Data;
    cafe: Data & { state: Data & { people: Record<string, Data>; season: Data & { kitchen: Data; board: Data } } };
  };
  const { state } = cafe;
  const everybody = Object.values(state.people);
  const one = (role: string): Data => everybody.find((who) => who['role'] === role) as Data;
  const [maid, guest, chef] = [one('maid'), one('guest'), one('chef')];
  const [id, who] = [maid['id'] as string, guest['id'] as string];
  const tick = 900;

  Object.assign(maid, {
    flags: [{ flag: 1, ticks: 20 }],
    buffs: [{ buff: 'show', ticks: 20, from: who, x: 4, y: 5, seen: true }],
    bubble: { icon: 'love', say: 'hello', dish: 'tea', untilTick: 950 },
    stuck: { cause: 'noPath', since: tick, waitingFor: who },
    brain: { mood: 1 },
    friends: { [who]: 50 },
    friendsSince: { [who]: 1 },
    apprentice: {
      mode: 'Train',
      counts: { 'empty/calls/none/far/none/floor': { serve: 7, tidy: 2 } },
      deed: { do: 'serve', by: 'player', since: tick, was: 3, guest: who, x: 4, y: 5 },
    },
    felt: { energy: 0.9, mood: 0.2, by: { bill: 0.1 } },
    fetching: [1],
    carrying: [2],
    path: [30],
    orders: [{ guest: who, dish: 'tea', takenTick: tick }],
    answers: [
      {
        id: 1,
        from: 'momo',
        rank: 1,
        is: 'declined',
        cause: 'mood',
        by: 2,
        since: tick,
        untilTick: 990,
        command: { behave: 'gather' },
        goal: { x: 4, y: 5 },
        begun: false,
      },
    ],
  });
  Object.assign(guest, {
    calls: { need: 'bill', since: tick },
    memory: [{ key: 'ate', value: 'tea', forgetAt: 4000 }],
    umbrella: true,
    watered: true,
    fancies: 'tea',
    wants: ['tea'],
  });
  Object.assign(chef, { cooking: { guest: who, dish: 'tea', placedTick: tick, ahead: true } });
  const ticket = { guest: who, dish: 'tea', placedTick: tick };
  const seen = [{ node: 'iceWell', value: 'Yes' }];
  const seenOfUs = [{ node: 'egg', value: 'Yes' }];
  const fromSigns = seenOfUs.map((one) => ({ ...one, from: 'sign' }));
  const command = {
    id: 1,
    executorKeys: ['maid'],
    tick: 50,
    command: { behave: 'gather', x: 5, y: 5 },
    fromTick: 800,
    untilTick: 999,
    by: id,
  };
  const planned = { kind: 'show', at: 2000, announced: true, of: id };
  const { season } = state;
  Object.assign(state, {
    people: Object.fromEntries([maid, guest, chef].map((someone) => [someone['id'], someone])),
    tickets: [ticket],
    litter: [{ x: 4, y: 5, kind: 'plate', sinceTick: 10 }],
    areas: [{ x: 4, y: 5, reach: 3, buff: 'show', buffTicks: 5, ticks: 50, from: who, inside: [who] }],
    arrivals: first(state['arrivals'] as Json[]),
    seats: first(state['seats'] as Data[]).map((seat) => ({ ...seat, takenBy: null })),
    menu: first(state['menu'] as Data[]).map((dish) => ({ ...dish, offer: { percent: 10, types: ['fan'] } })),
    bands: { [id]: [{ from: 1, to: 2, what: 'stay' }] },
    tables: { patient: [{ id: 'a' }] },
    configs: { seat: 'type: RuleBased' },
    warps: { 'kind:maid': { waiting: 'maid.waiting' } },
    own: {
      scripts: { [id]: { name: 'own', text: 'export default 1', code: 'export default 1', keys: ['waiting'] } },
      answers: { [id]: { is: 'usual' } },
      behind: { move: { [id]: { is: 'usual' } } },
    },
    said: ['hint'],
    strong: {
      again: { rush: 950 },
      used: [{ what: 'rush', tick: 800, cost: 1, table: 1, guests: [who], paid: 0, money: 0, failed: true }],
      rushed: [who],
      special: { dish: 'tea', until: 990 },
      gladUntil: 990,
      handsUntil: 990,
      joined: [],
    },
    rules: ['apart'],
    calendar: {
      planned: [planned],
      going: [{ id: 1, kind: 'brawl', since: 5, until: 500, x: 4, y: 5, who: [who], by: id, counts: { joined: 1 } }],
      begun: 1,
      rng: [1, 2, 3, 4],
    },
    rival: {
      ...(state['rival'] as Data),
      log: [{ day: 1, tick: 5, maid: id, name: 'Momo', saw: seen }],
      trips: { [id]: { look: 'iceWell', since: 5, saw: seen } },
      counters: [{ advice: 'iceDay', day: 1 }],
      took: { iceWell: { fan: 1 } },
      kept: { fan: 1 },
      theirs: {
        ...((state['rival'] as Data)['theirs'] as Data),
        scouts: {
          [who]: {
            look: 'curry',
            saw: fromSigns,
            read: seenOfUs,
            doubts: ['curry'],
            looks: 4,
            eyes: { [id]: 3 },
            suspect: id,
            gloomy: id,
            cross: who,
            noticed: { by: id, name: 'Momo', tick: 5, looks: 6 },
            fooled: { by: id, name: 'Momo', signs: seenOfUs },
          },
        },
        log: [
          {
            day: 1,
            tick: 5,
            name: 'Io',
            saw: fromSigns,
            noticedBy: 'Momo',
            wrong: seenOfUs,
            read: seenOfUs,
            doubted: ['curry'],
            gloomy: id,
            cross: who,
          },
        ],
        moves: [
          {
            rule: 'offerHer',
            day: 1,
            until: 3,
            because: [{ node: 'gloomyMaid', value: 'Yes', because: 'observed', of: ['egg'], day: 1, signs: ['egg'] }],
            target: id,
            targetName: 'Momo',
            won: 0,
            ended: 'stayed',
          },
        ],
        signs: seenOfUs,
        swayed: [{ node: 'curry', value: 'No', day: 1, until: 2, did: 'offerHer', instead: 'curryWar' }],
        held: { show: 1 },
      },
    },
    regulars: {
      who: first((state['regulars'] as { who: Json[] }).who),
      shelf: [{ dish: 'tea', guest: who, cookedTick: 5 }],
    },
    janken: {
      ...(state['janken'] as Data),
      table: {
        guest: who,
        name: 'Kaya',
        rounds: 1,
        last: { hand: 'rock', theirs: 'paper', result: 'lost', basis: 'habit', expected: 'rock', because: [{}] },
        over: 'won',
        untilTick: 990,
        stake: { kind: 'tip', much: 1, maid: id },
      },
      read: { n: 3, hits: 1 },
    },
    headMaid: {
      ...(state['headMaid'] as Data),
      appointed: id,
      orders: [
        { tick: 5, command: 1, choice: 'sweep', basis: 'habit', lesson: null, to: [id], cases: [{ a: 1 }], done: true },
      ],
      merits: { sweep: 1 },
      done: { sweep: 1 },
    },
    season: {
      ...season,
      staff: first(season['staff'] as Json[]),
      board: { ...season.board, candidates: [{ id: 'c1', maid: 'yuki', rank: 3, day: 1 }] },
      kitchen: {
        ...season.kitchen,
        onMenu: [{ dish: 'tea', price: 400 }],
        tried: [{ ingredients: ['rice'], dish: 'tea', day: 1 }],
      },
      album: { [who]: { visits: 1, pleased: 1, firstDay: 1, lastDay: 1 } },
      book: [{ day: 1, income: 1, tips: 1, spent: 1, money: 1, stars: 1, came: 1, served: 1, lost: 1 }],
      ending: { kind: 'debt', day: 1, stars: 1, rivalStars: 1, first: true, money: 1 },
      tomorrow: { day: 2, events: [planned] },
      duels: {
        ...(season['duels'] as Data),
        duel: {
          day: 1,
          rounds: [{ a: 1 }],
          next: { move: 'fry', basis: { kind: 'guess' } },
          over: 'drawn',
        },
      },
    },
    figures: {
      ...(state['figures'] as Data),
      wished: [{ dish: 'tea', who, name: 'Kaya' }],
      rent: 5,
      lostBy: { noDish: 1 },
      heroes: [who],
      causes: [{ cause: 'slow', reason: 'noDish', count: 1, seconds: 2, who: ['Kaya'], at: 5 }],
    },
    chalk: { left: 1, most: 4, nextTick: 950 },
  });
  const minds = cafe['minds'] as Data[];
  Object.assign(cafe, {
    minds: minds
      .filter((mind) => (mind['id'] as string) in state.people)
      .map((mind) => ({ ...mind, unasked: ['callers'] })),
    board: { live: [command], pending: [{ ...command, id: 2 }], nextId: 3, available: [1] },
    journal: [{ tick: 5, input: { kind: 'said', hints: ['x'] } }],
  });
  // A copy through JSON, so that no object is shared between two places.
  return JSON.parse(JSON.stringify({ header, cafe })) as RichSave;
}
