// Who imports whom: the project's import graph, read from its sources, and the table that says what is allowed.
// Types count as imports for the table (knowing a thing is depending on it), but not for cycles: they vanish at run time.

import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse, place, root, walk, type Node, type Source } from './sources.ts';

export interface Import {
  readonly source: Source;
  readonly place: string;
  /** As written: `../sim/state.ts`, `phaser`, `./menu.csv?raw`. */
  readonly specifier: string;
  /** The imported file from the root, or null for a package. */
  readonly target: string | null;
  /** Erased by the compiler. */
  readonly typeOnly: boolean;
}

/** The folder law: a part of `src` and what it may import besides itself. '*' is everything of the project. */
interface Rule {
  readonly may: readonly string[];
  /** Folders of which only types may be known. */
  readonly types?: readonly string[];
  /** Packages by name, or by name with the files that may use them. */
  readonly packages: readonly string[] | '*';
}

/** What AIScripts may know of the restaurant: its surface, not its workings. */
export const surface = ['src/sim/surface.ts', 'src/sim/person.ts', 'src/sim/types.ts'];

export const rules: Record<string, Rule> = {
  ai: { may: [], packages: ['yaml', 'papaparse'] },
  data: { may: ['ai'], packages: ['papaparse'] },
  sim: { may: ['ai', 'data'], packages: ['easystarjs'] },
  scripts: { may: ['ai', ...surface], packages: [] },
  words: { may: [], types: ['ai', 'sim'], packages: ['i18next', '@preact/signals'] },
  // Pictures that could not be fetched are asked for again by one rule, in the view and in the panels.
  view: { may: ['sim', 'words', 'src/hud/kit/again.ts'], types: ['ai'], packages: ['phaser'] },
  hud: { may: ['sim', 'words'], types: ['ai'], packages: '*' },
  // Sound hears events and state; of the minds it has only the seeded streams of chance.
  sound: { may: ['src/ai/random.ts'], types: ['sim'], packages: [] },
  // The lab's panels are made of the HUD's kit – tokens and plain components –, of nothing else of it.
  lab: { may: ['ai', 'sim', 'data', 'headless', 'words', 'src/hud/kit'], packages: '*' },
  // So are the gallery's, and it reads the player's settings: one language, one text size in both.
  gallery: {
    may: ['ai', 'sim', 'scripts', 'data', 'view', 'words', 'src/hud/kit', 'src/hud/settings.ts'],
    packages: '*',
  },
  // Saves know the café as plain data; their panel is made of the kit as well, and says days and hours as the HUD does.
  saves: { may: ['ai', 'sim', 'words', 'src/hud/kit', 'src/hud/read'], packages: ['idb', 'preact', '@preact/signals'] },
  // A replay may hold a whole café: it is believed only as far as a save is.
  headless: { may: ['ai', 'sim', 'scripts', 'data', 'words', 'src/saves/check'], packages: '*' },
  main: { may: ['*'], packages: '*' },
};

/** Only these may import these packages, whatever their folder's rule says. */
const reserved: Record<string, (path: string) => boolean> = {
  phaser: (path) => ['view', 'main'].includes(partOf(path)),
  easystarjs: (path) => /^src\/sim\/paths[^/]*\.ts$/.test(path),
};

/** `src/sim/kitchen.ts` → sim, `src/headless.ts` → headless. */
export function partOf(path: string): string {
  const [, first = ''] = path.split('/');
  return first.replace(/\.tsx?$/, '');
}

export function importsOf(source: Source): Import[] {
  const { module, program } = parse(source);
  const found: Import[] = [];
  const add = (specifier: string, start: number, typeOnly: boolean) =>
    found.push({ source, place: place(source, start), specifier, target: resolve(source.path, specifier), typeOnly });

  for (const { moduleRequest, entries, start } of module.staticImports) {
    add(moduleRequest.value, start, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries, start } of module.staticExports) {
    const request = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest;
    if (request)
      add(
        request.value,
        start,
        entries.every(({ isType }) => isType),
      );
  }
  walk(program as unknown as Node, (node) => {
    if (node.type !== 'ImportExpression' && node.type !== 'TSImportType') return;
    const { value } = node.source as Node;
    if (typeof value === 'string') add(value, node.start, node.type === 'TSImportType');
    else
      found.push({
        source,
        place: place(source, node.start),
        specifier: '(computed)',
        target: '(computed)',
        typeOnly: false,
      });
  });
  return found;
}

function resolve(from: string, specifier: string): string | null {
  if (!specifier.startsWith('.') && !specifier.startsWith('/')) return null;
  const bare = specifier.split('?')[0] ?? specifier;
  const path = specifier.startsWith('/') ? bare.slice(1) : posix.join(dirname(from), bare);
  const candidates = [path, `${path}.ts`, `${path}.tsx`, path.replace(/\.js$/, '.ts'), `${path}/index.ts`];
  return candidates.find((candidate) => /\.[a-z]+$/.test(candidate) && existsSync(join(root, candidate))) ?? path;
}

/** Every breach of the table among `imports`, as sentences. */
export function breaches(imports: readonly Import[]): string[] {
  return imports.flatMap((found) => {
    const reason = whyForbidden(found);
    return reason ? [`${found.place}  imports ${found.specifier} – ${reason}`] : [];
  });
}

function whyForbidden({ source, specifier, target, typeOnly }: Import): string | null {
  const part = partOf(source.path);
  const rule = rules[part];
  if (!rule) return `there is no rule for src/${part} yet: add one to test/laws/imports.ts`;
  if (target === null) return whyPackageForbidden(source.path, part, rule, specifier);
  if (!target.startsWith('src/')) return part === 'main' ? null : 'it lies outside src';
  const there = partOf(target);
  if (
    there === part ||
    rule.may.includes('*') ||
    rule.may.includes(there) ||
    rule.may.some((path) => target === path || target.startsWith(`${path}/`))
  )
    return null;
  if (rule.types?.includes(there)) return typeOnly ? null : `${part} may know types of ${there} only: import type`;
  return `${part} may import ${rule.may.length > 0 ? rule.may.join(', ') : 'nothing'} of the project`;
}

function whyPackageForbidden(path: string, part: string, rule: Rule, specifier: string): string | null {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (name.startsWith('node:')) return part === 'headless' ? null : 'only the command line runs in Node';
  const reservation = reserved[name];
  if (reservation) return reservation(path) ? null : `${name} has its own place`;
  if (rule.packages === '*' || rule.packages.includes(name)) return null;
  return `${part} may use ${rule.packages.length > 0 ? rule.packages.join(', ') : 'no package'}`;
}

/** Rings of files that import each other at run time, each as `a → b → a`. One ring is enough to name for a file. */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { source, target, typeOnly } of imports) {
    if (target === null || typeOnly || target === source.path) continue;
    next.set(source.path, [...(next.get(source.path) ?? []), target]);
  }
  const rings: string[] = [];
  const done = new Set<string>();
  const trail: string[] = [];
  const visit = (path: string): void => {
    const at = trail.indexOf(path);
    if (at >= 0) {
      rings.push([...trail.slice(at), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    trail.push(path);
    for (const target of next.get(path) ?? []) visit(target);
    trail.pop();
    done.add(path);
  };
  for (const path of next.keys()) visit(path);
  return rings;
}
