// Which exported values nothing uses. Read from the syntax of imports and exports alone, without types: names are
// followed through re-exports; where a whole module is taken (`import * as`, `import(…)`), an export counts as used if
// any file takes a field of that name.

import { dirname, posix } from 'node:path';
import { isNode, parse, place, walk, type Node, type Source } from './sources.ts';

/** The library's entry points, whose exports are its public API; `tools/run/build-ai.mjs` builds them. */
const ENTRIES = [
  'index',
  'csv',
  'imitation',
  'inspector',
  'recorder',
  'rules',
  'senses',
  'table',
  'trace',
  'tree',
  'utility',
  'yaml',
];
export const PUBLIC = ENTRIES.map((name) => `src/library/${name}.ts`);

/**
 * Files that a build puts in the place of others, so they export the same names; see `tools/csv` and `tools/yaml` for
 * the game, `tools/run/build-ai.mjs` for the package.
 */
export const STAND_INS: Readonly<Record<string, readonly string[]>> = {
  'src/library/create-minds.ts': ['src/library/create-minds-quiet.ts'],
  'src/ai/csv.ts': ['src/data/csv-later.ts', 'src/library/no-csv.ts'],
  'src/ai/yaml.ts': ['src/data/yaml-later.ts', 'src/library/no-yaml.ts'],
};

interface Export {
  readonly name: string;
  /** The name inside the file; null for a re-export. */
  readonly local: string | null;
  /** The file of a re-export, and the name there; '*' = all names. */
  readonly from: string | null;
  readonly original: string;
  readonly start: number;
}

interface Module {
  readonly source: Source;
  readonly exports: readonly Export[];
  /** Imported names as `file#name`. */
  readonly imports: readonly string[];
  /** Files taken as a whole. */
  readonly wholes: readonly string[];
  /** Names of fields that are read or destructured. */
  readonly fields: ReadonlySet<string>;
  /** How often each identifier occurs. */
  readonly names: ReadonlyMap<string, number>;
}

/** The path from the root that an import leads to; a package's name stays as it is. */
function fileFrom({ path }: Source, specifier: string): string {
  const bare = specifier.split('?')[0] ?? specifier;
  return specifier.startsWith('.') ? posix.join(dirname(path), bare) : bare.replace(/^\//, '');
}

/** What the import statements of a file take: names as `file#name`, and whole files. */
function readImports(source: Source, module: ReturnType<typeof parse>['module']) {
  const imports: string[] = [];
  const wholes: string[] = [];
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName } of entries)
      if (importName.kind === 'NamespaceObject') wholes.push(fileFrom(source, moduleRequest.value));
      else imports.push(`${fileFrom(source, moduleRequest.value)}#${importName.name ?? 'default'}`);
  return { imports, wholes };
}

function readModule(source: Source): Module {
  const { module, program } = parse(source);
  const { imports, wholes } = readImports(source, module);
  const fileOf = (specifier: string): string => fileFrom(source, specifier);
  const fields = new Set<string>();
  const names = new Map<string, number>();
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .map(({ exportName, localName, importName, moduleRequest, start }) => ({
      name: exportName.kind === 'None' ? '*' : (exportName.name ?? 'default'),
      local: localName.name,
      from: moduleRequest === null ? null : fileOf(moduleRequest.value),
      original: importName.name ?? '*',
      start,
    }));
  walk(program as unknown as Node, (node) => {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
      names.set(String(node.name), (names.get(String(node.name)) ?? 0) + 1);
    else if (node.type === 'ImportExpression' && isNode(node.source) && typeof node.source.value === 'string')
      wholes.push(fileOf(node.source.value));
    else if (node.type === 'TemplateElement') {
      // Code written by a plugin of the build: `import { knownCsv } from ${…}`.
      const { raw } = node.value as { raw: string };
      for (const [, list = ''] of raw.matchAll(/import \{ ([^}]*) \} from/g))
        for (const name of list.split(', ')) fields.add(name);
    }
    const taken = node.type === 'MemberExpression' && node.computed === false ? [node.property] : [];
    if (node.type === 'JSXMemberExpression') taken.push(node.property);
    if (node.type === 'ObjectPattern') taken.push(...(node.properties as Node[]).map(({ key }) => key));
    for (const name of taken) if (isNode(name) && typeof name.name === 'string') fields.add(name.name);
  });
  return { source, exports, imports, wholes, fields, names };
}

/**
 * Every exported value that nothing but tests uses, as a sentence with its place, and every one that only its own file
 * uses. A value used in its own file may be exported for its tests.
 *
 * @param shipped the sources whose exports are checked
 * @param others programs that use them: tools and configurations
 * @param tests their imports keep a value exported, but do not count as its use
 */
export function unusedExports(
  shipped: readonly Source[],
  others: readonly Source[],
  tests: readonly Source[],
): string[] {
  const modules = shipped.map(readModule);
  const using = [...modules, ...others.map(readModule)];
  const byPath = new Map(modules.map((module) => [module.source.path, module]));
  const exportsOf = (path: string): readonly Export[] => byPath.get(path)?.exports ?? [];
  const namesOf = (path: string): string[] =>
    exportsOf(path).flatMap(({ name, from }) => (name === '*' && from !== null ? namesOf(from) : [name]));

  /** Adds what the given names re-export, and the stand-ins' names. */
  const follow = (first: readonly string[]): Set<string> => {
    const found = new Set<string>();
    const rest = [...first];
    for (let key = rest.pop(); key !== undefined; key = rest.pop()) {
      if (found.has(key)) continue;
      found.add(key);
      const [path = '', name = ''] = key.split('#');
      for (const standIn of STAND_INS[path] ?? []) rest.push(`${standIn}#${name}`);
      for (const { name: exported, from, original } of exportsOf(path))
        if (from !== null && exported === '*') rest.push(`${from}#${name}`);
        else if (from !== null && exported === name) rest.push(`${from}#${original}`);
    }
    return found;
  };

  const wholes = new Set([...using.flatMap((module) => module.wholes), ...Object.values(STAND_INS).flat()]);
  const isTaken = (name: string, from: string): boolean =>
    using.some(({ source, fields }) => source.path !== from && fields.has(name));
  const used = follow([
    ...using.flatMap(({ imports }) => imports),
    ...PUBLIC.flatMap((path) => namesOf(path).map((name) => `${path}#${name}`)),
    ...[...wholes].flatMap((path) => namesOf(path).flatMap((name) => (isTaken(name, path) ? [`${path}#${name}`] : []))),
  ]);
  const tested = follow(
    tests.flatMap((source) => {
      const { imports, wholes } = readImports(source, parse(source).module);
      return [...imports, ...wholes.flatMap((path) => namesOf(path).map((name) => `${path}#${name}`))];
    }),
  );

  return modules.flatMap(({ source, exports, names }) =>
    exports.flatMap(({ name, local, start }) => {
      const key = `${source.path}#${name}`;
      if (name === '*' || used.has(key)) return [];
      const ownUses = local === null ? 0 : (names.get(local) ?? 0) - 1;
      const fault =
        ownUses > 0
          ? tested.has(key)
            ? null
            : 'used only in its own file: it needs no `export`'
          : tested.has(key)
            ? 'used only by tests'
            : 'not used';
      return fault === null ? [] : [`${place(source, start)}  ${name} is ${fault}`];
    }),
  );
}
