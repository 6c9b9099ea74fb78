// How players of `npm run balance` act while the café is open. They read what the screen shows – lamps, remedies, the
// buttons of the strong actions – and give the inputs that a click gives. Nobody acts faster than the pace.

import { HANDS, JankenPlayer } from '../../src/ai/index.ts';
import { answerTo, handsOf } from '../../src/sim/janken/guest-habits.ts';
import { postOf, whenFree } from '../../src/game/input/orders.ts';
import { guestsOf, maidsOf } from '../../src/hud/read/names.ts';
import { type LampReading, readLamps } from '../../src/hud/read/lamps.ts';
import { type Remedy, remediesFor } from '../../src/hud/read/remedies.ts';
import type { Cafe } from '../../src/sim/api.ts';
import { eventOf } from '../../src/sim/events/index.ts';
import { openBellGoal } from '../../src/sim/season/golden-bells.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { leadsMaids } from '../../src/sim/state/head-maid.ts';
import { LARGEST_PARTY, type Guest } from '../../src/sim/state/person.ts';
import type { StrongName, StrongTarget } from '../../src/sim/state/strong.ts';

export interface DayPlayer {
  /** Number of ticks from one act to the next, at least. */
  readonly pace: number;
  /** The next act; null = the player only watches. */
  readonly act: (cafe: Cafe) => Input | null;
}

/** Four seconds at speed 2×, and four at speed 1×, at which an expert plays. */
const HUMAN = 160;
const QUICK = 80;

/** Uses a strong action, at its best target or at this one; null if it cannot be used. */
function uses(cafe: Cafe, action: StrongName, wanted?: StrongTarget): Input | null {
  const shown = cafe.strong().find(({ name }) => name === action);
  const on = wanted ?? shown?.targets[0];
  if (shown === undefined || on === undefined || cafe.strongBar(action, on) !== null) return null;
  return { kind: 'strong', action, ...on };
}

/** The order that helps against a lamp's trouble, if the maid is sure to carry it out. */
function mends(cafe: Cafe, lamp: LampReading): Input | null {
  for (const remedy of remediesFor(cafe, lamp)) {
    const post = boardPost(cafe, remedy);
    if (cafe.tooMany(post) || cafe.outlook(remedy.maid, post.command)?.chance === 'no') continue;
    return { kind: 'command', post };
  }
  return null;
}
/** Answers an enquiry by its forecast; null if nobody asks. */
function answers(cafe: Cafe): Input | null {
  const asked = cafe.enquiry();
  return asked === null ? null : { kind: 'answer', enquiry: asked.id, yes: asked.worth };
}

/** Plates, while guests wait at the door, and calling guests and dishes on the pass, from which the focus is put on them. */
const MANY_PLATES = 3;
const MANY_CALLS = 5;
const MANY_DISHES = 5;
/** Puts the focus on the work of which most waits; null if it lies there already. */
function focuses({ state }: Cafe): Input | null {
  const guests = guestsOf(state);
  const queue = guests.some(({ stage }) => stage === 'queue');
  const plates = state.seats.filter(({ dirty, takenBy }) => dirty && takenBy === null).length;
  const calls = guests.filter((one) => one.calls !== null).length;
  const dishes = Object.values(state.dishes).filter(({ where }) => where === 'pass').length;
  const on =
    queue && plates >= MANY_PLATES
      ? 'plates'
      : dishes >= MANY_DISHES
        ? 'dishes'
        : calls >= MANY_CALLS
          ? 'orders'
          : null;
  return on === (state.focus?.on ?? null) ? null : { kind: 'focus', on };
}

/** The order of a lamp as it is written on the board; if the maid is busy, for when she is free. */
export function boardPost(cafe: Cafe, { maid, order, later }: Pick<Remedy, 'maid' | 'order' | 'later'>) {
  const post = postOf(cafe, maid, order);
  return later === undefined ? post : whenFree(post);
}

/** Whether a group too large for any table stands at the door. */
const groupAtDoor = (guests: readonly Guest[]): boolean =>
  guests.some(
    ({ stage, party }) =>
      stage === 'queue' && party !== null && guests.filter((one) => one.party === party).length > LARGEST_PARTY,
  );

/** Guests who will want the special according to its preview, from which it is worth its chalk. */
const MANY_ORDERS = 6;
/** Announces the special of the hour when its preview promises many orders. */
function announces(cafe: Cafe): Input | null {
  const special = uses(cafe, 'special');
  if (special?.kind !== 'strong') return null;
  const { action, kind: _, ...on } = special;
  const count = cafe.strongPlan(action, on).gains.find(({ key }) => key === 'special')?.terms['count'] ?? 0;
  return Number(count) >= MANY_ORDERS ? special : null;
}

/** Answers a guest who asks for janken. @param reads whether the player counts what the guests have learned */
function playsJanken(cafe: Cafe, reads: boolean): Input | null {
  const janken = cafe.janken();
  const table = janken?.table;
  if (janken === null || table === null || table === undefined || table.over !== null) return null;
  const { guest, rounds } = table;
  const usual = HANDS[(cafe.state.clock.day + rounds) % HANDS.length] ?? 'rock';
  if (!reads) return { kind: 'janken', guest, hand: usual };
  const before = table.last === null ? table.met : { hand: table.last.theirs, won: table.last.result === 'loss' };
  const read = answerTo(handsOf(table.habit ?? 'watches', before ?? null, rounds === 0));
  if (read !== null) return { kind: 'janken', guest, hand: read };
  const rival = new JankenPlayer({ random: () => 0 });
  rival.restore({ ...janken.habits, choice: null });
  const { basis, hand } = rival.choose();
  // Each hand beats the one before it.
  const beats = HANDS[(HANDS.indexOf(hand) + 1) % HANDS.length] ?? 'rock';
  return { kind: 'janken', guest, hand: basis === 'GoCap' ? beats : usual };
}

/** Minutes of the day from which the room is kept clean for inspectors. */
const CLEAN_FROM = 200;
/** Does what the inspectors of this day want while they are expected or here; null if nothing is needed. */
function pleasesInspectors(cafe: Cafe): Input | null {
  const { state } = cafe;
  const goal = openBellGoal(state);
  if (goal === undefined) return null;
  const who = state.calendar?.going.find(({ kind }) => eventOf(kind)?.judges !== undefined)?.who ?? [];
  const here = guestsOf(state).filter(({ id }) => who.includes(id));
  const minute = (state.tick - state.clock.openTick) / state.clock.ticksPerMinute;
  if (goal.kind === 'bellTidy' && minute >= CLEAN_FROM && (here.length > 0 || who.length === 0))
    return state.focus?.on === 'plates' ? null : { kind: 'focus', on: 'plates' };
  const waits = here.find(({ stage, seat }) => stage === 'waitDish' && seat !== null);
  const table = state.seats.find(({ id }) => id === waits?.seat)?.table;
  if (table === undefined || cafe.strongBar('rush', { table }) !== null) return null;
  return { kind: 'strong', action: 'rush', table };
}

/** Guests at the door from which everyone is called, and pieces of chalk that are kept for a group. */
const CROWD = 5;
const FOR_A_GROUP = 1;
/** Guests at the door from which the sign is hung out. */
const LONG_QUEUE = 10;

interface Manner {
  readonly pace: number;
  readonly readsHands: boolean;
  /** Pieces of chalk that are kept for groups until the evening. */
  readonly keeps: number;
}

/** A player who answers the red lamps with simple rules. */
const commands = ({ pace, readsHands, keeps }: Manner): DayPlayer => ({
  pace,
  act: (cafe) => {
    const { state } = cafe;
    if (state.closed || state.over) return null;
    // At the table, time stands still and the hands lie over the answers, so a game is finished first.
    const hand = playsJanken(cafe, readsHands);
    if (hand !== null) return hand;
    const answer = answers(cafe);
    if (answer !== null) return answer;
    const pleases = pleasesInspectors(cafe);
    if (pleases !== null) return pleases;
    const guests = guestsOf(state);
    const lamps = readLamps(cafe);
    const lamp = (id: LampReading['id']): LampReading => lamps.find((one) => one.id === id) as LampReading;
    const chalk = cafe.chalkLeft ?? Infinity;
    const isLate = state.tick > (state.clock.closeTick ?? 6000) * 0.8;
    const spare = chalk - (isLate ? 0 : keeps);
    const group = groupAtDoor(guests);
    if (group) {
      const joins = uses(cafe, 'join');
      if (joins !== null) return joins;
    }
    const queue = guests.filter(({ stage }) => stage === 'queue').length;
    const plates = state.seats.filter(({ dirty, takenBy }) => dirty && takenBy === null).length;
    const stayOn = guests.filter(({ stage, calls }) => stage === 'linger' && calls === null).length;
    if (spare >= 1) {
      const special = announces(cafe);
      if (special !== null) return special;
    }
    if (spare >= 3 && queue >= CROWD && plates + stayOn >= CROWD) {
      const all = uses(cafe, 'allHands');
      if (all !== null) return all;
    }
    if (spare >= 3 && queue >= LONG_QUEUE && state.seats.every(({ takenBy }) => takenBy !== null)) {
      const sign = uses(cafe, 'doorSign');
      if (sign !== null) return sign;
    }
    if (spare >= 1) {
      const calms = uses(cafe, 'calm');
      if (calms !== null) return calms;
    }
    if (queue > 0 && plates > 0) {
      const order = mends(cafe, lamp('seats'));
      if (order !== null) return order;
    }
    for (const id of ['orders', 'bills'] as const) {
      const order = lamp(id).level === 'red' ? mends(cafe, lamp(id)) : null;
      if (order !== null) return order;
    }
    const focus = openBellGoal(state)?.kind === 'bellTidy' ? null : focuses(cafe);
    if (focus !== null) return focus;
    if (spare >= 2) return uses(cafe, 'encore') ?? (lamp('kitchen').level === 'green' ? uses(cafe, 'special') : null);
    return null;
  },
});

export const commander: DayPlayer = commands({ pace: HUMAN, readsHands: true, keeps: FOR_A_GROUP });
export const expert: DayPlayer = commands({ pace: QUICK, readsHands: true, keeps: FOR_A_GROUP });

/** A player who uses one strong action as often as it is allowed and worth its chalk, and does nothing else. */
export const only = (action: StrongName): DayPlayer => ({
  pace: HUMAN,
  act: (cafe) => {
    if (cafe.state.closed || cafe.state.over) return null;
    return cafe.strong().some(({ name, worth }) => name === action && worth) ? uses(cafe, action) : null;
  },
});

/** A player who gives the orders that the lamps suggest, and uses no strong action. */
export const onlyOrders: DayPlayer = {
  pace: HUMAN,
  act: (cafe) => {
    if (cafe.state.closed || cafe.state.over || maidsOf(cafe.state).length === 0) return null;
    for (const one of [...readLamps(cafe)].sort((a, b) => b.weight - a.weight)) {
      const order = one.level === 'green' ? null : mends(cafe, one);
      if (order !== null) return order;
    }
    return null;
  },
};

/** A player who answers enquiries by their forecasts, and does nothing else. */
export const onlyEnquiries: DayPlayer = {
  pace: HUMAN,
  act: (cafe) => (cafe.state.closed || cafe.state.over ? null : answers(cafe)),
};

/** A player who puts the focus on the work of which most waits, and does nothing else. */
/** Leaves the focus to a head maid who gives no orders. */
export const onlyMost: DayPlayer = {
  pace: HUMAN,
  act: ({ state }) => {
    if (state.closed || state.over) return null;
    if (!leadsMaids(state.headMaid)) return { kind: 'headMaid', mode: 'Train' };
    return state.focus?.most === true ? null : { kind: 'focus', on: 'most' };
  },
};
export const onlyFocus: DayPlayer = {
  pace: HUMAN,
  act: (cafe) => (cafe.state.closed || cafe.state.over ? null : focuses(cafe)),
};
