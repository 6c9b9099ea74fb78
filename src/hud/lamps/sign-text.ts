/** The trouble of a lamp in words, for its sign in the room and for the list under the lamp. */

import { say, type WordKey } from '../../words/index.ts';
import type { LampReading } from '../read/lamps.ts';

/** A lamp's trouble as a sentence; '' while there is none. */
export function signText({ cause, params }: Pick<LampReading, 'cause' | 'params'>): string {
  if (cause === null) return '';
  const { dirty = 0, queue = 0, going = 0, seconds = 0 } = params as Readonly<Record<string, number>>;
  // A sentence with two numbers needs a plural form for each. So each number is put into words separately.
  return say(`jam.sign.${cause}` as WordKey, {
    ...params,
    chairs: say('jam.chairs', { count: dirty }),
    waiting: say('jam.waiting', { count: queue }),
    leave: say('jam.leave', { count: going, seconds }),
  });
}
