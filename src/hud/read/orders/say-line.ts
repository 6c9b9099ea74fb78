/** The chalkboard's line in words: to which maids an order goes, what it asks, and its state. */

import { hasWords, personName, say, sayPart, type WordKey } from '../../../words/index.ts';
import { type CommandWords, sayCommand, sayTo } from '../board.ts';
import type { BoardLine } from './lines-now.ts';

/**
 * The addressees and the order in words: "Sakura → table 5". If another maid has given the order, her name comes first:
 * "Momo: Sakura → table 5".
 */
export function sayLine({ to, command, by }: Pick<BoardLine, 'to' | 'command' | 'by'>): string {
  const names = sayTo(to);
  const line = say('board.line', { names, what: sayWhat(command) });
  return by === null || names === personName(by) ? line : say('board.lineBy', { by: personName(by), line });
}

/** The player's order to a maid in two or three words, without coordinates. */
function sayWhat(command: CommandWords): string {
  const key = command.key.replace(/^command\./, 'board.what.');
  return hasWords(key) ? say(key as WordKey, command.params) : sayCommand(command);
}

type Stated = Pick<BoardLine, 'state' | 'cause' | 'first' | 'quicker' | 'seconds'>;
/** The state of an order in words, with its cause and seconds. */
export function sayState({ state, cause, first, quicker, seconds }: Stated): string {
  if (state === 'quicker') return say('board.state.quicker', { name: quicker ?? '' });
  const why = cause === null ? '' : sayPart('board.cause.', cause, undefined, sayPart('order.cause.', cause));
  if (state === 'accepted' && cause !== null) return say('board.state.notYet', { cause: why });
  if (state === 'accepted' && first !== null)
    return first.kind === 'wait' || first.kind === 'chat'
      ? say('board.state.later')
      : say('board.state.first', { doing: say(first.key, first.params) });
  if ((state === 'hears' || state === 'way') && seconds === null) return say(`board.state.${state}.open`);
  return say(`board.state.${state}`, { seconds: seconds ?? 0, cause: why });
}
