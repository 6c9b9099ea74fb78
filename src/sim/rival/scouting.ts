/**
 * Determines what a scouting maid sees of the rival. Leaving and returning is a behaviour (behaviours/scouting.ts). She
 * sees a few of the things the rival has, most likely the most visible ones. The higher her rank and level, the more
 * things she sees. If she was sent to look for a node of the technology tree, she finds it or reports it as missing,
 * sometimes by mistake.
 */

import { chance } from '../../ai/index.ts';
import { rivalPlan } from '../../data/rival.ts';
import { drawSome, memoryOf, takeReport } from './rival.ts';
import type { RivalState, Sighting } from '../state/rival.ts';
import type { Maid } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';

/** Number of ticks for which a maid is away scouting, by her rank: N 900, R 800, SR 700, SSR 600. */
export const scoutTicks = (rank: number): number => 1100 - 100 * rank;
/** Level from which a scout sees one thing more. */
export const SEES_MORE_AT = 10;
/** Maximum number of things a scout sees on one trip, by her rank: N 2, R 3, SR 4, SSR 5, and one more from {@link SEES_MORE_AT}. */
export const scoutSees = (me: Pick<Maid, 'rank' | 'level'>): number => me.rank + (me.level >= SEES_MORE_AT ? 1 : 0);
/** Chance that a scout finds the thing she looks for if the rival has it, by her rank: N 0.6 … SSR 0.9. */
const findChance = (rank: number): number => 0.4 + 0.1 * rank;
/** Chance that a scout can rule out the thing she looks for if the rival does not have it, by her rank: N 0.6 … SSR 0.9. */
const sureChance = (rank: number): number => 0.4 + 0.1 * rank;
/** Chance that a scout who has overlooked a thing reports it as missing. */
const MISTAKE = 0.3;
/**
 * Number of days after which a thing that scouts have seen counts as news again. Scouts are more likely to notice news.
 */
const NEWS_DAYS = 3;
/** Factor on a scout's chance to notice a thing that is news. */
const NEWS = 4;

/** The node of the technology tree that a command names for the scout to look for; null if it names no existing node. */
export const nodeNamed = (name: unknown): string | null =>
  typeof name === 'string' && rivalPlan.byName.has(name) ? name : null;

/** Returns what a scout of this rank and level sees at the rival now. The function draws from the rival's random stream. */
export function look(
  rival: RivalState,
  me: Pick<Maid, 'rank' | 'level'>,
  day: number,
  wanted: string | null,
): Sighting[] {
  const saw: Sighting[] = [];
  const sought = wanted ?? mostDoubtful(rival);
  const found = sought === null ? null : lookFor(rival, me.rank, sought);
  if (found !== null) saw.push(found);
  const seen = new Map(rival.memory.observations.map((one) => [one.name, one]));
  const isNews = (name: string): boolean => {
    const known = seen.get(name);
    return known === undefined || known.value === 'No' || day - known.day >= NEWS_DAYS;
  };
  const there = rivalPlan.nodes.filter(({ name }) => rival.has[name] !== undefined && name !== sought);
  const eye = ({ name, shows }: (typeof there)[number]): number => shows * (isNews(name) ? NEWS : 1);
  const more = drawSome(rival.rng, there, scoutSees(me) - (sought === null ? 0 : 1), eye);
  return [...saw, ...more.map(({ name }): Sighting => ({ node: name, value: 'Yes' }))];
}

function lookFor(rival: RivalState, rank: number, node: string): Sighting | null {
  if (rival.has[node] === undefined) return chance(rival.rng, sureChance(rank)) ? { node, value: 'No' } : null;
  if (chance(rival.rng, findChance(rank))) return { node, value: 'Yes' };
  return chance(rival.rng, MISTAKE) ? { node, value: 'No' } : null;
}

/**
 * The node of the technology tree that a scout looks for if the player has named none: the first node whose value in
 * the café's memory is `Maybe`.
 */
function mostDoubtful(rival: RivalState): string | null {
  const tree = memoryOf(rival);
  return tree.names.find((name) => tree.value(name) === 'Maybe') ?? null;
}

/**
 * Limits for a maid's traits. She may go scouting without a command if her chattiness is above the first limit and her
 * obedience is not above the second.
 */
const NOSY_CHAT = 1.2;
const NOSY_OBEDIENCE = 0.95;
/** Energy that a maid needs to go scouting without a command, and number of colleagues who must be in the café meanwhile. */
const FRESH = 0.45;
const COLLEAGUES = 2;
/** Age in days from which the newest report on the rival makes a maid curious again. */
const STALE_DAYS = 3;

/** Why a maid goes scouting without a command: the age of the newest report in days, and the number of colleagues who stay. */
export interface OwnScouting {
  readonly age: number;
  readonly colleagues: number;
}

/**
 * Returns why a maid may go scouting without a command now; null if she may not. She must be talkative and fresh, the
 * newest report must be some days old, no guest may be calling, no dish waiting, and enough colleagues must stay.
 * Before the first report no maid goes by herself, so that a player who does not know of the rival yet does not lose a
 * maid.
 */
export function ownScouting(world: World, me: Maid): OwnScouting | null {
  const { rival, clock, closed, scenario } = world.state;
  if (rival?.theirs === undefined || closed || scenario) return null;
  if (me.chatty <= NOSY_CHAT || me.obedience > NOSY_OBEDIENCE || me.energy < FRESH) return null;
  if (me.carrying.length > 0 || me.orders.length > 0 || me.serving !== null) return null;
  if (world.freeCallers.length > 0 || world.places.pass.size > 0) return null;
  const last = rival.log.at(-1)?.day;
  if (last === undefined || clock.day - last < STALE_DAYS || Object.keys(rival.trips).length > 0) return null;
  let colleagues = 0;
  for (const one of world.maids) if (one !== me && one.present && one.pose !== 'down') colleagues++;
  return colleagues < COLLEAGUES ? null : { age: clock.day - last, colleagues };
}

/** Called when a scouting maid returns to the café: draws what she has seen. She reports it next. */
export function comesBack(world: World, me: Maid): void {
  const { rival, clock } = world.state;
  const trip = rival?.trips[me.id];
  me.present = true;
  if (rival !== undefined && trip !== undefined) trip.saw = look(rival, me, clock.day, trip.look);
}

/** Called when a scouting maid reports what she saw; from now on the notice board includes it. */
export function tells(world: World, me: Maid): void {
  const { rival, clock, tick } = world.state;
  const trip = rival?.trips[me.id];
  if (rival === undefined || trip === undefined) return;
  const saw = trip.saw ?? [];
  delete rival.trips[me.id];
  const learned = takeReport(rival, { day: clock.day, tick, maid: me.id, name: me.name, saw });
  emit(world, 'report', me.id, { day: clock.day, saw: saw.map(({ node, value }) => ({ node, value })), learned });
}

/** Called at the end of the day: scouts who are still away or have not reported yet report now. */
export function scoutsComeHome(world: World): void {
  const { rival } = world.state;
  if (rival === undefined) return;
  for (const me of world.maids) {
    const trip = rival.trips[me.id];
    if (trip === undefined) continue;
    if (trip.saw === null) comesBack(world, me);
    tells(world, me);
  }
}
