/**
 * What happened in one line of the day, and what everybody thought: the records a café's minds leave while somebody
 * reads along, none forgotten, and the events of the floor. A branch goes on from a tick of another line, and what was
 * before it is that line's.
 */

import type { Decision, Trace } from '../../ai/index.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { SimEvent } from '../../sim/state/types.ts';
import type { Actor } from '../../sim/world/world.ts';

/** What is said of somebody in a list: it outlives their visit. */
export interface Known {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  readonly role: 'maid' | 'guest' | 'chef';
  /** Rarity of a maid, as it was when she was first seen. */
  readonly rank: 2 | 3 | 4 | 5 | null;
  readonly hero: boolean;
  /** First and last tick at which they were on the floor. */
  readonly from: number;
  to: number;
}

/** Events too many and too small to be looked for. */
const SMALL: ReadonlySet<string> = new Set(['todo', 'todoEnd', 'warp']);

/** Ticks between two looks at who is here. */
const EVERY = 10;

export class History {
  private readonly own: SimEvent[] = [];
  private readonly known = new Map<PersonId, Known>();

  /**
   * @param trace the café's own records, of the whole day
   * @param before the line this one left, and the tick from which it is its own
   */
  constructor(
    private readonly trace: Trace<Actor>,
    private readonly before: { readonly history: History; readonly tick: number } | null = null,
  ) {}

  /** After every step of the café. */
  ticked({ state, events }: Simulation): void {
    for (const event of events) if (!SMALL.has(event.type)) this.own.push(event);
    if (state.tick % EVERY !== 0 && this.known.size > 0) return;
    for (const id in state.people) {
      const person = state.people[id];
      if (person === undefined || !person.present) continue;
      const before = this.known.get(id);
      if (before !== undefined) before.to = state.tick;
      else
        this.known.set(id, {
          id,
          name: person.name,
          look: person.look,
          role: person.role,
          rank: person.role === 'maid' ? person.rank : null,
          hero: person.role === 'guest' && person.isHero,
          from: state.tick,
          to: state.tick,
        });
    }
  }

  /** Everything somebody thought, oldest first. */
  thoughts(id: PersonId): readonly Decision[] {
    const all = this.trace.of(id);
    if (this.before === null) return all;
    const { history, tick } = this.before;
    // A café run up to where the lines part has records of its own of the last moments before: the other line's count.
    const own = all.slice(countBefore(all, tick));
    const earlier = history.thoughts(id);
    const cut = countBefore(earlier, tick);
    return cut === 0 ? own : [...earlier.slice(0, cut), ...own];
  }

  /** What happened on the floor, oldest first. */
  events(): readonly SimEvent[] {
    if (this.before === null) return this.own;
    const { history, tick } = this.before;
    const earlier = history.events();
    return [...earlier.slice(0, countBefore(earlier, tick)), ...this.own];
  }

  /** Everybody who was ever here, in the order in which they came. */
  people(): readonly Known[] {
    const own = [...this.known.values()];
    if (this.before === null) return own;
    const { history, tick } = this.before;
    const earlier = history.people().filter(({ from }) => from <= tick);
    const stayed = earlier.map((one) => ({ ...one, to: this.known.get(one.id)?.to ?? Math.min(one.to, tick) }));
    const there = new Set(earlier.map(({ id }) => id));
    return [...stayed, ...own.filter(({ id }) => !there.has(id))];
  }
}

/** How many of a list in the order of time come before a tick. */
export function countBefore(list: readonly { readonly tick: number }[], tick: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as { readonly tick: number }).tick < tick) low = middle + 1;
    else high = middle;
  }
  return low;
}
