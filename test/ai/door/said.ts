/** What the minds say about the mistakes of one character, for the tests of mistakes. */

import { behaviour, createCheckedMinds, resting } from '../../../src/ai/door/index.ts';
import { GOING } from '../../../src/ai/index.ts';

/** Foreign code, seen without its types. */
// oxlint-disable-next-line typescript/no-explicit-any -- the mistakes are those of authors without a compiler
export type Foreign = any;

/**
 * Runs one character with this script for some ticks. @returns the first line of each message
 * @param options `ticks` to run, further `warps` and `behaviours`, what comes `before` the ticks, the character `rex`, and the
 * `createMinds` that is tested
 */
export function saidBy(
  think: Foreign,
  { ticks = 30, warps = {}, rex = {}, createMinds = createCheckedMinds, ...more }: Foreign = {},
): string[] {
  const said: string[] = [];
  const minds: Foreign = createMinds({
    facts: ['ball'],
    behaviours: {
      lie: resting(),
      run: behaviour<{ to: number }>({ perform: () => GOING }),
      ...more.behaviours,
    },
    scripts: { guard: think, other: () => ({ behave: 'lie' }) },
    characters: { dog: { warps: { guard: 'guard', ...warps }, begin: 'guard' } },
    report: (message: string) => said.push(message.split('\n')[0] as string),
  });
  minds.add('rex', rex, 'dog');
  more.before?.(minds);
  minds.step(ticks);
  return said;
}
