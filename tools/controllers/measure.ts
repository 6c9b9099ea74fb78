// Compares the controllers of one maid: the same days of the free café with each of them, and which of the maid's own
// figures differ clearly between any two.

import { clearOnes, difference, type Difference, type Pair } from '../../src/analysis/futures/stats.ts';
import { EXAMPLES } from '../../src/sandbox/examples.ts';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { Thinking } from '../../src/sandbox/thinking.ts';
import { scripts } from '../../src/scripts/index.ts';
import { newDay, nextDay, openCafe } from '../../src/sim/open-day.ts';
import type { Counts } from '../../src/sim/state/apprentice.ts';
import { Simulation } from '../../src/sim/simulation.ts';
import type { Maid } from '../../src/sim/state/person.ts';
import { drives } from './player.ts';

/** The figures of one maid on one day. */
export type Figures = Readonly<Record<string, number>>;

/** Events that are counted, each under the name of its figure. */
const COUNTED: Readonly<Record<string, string>> = {
  talked: 'talks',
  welcome: 'greetings',
  greeted: 'heroesGreeted',
  gazed: 'looks',
  chat: 'chats',
  fidget: 'fidgets',
};

/** Prepares a maid before the day begins: gives the inputs that choose her controller. */
export type Prepare = (cafe: Simulation, maid: string) => void;
export const byController =
  (controller: string, counts: Counts): Prepare =>
  (cafe, maid) => {
    cafe.give({ kind: 'edit', maid, edit: { controller } });
    if (controller === 'apprentice') cafe.give({ kind: 'apprentice', maid, mode: 'Auto', counts });
  };

/**
 * The name of a maid who thinks with a player's script, and the shipped example that stands for such a script: a runner
 * who carries dishes and leaves orders to others.
 */
export const OWN_SCRIPT = 'ownScript';
const OWN_EXAMPLE = 'runner';

/** Gives a maid the example script, which runs in the same sandbox as in the browser. */
export const byOwnScript =
  (sandbox: Sandbox): Prepare =>
  (cafe, maid) => {
    const text = EXAMPLES.find(({ id }) => id === OWN_EXAMPLE)?.text;
    if (text === undefined) throw new Error(`there is no example '${OWN_EXAMPLE}'`);
    cafe.world.playerThinking.thinker = new Thinking(cafe, sandbox, []);
    cafe.give({ kind: 'script', maid, script: { name: OWN_EXAMPLE, text } });
  };

/** What an apprentice has learned after some days with the consistent player of player.ts. */
export function taught(maid: string, days = 3): Counts {
  let state = newDay({ seed: 1000 });
  for (let day = 1; ; day++) {
    const cafe = new Simulation(state, scripts);
    if (day === 1) cafe.give({ kind: 'edit', maid, edit: { controller: 'apprentice' } });
    while (!cafe.state.over) {
      drives(cafe, maid);
      cafe.step();
    }
    if (day === days) return (cafe.state.people[maid] as Maid).apprentice?.counts ?? {};
    state = nextDay(cafe.state);
  }
}

/**
 * Plays a whole day. @param each called before every tick
 * @throws Error if a script fails: the figures of such a day would not be the controller's
 */
export function playDay(seed: number, maid: string, prepare: Prepare, each?: (cafe: Simulation) => void): Figures {
  const cafe = openCafe({ seed }, scripts);
  prepare(cafe, maid);
  const counts: Record<string, number> = Object.fromEntries(Object.values(COUNTED).map((name) => [name, 0]));
  while (!cafe.state.over) {
    each?.(cafe);
    cafe.step();
    for (const { type, who, message } of cafe.events) {
      if (type === 'fault') throw new Error(`seed ${seed}, tick ${cafe.state.tick}, ${who}: ${String(message)}`);
      const figure = who === maid ? COUNTED[type] : undefined;
      if (figure !== undefined) counts[figure] = (counts[figure] ?? 0) + 1;
    }
  }
  const me = cafe.state.people[maid] as Maid;
  const { orders, dishes, bills, swept, cleared, tips, chatTicks } = me.tally;
  return {
    orders,
    dishes,
    bills,
    cleaned: swept + cleared,
    tips,
    chatTicks,
    steps: me.walked,
    mood: me.mood,
    energy: me.energy,
    ...counts,
  };
}

/** The figures that differ clearly between two controllers, by Holm's correction over all figures of all pairs. */
export function clearFigures(
  days: ReadonlyMap<string, readonly Figures[]>,
): ReadonlyMap<string, readonly Difference[]> {
  const names = [...days.keys()];
  const all: Difference[] = [];
  for (const [i, one] of names.entries())
    for (const other of names.slice(i + 1)) {
      const pairs: Pair[] = (days.get(one) as readonly Figures[]).map((a, seed) => ({
        seed,
        a,
        b: (days.get(other) as readonly Figures[])[seed] as Figures,
      }));
      for (const figure of Object.keys(pairs[0]?.a ?? {})) {
        const found = difference(figure, pairs);
        if (found !== null) all.push({ ...found, id: `${one} ${other} ${figure}` });
      }
    }
  const clear = clearOnes(all, null);
  const found = new Map<string, Difference[]>();
  for (const one of all) {
    const [a, b, figure = ''] = one.id.split(' ');
    const pair = `${a} ${b}`;
    const list = found.get(pair) ?? [];
    if (clear.has(one.id)) list.push({ ...one, id: figure });
    found.set(pair, list);
  }
  return found;
}
