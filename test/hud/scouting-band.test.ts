// A scouting trip is a band of its own in the evening report, and the report's legend has every kind of band.

import { expect, test } from 'vitest';
import { LEGEND } from '../../src/hud/report/MaidDayBands.tsx';
import { behaviours } from '../../src/sim/behaviours/index.ts';
import { beginSeason } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import { scripts } from '../../src/scripts/index.ts';
import { hasWords } from '../../src/words/index.ts';

test('the legend names every kind of band', () => {
  const kinds = new Set(['carry', ...Object.values(behaviours).map(({ work }) => work ?? 'serve')]);
  expect([...kinds].sort()).toEqual([...LEGEND].sort());
  for (const kind of LEGEND) expect(hasWords(`report.band.${kind}`)).toBe(true);
});

test('a scouting trip is no serving', () => {
  const cafe = new Simulation(beginSeason({ seed: 7 }), scripts);
  for (let i = 0; i < 200; i++) cafe.step();
  cafe.give({ kind: 'command', free: true, post: { executorKeys: ['mei'], tick: 400, command: { behave: 'scout' } } });
  for (let i = 0; i < 1200; i++) cafe.step();
  const bands = cafe.state.bands['mei'] ?? [];
  expect(bands.some(({ what, from, to }) => what === 'scout' && to - from > 100)).toBe(true);
});
