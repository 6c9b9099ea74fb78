// What the game promises of its balance, each with the numbers behind it and whether they hold. A promise about players
// or a difficulty that were not played is left out.

import type { Played } from './play.ts';
import type { Difficulty } from '../../src/sim/state/season.ts';

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
const LONGEST_MS = 60_000;
/** Stars that count as five. */
const FIVE = 4.995;

export const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
export const spread = (list: readonly number[], digits = 1): string =>
  `${mean(list).toFixed(digits)} (${Math.min(...list).toFixed(digits)} … ${Math.max(...list).toFixed(digits)})`;

const starsOf = (played: readonly Played[]): number[] => played.map(({ stars }) => stars);
const share = (list: readonly Played[], holds: (one: Played) => boolean): number =>
  list.filter(holds).length / Math.max(1, list.length);
const many = (list: readonly Played[], holds: (one: Played) => boolean): string =>
  `${list.filter(holds).length} of ${list.length}`;
/** By how many percent a player serves more guests on rush days than another, for each seed that both have played. */
const moreServed = (one: readonly Played[], other: readonly Played[]): number[] =>
  one.flatMap(({ seed, servedInRush }) => {
    const same = other.find((played) => played.seed === seed);
    return same === undefined ? [] : [100 * (mean(servedInRush) / mean(same.servedInRush) - 1)];
  });
const moreStars = (one: readonly Played[], other: readonly Played[]): number[] =>
  one.flatMap(({ seed, stars }) => {
    const same = other.find((played) => played.seed === seed);
    return same === undefined ? [] : [stars - same.stars];
  });

/** All promises that these seasons tell of. */
export function promisesOf(all: readonly Played[]): Promised[] {
  const of = (name: string, difficulty: Difficulty = 'standard'): Played[] =>
    all.filter((one) => one.strategy === name && one.difficulty === difficulty);
  const found: Promised[] = [];
  const promise = (text: string, number: string, holds: boolean): void =>
    void found.push({ promise: text, found: number, holds });
  const [handsOff, commander, expert, neglect] = ['hands-off', 'commander', 'expert', 'neglect'].map((one) => of(one)) as [
    Played[], Played[], Played[], Played[],
  ]; // prettier-ignore
  if (handsOff.length > 0)
    promise(
      'hands-off ends under 3 stars',
      spread(starsOf(handsOff)),
      handsOff.every(({ stars }) => stars < UNDER),
    );
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
    const wins = (one: Played): boolean => Math.max(...one.starsByDay) >= FIVE && one.first;
    promise('expert: five stars and first place in 4 of 10', many(expert, wins), share(expert, wins) >= EXPERT_SHARE);
  }
  const gentle = of('hands-off', 'gentle');
  if (gentle.length > 0) {
    const four = ({ stars }: Played): boolean => stars >= GENTLE_STARS;
    const number = `${many(gentle, four)}, ${spread(starsOf(gentle))}`;
    promise('gentle: sensible evenings alone reach 4 stars in 8 of 10', number, share(gentle, four) >= GENTLE_SHARE);
  }
  const lost = (one: Played): boolean => one.ending === 'debt';
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
    many(all, ({ books }) => books.length === 0),
    all.every(({ books }) => books.length === 0),
  );
  const seconds = all.map(({ ms }) => ms / 1000);
  promise(
    'a season takes less than a minute',
    `${spread(seconds, 0)} s`,
    all.every(({ ms }) => ms < LONGEST_MS),
  );
  return found;
}
