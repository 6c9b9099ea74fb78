/**
 * The results of strong actions. Counts what each use brings while it lasts. When the use ends, emits the event
 * `strongEnded` with the counts, so that the news can say what the chalk has bought.
 */

import type { StrongName, StrongUse } from '../state/strong.ts';
import { doorSignOf, isRushed } from '../state/strong.ts';
import type { SimEvent } from '../state/world-state.ts';
import { emit, guest, type World } from '../world/world.ts';
import { CALM_TICKS, isCalming } from './calm.ts';
import { countsFor } from './ledger.ts';

interface Result {
  /** What an event of this tick adds to the counts, by name. */
  readonly counts: (use: StrongUse, event: SimEvent) => Readonly<Record<string, number>>;
  /** Whether the use has ended. */
  readonly isOver: (world: World, use: StrongUse) => boolean;
}

const NOTHING = {};
const isHere = (world: World, id: string): boolean => {
  const stage = guest(world, id)?.stage;
  return stage !== undefined && stage !== 'leave' && stage !== 'flee';
};

/** All hands: the work of all maids within its time. The names of the counts are the word keys `drama.counted.<name>`. */
function workDone({ type, party }: SimEvent): Readonly<Record<string, number>> {
  if (type === 'seated') return { seated: 1 };
  if (type === 'orderTaken') return { orders: 1 };
  if (type === 'served') return { dishes: 1 };
  if (type === 'paid') return { bills: Array.isArray(party) ? party.length : 1 };
  return type === 'clear' ? { cleared: 1 } : NOTHING;
}

const RESULTS: Readonly<Partial<Record<StrongName, Result>>> = {
  allHands: {
    counts: (_use, event) => workDone(event),
    isOver: ({ state }) => (state.strong?.handsUntil ?? 0) <= state.tick,
  },
  calm: {
    counts: (use, { type, who, guests }) =>
      type === 'calmed' && who === use.guest ? { guests: Number(guests), done: 1 } : NOTHING,
    isOver: (world, use) =>
      use.counts?.['done'] !== undefined ||
      !isHere(world, use.guest ?? '') ||
      (world.state.tick > use.tick + CALM_TICKS && !isCalming(world, use.guest ?? '')),
  },
  rush: {
    counts: ({ guests }, { type, customer }) =>
      type === 'served' && guests.includes(String(customer)) ? { dishes: 1 } : NOTHING,
    isOver: (world, { guests }) => !guests.some((id) => isRushed(world.state, id) && isHere(world, id)),
  },
  doorSign: {
    // Nothing is counted from events here: `turnAway` counts the guests.
    counts: () => NOTHING,
    isOver: ({ state }) => doorSignOf(state) === null,
  },
  special: {
    // Nothing is counted from events here: `specialFor` counts the orders.
    counts: () => NOTHING,
    isOver: ({ state }) => (state.strong?.special?.until ?? 0) <= state.tick,
  },
};

/**
 * Counts the events of a tick for each use that lasts, and reports the uses that have ended. Must be called at the end
 * of a tick.
 */
export function strongResults(world: World): void {
  const { strong, tick } = world.state;
  if (strong === undefined) return;
  for (const use of strong.used) {
    const result = RESULTS[use.what];
    if (use.ended === true || result === undefined) continue;
    for (const event of world.events) countsFor(use, result.counts(use, event));
    if (tick <= use.tick || !result.isOver(world, use)) continue;
    use.ended = true;
    const { what, table, dish, counts = {} } = use;
    const called = guest(world, use.guest ?? '')?.name;
    emit(world, 'strongEnded', use.guest ?? null, {
      what,
      ticks: tick - use.tick,
      ...(table === undefined ? {} : { table }),
      ...(dish === undefined ? {} : { dish }),
      ...(called === undefined ? {} : { name: called }),
      ...(use.guest === undefined || isHere(world, use.guest) ? {} : { gone: true }),
      counts: { ...counts },
    });
  }
}
