// `Trace.at` of the package: the record that holds at a tick.

import { expect, test } from 'vitest';
import { behaviour, createMinds, GOING, script } from '../../src/library/index.ts';
import { Trace } from '../../src/library/trace.ts';

test('the record that holds at a tick is the last one up to it', () => {
  const minds = createMinds({
    behaviours: { work: behaviour({ perform: () => GOING }), walk: behaviour({ perform: () => GOING }) },
    scripts: { lives: script((_: object, { last }) => ({ behave: last === null ? 'work' : 'walk', tick: 2 })) },
    characters: { robot: { warps: { default: 'lives' } } },
  });
  const trace = new Trace<object>();
  minds.observe(trace);
  minds.add('r', {}, 'robot');
  minds.step(4);
  expect([0, 1, 2, 3, 9].map((tick) => trace.at('r', tick)?.todo?.behave)).toEqual([undefined, 'work', 'work', 'walk', 'walk']); // prettier-ignore
  expect(trace.at('nobody', 3)).toBeNull();
});
