// Stopped scripts, read from the journal, and their answers as script source.

import { expect, test } from 'vitest';
import type { Json } from '../../../src/ai/index.ts';
import { lineOf } from '../../../src/lab/scripts/answers.ts';
import { lastStop } from '../../../src/lab/scripts/stops.ts';
import type { Input } from '../../../src/sim/inputs/index.ts';
import type { OwnAnswer } from '../../../src/sim/state/player-scripts.ts';
import type { Simulation } from '../../../src/sim/simulation.ts';

const cafe = (...inputs: readonly Input[]): Pick<Simulation, 'journal' | 'state'> => ({
  journal: inputs.map((input, tick) => ({ tick, input })),
  state: {
    tick: 99,
    people: { momo: { role: 'maid', duties: 'serving' }, mei: { role: 'maid', duties: 'reception' } },
  } as unknown as Simulation['state'],
});
const given: Input = { kind: 'script', maid: 'momo', script: { name: 'a', text: '' } };
const thought = (answer: OwnAnswer): Input => ({ kind: 'thought', maid: 'momo', answer, key: 'move' });
const runaway = thought({ is: 'lost', by: 'runaway', line: 4 });

test('a lost turn is told with its line, until the script answers again', () => {
  expect(lastStop(cafe(given, runaway), 'momo')).toMatchObject({
    tick: 1,
    by: 'runaway',
    line: 4,
    key: 'move',
    lostSeat: false,
  });
  expect(lastStop(cafe(given, runaway, thought({ is: 'usual' })), 'momo')).toBe(null);
  expect(lastStop(cafe(given, runaway), 'mei')).toBe(null);
  expect(lastStop(cafe(given, runaway), null)).toMatchObject({ whom: 'momo' });
});

test('a seat that was lost is told until a script is given again, with the line that led there', () => {
  const lost: Input = { kind: 'script', maid: 'momo', script: null, lost: 'runaway' };
  expect(lastStop(cafe(given, runaway, lost), 'momo')).toMatchObject({ lostSeat: true, line: 4 });
  expect(lastStop(cafe(given, runaway, lost, given), 'momo')).toBe(null);
  const role: Input = { kind: 'script', role: 'serving', script: null, lost: 'hang' };
  expect(lastStop(cafe(role), 'momo')).toMatchObject({ by: 'hang', line: null, lostSeat: true });
  expect(lastStop(cafe(role), 'mei')).toBe(null);
});

test('a fault has the line its message ends with', () => {
  const fault = thought({ is: 'fault', message: 'TypeError: x is not a function (line 12)' });
  expect(lastStop(cafe(given, fault), 'momo')).toMatchObject({ by: 'fault', line: 12 });
});

test('answers are shown as they are written', () => {
  const said = (todo: Json | null, warp: { warp: string; param?: Json } | null): string =>
    lineOf({ todo, warp, fault: null } as unknown as Parameters<typeof lineOf>[0]);
  expect(said(null, { warp: 'move', param: { guest: 'kaito', command: 0 } })).toBe(
    "warp('move', { guest: 'kaito', command: 0 })",
  );
  expect(said({ behave: 'stay', tick: 20 }, null)).toBe("{ behave: 'stay', tick: 20 }");
  expect(said(null, null)).toBe('');
});
