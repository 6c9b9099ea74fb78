// Cafés for tests of the sandbox, with questions to all maids at once.

import { scripts } from '../../src/scripts/index.ts';
import { newDay } from '../../src/sim/open-day.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Asked } from '../../src/sandbox/script-view.ts';
import { Sandbox } from '../../src/sandbox/sandbox.ts';
import type { Json } from '../../src/ai/index.ts';
import type { OwnAnswer, OwnKey } from '../../src/sim/state/player-scripts.ts';

/** A clock that stands still, for tests that are not about time: a busy machine then ends no script. */
export const still = (): number => 0;

/** The first café after this many ticks of a day. */
export function cafeAt(tick: number, seed = 7): Simulation {
  const cafe = new Simulation(newDay({ seed }), scripts);
  while (cafe.state.tick < tick) cafe.step();
  return cafe;
}

/** A café with sixty guests and twenty maids, copied from the first one. */
export function crowd(): Simulation {
  const cafe = cafeAt(1500);
  const { guests, maids } = cafe.world;
  const own = [...guests];
  for (let i = guests.length; i < 60; i++) {
    const guest = structuredClone(own[i % own.length] as (typeof own)[number]);
    guest.id = `x${i}`;
    guest.calls = i % 3 === 0 ? { need: 'order', since: 1400 + i } : guest.calls;
    guests.push(guest);
  }
  for (let i = maids.length; i < 20; i++) {
    const maid = structuredClone(maids[i % 6] as (typeof maids)[number]);
    maid.id = `m${i}`;
    maids.push(maid);
  }
  return cafe;
}

/** A question to everyone on shift, with one script. */
export const everyone = (cafe: Simulation, script = 'one'): Asked[] =>
  cafe.world.maids.map((me) => ({ me, script, key: 'waiting', runned: 0, commands: [], param: undefined }));

const cafe = cafeAt(1500);
let sandbox: Sandbox | null = null;

/** The answer of a script, asked for the first maid of a café some minutes old. */
export async function answerTo(text: string, key: OwnKey = 'waiting', param?: Json): Promise<OwnAnswer> {
  sandbox ??= await Sandbox.open();
  sandbox.load('one', { name: 'one', text });
  const [first] = everyone(cafe);
  return sandbox.ask(cafe.world, [{ ...(first as Asked), key, param }])[0] as OwnAnswer;
}
