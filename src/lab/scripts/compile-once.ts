/** Compiles a script of a pack in a Worker that is ended afterwards. */

import { type Compiled, scriptOf } from '../../sandbox/compiler/compiler.ts';
import type { OwnScript } from '../../sim/state/player-scripts.ts';
import { pageScope } from '../../ui/lifetime/scope.ts';
import { CompilerClient } from './compiler-client.ts';

/**
 * Compiles a script in a Worker of its own, which is ended afterwards. @throws Error if the compiler cannot be loaded
 */
export async function compile(
  name: string,
  text: string,
): Promise<Pick<Compiled, 'mistakes'> & { readonly script: OwnScript | null }> {
  const visit = pageScope.child();
  try {
    const compiled = await new CompilerClient(visit).check(text);
    if (compiled === null) throw new Error('the compiler cannot be loaded');
    return { mistakes: compiled.mistakes, script: scriptOf(name, text, compiled) };
  } finally {
    visit.dispose();
  }
}
