// A ferry, made up for the tests: its captain's decisions depend on waves, passengers, fog, fuel, gulls and dusk. Three
// captains with their own habits, each deciding at random in one of seven cases.

import { type ApprenticeOptions, real, type Situation, stream } from '../../../src/ai/index.ts';

export const variables = { waves: 4, passengers: 4, fog: 3, fuel: 3, gulls: 3, dusk: 2 };
type Ferry = { -readonly [name in keyof typeof variables]: number };
const everything = Object.keys(variables);
const deeds = ['sail', 'wait', 'horn', 'refuel', 'feed', 'lamp'];
export const choices: ApprenticeOptions['choices'] = Object.fromEntries(deeds.map((deed) => [deed, everything]));

export interface Decision {
  readonly situation: Situation;
  readonly deed: string;
}

const ways = {
  bold: ({ waves, passengers, fog, fuel }: Ferry) =>
    fuel === 0 ? 'refuel' : passengers >= 1 ? 'sail' : fog === 2 ? 'horn' : waves === 3 ? 'wait' : 'feed',
  careful: ({ waves, fog, fuel, dusk, passengers }: Ferry) =>
    waves >= 2
      ? 'wait'
      : fog >= 1
        ? 'horn'
        : dusk === 1
          ? 'lamp'
          : fuel <= 1
            ? 'refuel'
            : passengers >= 2
              ? 'sail'
              : 'wait',
  dreamy: ({ waves, gulls, dusk, passengers, fuel }: Ferry) =>
    gulls === 2
      ? 'feed'
      : dusk === 1 && waves <= 1
        ? 'lamp'
        : passengers + gulls >= 3
          ? 'sail'
          : fuel === 0
            ? 'refuel'
            : 'wait',
};
export const captains = Object.keys(ways) as (keyof typeof ways)[];

/** A series of decisions; the world drifts from one to the next. */
export function watch(captain: keyof typeof ways, count: number, seed: number): Decision[] {
  const own = stream(seed, captain);
  const below = (n: number): number => Math.floor(real(own) * n);
  const names = Object.keys(variables) as (keyof Ferry)[];
  const now = Object.fromEntries(names.map((name) => [name, below(variables[name])])) as Ferry;
  return Array.from({ length: count }, () => {
    for (const name of names)
      if (below(2) === 0) now[name] = Math.max(0, Math.min(variables[name] - 1, now[name] + (below(2) === 0 ? 1 : -1)));
    return {
      situation: { ...now },
      deed: below(7) === 0 ? (deeds[below(deeds.length)] as string) : ways[captain](now),
    };
  });
}
