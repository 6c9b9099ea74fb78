/**
 * A Vite plugin: what could not be fetched can be fetched again. Browsers remember that a script failed, and `import()`
 * of the same address then fails for as long as the page lives; so in the built game a second attempt adds a question
 * mark and the time. `import(` and the name of the function have the same length: source maps stay true.
 */

import type { Plugin } from 'vite';

export const NAME = '$fetch';
/** The function by which built scripts fetch others. */
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

/** A chunk with every `import('./other.js')` asked twice; null when the name is taken. */
export function again(code: string): string | null {
  const asks = code.replaceAll(FETCHED, () => `${NAME}(`);
  if (asks === code) return code;
  if (code.includes(NAME)) return null;
  // Hoisted: it may stand at the end. What follows the code is only where its map lies.
  const [, body = '', rest = ''] = /^([\s\S]*?)(\n\/\/# sourceMappingURL=.*\s*)?$/.exec(asks) ?? [];
  return `${body.trimEnd()}\n${AGAIN}\n${rest}`;
}
