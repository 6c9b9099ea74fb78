// Reading the project's own sources for the laws: which files there are, their syntax trees, and lines to point at.
// Vite's parser (oxc) does the reading, so comments, strings and types are told apart from code by grammar, not by luck.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** From the root, with slashes: `src/ai/notebook.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A node of the syntax tree; which further fields it has depends on `type`. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Every .ts and .tsx file below `folder`, in a fixed order, without declaration files. */
export function sourcesBelow(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export function parse({ path, text }: Source) {
  const result = parseSync(path, text);
  const [problem] = result.errors;
  if (problem) throw new Error(`${path} cannot be parsed: ${problem.message}`);
  return result;
}

/** Visits every node below `node`, parents first. `parents` ends with the node's own parent. */
export function walk(node: Node, visit: (node: Node, parents: readonly Node[]) => void, parents: Node[] = []): void {
  visit(node, parents);
  parents.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, parents);
    }
  }
  parents.pop();
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** `src/sim/kitchen.ts:41`, as editors and terminals understand it. */
export function place({ path, text }: Source, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
