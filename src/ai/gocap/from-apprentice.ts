/** Makes a script for `createMinds` that does what an apprentice advises. */

import type { Script, Thought } from '../door/types.ts';
import type { Apprentice, Situation } from './apprentice.ts';

/**
 * A script that does what a player would do (_GoCap_). The game calls the apprentice's `watch` with each choice of the
 * player. The reason that is noted has the key `apprentice.advises` and the terms `choice`, `basis`, `share` and
 * `situation`.
 * @param parts `apprentice` returns the character's apprentice; `situation` describes the present moment; `choices` the
 * script of each choice; `possible` the choices that are possible now, all if left out; `fallback` names the choice
 * that is taken while nothing has been learned
 */
export function fromApprentice<C, const R extends Readonly<Record<string, unknown>>>(parts: {
  readonly apprentice: (me: C) => Apprentice;
  readonly situation: (me: C, thought: Thought) => Situation;
  readonly choices: { readonly [N in keyof R]: Script<C, R[N]> };
  readonly possible?: (me: C) => readonly string[];
  readonly fallback?: string;
}): Script<C, R[keyof R] | undefined> {
  const { possible, fallback } = parts;
  return (me, thought) => {
    const situation = parts.situation(me, thought);
    const { id, basis, share } = parts.apprentice(me).advise(situation, {
      ...(possible === undefined ? {} : { among: possible(me) }),
      ...(fallback === undefined ? {} : { fallback: () => fallback }),
    });
    if (id === null) return undefined;
    const choose = parts.choices[id];
    if (choose === undefined) throw new Error(`there is no script for the choice '${id}'`);
    const answer = choose(me, thought);
    if (thought.reasons.wanted)
      thought.why('apprentice.advises', { choice: id, basis, share, situation: { ...situation } });
    return answer;
  };
}
