// Runs in the browser that will be killed: reports what it found, then saves without a pause and reports every
// acknowledged save until it is killed.

import { scripts } from '../../../src/scripts/index.ts';
import { openCafe } from '../../../src/sim/open-day.ts';
import { Simulation } from '../../../src/sim/simulation.ts';
import { Saves } from '../../../src/saves/saves.ts';
import { SaveStore } from '../../../src/saves/store.ts';

/** A save as the page reports it: its generation and contents. */
export interface Told {
  readonly generation: number;
  readonly hash: string;
}
export interface Found {
  readonly saves: readonly Told[];
  /** Generations that could not be read. */
  readonly torn: readonly number[];
  /** How many saves the browser's own store still had before lost ones were restored. */
  readonly first: number;
  /** The state in which the store was found. */
  readonly state: string;
}

const tell = (where: string, what: unknown): Promise<unknown> =>
  fetch(where, { method: 'POST', body: JSON.stringify(what) });

async function look(saves: Saves, first: number): Promise<Found> {
  const told: Told[] = [];
  const torn: number[] = [];
  for (const { generation } of saves.cards.peek()[1]) {
    const loaded = await saves.load(1, generation);
    if (loaded.ok) told.push({ generation, hash: new Simulation(loaded.cafe.state, scripts, {}, loaded.cafe).hash() });
    else torn.push(generation);
  }
  return { saves: told, torn, first, state: saves.saving.peek() };
}

async function run(): Promise<void> {
  const saves = new Saves({ scripts, now: Date.now, locks: navigator.locks, caches });
  const store = await SaveStore.open();
  const first = (await store.cards())[1].length;
  store.close();
  await saves.open();
  await tell('/found', await look(saves, first));
  const loaded = await saves.load(1);
  const cafe = loaded.ok ? new Simulation(loaded.cafe.state, scripts, {}, loaded.cafe) : openCafe({ seed: 7 }, scripts);
  saves.belongTo(1, 'killed');
  for (;;) {
    cafe.step();
    const hash = cafe.hash();
    if (!(await saves.keep(cafe, { occasion: 'minute', morningStars: 2 }))) break;
    const generation = saves.cards.peek()[1][0]?.generation ?? 0;
    await tell('/kept', { generation, hash } satisfies Told);
  }
  await tell('/stopped', saves.saving.peek());
}

void run().catch((error: unknown) => tell('/stopped', String(error)));
