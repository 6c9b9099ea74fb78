// Every example script, given to all maids for a day's rush: no errors, no faults, and the café earns money.

import { expect, test } from 'vitest';
import { madeScript } from '../../src/cli/compiler.ts';
import { EXAMPLES } from '../../src/sandbox/examples.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import { Thinking } from '../../src/sandbox/thinking.ts';
import { keysOf } from '../../src/sim/thinking/script-keys.ts';
import { OWN_KEYS, type OwnScript } from '../../src/sim/state/player-scripts.ts';
import { cafeAt, still } from './hall.ts';

const made = (id: string, text: string): OwnScript => {
  const script = madeScript(id, text, `${id}.ts`);
  if (!script.ok) throw new Error(script.errors.join('\n'));
  return script.script;
};

test('there is an example for every warp key', () => {
  const keys = new Set(EXAMPLES.flatMap(({ id, text }) => keysOf(made(id, text))));
  expect(OWN_KEYS.filter((key) => !keys.has(key))).toEqual([]);
});

test.each(EXAMPLES.map(({ id, text }) => [id, text] as const))(
  'everybody thinks by %s, and nothing goes wrong',
  async (id, text) => {
    const cafe = cafeAt(1400);
    const thinking = new Thinking(cafe, await Sandbox.open(still));
    const script = made(id, text);
    for (const role of ['allround', 'reception', 'serving'] as const) cafe.give({ kind: 'script', role, script });
    const served = cafe.state.figures.guestsServed;
    const faults: unknown[] = [];
    while (cafe.state.tick < 3600) {
      cafe.step();
      faults.push(...cafe.events.filter(({ type }) => type === 'fault'));
    }
    expect(faults).toEqual([]);
    expect(cafe.state.figures.guestsServed - served).toBeGreaterThan(5);
    // No maid has lost a script, and each of its keys was used.
    expect(Object.keys(cafe.state.own?.scripts ?? {})).toHaveLength(3);
    const asked = thinking.recorded.flatMap(({ input }) => (input.kind === 'thought' ? [input.key ?? 'waiting'] : []));
    if (!keysOf(script).includes('obey')) expect(new Set(asked)).toEqual(new Set(keysOf(script)));
  },
);
