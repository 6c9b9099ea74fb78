/** The compiler in Node, for the command line: fetched when a scenario names its first script, for it is large. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { OwnScript } from '../../sim/own.ts';
import surface from '../sandbox/surface.d.ts.txt?raw';
import { Compiler } from './compiler.ts';
import { LIBRARY } from './library.ts';

export type Made =
  { readonly ok: true; readonly script: OwnScript } | { readonly ok: false; readonly errors: readonly string[] };

let compiler: Compiler | null = null;

async function open(): Promise<Compiler> {
  const found = createRequire(import.meta.url).resolve('typescript-5');
  const ts = await import('typescript-5');
  const library = LIBRARY.map((name) => readFileSync(join(dirname(found), name), 'utf8'));
  return new Compiler(ts, library, surface);
}

/** A script as the lab would give it; or everything wrong with it, each with file, line and column. */
export async function madeScript(name: string, text: string, file: string): Promise<Made> {
  compiler ??= await open();
  const { mistakes, script } = compiler.made(name, text);
  if (script !== null) return { ok: true, script };
  return {
    ok: false,
    errors: mistakes.map(
      ({ line, column, message, nearest }) =>
        `${file}:${line}:${column}: ${message}${nearest === null || message.includes(`'${nearest}'`) ? '' : `; did you mean '${nearest}'?`}`,
    ),
  };
}
