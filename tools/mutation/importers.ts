// The test files that import a source, directly or not: first those in the same folder, then those that import few
// other files.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function importers(tests: readonly string[]): (source: string) => string[] {
  const imports = new Map<string, string[]>();
  const directly = (file: string): string[] => {
    let found = imports.get(file);
    if (!found) {
      found = [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
        .map(([, path]) => join(dirname(file), path as string).replaceAll('\\', '/'))
        .filter((path) => /\.tsx?$/.test(path) && existsSync(path));
      imports.set(file, found);
    }
    return found;
  };
  const reach = (test: string): Set<string> => {
    const seen = new Set([test]);
    for (const file of seen) for (const next of directly(file)) seen.add(next);
    return seen;
  };
  const reached = tests.map((test) => ({ test, sources: reach(test) }));
  return (source) =>
    reached
      .filter(({ sources }) => sources.has(source))
      .map(({ test, sources }) => ({ test, near: sharedFolders(test, source), size: sources.size }))
      .sort((a, b) => b.near - a.near || a.size - b.size || (a.test < b.test ? -1 : 1))
      .map(({ test }) => test);
}

/** The number of folders below `test` and `src` that two files share. */
function sharedFolders(test: string, source: string): number {
  const [of, to] = [test.split('/').slice(1), source.split('/').slice(1)];
  const end = of.findIndex((name, i) => name !== to[i]);
  return end < 0 ? of.length : end;
}
