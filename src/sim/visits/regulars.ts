/**
 * Regulars, and what the kitchen has learned about them (Rule-based AI, the fighting game): a predictor for each
 * regular observes every order and predicts the family of the next dish (hearty, light or sweet). An idle chef cooks
 * the expected dish and keeps it warm (kitchen/warm-shelf.ts). If the dish is ordered, it is ready at once. Otherwise
 * it may go cold.
 *
 *     light, light → sweet: the rule "after light, light comes sweet" gains weight, and next time it fires
 *
 * The real habits are in regulars.csv; the kitchen does not read them. All state is plain data.
 */

import {
  chance,
  integer,
  MovePredictor,
  pick,
  real,
  stream,
  type SavedPredictor,
  type Stream,
} from '../../ai/index.ts';
import { tablesOf } from '../state/pack/pack.ts';
import type { SeasonState } from '../state/season.ts';
import { FAMILIES, regulars as table, type Family, type RegularRow } from '../../data/regulars.ts';
import { guestSpec } from './arrivals.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { Guest, PersonId } from '../state/person.ts';
import type { Clock } from '../state/things.ts';
import { isOnMenu } from './wishes.ts';
import { emit, guest, type World } from '../world/world.ts';
import type { KeptDish, Regular, RegularsState } from '../state/regulars.ts';

export { FAMILIES, type Family } from '../../data/regulars.ts';

/** Number of past orders of each regular that the kitchen knows on the first day. */
const PAST_ORDERS = 9;
/** Weight that a rule of the predictor must have for the kitchen to cook ahead by it. */
const LEAST_WEIGHT = 1;
/** How far a regular's time of arrival may differ from the usual time, as a share of the day. */
const LATENESS = 0.06;
const FRESH_TALLY = { ahead: 0, atOnce: 0, wasted: 0 } as const;

/** Creates a regular. @param seen families ordered before, oldest first */
export function makeRegular(
  about: Pick<Regular, 'id' | 'name' | 'look' | 'dishes' | 'orders'>,
  seed: number,
  seen: readonly Family[] = [],
): Regular {
  const rng = stream(seed, `regular ${about.id}`);
  const predictor = new MovePredictor(FAMILIES, { random: () => real(rng) });
  for (const family of seen) predictor.observe(family);
  return { ...about, at: 0, predictor: predictor.save(), rng, tally: { ...FRESH_TALLY } };
}

/** All regulars of regulars.csv as they are on the first day, when the kitchen knows their last orders. */
export function newRegulars(seed: number): RegularsState {
  return {
    who: table.map((row) => {
      const { id, name, look, hearty, light, sweet, orders } = row;
      const regular = makeRegular({ id, name, look, orders, dishes: { hearty, light, sweet } }, seed);
      for (let i = 0; i < PAST_ORDERS; i++) learn(regular, nextFamily(row, regular.at++, regular.rng));
      return regular;
    }),
    shelf: [],
  };
}

/** The regulars on the next morning: the predictors stay, the warm shelf is empty. */
export function regularsNextDay({ who }: RegularsState): RegularsState {
  return { who: who.map((one) => ({ ...one, rng: [...one.rng], tally: { ...FRESH_TALLY } })), shelf: [] };
}

/** The family of dishes (hearty, light or sweet) that a regular orders at this position of the habit; now and then any family at random. */
function nextFamily(row: RegularRow, at: number, rng: Stream): Family {
  return chance(rng, row.whim) ? pick(rng, FAMILIES) : (row.habit[at % row.habit.length] as Family);
}

/** Plans which regulars come today, when, and what they will order. */
export function planRegulars({ who }: RegularsState, clock: Clock, season?: SeasonState): ArrivalPlan[] {
  const length = (clock.closeTick ?? 0) - clock.openTick;
  const late = Math.floor(length * LATENESS);
  const plans: ArrivalPlan[] = [];
  for (const regular of who) {
    const { id, at, rng, dishes, gone } = regular;
    const row = table.find((one) => one.id === id);
    const type = tablesOf(season).guestTypes.find((one) => one.type === row?.type);
    if (row === undefined || type === undefined) continue;
    const comes = chance(rng, row.visits) || regular.invited === true;
    if (!comes || gone !== undefined) continue;
    delete regular.invited;
    const tick = clock.openTick + Math.floor(length * row.hour) + integer(rng, -late, late);
    const order = Array.from({ length: row.orders }, (_, i) => dishes[nextFamily(row, at + i, rng)]);
    const { name, look, patience, budget } = row;
    const spec = { ...guestSpec(type, rng), name, look, patience, budget, order };
    plans.push({ tick: Math.max(clock.openTick, tick), id, spec });
  }
  return plans;
}

export function predictorOf({ predictor, rng }: Pick<Regular, 'predictor' | 'rng'>): MovePredictor {
  const going = new MovePredictor(FAMILIES, { random: () => real(rng) });
  const restored = going.restore(predictor);
  if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join('; '));
  return going;
}

function learn(regular: Regular, family: Family): void {
  const predictor = predictorOf(regular);
  predictor.observe(family);
  regular.predictor = predictor.save();
}

/** The record of a regular with this id; undefined if the guest is not a regular. */
export const regularOf = (world: World, id: PersonId): Regular | undefined =>
  world.state.regulars?.who.find((one) => one.id === id);

/** Called when a guest has ordered: the predictor of a regular observes the order, and its prediction is logged. */
export function hearOrder(world: World, who: Guest, dish: string): void {
  const regular = regularOf(world, who.id);
  const family = regular === undefined ? undefined : FAMILIES.find((one) => regular.dishes[one] === dish);
  if (regular !== undefined) regular.ordered = true;
  if (regular === undefined || family === undefined) return;
  const { prediction } = predictorOf(regular);
  learn(regular, family);
  regular.at++;
  if (prediction !== undefined) emit(world, 'predicted', who.id, { family, prediction, hit: prediction === family });
}

/** The family of dishes (hearty, light or sweet) that a regular is expected to order, and the rule on which the expectation is based. */
export interface Expectation {
  readonly family: Family;
  readonly given: readonly string[];
  readonly weight: number;
}

/** Cache of the expected orders, by a regular's saved predictor, because chefs need them far more often than regulars order. */
const worked = new WeakMap<SavedPredictor, Expectation | null>();

/** The family of dishes (hearty, light or sweet) that a regular is expected to order, and the rule behind it; null while no rule has fired. */
export function expectationOf(regular: Pick<Regular, 'predictor' | 'rng'>): Expectation | null {
  let expected = worked.get(regular.predictor);
  if (expected === undefined) {
    const { fired } = predictorOf(regular).explain();
    expected = fired === null ? null : { family: fired.then as Family, given: fired.given, weight: fired.weight };
    worked.set(regular.predictor, expected);
  }
  return expected;
}

/** A regular in the café whose next dish an idle chef could cook ahead. */
export interface AheadOption {
  readonly regular: Regular;
  readonly expected: Expectation | null;
  /**
   * Whether a chef can cook ahead for the regular: `may` = yes. `offMenu` = the dish is not on the menu. `ready` = a
   * dish for the regular is on the warm shelf, on a stove or ordered. `habit` = no rule has enough weight. `noMore` =
   * the regular has had the usual number of dishes.
   */
  readonly verdict: 'may' | 'offMenu' | 'ready' | 'habit' | 'noMore';
}

/** All regulars present, in the order of regulars.csv, each with whether a chef can cook ahead for this guest. */
export function aheadOptions(world: World): AheadOption[] {
  const { regulars } = world.state;
  if (regulars === undefined) return [];
  const onStoves = cookedFor(world);
  return regulars.who.flatMap((regular): AheadOption[] => {
    const who = guest(world, regular.id);
    if (who === undefined || who.stage === 'leave' || who.stage === 'flee') return [];
    const expected = expectationOf(regular);
    if (!ordersMore(regular, who)) return [{ regular, expected, verdict: 'noMore' }];
    const ready = who.ordered !== null || onStoves.includes(regular.id) || isKept(regulars, regular, expected);
    if (ready) return [{ regular, expected, verdict: 'ready' }];
    if (expected !== null && !isOnMenu(world.state, regular.dishes[expected.family]))
      return [{ regular, expected, verdict: 'offMenu' }];
    const sure = expected !== null && expected.weight >= LEAST_WEIGHT;
    return [{ regular, expected, verdict: sure ? 'may' : 'habit' }];
  });
}

/** Whether a regular who is present will probably order again: the regular has had fewer than the usual number of dishes. */
function ordersMore({ orders }: Regular, who: Guest): boolean {
  if (who.stage === 'toSeat' || who.stage === 'callOrder') return who.servedCount < orders;
  return (who.stage === 'eat' || who.stage === 'waitDish') && who.servedCount + 1 < orders;
}

function cookedFor({ chefs }: World): PersonId[] {
  return chefs.flatMap(({ cooking }) => (cooking === null ? [] : [cooking.guest]));
}

/** Whether the dish that a regular is expected to order is on the warm shelf. */
function isKept({ shelf }: RegularsState, { id, dishes }: Regular, expected: Expectation | null): boolean {
  const dish = expected === null ? null : dishes[expected.family];
  return shelf.some((kept) => kept.guest === id && kept.dish === dish);
}

/**
 * Whether a dish kept on the warm shelf is no longer needed by its regular. The regular may have left, may have had
 * enough, or may now be expected to order something else.
 */
export function isLeftOver(world: World, kept: KeptDish): boolean {
  const regular = regularOf(world, kept.guest);
  const who = guest(world, kept.guest);
  if (regular === undefined || who === undefined || !ordersMore(regular, who)) return true;
  const expected = expectationOf(regular);
  return expected === null || regular.dishes[expected.family] !== kept.dish;
}
