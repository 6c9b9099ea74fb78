/**
 * Puts a todo into plain words: “Walk to table 3”, “Take Kaito’s order”. The sentence of a behaviour is
 * `notebook.todo.<name>`; it may name the todo's `guest`, `with` or `hero`. A behaviour without a sentence shows its
 * own name.
 */

import type { Todo } from '../ai/index.ts';
import type { Person } from '../sim/state/person.ts';
import type { WorldState } from '../sim/state/world-state.ts';
import { dishName, litterName, phrase, type Phrase } from './phrase.ts';
import { placeFor, tableWords } from './place-words.ts';
import { tableOf } from './people.ts';

type Wording = (state: WorldState, me: Person, todo: Todo) => Phrase;

/** Describes a todo in plain words. A guest who has left the café is called “a guest”. */
export function todoWords(state: WorldState, me: Person, todo: Todo): Phrase {
  const { behave } = todo;
  const name = someone(state, todo.guest ?? todo.with ?? todo.hero);
  return WORDINGS[behave]?.(state, me, todo) ?? phrase(`notebook.todo.${behave}`, { ...name, otherwise: behave });
}

/** Behaviours whose sentence needs more than a person's name, each with a function that makes the sentence. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  move: (state, me, todo) => {
    const whom = someone(state, todo.guest ?? todo.to);
    if (whom.name !== '')
      return phrase('notebook.todo.move', {
        place: whom.table === '' ? phrase('notebook.place.person', whom) : whom.table,
      });
    return isTile(todo)
      ? phrase('notebook.todo.move', { place: placeFor(state, me, todo.x, todo.y) })
      : phrase('notebook.todo.walk');
  },
  scout: (_state, _me, todo) =>
    typeof todo.look === 'string'
      ? phrase('notebook.todo.scoutFor', { node: phrase(`rival.node.${todo.look}`, { otherwise: todo.look }) })
      : phrase('notebook.todo.scout'),
  serve: (state, me, todo) => {
    const dish =
      me.role === 'maid'
        ? me.carrying.map((id) => state.dishes[id]).find((one) => one?.guest === todo.guest)
        : undefined;
    return dish === undefined
      ? phrase('notebook.todo.serveSome', someone(state, todo.guest))
      : phrase('notebook.todo.serve', { ...someone(state, todo.guest), dish: dishName(dish.dish) });
  },
  sweep: (state, _me, todo) => {
    const litter = state.litter.find((piece) => piece.x === todo.x && piece.y === todo.y);
    return phrase('notebook.todo.sweep', { kind: litterName(litter?.kind ?? 'any') });
  },
  clear: (state, _me, todo) => phrase('notebook.todo.clear', { table: seatWords(state, todo.seat) }),
  sit: (state, _me, todo) => phrase('notebook.todo.sit', { table: seatWords(state, todo.seat) }),
  call: (_state, _me, todo) => phrase(todo.need === 'bill' ? 'notebook.todo.callBill' : 'notebook.todo.callOrder'),
  wait: (_state, me, todo) => {
    if (todo.for === 'seat') return phrase('notebook.todo.waitSeat');
    if (todo.for === 'company') return phrase('notebook.todo.waitCompany');
    if (todo.for === 'rain') return phrase('notebook.todo.waitRain');
    const ordered = me.role === 'guest' ? me.ordered : null;
    return ordered === null
      ? phrase('notebook.todo.wait')
      : phrase('notebook.todo.waitDish', { dish: dishName(ordered) });
  },
  eat: (state, me) => {
    const plate = me.role === 'guest' && me.plate !== null ? state.dishes[me.plate] : undefined;
    return plate === undefined
      ? phrase('notebook.todo.eat')
      : phrase('notebook.todo.eatDish', { dish: dishName(plate.dish) });
  },
  pastime: (state, _me, todo) =>
    phrase(`notebook.todo.pastime.${String(todo.what)}`, {
      ...someone(state, todo.with),
      otherwise: String(todo.what),
    }),
  cook: (_state, me) =>
    me.role === 'chef' && me.cooking !== null
      ? phrase('notebook.todo.cookDish', { dish: dishName(me.cooking.dish) })
      : phrase('notebook.todo.cook'),
  precook: (state, _me, todo) =>
    phrase('notebook.todo.precook', { ...someone(state, todo.guest), dish: dishName(String(todo.dish)) }),
};

const isTile = (todo: Todo): todo is Todo & { readonly x: number; readonly y: number } =>
  typeof todo.x === 'number' && typeof todo.y === 'number';

/** Name and table of the person a todo is about. */
function someone(state: WorldState, id: unknown): { name: Phrase | string; table: Phrase | string } {
  const person = typeof id === 'string' ? state.people[id] : undefined;
  if (person === undefined) return { name: typeof id === 'string' ? phrase('app.someone') : '', table: '' };
  const table = tableOf(state, person);
  return { name: person.name, table: table === null ? '' : tableWords(table) };
}

function seatWords(state: WorldState, seat: unknown): Phrase {
  const table = state.seats.find((one) => one.id === seat)?.table;
  return table === undefined ? phrase('notebook.place.aTable') : tableWords(table);
}
