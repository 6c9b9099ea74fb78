/**
 * The rival café across the street. Each morning the rival may get one or two further nodes of a technology tree. What
 * the player knows of them is in the working memory of this tree (Rule-based AI, the basics), which scouting maids
 * fill. Both are plain data in the café's state.
 *
 *     rival.has      { charcoalGrill: 1, amberGlaze: 2 }        the truth, which only scouts see parts of
 *     rival.memory   { observations: [{ name: 'charcoalGrill', value: 'Yes', day: 2, both: false }] }   what is believed
 *
 * What the rival has attracts some guests who would otherwise come in.
 */

import { chance, integer, pickWeighted, stream, type Stream, type TechTree } from '../../ai/index.ts';
import { rivalPlan, type RivalNode } from '../../data/rival.ts';
import type { ArrivalPlan } from '../state/arrivals.ts';
import type { PersonId } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';
import type { RivalState, ScoutReport } from '../state/rival.ts';
import { wonBy } from './their-moves.ts';
import { theirsNextDay } from './their-scouts.ts';

/** Number of nodes that the rival gets before the first day of a café without a season. */
const HEAD_START = 5;
/** Chance that the rival gets a second node in a morning. */
const SECOND_STEP = 0.4;
/** Chance that the rival gets a node in a morning of a season. It is set so that the rival has nearly everything after 30 days. */
const SEASON_STEP = 0.4;
const LOG_KEPT = 30;

/**
 * A rival on the morning of a day, with nothing known about it.
 * @param headStart number of nodes that it gets before the first day
 */
export function newRival(seed: number, day: number, headStart: number = HEAD_START): RivalState {
  const rival: RivalState = {
    has: {},
    rng: stream(seed, 'rival'),
    memory: rivalPlan.memory().save(),
    log: [],
    trips: {},
    counters: [],
    pulls: true,
    took: {},
    kept: {},
  };
  for (let i = 0; i < headStart; i++) step(rival, 1);
  for (let morning = 2; morning <= day; morning++) grow(rival, morning);
  return rival;
}

/**
 * Returns the rival as it is on the next morning: it may have got further nodes of its technology tree, and what the
 * player knows of it is kept.
 * @param pace factor on the chance of a further node in a season; null = one node every morning and sometimes two
 */
export function rivalNextDay(rival: RivalState, day: number, pace: number | null = null): RivalState {
  const next: RivalState = {
    ...rival,
    has: { ...rival.has },
    rng: [...rival.rng],
    trips: {},
    counters: rival.counters.filter((counter) => counter.day >= day),
    took: {},
    kept: {},
    ...(rival.theirs === undefined ? {} : { theirs: theirsNextDay(rival.theirs, day) }),
  };
  if (pace === null) grow(next, day);
  else if (chance(next.rng, SEASON_STEP * pace)) step(next, day);
  return next;
}

function grow(rival: RivalState, day: number): void {
  step(rival, day);
  if (chance(rival.rng, SECOND_STEP)) step(rival, day);
}

/**
 * Gives the rival one more node of the technology tree whose prerequisites it has. Nodes with prerequisites are a
 * little likelier than those without.
 */
function step(rival: RivalState, day: number): void {
  const open = rivalPlan.nodes.filter(
    ({ name, from, needs }) =>
      rival.has[name] === undefined && from <= day && needs.every((need) => rival.has[need] !== undefined),
  );
  if (open.length === 0) return;
  rival.has[pickWeighted(rival.rng, open, ({ needs }) => (needs.length === 0 ? 2 : 3)).name] = day;
}

/** What the player's café believes about the rival: the rival's technology tree with the working memory of this café. */
export function memoryOf(rival: Pick<RivalState, 'memory'>): TechTree {
  const tree = rivalPlan.memory();
  const restored = tree.restore(rival.memory);
  if (!restored.ok) throw new Error(restored.problems.map(({ message }) => message).join('; '));
  return tree;
}

/** Adds a scout's report to the memory and the log. @returns names of nodes whose belief has changed */
export function takeReport(rival: RivalState, report: ScoutReport): string[] {
  const tree = memoryOf(rival);
  const before = new Map(tree.names.map((name) => [name, tree.value(name)]));
  for (const { node, value } of report.saw) tree.observe(node, value, report.day);
  rival.memory = tree.save();
  rival.log = [...rival.log, report].slice(-LOG_KEPT);
  return tree.names.filter((name) => tree.value(name) !== before.get(name));
}

/** Share of a node's attraction that the player's measures cancel on a day, 0 to 1. */
function keptFrom(rival: RivalState, node: string, day: number): number {
  let lost = 1;
  for (const counter of rival.counters) {
    const advice = counter.day === day ? rivalPlan.advice.find(({ name }) => name === counter.advice) : undefined;
    if (advice?.against === node) lost *= 1 - advice.wins;
  }
  return 1 - lost;
}

/**
 * Whether an arriving guest goes to the rival instead: because of a move of the rival against the player's café, or
 * because of what the rival has. The decision is logged, also if a measure of the player has kept the guest.
 */
export function goesAcross(world: World, plan: ArrivalPlan): boolean {
  const { id, spec } = plan;
  const { rival, clock } = world.state;
  if (rival === undefined || spec.isHero || spec.expected === true || rival.theirs?.scouts[id] !== undefined)
    return false;
  const { customerType } = spec;
  const move =
    rival.theirs === undefined ? null : wonBy(rival.theirs, plan, clock.day, (share) => chance(rival.rng, share));
  if (move !== null) {
    move.won++;
    goes(world, rival, plan, move.rule);
    return true;
  }
  if (!rival.pulls || isRegular(world, id)) return false;
  for (const { name, draws } of DRAWING) {
    const share = draws[customerType] ?? 0;
    if (share === 0 || rival.has[name] === undefined || !chance(rival.rng, share)) continue;
    if (keeps(rival, customerType, keptFrom(rival, name, clock.day))) {
      rival.kept[customerType] = (rival.kept[customerType] ?? 0) + 1;
      emit(world, 'rivalLost', null, { customerType, node: name });
      return false;
    }
    goes(world, rival, plan, name);
    return true;
  }
  return false;
}

/**
 * Counts and logs a guest who goes to the rival. @param cause the node of the rival's tree, or the rule behind the
 * rival's move, that attracted the guest
 */
function goes(world: World, rival: RivalState, { id, spec }: ArrivalPlan, cause: string): void {
  const took = (rival.took[spec.customerType] ??= {});
  took[cause] = (took[cause] ?? 0) + 1;
  if (spec.seat !== null) world.places.keepNoMore(spec.seat, id);
  emit(world, 'rivalTook', null, { customerType: spec.customerType, node: cause });
}

/**
 * Whether the player's measures keep the next guest of this type that the rival attracts. Nothing is drawn at random:
 * the share of attracted guests kept today stays as close as possible to `share`.
 */
function keeps({ took, kept }: RivalState, customerType: string, share: number): boolean {
  const before = kept[customerType] ?? 0;
  const attracted = Object.values(took[customerType] ?? {}).reduce((sum, count) => sum + count, before);
  return share > 0 && before < Math.round((attracted + 1) * share);
}

const DRAWING: readonly RivalNode[] = rivalPlan.nodes.filter(({ draws }) => Object.keys(draws).length > 0);
const isRegular = (world: World, id: PersonId): boolean =>
  world.state.regulars?.who.some((regular) => regular.id === id) === true;

/** Draws several different items of a list by weight, in the order drawn. */
export function drawSome<T>(rng: Stream, list: readonly T[], count: number, weight: (item: T) => number): T[] {
  const left = list.filter((item) => weight(item) > 0);
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) {
    const one = pickWeighted(rng, left, weight);
    left.splice(left.indexOf(one), 1);
    drawn.push(one);
  }
  return drawn;
}

/** Draws a tick from `from` to `to`, both included. */
export const someTick = (rng: Stream, from: number, to: number): number => integer(rng, from, Math.max(from, to));
