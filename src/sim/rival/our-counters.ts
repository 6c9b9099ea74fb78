/**
 * The advisor: rules that suggest what the player can do against the rival café. The conditions of a rule are beliefs
 * about the rival; the measure it suggests is called a counter. The player may choose counters for the day. Each takes
 * effect at once (a price, more guests, better moods) and cancels part of the rival's attraction.
 */

import type { MemoryValue, TechTree } from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import { rivalPlan, type Advice, type Counter } from '../../data/rival.ts';
import { guestSpec, inOrder } from '../visits/arrivals.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import { guestName } from '../people/stranger-names.ts';
import { book } from '../world/cash-book.ts';
import { dishesOnShow, dishOnOffer } from './menu-on-show.ts';
import { memoryOf, someTick } from './rival.ts';
import type { RivalState } from '../state/rival.ts';
import type { WorldState } from '../state/world-state.ts';
import { emit, type World } from '../world/world.ts';

/** Maximum number of the advisor's measures for one day. */
const MOST_COUNTERS = 2;
/** Share of the day after which no guest comes because of a flyer. */
const LAST_FLYER = 0.8;

/** A rule of the advisor whose conditions hold now: the measure, the belief behind each condition, and whether all these beliefs are certain. */
export interface OpenAdvice {
  readonly advice: Advice;
  readonly because: readonly { readonly node: string; readonly value: MemoryValue }[];
  readonly sure: boolean;
}

/** The advisor's rules whose conditions hold now, in the order in which the data file lists them. */
export function openAdvice(tree: TechTree): OpenAdvice[] {
  return rivalPlan.advice.flatMap((advice) => {
    if (!advice.when.every(({ node, values }) => values.includes(tree.value(node)))) return [];
    const because = advice.when.map(({ node }) => ({ node, value: tree.value(node) }));
    return [{ advice, because, sure: because.every(({ value }) => value === 'Yes' || value === 'No') }];
  });
}

export const costOf = (counter: Counter): number => (counter.kind === 'discount' ? 0 : counter.cost);

/** The day on which a measure takes effect if the player chooses it now: today or, after closing, the next day. */
export const counterDay = (state: Pick<WorldState, 'over' | 'clock'>): number => state.clock.day + (state.over ? 1 : 0);

/** Why a measure of the advisor cannot be chosen. */
export type CounterBar = 'noRival' | 'unknown' | 'taken' | 'full' | 'unfounded' | 'offMenu' | 'dear';
const BARS: Readonly<Record<CounterBar, string>> = {
  noRival: 'there is no rival here',
  unknown: 'there is no such advice',
  taken: 'it is taken up already',
  full: `there are ${MOST_COUNTERS} counters that day already`,
  unfounded: 'nothing that is known speaks for it',
  offMenu: 'no dish on the menu is like it',
  dear: 'there is not enough money',
};

/** Why a measure of the advisor cannot be chosen now; null if it can. */
export function barOf(state: WorldState, name: string): CounterBar | null {
  const { rival } = state;
  if (rival === undefined) return 'noRival';
  const advice = rivalPlan.advice.find((one) => one.name === name);
  if (advice === undefined) return 'unknown';
  const day = counterDay(state);
  const taken = rival.counters.filter((counter) => counter.day === day);
  if (taken.some((counter) => counter.advice === name)) return 'taken';
  if (taken.length >= MOST_COUNTERS) return 'full';
  if (!openAdvice(memoryOf(rival)).some((open) => open.advice === advice)) return 'unfounded';
  if (advice.counter.kind === 'discount' && dishOnOffer(advice.counter, dishesOnShow(state), state) === null)
    return 'offMenu';
  return !state.scenario && costOf(advice.counter) > state.money ? 'dear' : null;
}

/**
 * Takes one of the advisor's measures that the player has chosen; it takes effect at once or, after closing, on the
 * next day. @returns why the measure cannot be chosen, or null
 */
export function takeCounter(world: World, name: string): string | null {
  const { state } = world;
  const bar = barOf(state, name);
  if (bar !== null) return BARS[bar];
  const day = counterDay(state);
  (state.rival as RivalState).counters.push({ advice: name, day });
  emit(world, 'counter', null, { advice: name, day });
  if (day === state.clock.day) applyCounter(state, name);
  return null;
}

/** Applies the advisor's measures chosen for this day when the day begins. */
export function applyCounters(state: WorldState): void {
  for (const { advice, day } of state.rival?.counters ?? []) if (day === state.clock.day) applyCounter(state, advice);
}

function applyCounter(state: WorldState, name: string): void {
  const counter = rivalPlan.advice.find((one) => one.name === name)?.counter;
  if (counter === undefined) return;
  pay(state, costOf(counter));
  if (counter.kind === 'discount') offer(state, counter);
  else if (counter.kind === 'flyers') invite(state, counter, name);
  else if (counter.kind === 'tidy') state.chances.litter *= counter.litter;
}

/** Takes the price of a measure against the rival from the café's money; in scenarios nothing has a price. */
function pay(state: WorldState, cost: number): void {
  if (cost === 0 || state.scenario) return;
  state.money -= cost;
  state.figures.advertising = (state.figures.advertising ?? 0) + cost;
  book(state, 'spentByHour', cost);
}

/** A dish's price after a discount in percent, rounded to tens of yen. */
export const discounted = (price: number, percent: number): number => Math.round((price * (100 - percent)) / 1000) * 10;

/** A discount on a dish: how many percent it takes off. */
export interface DishOffer {
  readonly dish: string;
  readonly percent: number;
}

/** The discount that is planned for the next day, after closing, or that holds today; null if there is none. */
export function plannedOffer(state: WorldState): DishOffer | null {
  const day = counterDay(state);
  for (const taken of state.rival?.counters ?? []) {
    const counter = rivalPlan.advice.find(({ name }) => name === taken.advice)?.counter;
    if (taken.day !== day || counter?.kind !== 'discount') continue;
    const dish = dishOnOffer(counter, dishesOnShow(state), state);
    if (dish !== null) return { dish, percent: counter.percent };
  }
  return null;
}

function offer(state: WorldState, counter: Extract<Counter, { kind: 'discount' }>): void {
  const { percent, types } = counter;
  const dish = dishOnOffer(
    counter,
    state.menu.map(({ id }) => id),
    state,
  );
  const item = state.menu.find((one) => one.id === dish);
  if (item === undefined) return;
  item.price = discounted(item.price, percent);
  item.offer = { percent, types: [...types] };
}

/** Adds guests who come because of flyers, spread over the rest of the day. */
function invite(state: WorldState, { types, guests }: Extract<Counter, { kind: 'flyers' }>, name: string): void {
  const { clock, rival, tick } = state;
  const last = clock.openTick + Math.floor(((clock.closeTick ?? tick) - clock.openTick) * LAST_FLYER);
  if (rival === undefined || state.closed || tick >= last) return;
  const kinds = tablesOf(state.season).guestTypes.filter((row) => types.includes(row.type));
  const plans = Array.from({ length: guests }, (_, i): ArrivalPlan => {
    const row = kinds[i % kinds.length] as (typeof kinds)[number];
    const at = someTick(rival.rng, tick + 1, last);
    const spec = { ...guestSpec(row, rival.rng), name: guestName(rival.rng) };
    return { tick: at, id: `${name}${clock.day}-${i + 1}`, spec };
  });
  state.arrivals = inOrder([...state.arrivals, ...plans]);
}

/** How much today's measures against the rival raise the mood of arriving guests of this type. */
export function gladder(state: WorldState, customerType: string): number {
  let more = 0;
  for (const taken of state.rival?.counters ?? []) {
    if (taken.day !== state.clock.day) continue;
    const counter = rivalPlan.advice.find((one) => one.name === taken.advice)?.counter;
    if (counter?.kind === 'flowers' && counter.types.includes(customerType)) more += counter.mood;
  }
  return more;
}
