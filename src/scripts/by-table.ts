/**
 * Scripts that ask a decision table (chapter 3), whoever thinks by one: each table's is made when it is first wanted, and
 * finds the table anew with every decision, so that an exchanged one counts from the next thought on.
 */

import { type AIScript, Reasons, type TableMind, tableScript } from '../ai/index.ts';
import type { Actor } from '../sim/script-api/script-api.ts';
import type { Person } from '../sim/state/person.ts';
import type { Chances } from '../sim/state/things.ts';
import type { Does } from './tables.ts';

interface ByTable<P extends Person> {
  /** What such a table is to those who think by it, for the fault when there is none of a name. */
  readonly kind: string;
  readonly perceptions: TableMind<Actor<P>>['perceptions'];
  readonly does: Does<P>;
  readonly beside: Readonly<Record<string, string>>;
  /** The chance that has a say in what is drawn now; null = none. */
  readonly chance: () => keyof Chances | null;
}

/** Where reasons go that nobody reads; what a behaviour notes itself is read all the same. */
const UNREAD = new Reasons();

/** @returns the script of a table by its name */
export function scriptsByTable<P extends Person>({
  kind,
  perceptions,
  does,
  beside,
  chance,
}: ByTable<P>): (name: string) => AIScript<Actor<P>> {
  const scripts = new Map<string, AIScript<Actor<P>>>();
  const make = (name: string): AIScript<Actor<P>> =>
    tableScript<Actor<P>>({
      name,
      table: ({ cafe }) => {
        const table = cafe.table(name);
        if (table === null) throw new Error(`there is no ${kind} '${name}'`);
        return table;
      },
      perceptions,
      behaviours: does,
      random: ({ me, cafe }) => cafe.drawFor(me, chance()),
      beside: ({ me, cafe }, behaviour) => cafe.shows(me, beside[behaviour] ?? ''),
      reasons: ({ cafe }) => (cafe.explaining ? cafe.reasons : UNREAD),
      explains: ({ cafe }) => cafe.explaining,
    });
  return (name) => {
    let script = scripts.get(name);
    if (script === undefined) scripts.set(name, (script = make(name)));
    return script;
  };
}
