/**
 * A Vite plugin for Workers: in the build, `import 'typescript-5'` gets TypeScript without the parts that the page's
 * compiler of scripts never calls: quick fixes, refactorings, the language server, the watching build, and what
 * translates to JavaScript older than ES2022. Fetching and parsing them would delay the first check of a script.
 *
 * TypeScript is one file, whose modules stand one after another, each under a comment with its path. A module that is
 * left out leaves its names undefined; a test asks both versions the same questions (test/tools/typescript-slim.test.ts).
 */

import type { Plugin } from 'vite';

/** Modules of TypeScript that are left out. Each pattern must leave something out, or the build stops. */
export const LEFT_OUT: readonly RegExp[] = [
  /^src\/services\/(?:codefixes|refactors)\//,
  /^src\/(?:server|jsTyping|typingsInstallerCore)\//,
  /^src\/compiler\/(?:tsbuild|tsbuildPublic|watch|watchPublic|executeCommandLine)\.ts$/,
  /^src\/compiler\/transformers\/(?:es20(?:15|16|17|18|19|20|21)|generators|jsx|legacyDecorators)\.ts$/,
  /^src\/compiler\/transformers\/module\/system\.ts$/,
];

/** TypeScript's file without the modules that are left out. @throws if a pattern leaves nothing out */
export function slimmed(code: string): string {
  // Splitting at a pattern with a group gives what precedes the first heading, then paths and modules in turns.
  const [head = '', ...rest] = code.split(HEADING);
  const used = new Set<RegExp>();
  let text = head;
  for (let i = 0; i < rest.length; i += 2) {
    const [path = '', module = ''] = [rest[i], rest[i + 1]];
    const pattern = LEFT_OUT.find((one) => one.test(path));
    if (pattern === undefined) text += `// ${path}${module}`;
    else used.add(pattern);
  }
  const idle = LEFT_OUT.filter((pattern) => !used.has(pattern));
  if (idle.length > 0)
    throw new Error(`another TypeScript than tools/typescript/slim.ts was made for, nothing left out by ${idle.join(', ')}`); // prettier-ignore
  return text;
}
const HEADING = /^\/\/ (src\/\S+\.ts)$/gm;

export function slimTypeScript(): Plugin {
  return {
    name: 'honeybell:slim-typescript',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]typescript-5[\\/]lib[\\/]typescript\.js$/ },
      handler: (code) => ({ code: slimmed(code), map: null }),
    },
  };
}
