/**
 * Puts a breakpoint into words: the person, and the warp (a transition from one script to another), the todo, the row of
 * a decision table or the fault at which the game stops; or the promise whose breach stops it. For a breakpoint on a
 * role, the words name the person who stopped the game.
 */

import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { personName, sayPart } from '../../words/index.ts';
import { tableName } from '../../words/sentences.ts';
import { titleOf } from '../shared/promise-words.ts';
import { tell, tellPart } from '../words/index.ts';
import type { Breakpoint } from './breakpoints.ts';

export function breakpointWords(
  breakpoint: Breakpoint,
  { people }: Pick<WorldState, 'people'>,
  taker: PersonId | null = null,
): string {
  if (breakpoint.on === 'promise') {
    const { promise } = breakpoint;
    return promise === null ? tell('break.anyPromise') : tell('break.words.promise', { title: titleOf(promise) });
  }
  const { who, kind, on, from, to, row, when } = breakpoint;
  const one = who ?? taker;
  const name = one === null ? tellPart('role.any.', kind ?? '') : personName(people[one]?.name ?? one);
  if (on === 'fault') return tell('break.words.fault', { name });
  if (on === 'row' && row !== undefined)
    return tell(`break.words.row.${row.is}`, { name, row: row.row, table: tableName(row.table) });
  if (on === 'behave') {
    const does = sayPart('todo.', to ?? '');
    const guest = when === undefined ? null : personName(people[when.value]?.name ?? when.value);
    return guest === null ? tell('break.words.todo', { name, does }) : tell('break.words.guest', { name, does, guest });
  }
  return tell('break.words', { name, from: sayPart('warp.', from ?? ''), to: sayPart('warp.', to ?? '') });
}
