/**
 * Reports calls with the id of a character that does not exist. Without this check such a mistake stays hidden: reading
 * the character gives null, and waking it does nothing. For development only: it wraps the functions of the minds, so a
 * game in production pays nothing.
 */

import { didYouMean, shown } from '../../problems.ts';
import type { GameMinds } from '../game-minds.ts';
import type { Loud } from '../report-mistakes.ts';
import { linesOfGame } from './stack-lines.ts';

type Minds = Pick<GameMinds<string, unknown, unknown, unknown>, 'has' | 'ids' | 'restore'>;
type Call = (id: string, ...more: unknown[]) => unknown;

/** Calls that are no mistake for a character that has left. */
const READS = ['page', 'kindOf', 'todoOf', 'lastTodoOf', 'endedOf', 'scriptOf', 'warpsOf', 'commandsFor', 'remove'];
const DEEDS = ['freeze', 'wake', 'ownChanged', 'setFlags', 'setWarps'];

/** Makes the minds report unknown ids. Reading or removing a character that has left is not reported. */
export function checkIds(minds: Minds, loud: Loud): void {
  const gone = new Set<string>();
  const calls = minds as unknown as Record<string, Call>;
  const check = (call: string, allowed: ReadonlySet<string> | null): void => {
    const act = (calls[call] as Call).bind(minds);
    const checked: Call = (id, ...more) => {
      if (!minds.has(id) && allowed?.has(id) !== true)
        loud.once(`${call}: there is no character ${shown(id)}`, () => {
          const nearest = typeof id === 'string' ? didYouMean(id, minds.ids) : '';
          return nearest + linesThatCall(checked);
        });
      if (call === 'remove') gone.add(id);
      return act(id, ...more);
    };
    calls[call] = checked;
  };
  for (const call of READS) check(call, gone);
  for (const call of DEEDS) check(call, null);
  const restore = minds.restore.bind(minds);
  minds.restore = (saved, characterOf) => {
    for (const id of minds.ids) gone.add(id);
    return restore(saved, characterOf);
  };
}

/**
 * The lines of code that called a function, one call per line; empty if the JavaScript engine does not provide them.
 */
function linesThatCall(called: Call): string {
  const at: { stack?: string } = {};
  const { captureStackTrace } = Error as { captureStackTrace?: (at: object, below: unknown) => void };
  captureStackTrace?.(at, called);
  return linesOfGame(at.stack ?? '');
}
