/**
 * A Vite plugin that allows a failed download to be retried. Browsers remember that a script failed, and `import()` of
 * the same address then fails as long as the page lives. So in the built game, a second attempt adds a question mark
 * and the time to the address. `import(` and the function's name have the same length, so source maps stay correct.
 */

import type { Plugin } from 'vite';

export const NAME = '$fetch';
/** The function by which built scripts load others. */
export const AGAIN = `function ${NAME}(path){return import(path).catch(()=>import(path+'?'+Date.now()))}`;
const FETCHED = /\bimport\((?=[`'"]\.\/[\w.-]+\.js[`'"]\))/g;

export function fetchAgain(): Plugin {
  return {
    name: 'honeybell:fetch-again',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const code = again(file.code);
          if (code === null)
            this.error(`${file.fileName} has a '${NAME}' of its own; tools/chunks/again.ts needs another name`);
          else file.code = code;
        }
      },
    },
  };
}

/** A chunk with retries for every `import('./other.js')`; null if the name is taken. */
export function again(code: string): string | null {
  const asks = code.replaceAll(FETCHED, () => `${NAME}(`);
  if (asks === code) return code;
  if (code.includes(NAME)) return null;
  // The function is hoisted, so it may stand at the end, but before the source map comment.
  const [, body = '', rest = ''] = /^([\s\S]*?)(\n\/\/# sourceMappingURL=.*\s*)?$/.exec(asks) ?? [];
  return `${body.trimEnd()}\n${AGAIN}\n${rest}`;
}
