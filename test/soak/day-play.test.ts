// Playing by day matters: with the same evenings, a commander serves more guests in short seasons than hands-off, and
// the rating is higher. One short season decides nothing: more guests who come can also mean more who leave.
// `npm run balance` measures whole seasons.

import { expect, test } from 'vitest';
import { type Played, playSeason } from '../../tools/balance/play.ts';
import { STRATEGIES, type Strategy } from '../../tools/balance/strategies.ts';

const DAYS = 6;
const SEEDS = [2, 3, 4];
const player = (name: string): Strategy => STRATEGIES.find((one) => one.name === name) as Strategy;
const season = (name: string): Played[] => SEEDS.map((seed) => playSeason(player(name), seed, 'standard', DAYS));
const total = (all: readonly Played[], of: (played: Played) => number): number =>
  all.reduce((sum, played) => sum + of(played), 0);

test('a commander serves more than hands-off and has more stars, without a fault and to the yen', () => {
  const [commander, handsOff] = [season('commander'), season('hands-off')];
  for (const figure of [({ served }: Played) => served, ({ stars }: Played) => stars])
    expect(total(commander, figure)).toBeGreaterThan(total(handsOff, figure));
  for (const { faults, stuck, books } of [...commander, ...handsOff])
    expect({ faults, stuck, books }).toEqual({ faults: 0, stuck: 0, books: [] });
});
