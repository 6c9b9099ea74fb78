/**
 * The history of one line of the timeline (the original day, or a branch): all thoughts of all characters, and the
 * events in the café. A branch starts at a tick of another line and takes its earlier history from that line.
 */

import type { Decision, Trace } from '../../ai/index.ts';
import { countBefore, Thoughts } from '../../inspector/record/thoughts.ts';
import type { Simulation } from '../../sim/simulation.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { SimEvent } from '../../sim/state/world-state.ts';
import type { Actor } from '../../sim/script-api/views.ts';

/** What lists show about a person. The history keeps it after the person has left the café. */
export interface Known {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  readonly role: 'maid' | 'guest' | 'chef';
  /** A maid's rarity when she was first in the café; null = not a maid. */
  readonly rank: 2 | 3 | 4 | 5 | null;
  readonly hero: boolean;
  /** First and last tick at which the person was found in the café. */
  readonly from: number;
  to: number;
}

/** Types of events that are too frequent to search for; the history drops them. */
const SMALL: ReadonlySet<string> = new Set(['todo', 'todoEnd', 'warp']);

/** Number of ticks between two checks of who is in the café. */
const EVERY = 10;

export class History {
  private readonly own: SimEvent[] = [];
  private readonly known = new Map<PersonId, Known>();
  private readonly all: Thoughts;

  /**
   * Begins the history of a line of the timeline (the original day, or a branch).
   * @param trace thought records of this line's café
   * @param before the history of the line from which this line branched, and the tick of the branch
   */
  constructor(
    trace: Trace<Actor>,
    private readonly before: { readonly history: History; readonly tick: number } | null = null,
  ) {
    this.all = new Thoughts(trace, before === null ? null : { thoughts: before.history.all, tick: before.tick });
  }

  /** Records the events and people of the last tick. Must be called after every step of the café. */
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

  /** All thoughts of a person, oldest first. */
  thoughts(id: PersonId): readonly Decision[] {
    return this.all.of(id);
  }

  events(): readonly SimEvent[] {
    if (this.before === null) return this.own;
    const { history, tick } = this.before;
    const earlier = history.events();
    return [...earlier.slice(0, countBefore(earlier, tick)), ...this.own];
  }

  /** Returns all people who were ever in the café, in order of arrival. */
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
