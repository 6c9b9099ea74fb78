// The project's import graph, read from its sources, and the table of allowed imports. Type imports count for the
// table, because they are dependencies, but not for circles: they do not exist at run time.

import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parse, place, root, walk, type Node, type Source } from './sources.ts';

export interface Import {
  readonly source: Source;
  readonly place: string;
  /** The specifier as written: `../sim/state.ts`, `phaser`, `./menu.csv?raw`. */
  readonly specifier: string;
  /** The imported file's path from the root; null for a package. */
  readonly target: string | null;
  /** True for a type import, which the compiler removes. */
  readonly typeOnly: boolean;
}

/** What a folder of `src` may import besides itself. */
interface Rule {
  /** Folders below `src`; '*' = the whole project. Type imports count. */
  readonly may: readonly string[];
  /** Names of packages; '*' = any. */
  readonly packages: readonly string[] | '*';
}

export const rules: Record<string, Rule> = {
  ai: { may: [], packages: ['yaml', 'papaparse'] },
  // What the package honeybell-minds makes public; it alone may read the environment.
  // Recorder, panel and file of what minds thought, for any game; the café's lab stands on it.
  inspector: { may: ['ai', 'ui/lifetime'], packages: ['preact', '@preact/signals'] },
  library: { may: ['ai', 'inspector'], packages: [] },
  data: { may: ['ai'], packages: [] },
  sim: { may: ['ai', 'data'], packages: ['easystarjs'] },
  scripts: { may: ['ai', 'sim/script-api', 'sim/state'], packages: [] },
  words: { may: ['ai', 'sim'], packages: ['@preact/signals'] },
  // Players' scripts, isolated in a realm of their own, on the page and on the command line.
  sandbox: { may: ['ai', 'sim', 'scripts', 'ui/lifetime'], packages: '*' },
  // Questions about a day, without a screen. A replay may contain a whole café, so it is validated like a save.
  analysis: {
    may: ['ai', 'inspector/record', 'sim', 'scripts', 'data', 'words', 'sandbox', 'saves/check'],
    packages: '*',
  },
  // What the page's Workers start with.
  workers: { may: ['sandbox', 'analysis'], packages: [] },
  // Packs: cafés as folders. They are read by the readers of everything else, without a screen and without files.
  packs: { may: ['ai', 'sim', 'data', 'analysis', 'ui', 'words'], packages: ['preact'] },
  cli: {
    may: ['packs', 'ai', 'inspector/record', 'sim', 'scripts', 'data', 'words', 'sandbox', 'analysis', 'saves/check'],
    packages: '*',
  },
  ui: { may: ['sim', 'words'], packages: '*' },
  view: { may: ['ai', 'sim', 'words', 'ui/fetching', 'ui/lifetime'], packages: ['phaser'] },
  sound: { may: ['ai', 'sim'], packages: [] },
  saves: { may: ['ai', 'sim', 'words', 'ui'], packages: ['idb', 'preact', '@preact/signals'] },
  hud: { may: ['ai', 'sim', 'words', 'ui'], packages: '*' },
  notebook: { may: ['ai', 'sim', 'data', 'words', 'ui', 'analysis'], packages: '*' },
  lab: {
    may: ['ai', 'inspector', 'sim', 'data', 'words', 'ui', 'notebook', 'sandbox', 'analysis', 'packs'],
    packages: '*',
  },
  gallery: { may: ['ai', 'sim', 'scripts', 'data', 'view', 'words', 'ui'], packages: '*' },
  game: { may: ['*'], packages: '*' },
  main: { may: ['*'], packages: '*' },
};

/** Folders inside sim, from the lowest to the highest: each may import only those before it. Files of sim itself stand above all. */
export const SIM_ORDER: readonly string[] = [
  'state',
  'thinking',
  'daily',
  'world',
  'people',
  'head-maid',
  'season',
  'visits',
  'kitchen',
  'events',
  'rival',
  'janken',
  'apprentice',
  'minds',
  'strong',
  'enquiries',
  'script-api',
  'behaviours',
  'inputs',
  'engine',
  'scenario',
];

/** Folders of the lab that every page may import; all others are pages, and strangers to each other. */
export const LAB_SHARED: readonly string[] = ['frame', 'shared', 'words'];

/** Packages that only these files may import, whatever their folder's rule allows. */
const reserved: Record<string, (path: string) => boolean> = {
  phaser: (path) => ['view', 'main'].includes(partOf(path)),
  easystarjs: (path) => /^src\/sim\/world\/paths[^/]*\.ts$/.test(path),
};

/** `src/sim/kitchen.ts` → sim, `src/main.ts` → main. */
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

function whyForbidden({ source, specifier, target }: Import): string | null {
  const part = partOf(source.path);
  const rule = rules[part];
  if (!rule) return `there is no rule for src/${part} yet: add one to test/laws/imports.ts`;
  if (target === null) return whyPackageForbidden(source.path, part, rule, specifier);
  if (!target.startsWith('src/')) return part === 'main' ? null : 'it lies outside src';
  const there = partOf(target);
  if (there === part) return whyInsideForbidden(source.path, target);
  if (rule.may.includes('*') || rule.may.includes(there) || rule.may.some((path) => target.startsWith(`src/${path}/`)))
    return null;
  return `${part} may import ${rule.may.length > 0 ? rule.may.join(', ') : 'nothing'} of the project`;
}

/** `src/sim/world/map.ts` → world; a file of the folder itself → ''. */
const innerOf = (path: string): string => path.split('/').slice(2, -1)[0] ?? '';

function whyInsideForbidden(from: string, target: string): string | null {
  const [here, there] = [innerOf(from), innerOf(target)];
  if (here === there) return null;
  if (partOf(from) === 'sim' && there === 'script-api' && here !== 'engine')
    return 'the script API is for scripts: in sim only engine, which builds the café, imports it';
  if (partOf(from) === 'sim' && here !== '') {
    const [low, high] = [SIM_ORDER.indexOf(there), SIM_ORDER.indexOf(here)];
    if (high < 0) return `src/sim/${here} has no place in SIM_ORDER yet: add it to test/laws/imports.ts`;
    if (there !== '' && low < high) return null;
    return `sim/${here} may import only folders below it: ${SIM_ORDER.slice(0, high).join(', ')}`;
  }
  if (partOf(from) === 'lab' && here !== '' && !LAB_SHARED.includes(there))
    return there === ''
      ? 'pages get the lab by its frame'
      : `pages of the lab are strangers: share by ${LAB_SHARED.join(', ')}`;
  return null;
}

function whyPackageForbidden(path: string, part: string, rule: Rule, specifier: string): string | null {
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  if (name.startsWith('node:')) return part === 'cli' ? null : 'only the command line runs in Node';
  const reservation = reserved[name];
  if (reservation) return reservation(path) ? null : `${name} has its own place`;
  if (rule.packages === '*' || rule.packages.includes(name)) return null;
  return `${part} may use ${rule.packages.length > 0 ? rule.packages.join(', ') : 'no package'}`;
}

/**
 * Circles of files that import each other at run time, each as `a → b → a`. A file in several circles may be reported
 * in only one.
 */
export function cycles(imports: readonly Import[]): string[] {
  const next = new Map<string, string[]>();
  for (const { source, target } of imports) {
    if (target === null || target === source.path) continue;
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
