// Which test files import a source, through whatever lies between; those that import little else come first.

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
  const reached = tests
    .map((test) => ({ test, sources: reach(test) }))
    .sort((a, b) => a.sources.size - b.sources.size || (a.test < b.test ? -1 : 1));
  return (source) => reached.filter(({ sources }) => sources.has(source)).map(({ test }) => test);
}
