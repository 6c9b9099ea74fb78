// Faults that the type checker rejects never reach a test (`npm run check` fails), so they are not planted.

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type TypeScript from 'typescript-5';
import type { Mutant } from './mutants.ts';

// A bundled compiler would not find its own files.
const ts = createRequire(import.meta.url)('typescript-5') as typeof TypeScript;

/** Returns a function that checks whether a mutant's file still type-checks. */
export function typeChecker(root: string, files: readonly string[]): (mutant: Mutant, source: string) => boolean {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const texts = new Map<string, string>();
  const versions = new Map<string, number>();
  const change = (path: string, text: string | null): void => {
    if (text === null) texts.delete(path);
    else texts.set(path, text);
    versions.set(path, (versions.get(path) ?? 0) + 1);
  };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => files.map((file) => join(root, file)),
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = texts.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (opts) => ts.getDefaultLibFilePath(opts),
    fileExists: (path) => existsSync(path),
    readFile: (path) => readFileSync(path, 'utf8'),
    directoryExists: (path) => existsSync(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
    realpath: (path) => (ts.sys.realpath ? ts.sys.realpath(path) : path),
  });
  return ({ file, start, end, after }, source) => {
    const path = join(root, file);
    change(path, source.slice(0, start) + after + source.slice(end));
    const errors = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
    change(path, null);
    return errors.length === 0;
  };
}
