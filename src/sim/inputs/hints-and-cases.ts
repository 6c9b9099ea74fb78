/**
 * Inputs that record which hints were shown, which cases (questions to the player) are solved, and which reasons the
 * player has read.
 */

import { wonChalk } from '../season/chalk-supply.ts';
import { name, texts } from '../state/field-checks.ts';
import { emit } from '../world/world.ts';
import { inputKind } from './input-kind.ts';

/** Input with hints that have been shown; they are not shown again. */
export const said = inputKind<{ readonly hints: readonly string[] }>({
  fields: { hints: texts('a list of names') },
  past: { hints: 'texts' },
  group: null,
  daily: true,
  apply: (world, { hints }) => {
    const before = world.state.said ?? [];
    const anew = hints.filter((hint) => !before.includes(hint));
    if (anew.length === 0) return null;
    world.state.said = [...before, ...anew];
    emit(world, 'said', null, { hints: anew });
    return null;
  },
});

/** Input for a case (a question to the player) that the player has solved. Each case earns a piece of chalk once. */
export const solved = inputKind<{ readonly question: string }>({
  fields: { question: name('the name of a question') },
  past: { question: 'text' },
  group: null,
  apply: (world, { question }) => {
    const mark = `solved ${question}`;
    const before = world.state.said ?? [];
    if (before.includes(mark)) return 'already';
    world.state.said = [...before, mark];
    wonChalk(world.state);
    emit(world, 'solved', null, { question });
    return null;
  },
});

/** Input for a reason for a character's behaviour that the player has read. It counts towards a goal of the day. */
export const readWhy = inputKind<{ readonly who: string }>({
  fields: { who: name('the id of a person') },
  past: { who: 'name' },
  group: null,
  daily: true,
  apply: (world, { who }) => {
    if (world.state.people[who] === undefined) return null;
    emit(world, 'readWhy', who, {});
    return null;
  },
});
