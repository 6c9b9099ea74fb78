/** The book of the day’s strong actions: which were used, for which guests, and the bills that those guests have paid. */

import type { Guest } from '../state/person.ts';
import type { StrongName, StrongState, StrongUse } from '../state/strong.ts';
import type { WorldState } from '../state/world-state.ts';

/** The state of the strong actions, created when first needed. */
export const strongOf = (state: WorldState): StrongState =>
  (state.strong ??= { again: {}, used: [], rushed: [], joined: [] });

export const lastUse = (strong: StrongState, name: StrongName): StrongUse | undefined =>
  [...strong.used].reverse().find(({ what }) => what === name);

/** Adds numbers to the counts of one use of a strong action. */
export function countsFor(use: StrongUse, added: Readonly<Record<string, number>>): void {
  for (const [name, count] of Object.entries(added)) {
    use.counts ??= {};
    use.counts[name] = (use.counts[name] ?? 0) + count;
  }
}

/** When a guest pays, adds the bill to each strong action that this guest has benefited from. */
export function creditStrong({ strong }: Pick<WorldState, 'strong'>, who: Guest): void {
  if (strong === undefined) return;
  for (const use of strong.used) {
    if (!use.guests.includes(who.id)) continue;
    use.guests = use.guests.filter((id) => id !== who.id);
    use.paid++;
    use.money += who.bill;
  }
}

/** Change of a guest's mood when a rushed dish comes. */
const GLADDER = 0.2;

/** Called when a guest has got a dish. If the dish was rushed, the guest's mood rises, and the guest's next dish has no precedence any more. */
export function rushServed({ strong }: Pick<WorldState, 'strong'>, who: Guest): void {
  if (strong === undefined || !strong.rushed.includes(who.id)) return;
  strong.rushed = strong.rushed.filter((id) => id !== who.id);
  who.mood = Math.min(1, who.mood + GLADDER);
}
