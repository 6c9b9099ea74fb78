// Cafés opened one after the other are made of objects of the same hidden classes. Otherwise the JavaScript engine
// would throw away the code compiled for one day and compile it again for the next.

import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scripts } from '../../src/scripts/index.ts';
import { openCafe } from '../../src/sim/open-day.ts';
import type { Simulation } from '../../src/sim/simulation.ts';

setFlagsFromString('--allow-natives-syntax');
// V8's own syntax stands in a text, because the compiler refuses it.
const sameClass = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

/** More cafés than V8 needs to change how it makes an object of one place in the code. */
const CAFES = 16;
const opened = (): Simulation => openCafe({ seed: 3 }, scripts);

test('the world and the state of every café have the same hidden class', () => {
  const first = opened();
  for (let i = 1; i < CAFES; i++) {
    const next = opened();
    for (let tick = 0; tick < 20; tick++) next.step();
    expect(sameClass(next.world, first.world), `world of café ${i}`).toBe(true);
    expect(sameClass(next.state, first.state), `state of café ${i}`).toBe(true);
  }
});

test('and all guests of a busy hour have one of few', () => {
  const cafe = opened();
  while (cafe.world.guests.length < 12) cafe.step();
  const classes: object[] = [];
  for (const guest of cafe.world.guests) if (!classes.some((one) => sameClass(one, guest))) classes.push(guest);
  expect(classes.length).toBeLessThanOrEqual(4);
});
