/** Passes the turn to behaviours, which the engine calls with a character and its todo only. */

import type { Turn } from './turn.ts';
import type { AnyBehaviour } from './types.ts';

/** The behaviours, each told its turn. */
export function withTurn(behaviours: Readonly<Record<string, AnyBehaviour>>, turn: Turn): Record<string, AnyBehaviour> {
  const told: Record<string, AnyBehaviour> = {};
  for (const [name, behaviour] of Object.entries(behaviours)) {
    const { perform } = behaviour;
    told[name] = { ...behaviour, perform: (me: object, todo: { readonly behave: string }) => perform(me, todo, turn) };
  }
  return told;
}
