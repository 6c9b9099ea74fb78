// Reads the project's sources for the laws: files, syntax trees, and places of nodes. Uses Vite's parser (oxc), so
// comments, strings and types are recognised by grammar.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export interface Source {
  /** Path from the root, with slashes: `src/ai/notebook.ts`. */
  readonly path: string;
  readonly text: string;
}

/** A node of the syntax tree; its further fields depend on `type`. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** Every .ts and .tsx file below `folder` except declaration files, in a fixed order. */
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

/** `src/sim/kitchen.ts:41`, which editors and terminals can open. */
export function place({ path, text }: Source, offset: number): string {
  return `${path}:${text.slice(0, offset).split('\n').length}`;
}
