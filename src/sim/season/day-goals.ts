/**
 * The three goals of a day, and a fourth on the day of an inspection (golden-bells.ts). The first three days teach: seat guests, give an order, read a reason, use a strong action.
 * Later goals depend on the day before and on the expected guests. Each goal that is reached earns a piece of chalk at
 * once; a goal that only the end of the day decides earns it for the next morning.
 */

import type { Goal } from '../state/strong.ts';
import type { OrderAnswer } from '../state/command-answer.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { DayEntry, SeasonState } from '../state/season.ts';
import type { SimEvent } from '../state/world-state.ts';
import { guest, emit, maid, type World } from '../world/world.ts';
import { wonChalk } from './chalk-supply.ts';
import { bellGoals } from './golden-bells.ts';
import { chalkPieces } from './upgrades.ts';

/** A party counts as a group from this number of guests on. */
const GROUP = 5;
/**
 * Precedence of the player's commands (the field `rank` of a maid's answer); only commands with this precedence count
 * towards goals.
 */
const PLAYER = 2;

interface GoalRecord {
  /** Returns by how much an event changes the count of the goal. */
  readonly counts: (world: World, event: SimEvent, goal: Goal) => number;
  /** True for a goal that sets a maximum: the count must not exceed it until the day ends. */
  readonly atMost?: true;
}

/** The smallest party that the goal of serving parties counts. */
const PARTY = 3;

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

const served = (event: SimEvent): number =>
  event.type !== 'paid' ? 0 : Array.isArray(event['party']) ? event['party'].length : 1;

/** Counts a guest who sits down for the first time today. @returns 1 or, for any other event or a party smaller than `leastParty`, 0 */
function seated(world: World, event: SimEvent, leastParty = 0): number {
  if (event.type !== 'seated' || event.who === null || event['again'] === true) return 0;
  const who = guest(world, event.who);
  if (who === undefined || who.servedCount > 0) return 0;
  return leastParty === 0 || (who.party !== null && (world.parties.get(who.party)?.length ?? 0) >= leastParty) ? 1 : 0;
}

/** The player's order that an `orderEnded` event reports; undefined for any other event, and if the order was not the player's. */
function playersOrder(world: World, event: SimEvent): OrderAnswer | undefined {
  if (event.type !== 'orderEnded' || event.who === null) return undefined;
  const order = maid(world, event.who)?.answers.find(({ id }) => id === event['id']);
  return order !== undefined && order.rank === PLAYER && order.command['strong'] !== true ? order : undefined;
}

/**
 * Counts an order if a maid has carried it out, or if it failed because a colleague had already done the work. An order
 * to several maids is counted for the maid who did it or, if none of them did, once.
 */
function ordersDone(world: World, event: SimEvent): number {
  const order = playersOrder(world, event);
  if (order?.is === 'done') return 1;
  if (order?.is !== 'failed' || order.cause !== 'colleague') return 0;
  const { id } = order;
  const isDone = world.maids.some(({ answers }) => answers.some((one) => one.id === id && one.is === 'done'));
  return !isDone && event === world.events.find((one) => playersOrder(world, one)?.id === id) ? 1 : 0;
}

/** Counts the player's orders to serve a guest which no maid had read yet when a maid came to serve that guest. */
function ordersForestalled(world: World, event: SimEvent): number {
  const served = event.type === 'orderTaken' ? event['customer'] : event.type === 'paid' ? event.who : null;
  if (typeof served !== 'string') return 0;
  const found = new Set<number>();
  for (const me of world.maids)
    for (const { id, by, command } of world.minds.commandsFor(me.id))
      if (by === null && command['behave'] === 'serve' && command['guest'] === served) found.add(id);
  for (const { answers } of world.maids) for (const { id } of answers) found.delete(id);
  return found.size;
}

const lost = (event: SimEvent): number => (event.type === 'leaves' && event['reason'] !== 'paid' ? 1 : 0);

export const goalRecords: Readonly<Record<string, GoalRecord>> = {
  seat: { counts: (world, event) => seated(world, event) },
  order: { counts: (world, event) => ordersDone(world, event) + ordersForestalled(world, event) },
  hungry: { counts: (_world, event) => lost(event), atMost: true },
  why: { counts: (_world, event) => (event.type === 'readWhy' ? 1 : 0) },
  // An action that fails gives its chalk back, so it does not count.
  strong: { counts: (_world, { type }) => (type === 'strong' ? 1 : type === 'strongFailed' ? -1 : 0) },
  serve: { counts: (_world, event) => served(event) },
  earn: {
    counts: (_world, event) => (event.type === 'paid' ? numberOf(event['amount']) + numberOf(event['tip']) : 0),
  },
  group: { counts: (world, event) => seated(world, event, GROUP) },
  dish: { counts: (_world, event, { dish }) => (event.type === 'served' && event['dish'] === dish ? 1 : 0) },
  plates: { counts: (_world, event) => (event.type === 'served' ? 1 : 0) },
  tips: { counts: (_world, event) => (event.type === 'paid' ? numberOf(event['tip']) : 0) },
  parties: { counts: (_world, event) => (served(event) >= PARTY ? 1 : 0) },
  // Guests in a row: a guest who is lost takes the count back to 0.
  row: { counts: (_world, event, { count }) => (lost(event) > 0 ? -count : served(event)) },
  // These count in a part of the day.
  noon: { counts: (_world, event) => served(event) },
  evening: { counts: (_world, event) => served(event) },
  scene: { counts: (_world, event) => served(event) },
  noonLost: { counts: (_world, event) => lost(event), atMost: true },
};

const goal = (kind: string, want: number, dish?: string): Goal => ({
  kind,
  want,
  ...(dish === undefined ? {} : { dish }),
  count: 0,
  doneTick: null,
});

const upTo = (number: number, step: number): number => Math.max(step, Math.ceil(number / step) * step);

/**
 * Two numbers for the goal of serving guests. MOST_SHARE is the largest share of the guests that the goal asks for.
 * BETTER_SHARE is how much larger the share should be than on the day before.
 */
const MOST_SHARE = 0.9;
const BETTER_SHARE = 0.05;
/**
 * Returns how many guests the goal of serving guests asks for, rounded down to a multiple of five. It asks for a larger
 * share of the expected guests than was served yesterday (BETTER_SHARE more), but for no more than MOST_SHARE.
 */
function likely({ served, lost }: DayEntry, expected: number): number {
  const share = Math.min(MOST_SHARE, served / Math.max(1, served + lost) + BETTER_SHARE);
  return Math.floor((expected * share) / 5) * 5;
}

/** The smallest maximum of lost guests: two guests are too shy to ring on most days, and a goal must not fail by noon. */
const LEAST_LOST = 2;
/** Share of the guests that would be lost if the day went like the day before, of which this share may be lost. */
const FEWER_SHARE = 0.8;
/** The largest maximum of lost guests: a higher one is no goal worth playing for, so another goal takes its place. */
const MOST_LOST = 15;
/** The goal of losing fewer guests: a fifth less than are likely to be lost, and never more than the day before. */
function fewer({ served, lost }: DayEntry, expected: number): number {
  const likelyLost = Math.min(lost, (expected * lost) / Math.max(1, served + lost));
  return Math.max(LEAST_LOST, Math.floor(likelyLost * FEWER_SHARE));
}

/** The goal of takings: a little more than the day before, but no more than the guests who are expected usually pay. */
function takings(last: DayEntry, expected: number): number {
  const before = last.income + last.tips;
  const each = before / Math.max(1, last.served);
  return Math.max(1000, Math.floor(Math.min(before * 1.05, each * likely(last, expected)) / 1000) * 1000);
}

export function goalsOf(day: number, season: SeasonState, arrivals: readonly ArrivalPlan[]): Goal[] {
  const last = season.book[season.book.length - 1];
  if (day === 1 || last === undefined) return [goal('seat', 20), goal('order', 1), goal('hungry', LEAST_LOST)];
  const more = goal('serve', Math.max(1, Math.min(upTo(last.served, 5), likely(last, arrivals.length))));
  if (day === 2) return [goal('why', 1), more, fewerLost(last, arrivals.length, more, more)];
  if (day === 3) return [goal('strong', 1), more, fewerLost(last, arrivals.length, more, more)];
  const first = byTurns(day, season, last, more, arrivals.length);
  const three = [first, forCommanders(day, season, arrivals), fewerLost(last, arrivals.length, first, more)];
  return [...three, ...bellGoals(day)];
}

/**
 * The goal of losing fewer guests. If very many were lost the day before, it is the goal of serving guests or, if that
 * is the goal `other` already, the goal of takings.
 */
function fewerLost(last: DayEntry, expected: number, other: Goal, more: Goal): Goal {
  const most = fewer(last, expected);
  if (most <= MOST_LOST) return { ...goal('hungry', most), before: last.lost };
  return other.kind === 'serve' ? goal('earn', takings(last, expected)) : more;
}

function byTurns(day: number, { kitchen }: SeasonState, last: DayEntry, more: Goal, expected: number): Goal {
  if (day % 3 === 0) return goal('earn', takings(last, expected));
  const { dish } = kitchen.onMenu[day % Math.max(1, kitchen.onMenu.length)] ?? { dish: '' };
  return day % 3 === 1 && dish !== '' ? goal('dish', 6, dish) : more;
}

function forCommanders(day: number, season: SeasonState, arrivals: readonly ArrivalPlan[]): Goal {
  const sizes = new Map<string, number>();
  for (const { spec } of arrivals) if (spec.party !== null) sizes.set(spec.party, (sizes.get(spec.party) ?? 0) + 1);
  const largest = Math.max(0, ...sizes.values());
  if (largest >= GROUP && day % 2 === 0) return goal('group', largest);
  return day % 4 === 1 ? goal('order', 3) : goal('strong', Math.min(3, chalkPieces(season)));
}

/**
 * Returns how many pieces of chalk yesterday's goals earned only at the end of the day, and sets this number to 0,
 * because they are added to this morning's supply.
 */
export function chalkKept({ counts }: SeasonState): number {
  const kept = counts['chalkKept'] ?? 0;
  delete counts['chalkKept'];
  return kept;
}

/** Counts the events of a tick towards the goals of the day. */
export function goalsStep(world: World): void {
  const { goals, season } = world.state;
  if (goals === undefined || season === undefined || world.events.length === 0) return;
  const reached: Goal[] = [];
  const { tick, clock } = world.state;
  const minute = (tick - clock.openTick) / Math.max(1, clock.ticksPerMinute);
  for (const one of goals) {
    if (one.doneTick !== null || one.failed === true) continue;
    const record = goalRecords[one.kind];
    if (record === undefined) continue;
    const { from = 0, until = Infinity } = one;
    if (minute >= from && minute < until)
      for (const event of world.events) one.count += record.counts(world, event, one);
    const isOver = minute >= until || world.events.some(({ type }) => type === 'dayOver');
    if (record.atMost === true ? isOver && one.count <= one.want : one.count >= one.want) reached.push(one);
    else if (isOver || (record.atMost === true && one.count > one.want)) one.failed = true;
  }
  for (const one of reached) {
    one.doneTick = world.state.tick;
    if (goalRecords[one.kind]?.atMost === true && one.until === undefined)
      season.counts['chalkKept'] = (season.counts['chalkKept'] ?? 0) + 1;
    else wonChalk(world.state);
    emit(world, 'goal', null, { goal: one.kind, want: one.want });
  }
}
