// The sweep of a night: the players whose seasons the promises of the balance are about. The plans are written as files,
// so that the sweep can be run again by hand, and the promises are read off the finished sweeps.

import { readSweep } from '../../src/analysis/sweep/read-sweep.ts';
import { DIFFICULTIES, type Difficulty } from '../../src/sim/state/season.ts';
import { type PlayedOnce, promisesOf, type Promised } from '../balance/promises.ts';
import { STRATEGIES } from '../balance/strategies.ts';

const FIGURES = ['stars', 'bestStars', 'first', 'lostCafe', 'servedInRush', 'money', 'served', 'lost', 'stuck', 'faults', 'wrongBooks']; // prettier-ignore
const PROMISED = STRATEGIES.map(({ name }) => name).filter(
  (name) => ['hands-off', 'commander', 'expert', 'neglect'].includes(name) || name.startsWith('only '),
);

const planOf = (name: string, difficulty: Difficulty, players: readonly string[], seeds: number): string =>
  `# Written by \`npm run night\`.
name: ${name}
season: { difficulty: ${difficulty}, days: 30 }
vary:
  player: { field: strategy, values: [${players.join(', ')}] }
  difficulty: { values: [${difficulty}] }
seeds: ${seeds}
figures: [${FIGURES.join(', ')}]
`;

/** The plans by the names of their files. */
export const plansOf = (seeds: number): Readonly<Record<string, string>> => ({
  'standard.yaml': planOf('The balance, standard', 'standard', PROMISED, seeds),
  'gentle.yaml': planOf('The balance, gentle', 'gentle', ['hands-off'], seeds),
});

/**
 * The promises, read off finished sweeps.
 * @param sweeps texts of their files sweep.json
 * @throws Error if a text is no sweep's, with all that is wrong
 */
export function promisedBy(sweeps: readonly string[]): Promised[] {
  const seasons = sweeps.flatMap((text): PlayedOnce[] => {
    const read = readSweep(text);
    if (!read.ok) throw new Error(read.errors.join('\n'));
    const { plan, cells, results } = read.sweep;
    return results.map(({ cell, seed, figures, failed }) => {
      const labels = plan.axes.map(({ labels }, i) => labels[cells[cell]?.[i] ?? 0] ?? '');
      const of = (figure: string): number => figures[figure] ?? 0;
      return {
        strategy: labels[0] ?? '',
        difficulty: DIFFICULTIES.find((one) => one === labels[1]) ?? 'standard',
        seed,
        stars: of('stars'),
        bestStars: of('bestStars'),
        first: of('first') > 0,
        lostCafe: of('lostCafe') > 0,
        servedInRush: of('servedInRush'),
        stuck: of('stuck'),
        // A season that ended with an error has no figures; the error counts as a fault.
        faults: of('faults') + (failed === null ? 0 : 1),
        wrongBooks: of('wrongBooks'),
        seconds: null,
      };
    });
  });
  return promisesOf(seasons);
}
