/** Reads the package's declarations: every public name of every entry point, with its comment and its declaration. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-5';

/** A public name. */
export interface PublicName {
  readonly name: string;
  readonly kind: 'class' | 'function' | 'interface' | 'type' | 'value';
  /** Its comment, in Markdown. */
  readonly about: string;
  /** What it declares, as TypeScript; overloads and merged declarations one after the other. */
  readonly declarations: readonly string[];
}

/** One entry point of the package. */
export interface EntryPoint {
  /** How it is imported: `honeybell-minds/table`. */
  readonly module: string;
  /** The comment at the head of its file. */
  readonly about: string;
  readonly names: readonly PublicName[];
}

/** @param folder the built package */
export function entryPoints(folder: string): EntryPoint[] {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | { types: string }>;
  };
  const modules = Object.entries(exports).flatMap(([way, to]) =>
    typeof to === 'string' ? [] : [{ module: join(name, way), file: join(folder, to.types) }],
  );
  const program = ts.createProgram(
    modules.map(({ file }) => file),
    { module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2022, types: [], strict: true },
  );
  const checker = program.getTypeChecker();
  return modules.map(({ module, file }) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    if (source === undefined || symbol === undefined) throw new Error(`${file} exports nothing`);
    const names = checker.getExportsOfModule(symbol).flatMap((exported) => publicNames(exported, checker));
    const about = /^\/\*\*([^]*?)\*\//.exec(source.text)?.[1] ?? '';
    return {
      module,
      about: about.replace(/^\s*\* ?/gm, '').trim(),
      names: names.sort((a, b) => (a.name < b.name ? -1 : 1)),
    };
  });
}

/** A name; for `export * as fields` the names inside, as `fields.text`. */
function publicNames(exported: ts.Symbol, checker: ts.TypeChecker, before = ''): PublicName[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const name = before + exported.getName();
  if (symbol.flags & ts.SymbolFlags.ValueModule)
    return checker.getExportsOfModule(symbol).flatMap((inner) => publicNames(inner, checker, `${name}.`));
  const declarations = symbol.declarations ?? [];
  const [first] = declarations;
  if (first === undefined) return [];
  const other = typeOf(first, checker);
  const about = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => `*@${name}* ${ts.displayPartsToString(text)}`);
  return [
    {
      name,
      kind: kindOf(symbol),
      about: [about, ...tags].filter((part) => part !== '').join('\n\n'),
      declarations: (other ?? declarations).map(declared),
    },
  ];
}

/** For `const here: typeof there`, the declarations of `there`. */
function typeOf(declaration: ts.Declaration, checker: ts.TypeChecker): readonly ts.Declaration[] | undefined {
  if (!ts.isVariableDeclaration(declaration) || !declaration.type || !ts.isTypeQueryNode(declaration.type))
    return undefined;
  const symbol = checker.getSymbolAtLocation(declaration.type.exprName);
  if (symbol === undefined) return undefined;
  return (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol).declarations;
}

function kindOf({ flags }: ts.Symbol): PublicName['kind'] {
  if (flags & ts.SymbolFlags.Class) return 'class';
  if (flags & ts.SymbolFlags.Function) return 'function';
  if (flags & ts.SymbolFlags.Interface) return 'interface';
  return flags & ts.SymbolFlags.TypeAlias ? 'type' : 'value';
}

/** The text of a declaration, without `export declare` and private members. */
function declared(declaration: ts.Declaration): string {
  const isVariable = ts.isVariableDeclaration(declaration);
  const text = isVariable ? `const ${declaration.getText()};` : declaration.getText();
  return text
    .replace(/^export (default )?(declare )?/, '')
    .replace(/^ *private .*\n/gm, '')
    .replace(/^ {4}/gm, '  ');
}
