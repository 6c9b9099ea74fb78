// The build that tests open: the shipped files with two additions. `honeybell.test` (handle/) runs before the page's
// own scripts, and the one function by which built scripts load others reports to it. All other bytes are those
// shipped; a second bundle would be another game.

import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { AGAIN, NAME } from '../../tools/chunks/again.ts';

const BODY = `function ${NAME}(path){return `;
const TOLD = `${BODY}globalThis.honeybellTest===undefined?`;

/** Changes a built script so that it reports when it loads another. */
export function telling(script: string): string {
  const rest = AGAIN.slice(BODY.length, -1);
  return script.replace(AGAIN, () => `${TOLD}${rest}:honeybellTest.during(path,${rest})}`);
}

let made: Promise<string> | null = null;

/** The handle as one script. */
export function testHandle(): Promise<string> {
  made ??= asScript('handle/index.ts', 'honeybellHandle');
  return made;
}

/**
 * A file of this folder with all its imports as one script for a page; its exports are available there under `name`.
 */
export async function asScript(file: string, name: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['iife'], name },
    },
  })) as Rolldown.RolldownOutput[];
  return (built[0] as Rolldown.RolldownOutput).output[0].code;
}
