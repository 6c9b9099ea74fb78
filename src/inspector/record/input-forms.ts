/** Describes a game's inputs for an inspector: each input with the names of its parameters. */

import type { Inputs } from './game.ts';

/** The name and the parameters of an input. */
export interface InputForm {
  readonly name: string;
  /** The names of the input's parameters, as in the game's code. */
  readonly parameters: readonly string[];
}

export const formsOf = (inputs: Inputs): readonly InputForm[] =>
  Object.keys(inputs).map((name) => ({ name, parameters: parametersOf(inputs[name] as (...all: never[]) => void) }));

/**
 * The parameters of a function, read from its text: `throws(at, far = 3)` has `at` and `far`. A parameter without a
 * plain name, such as a destructured one, gets a number instead.
 */
function parametersOf(act: (...all: never[]) => void): string[] {
  const text = String(act);
  const arrow = /^(?:async\s+)?([\w$]+)\s*=>/.exec(text);
  if (arrow !== null) return [arrow[1] as string];
  const list: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of text.slice(text.indexOf('(') + 1)) {
    if (depth === 0 && (sign === ')' || sign === ',')) {
      list.push(part);
      part = '';
      if (sign === ')') break;
    } else {
      if ('([{'.includes(sign)) depth++;
      else if (')]}'.includes(sign)) depth--;
      part += sign;
    }
  }
  return list.filter((one) => one.trim() !== '').map((one, at) => /^\s*([\w$]+)/.exec(one)?.[1] ?? String(at + 1));
}
