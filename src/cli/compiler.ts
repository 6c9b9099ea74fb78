/** Loads the TypeScript compiler in Node when a scenario names its first script, because the compiler is too large to load for every run. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as TypeScript from 'typescript-5';
import type { OwnScript } from '../sim/state/player-scripts.ts';
import surface from '../sandbox/script-cafe.d.ts.txt?raw';
import { Compiler } from '../sandbox/compiler/compiler.ts';
import { LIBRARY } from '../sandbox/compiler/library.ts';

export type Made =
  { readonly ok: true; readonly script: OwnScript } | { readonly ok: false; readonly errors: readonly string[] };

let compiler: Compiler | null = null;

/** Opens the compiler. It is loaded by `require`, because TypeScript is not an ES module and is too large to bundle. */
function open(): Compiler {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('typescript-5'));
  const library = LIBRARY.map((name) => readFileSync(join(folder, name), 'utf8'));
  return new Compiler(require('typescript-5') as typeof TypeScript, library, surface);
}

/** Compiles a script as the lab does. */
export const compiledScript = (name: string, text: string): ReturnType<Compiler['made']> =>
  (compiler ??= open()).made(name, text);

/** Compiles a script as the lab does. Returns the script, or all its errors with file, line and column. */
export function madeScript(name: string, text: string, file: string): Made {
  const { mistakes, script } = compiledScript(name, text);
  if (script !== null) return { ok: true, script };
  return {
    ok: false,
    errors: mistakes.map(
      ({ line, column, message, nearest }) =>
        `${file}:${line}:${column}: ${message}${nearest === null || message.includes(`'${nearest}'`) ? '' : `; did you mean '${nearest}'?`}`,
    ),
  };
}
