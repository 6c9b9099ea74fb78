// How well a head maid who has watched the first half of recorded days says what the player chose in the second half,
// beside a draw among what was possible and beside the choice that was the most frequent possible one in the first half.

import { freshBrain, imitate, learn, mostFrequent } from '../../../src/sim/head-maid/head-maid.ts';
import { type Choice, CHOICE_NAMES } from '../../../src/sim/state/head-maid.ts';

export interface Recorded {
  readonly player: string;
  readonly variables: readonly string[];
  readonly choices: readonly string[];
  /** A sample is the case of each variable, a mask of the possible choices, the number of the choice: one line of text. */
  readonly days: readonly { readonly seed: number; readonly samples: readonly string[] }[];
}

interface Sample {
  readonly situation: Readonly<Record<string, number>>;
  readonly possible: readonly Choice[];
  readonly choice: Choice;
}

export function samplesOf(recorded: Recorded, days: readonly Recorded['days'][number][]): Sample[] {
  return days.flatMap(({ samples }) =>
    samples.map((line) => {
      const numbers = line.split(' ').map(Number);
      const choice = CHOICE_NAMES[numbers.at(-1) as number] as Choice;
      const mask = numbers.at(-2) as number;
      const possible = CHOICE_NAMES.filter((name, bit) => name === choice || (mask & (1 << bit)) !== 0);
      return {
        situation: Object.fromEntries(recorded.variables.map((name, i) => [name, numbers[i] as number])),
        possible,
        choice,
      };
    }),
  );
}

export interface Agreement {
  n: number;
  hits: number;
  /** Of them, and of all: how often a habit fired. */
  habits: number;
  habitHits: number;
  random: number;
  frequent: number;
  /** How often the player ordered a scout, how often she would have, and how often both. */
  scouted: number;
  scouts: number;
  scoutedBoth: number;
  readonly chosen: Readonly<Record<string, number>>;
}

export function agreementOf(recorded: Recorded): Agreement {
  const half = Math.floor(recorded.days.length / 2);
  const brain = freshBrain('Train');
  for (const { situation, choice, possible } of samplesOf(recorded, recorded.days.slice(0, half)))
    learn(brain, situation, choice, possible);
  const result: Agreement = {
    n: 0,
    hits: 0,
    habits: 0,
    habitHits: 0,
    random: 0,
    frequent: 0,
    scouted: 0,
    scouts: 0,
    scoutedBoth: 0,
    chosen: brain.chosen,
  };
  for (const { situation, choice, possible } of samplesOf(recorded, recorded.days.slice(half))) {
    const advice = imitate(brain, situation, possible);
    result.n++;
    if (advice.id === choice) result.hits++;
    if (advice.basis === 'habit') {
      result.habits++;
      if (advice.id === choice) result.habitHits++;
    }
    if (choice === 'scout') result.scouted++;
    if (advice.id === 'scout') result.scouts++;
    if (advice.id === 'scout' && choice === 'scout') result.scoutedBoth++;
    result.random += 1 / possible.length;
    if (mostFrequent(brain.chosen, possible) === choice) result.frequent++;
  }
  return result;
}
