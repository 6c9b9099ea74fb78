/**
 * Turns the notebook's phrases into sentences. Apart from components, this is the only file of the notebook that
 * depends on the language. It also puts commands on the chalkboard into words.
 */

import type { CommandOnBoard } from '../ai/index.ts';
import type { Stuck } from '../sim/state/person.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { placeText } from '../ui/place-text.ts';
import { hasWords, language, personName, say, sayPart } from '../words/index.ts';
import type { Phrase, Term } from './phrase.ts';
import type { RawTodo } from './todo.ts';

/**
 * A phrase in the player's language. If there are no words for its key, its `otherwise` is used or, without one, the
 * last part of the key.
 */
export function worded({ key, terms }: Phrase): string {
  if (key === 'notebook.verbatim') return personName(wordedTerm(terms.text ?? '').toString());
  if (hasWords(key))
    return say(key, Object.fromEntries(Object.entries(terms).map(([name, term]) => [name, wordedTerm(term)])));
  return typeof terms.otherwise === 'string' ? terms.otherwise : key.slice(key.lastIndexOf('.') + 1);
}

function wordedTerm(term: Term): string | number {
  if (typeof term === 'string' || typeof term === 'number') return term;
  return isList(term) ? term.map(worded).join(say('app.list.comma')) : worded(term);
}

const isList = (term: Phrase | readonly Phrase[]): term is readonly Phrase[] => Array.isArray(term);

/**
 * Says in words why a person cannot go on. The person waits for another person, for a dish, or for the next step of the
 * visit.
 */
export function stuckWords(state: WorldState, { cause, waitingFor }: Pick<Stuck, 'cause' | 'waitingFor'>): string {
  if (waitingFor === null) return cause === 'waitingFor' ? say('stuck.waitingForSomebody') : sayPart('stuck.', cause);
  const at = ['todo.', 'stage.'].find((prefix) => hasWords(prefix + waitingFor));
  if (at !== undefined) return say('stuck.heldUp', { what: sayPart(at, waitingFor) });
  return sayPart('stuck.', cause, { name: state.people[waitingFor]?.name ?? sayPart('dish.', waitingFor) });
}

/** A todo as data with translated words; ids are not translated. In English the todo stays as the script wrote it. */
export function rawWords(todo: RawTodo): RawTodo {
  if (language.value === 'en') return todo;
  const behave = sayPart('todo.', todo.behave);
  const fields = todo.fields.map(({ name, value }) => ({
    name: sayPart('notebook.field.', name),
    value: VALUES[name]?.(value) ?? value,
  }));
  return { behave, fields };
}

/** How the values of todo fields are translated, by field name; values of other fields are not translated. */
const VALUES: Readonly<Record<string, (value: string) => string>> = {
  until: (facts) =>
    facts
      .split(' ')
      .map((fact) => sayPart('notebook.fact.', fact))
      .join(say('app.list.comma')),
  for: (what) => sayPart('notebook.field.for.', what),
  need: (need) => sayPart('need.', need),
  manner: (manner) => sayPart('board.mode.', manner),
};

/** A command in the chalkboard's words: "go straight to the door", "serve Kaito". */
export function commandWords(
  state: WorldState,
  { command }: Pick<CommandOnBoard, 'command'>,
  nameOf = (id: string): string => state.people[id]?.name ?? id,
): string {
  const { x, y, behave, manner, guest, table, look, occasion } = command;
  const place = typeof x === 'number' && typeof y === 'number' ? { place: placeText(state, x, y) } : null;
  if (typeof occasion === 'string') return sayPart('command.', occasion, undefined, occasion);
  const kind = typeof behave === 'string' ? behave : '';
  if (kind === 'scout' && typeof look === 'string')
    return say('command.scoutFor', { node: sayPart('rival.node.', look) });
  if (kind === 'help') return place === null ? say('command.helpAny') : say('command.help', place);
  if (typeof guest === 'string') return sayPart('command.', kind, { name: nameOf(guest) }, kind);
  if (typeof table === 'number') return say('command.serveTable', { table });
  if (place !== null && typeof manner === 'string') return sayPart(`command.${kind}.`, manner, place, kind);
  return sayPart('command.', kind, place ?? {}, kind);
}
