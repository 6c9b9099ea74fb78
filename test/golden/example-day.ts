// The example day of the lab's replay page; recorded again whenever the golden hashes are.

import { Recording, replayText } from '../../src/analysis/replay/index.ts';
import { scripts } from '../../src/scripts/index.ts';
import type { Input } from '../../src/sim/inputs/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';

export const EXAMPLE_FILE = new URL('../../src/data/example-day.txt', import.meta.url);
const SEED = 7;
const TICKS = 1500;
const GIVEN: readonly { readonly at: number; readonly input: Input }[] = [
  { at: 300, input: { kind: 'edit', maid: 'momo', edit: { alertness: 90 } } },
  {
    at: 520,
    input: {
      kind: 'command',
      post: { executorKeys: ['hana'], tick: 200, command: { behave: 'move', x: 9, y: 8, manner: 'a-move' } },
    },
  },
  {
    at: 900,
    input: { kind: 'command', post: { executorKeys: ['maid'], tick: 100, command: { behave: 'gather', x: 9, y: 8 } } },
  },
];

/** As written in the file. */
export function recordExampleDay(): string {
  const cafe = new Simulation(newDay({ seed: SEED }), scripts);
  const recording = new Recording({ kind: 'day', seed: SEED }, cafe);
  while (cafe.state.tick < TICKS) {
    for (const { at, input } of GIVEN) if (at === cafe.state.tick) cafe.give(input);
    cafe.step();
    recording.ticked();
  }
  return `${replayText(recording.replay())}\n`;
}
