/**
 * Scouting: a maid goes out, looks at the rival for a while, and comes back with what she saw. Here is what is certain
 * and what is luck about it; the going and coming itself is the behaviour in behaviours/scouting.ts.
 *
 * She always sees a few things they have, what shows most the likeliest, more of them the rarer and better she is. What
 * she was told to look for she finds, or says that she found none – and now and then she only missed it.
 */

import { chance } from '../../ai/index.ts';
import { rivalPlan } from '../../data/rival.ts';
import { drawSome, memoryOf, takeReport } from './rival.ts';
import type { RivalState, Sighting } from '../state/rival.ts';
import type { Maid } from '../state/person.ts';
import { emit, type World } from '../world/world.ts';

/** Ticks she is away: N 900, R 800, SR 700, SSR 600. */
export const scoutTicks = (rank: number): number => 1100 - 100 * rank;
/** Things she sees at most: N 2, R 3, SR 4, SSR 5, and one more from level 10. */
export const scoutSees = (me: Pick<Maid, 'rank' | 'level'>): number => me.rank + (me.level >= 10 ? 1 : 0);
/** Chance to find what she looks for when they have it: N 0.6 … SSR 0.9. */
const findChance = (rank: number): number => 0.4 + 0.1 * rank;
/** Chance to be sure that there is none when they have it not: N 0.6 … SSR 0.9. */
const sureChance = (rank: number): number => 0.4 + 0.1 * rank;
/** Chance that she takes what she only missed for what is not there. */
const MISTAKE = 0.3;
/** Sightings younger than so many days are hardly news. */
const NEWS_DAYS = 3;
/** News draws her eye so many times as much. */
const NEWS = 4;

/** What a command asks to look for, if there is such a thing; anything else is as if nothing had been named. */
export const nodeNamed = (name: unknown): string | null =>
  typeof name === 'string' && rivalPlan.byName.has(name) ? name : null;

/** What somebody of this rarity and level sees of them now. Draws from the rival's stream. */
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

/** Nobody told her what to look for: the first thing they could have. */
function mostDoubtful(rival: RivalState): string | null {
  const tree = memoryOf(rival);
  return tree.names.find((name) => tree.value(name) === 'Maybe') ?? null;
}

/** She is back: what she has seen is fixed now, and told next. */
export function comesBack(world: World, me: Maid): void {
  const { rival, clock } = world.state;
  const trip = rival?.trips[me.id];
  me.present = true;
  if (rival !== undefined && trip !== undefined) trip.saw = look(rival, me, clock.day, trip.look);
}

/** She tells what she saw; the board knows it from now on. */
export function tells(world: World, me: Maid): void {
  const { rival, clock, tick } = world.state;
  const trip = rival?.trips[me.id];
  if (rival === undefined || trip === undefined) return;
  const saw = trip.saw ?? [];
  delete rival.trips[me.id];
  const learned = takeReport(rival, { day: clock.day, tick, maid: me.id, name: me.name, saw });
  emit(world, 'report', me.id, { day: clock.day, saw: saw.map(({ node, value }) => ({ node, value })), learned });
}

/** The day is over: whoever is still across the street, or has news, tells it before she goes home. */
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
