/** Passes the turn to behaviours. The engine itself calls them only with a character and its todo. */

import type { Behaviour } from '../game-interface.ts';
import type { Turn } from './turn.ts';
import type { AnyBehaviour } from './types.ts';

/** The behaviours, wrapped so that each receives its turn. */
export function withTurn(
  behaviours: Readonly<Record<string, AnyBehaviour>>,
  turn: Turn,
): Record<string, Behaviour<object>> {
  const told: Record<string, Behaviour<object>> = {};
  for (const [name, behaviour] of Object.entries(behaviours)) {
    const { perform } = behaviour;
    told[name] = { ...behaviour, perform: (me, todo) => perform(me, todo, turn) };
  }
  return told;
}
