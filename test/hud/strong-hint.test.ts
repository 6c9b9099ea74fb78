// The hint which strong action would help now.

import { expect, test } from 'vitest';
import type { LampId, LampReading } from '../../src/hud/read/lamps.ts';
import { strongHint } from '../../src/hud/strong/hint.ts';
import { STRONG_NAMES } from '../../src/sim/state/strong.ts';

const lamp = (id: LampId, level: LampReading['level'], weight = 1, cause: string | null = null): LampReading => ({
  id,
  level,
  count: 1,
  holds: null,
  cause,
  params: {},
  place: null,
  guests: [],
  weight,
});
const actions = STRONG_NAMES.map((name) => ({ name, cost: 1, bar: null }));

test('names the action against the worst red lamp', () => {
  expect(strongHint([lamp('kitchen', 'red'), lamp('orders', 'red', 9)], actions, 5)).toBe('special');
  expect(strongHint([lamp('kitchen', 'red')], actions, 5)).toBe('rush');
  expect(strongHint([lamp('door', 'red', 1, 'door.group')], actions, 5)).toBe('join');
});

test('is silent while no lamp is red, chalk is short, or nothing can be used', () => {
  expect(strongHint([lamp('kitchen', 'amber')], actions, 5)).toBeNull();
  expect(strongHint([lamp('kitchen', 'red')], actions, 2)).toBeNull();
  const barred = actions.map((one) => ({ ...one, bar: 'cooling' as const }));
  expect(strongHint([lamp('kitchen', 'red')], barred, 5)).toBeNull();
  const costly = actions.map((one) => ({ ...one, cost: one.name === 'rush' ? 9 : 1 }));
  expect(strongHint([lamp('kitchen', 'red')], costly, 5)).toBe('calm');
});
