/**
 * Scripts that think by a decision table, for any role. Each script is created on first use and looks its table up at
 * every decision, so a replaced table takes effect at the next thought.
 */

import { type AIScript, Reasons, type TableMind, tableScript } from '../ai/index.ts';
import type { Actor, Person } from '../sim/script-api/views.ts';
import type { Chances } from '../sim/state/things.ts';
import type { Does } from './tables.ts';

interface ByTable<P extends Person> {
  /** What a table of this kind is called in the error message about an unknown name. */
  readonly kind: string;
  readonly perceptions: TableMind<Actor<P>>['perceptions'];
  readonly does: Does<P>;
  readonly beside: Readonly<Record<string, string>>;
  /**
   * Returns the key of the probability in `GAME_CHANCES` on which the present random draw depends; null = it depends on
   * none. Scenarios can change these probabilities.
   */
  readonly chance: () => keyof Chances | null;
}

/** Takes the reasons that decision tables note when no reasons are wanted. Its content is never used. */
const UNREAD = new Reasons();

/** Returns a function that maps the name of a decision table to the script that uses the table. */
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
