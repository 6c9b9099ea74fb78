// Playing by day matters: with the same evenings, a commander serves more guests in a short season than hands-off.
// `npm run balance` measures whole seasons.

import { expect, test } from 'vitest';
import { playSeason } from '../../tools/balance/play.ts';
import { STRATEGIES, type Strategy } from '../../tools/balance/strategies.ts';

const DAYS = 6;
const player = (name: string): Strategy => STRATEGIES.find((one) => one.name === name) as Strategy;

test('a commander serves more than hands-off, without a fault and to the yen', () => {
  const [commander, handsOff] = ['commander', 'hands-off'].map((name) => playSeason(player(name), 2, 'standard', DAYS));
  expect(commander!.served).toBeGreaterThan(handsOff!.served);
  expect(commander!.stars).toBeGreaterThanOrEqual(handsOff!.stars);
  for (const { faults, stuck, books } of [commander!, handsOff!])
    expect({ faults, stuck, books }).toEqual({ faults: 0, stuck: 0, books: [] });
});
