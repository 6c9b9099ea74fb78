/**
 * Puts a breakpoint into words: the person, and the warp (a transition from one script to another), the todo or the fault
 * at which the game stops. For a breakpoint on a role, the words name the person who stopped the game.
 */

import type { Breakpoint } from '../../inspector/record/breakpoints.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, sayPart } from '../../words/index.ts';
import { tell, tellPart } from '../words/index.ts';

export function breakpointWords(
  { who, kind, on, from, to, when }: Breakpoint,
  { people }: Pick<WorldState, 'people'>,
  taker: PersonId | null = null,
): string {
  const one = who ?? taker;
  const name = one === null ? tellPart('role.any.', kind ?? '') : personName(people[one]?.name ?? one);
  if (on === 'fault') return tell('break.words.fault', { name });
  if (on === 'behave') {
    const does = sayPart('todo.', to ?? '');
    const guest = when === undefined ? null : personName(people[when.value]?.name ?? when.value);
    return guest === null ? tell('break.words.todo', { name, does }) : tell('break.words.guest', { name, does, guest });
  }
  return tell('break.words', { name, from: sayPart('warp.', from ?? ''), to: sayPart('warp.', to ?? '') });
}
