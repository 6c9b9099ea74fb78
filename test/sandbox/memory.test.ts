// What a large number of calls leaves behind in the sandbox.

import { expect, test } from 'vitest';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { figure, full } from '../soak/figure.ts';
import { cafeAt, everyone } from './hall.ts';

test('a million calls leave less than a megabyte behind', async () => {
  const cafe = cafeAt(1500);
  const sandbox = await Sandbox.open();
  const text = `export default script((me) => {
    const seen = me.cafe.guests.map(({ name, waited }) => ({ name, waited })).sort((a, b) => a.waited - b.waited);
    me.because('of ' + seen.length);
    return me.dearestCaller() ? usual() : stay(1);
  });`;
  sandbox.load('one', { name: 'one', text });
  const asked = everyone(cafe);
  const calls = full ? 1_000_000 : 20_000;
  for (let i = 0; i < 500; i++) sandbox.ask(cafe.world, asked);
  const before = sandbox.meters().memory;
  for (let i = 0; i < calls / asked.length; i++) sandbox.ask(cafe.world, asked);
  const { memory, lost } = sandbox.meters();
  figure('sandbox', `${calls} calls of scripts: ${memory - before} bytes more in the sandbox`);
  expect(lost).toBe(0);
  expect(memory - before).toBeLessThan(1_000_000);
  expect(sandbox.broken).toBe(false);
}, 7_200_000);
