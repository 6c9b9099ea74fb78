// What the game promises of its balance, each with the numbers behind it and whether they hold. A promise about players
// or a difficulty that were not played is left out.

import type { Difficulty } from '../../src/sim/state/season.ts';
import type { Played } from './play.ts';

/** What the promises ask of a season. `npm run balance` plays seasons itself, `npm run night` reads those of a sweep. */
export interface PlayedOnce {
  readonly strategy: string;
  readonly seed: number;
  readonly difficulty: Difficulty;
  readonly stars: number;
  /** The most stars at the end of any day. */
  readonly bestStars: number;
  readonly first: boolean;
  readonly lostCafe: boolean;
  /** Guests served on a day with a rush, on average. */
  readonly servedInRush: number;
  readonly stuck: number;
  readonly faults: number;
  /** Days and acts whose money is not accounted for. */
  readonly wrongBooks: number;
  /** Null = not measured: a sweep's results contain no time. */
  readonly seconds: number | null;
}

export const playedOnce = (played: Played): PlayedOnce => ({
  strategy: played.strategy,
  seed: played.seed,
  difficulty: played.difficulty,
  stars: played.stars,
  bestStars: Math.max(...played.starsByDay),
  first: played.first,
  lostCafe: played.ending === 'debt',
  servedInRush: mean(played.servedInRush),
  stuck: played.stuck,
  faults: played.faults,
  wrongBooks: played.books.length,
  seconds: played.ms / 1000,
});

export interface Promised {
  readonly promise: string;
  /** The numbers, as mean and spread over the seeds. */
  readonly found: string;
  readonly holds: boolean;
}

const MORE_SERVED = 1.12;
const MORE_STARS = 0.8;
const UNDER = 3;
const EXPERT_SHARE = 0.4;
const GENTLE_STARS = 4;
const GENTLE_SHARE = 0.8;
const MOST_OF_ONE_KIND = 1;
const LONGEST_SECONDS = 60;
/** Stars that count as five. */
const FIVE = 4.995;

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
export const spread = (list: readonly number[], digits = 1): string =>
  `${mean(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)} … ${Math.max(...list).toFixed(digits)})`;

const starsOf = (played: readonly PlayedOnce[]): number[] => played.map(({ stars }) => stars);
const share = (list: readonly PlayedOnce[], holds: (one: PlayedOnce) => boolean): number =>
  list.filter(holds).length / Math.max(1, list.length);
const many = (list: readonly PlayedOnce[], holds: (one: PlayedOnce) => boolean): string =>
  `${list.filter(holds).length} of ${list.length}`;
/**
 * By how many percent a player serves more guests on rush days than another: a number for each seed that both have played
 * and in which the other had a rush day.
 */
const moreServed = (one: readonly PlayedOnce[], other: readonly PlayedOnce[]): number[] =>
  one.flatMap(({ seed, servedInRush }) => {
    const same = other.find((played) => played.seed === seed);
    return same === undefined || same.servedInRush === 0 ? [] : [100 * (servedInRush / same.servedInRush - 1)];
  });
const moreStars = (one: readonly PlayedOnce[], other: readonly PlayedOnce[]): number[] =>
  one.flatMap(({ seed, stars }) => {
    const same = other.find((played) => played.seed === seed);
    return same === undefined ? [] : [stars - same.stars];
  });

/** All promises that these seasons tell of. */
export function promisesOf(all: readonly PlayedOnce[]): Promised[] {
  const of = (name: string, difficulty: Difficulty = 'standard'): PlayedOnce[] =>
    all.filter((one) => one.strategy === name && one.difficulty === difficulty);
  const found: Promised[] = [];
  const promise = (text: string, number: string, holds: boolean): void =>
    void found.push({ promise: text, found: number, holds });
  const [handsOff, commander, expert, neglect] = ['hands-off', 'commander', 'expert', 'neglect'].map((one) => of(one)) as [
    PlayedOnce[], PlayedOnce[], PlayedOnce[], PlayedOnce[],
  ]; // prettier-ignore
  if (handsOff.length > 0)
    promise('hands-off ends under 3 stars on average', spread(starsOf(handsOff)), mean(starsOf(handsOff)) < UNDER);
  if (handsOff.length > 0 && commander.length > 0) {
    const served = moreServed(commander, handsOff);
    promise(
      'commander serves 12 % more on rush days',
      `${spread(served, 0)} %`,
      mean(served) >= 100 * (MORE_SERVED - 1),
    );
    const stars = moreStars(commander, handsOff);
    promise('commander ends 0.8 stars higher', spread(stars, 2), mean(stars) >= MORE_STARS);
  }
  if (expert.length > 0) {
    const wins = (one: PlayedOnce): boolean => one.bestStars >= FIVE && one.first;
    promise('expert: five stars and first place in 4 of 10', many(expert, wins), share(expert, wins) >= EXPERT_SHARE);
  }
  const gentle = of('hands-off', 'gentle');
  if (gentle.length > 0) {
    const four = ({ stars }: PlayedOnce): boolean => stars >= GENTLE_STARS;
    const number = `${many(gentle, four)}, ${spread(starsOf(gentle))}`;
    promise('gentle: sensible evenings alone reach 4 stars in 8 of 10', number, share(gentle, four) >= GENTLE_SHARE);
  }
  const lost = (one: PlayedOnce): boolean => one.lostCafe;
  if (neglect.length > 0) promise('neglect loses the café', many(neglect, lost), neglect.every(lost));
  const singles = [...new Set(all.map(({ strategy }) => strategy))]
    .filter((name) => name.startsWith('only ') && of(name).length > 0)
    .map((name) => ({ name, gains: moreStars(of(name), handsOff) }))
    .sort((a, b) => mean(b.gains) - mean(a.gains));
  const [best] = singles;
  if (best !== undefined && handsOff.length > 0)
    promise(
      'no single kind of act gains more than 1.0 star',
      `${best.name}: ${spread(best.gains, 2)}`,
      mean(best.gains) <= MOST_OF_ONE_KIND,
    );
  promise(
    'nobody stuck, no fault',
    many(all, ({ stuck, faults }) => stuck + faults === 0),
    all.every(({ stuck, faults }) => stuck === 0 && faults === 0),
  );
  promise(
    'no money from nowhere, any day, any evening',
    many(all, ({ wrongBooks }) => wrongBooks === 0),
    all.every(({ wrongBooks }) => wrongBooks === 0),
  );
  const seconds = all.flatMap((one) => one.seconds ?? []);
  if (seconds.length > 0)
    promise(
      'a season takes less than a minute',
      `${spread(seconds, 0)} s`,
      seconds.every((one) => one < LONGEST_SECONDS),
    );
  return found;
}
