/**
 * Takes back inputs given in the evening that have no inverse input, such as purchases, courses and talks. The café is
 * opened again in its state before the input, and all later inputs of the evening are repeated. Afterwards neither the
 * café nor its journal contains the input.
 */

import { sameValue } from '../../sim/inputs/undoing.ts';
import type { Input } from '../../sim/inputs/index.ts';
import { type SavedCafe, Simulation } from '../../sim/simulation.ts';
import type { Session } from './session.ts';

interface Taken {
  readonly input: Input;
  /** The café as text, saved just before the input. */
  before: string;
  /** The number of entries of the journal before the input. */
  entries: number;
}

export class TakingBack {
  private taken: Taken[] = [];

  constructor(
    private readonly session: Session,
    private readonly give: (input: Input) => boolean,
  ) {
    session.replaced(({ kind }) => {
      if (kind === 'opened') this.taken = [];
    });
  }

  /** Gives an input that can be taken back until the next day begins. */
  take(input: Input): void {
    const { cafe } = this.session;
    if (cafe === null) return;
    const taken = { input, before: cafe.save(), entries: cafe.journal.length };
    if (this.give(input)) this.taken.push(taken);
  }

  /** Whether an input can be taken back. */
  can(input: Input): boolean {
    return this.session.cafe?.state.over === true && this.find(input) !== undefined;
  }

  /** Takes an input back. @returns false if it cannot be taken back */
  back(input: Input): boolean {
    const { cafe } = this.session;
    const one = this.find(input);
    if (cafe === null || one === undefined || !cafe.state.over) return false;
    const saved = JSON.parse(one.before) as SavedCafe;
    const other = new Simulation(saved.state, this.session.scripts, { tracing: true }, saved);
    const later = this.taken.slice(this.taken.indexOf(one) + 1);
    for (const entry of cafe.journal.slice(one.entries + 1)) {
      if (later[0] !== undefined && sameValue(later[0].input, entry.input))
        Object.assign(later.shift() as Taken, { before: other.save(), entries: other.journal.length });
      other.give(entry.input);
      other.step();
    }
    this.taken = this.taken.filter((taken) => taken !== one);
    this.session.branch(other);
    return true;
  }

  /** The newest input that can be taken back; null if there is none. */
  last(): Input | null {
    return this.session.cafe?.state.over === true ? (this.taken.at(-1)?.input ?? null) : null;
  }

  /** Of equal inputs, such as two levels of one upgrade, the newest. */
  private find(input: Input): Taken | undefined {
    return this.taken.filter((one) => sameValue(one.input, input)).at(-1);
  }
}
