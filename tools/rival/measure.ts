// Plays seasons without a screen and counts, each evening, how many of the rival's beliefs about our café are true.

import { theirView } from '../../src/data/their-view.ts';
import { scripts } from '../../src/scripts/index.ts';
import { beginSeason, nextDay } from '../../src/sim/open-day.ts';
import { trueNodes } from '../../src/sim/rival/our-facts.ts';
import { MOST_SIGNS } from '../../src/sim/rival/signs.ts';
import { theirMemory } from '../../src/sim/rival/their-scouts.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Sighting, TheirState } from '../../src/sim/state/rival.ts';
import { STRATEGIES, type Strategy } from '../balance/strategies.ts';
import { eveningBar } from '../balance/season.ts';

/** Beliefs of one value: their number over all evenings, and how many of them were true. */
export interface Share {
  held: number;
  true: number;
}
export interface Measured {
  readonly yes: Share;
  readonly maybe: Share;
  readonly no: Share;
  scouts: number;
  noticed: number;
  fooled: number;
  moves: Record<string, number>;
  won: number;
  ownTrips: number;
}

const fresh = (): Measured => ({
  yes: { held: 0, true: 0 },
  maybe: { held: 0, true: 0 },
  no: { held: 0, true: 0 },
  scouts: 0,
  noticed: 0,
  fooled: 0,
  moves: {},
  won: 0,
  ownTrips: 0,
});

/**
 * Plays a season. @returns its figures
 * @param signsOf the wrong signs the player keeps up, by what is true in the evening; none by default
 * @param alert whether all maids of the first morning look up in every tick, so that they notice every scout
 */
export function measureSeason(
  seed: number,
  days: number,
  signsOf: (truth: ReadonlySet<string>) => readonly Sighting[] = () => [],
  alert = false,
): Measured {
  const strategy = STRATEGIES.find(({ name }) => name === 'hands-off') as Strategy;
  const into = fresh();
  let state = beginSeason({ seed, difficulty: 'standard' });
  if (alert)
    for (const maid of [...(state.season?.staff ?? []), ...Object.values(state.people)])
      if ('alertness' in maid) maid.alertness = 1;
  for (let day = 1; day <= days; day++) {
    const cafe = new Simulation(state, scripts);
    while (!cafe.state.over) {
      cafe.step();
      for (const { type } of cafe.events) {
        if (type === 'scoutGone') into.scouts++;
        if (type === 'scoutNoticed') into.noticed++;
        if (type === 'scoutFooled') into.fooled++;
        if (type === 'scout') into.ownTrips++;
      }
    }
    const theirs = cafe.state.rival?.theirs as TheirState;
    const truth = new Set(trueNodes(cafe.state));
    const tree = theirMemory(theirs, day);
    for (const { name } of theirView.nodes) {
      const value = tree.value(name);
      if (value === 'Unknown') continue;
      const share = value === 'Yes' ? into.yes : value === 'Maybe' ? into.maybe : into.no;
      share.held++;
      if (truth.has(name) === (value !== 'No')) share.true++;
    }
    if (day === days || cafe.state.season?.ending) {
      for (const { rule, won } of theirs.moves) {
        into.moves[rule] = (into.moves[rule] ?? 0) + 1;
        into.won += won;
      }
      return into;
    }
    strategy.evening(
      () => cafe.state,
      (act) => {
        if (eveningBar(cafe.state, act) !== null) return false;
        cafe.give({ kind: 'evening', act });
        cafe.step();
        return true;
      },
      (input) => {
        cafe.give(input);
        cafe.step();
      },
    );
    const wanted = signsOf(truth);
    for (const { node } of theirs.signs)
      if (!wanted.some((sign) => sign.node === node)) cafe.give({ kind: 'sign', node, value: null });
    for (const { node, value } of wanted) cafe.give({ kind: 'sign', node, value });
    cafe.step();
    state = nextDay(cafe.state);
  }
  return into;
}

/** Signs that always lie: of the equipment that dishes need, the first three pieces we do not have. */
export const lies = (truth: ReadonlySet<string>): Sighting[] =>
  theirView.nodes
    .filter(({ name, tier }) => tier === 'equipment' && !truth.has(name))
    .slice(0, MOST_SIGNS)
    .map(({ name }): Sighting => ({ node: name, value: 'Yes' }));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** The beliefs of one value in all seasons together. */
export const shareOf = (seasons: readonly Measured[], value: 'yes' | 'maybe' | 'no'): Share => ({
  held: sumOf(seasons.map((one) => one[value].held)),
  true: sumOf(seasons.map((one) => one[value].true)),
});

/** The true ones among beliefs, in per cent. */
export const percent = ({ held, true: right }: Share): number => (100 * right) / Math.max(1, held);
