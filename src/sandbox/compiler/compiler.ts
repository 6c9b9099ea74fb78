/**
 * What a compiler says of a script: its types from the sandbox's own surface, errors by place, completion, and the text
 * without its types. TypeScript itself (version 5, the last that runs in a browser) is handed in, for it is large.
 */

import type * as TypeScript from 'typescript-5';
import { nearestName } from '../../ai/problems.ts';
import type { OwnKey, OwnScript } from '../../sim/minds/player-scripts.ts';
import { keysIn } from './keys-in.ts';
import { NO_DEFAULT, NO_KEYS, UNKNOWN_WORD } from './kinds.ts';
import { onTheirLines } from './lines.ts';
import { unknownWords } from './words-in.ts';

type TS = typeof TypeScript;

export interface Mistake {
  /** Places in the text. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
  /** The compiler's number of this kind of mistake, and its own sentence. */
  readonly code: number;
  readonly message: string;
  /** What is written there. */
  readonly found: string;
  /** The nearest name there is, where one is near. */
  readonly nearest: string | null;
}
export interface Option {
  readonly label: string;
  readonly kind: string;
  /** Its type, where there are few to choose from and it is short. */
  readonly type?: string;
}
export interface Detail {
  readonly type: string;
  readonly doc: string;
}
export interface Compiled {
  readonly mistakes: readonly Mistake[];
  /** The text without types, line by line where it was; null while it cannot be read at all. */
  readonly code: string | null;
  /** The warp keys it stands for; empty while nobody can tell. */
  readonly keys: readonly OwnKey[];
}

/** A script as a café takes it; null while something is wrong with it. The same on the page as on the command line. */
export function scriptOf(name: string, text: string, { mistakes, code, keys }: Compiled): OwnScript | null {
  if (mistakes.length > 0 || code === null) return null;
  const onlyWaiting = keys.length === 1 && keys[0] === 'waiting';
  return { name, text, ...(code === text ? {} : { code }), ...(onlyWaiting ? {} : { keys }) };
}

const FILE = '/script.ts';
const SURFACE = '/surface.d.ts';
const LIBRARY = '/lib.d.ts';
const MOST = 20;
/** Members whose types are offered with their names, and how long such a type may be. */
const MOST_TYPED = 60;
const LONGEST_TYPE = 28;
/** "Is not assignable", in its kinds. */
const FITTING: ReadonlySet<number> = new Set([2322, 2345, 2769, 2820, 2326, 2353]);

/** Names of the language that scripts do not have. */
const TAKEN =
  /^(?:Date|eval|Function|FunctionConstructor|Promise|PromiseLike|PromiseConstructor|PromiseConstructorLike|Reflect|Proxy|WeakMap|WeakSet|WeakMapConstructor|WeakSetConstructor|escape|unescape|Intl|ActiveXObject|ArrayBuffer|DataView|\w*(?:8|16|32|64)\w*Array\w*|Atomics|SharedArrayBuffer)/;
/** Of these the type stays, for the compiler itself needs it. */
const TYPE_NEEDED = new Set([
  'Function',
  'PromiseLike',
  'Promise',
  'PromiseConstructorLike',
  'PromiseConstructor',
  'ArrayBuffer',
]);

/** The language's own declarations, less what the sandbox has taken away. */
export function cutLibrary(ts: TS, texts: readonly string[]): string {
  const kept: string[] = [];
  for (const text of texts) {
    const file = ts.createSourceFile('lib.d.ts', text, ts.ScriptTarget.ES2022, false);
    for (const statement of file.statements) {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((one) => one.name.getText(file))
        : 'name' in statement && statement.name !== undefined
          ? [(statement.name as TypeScript.Node).getText(file)]
          : [];
      const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
      if (names.some((name) => TAKEN.test(name) && !(isType && TYPE_NEEDED.has(name)))) continue;
      kept.push(statement.getText(file).replace(LESS, ''));
    }
  }
  return kept.join('\n');
}

/** Methods that are gone as well. */
const LESS = /^\s*(?:random\(\): number|(?:toLocale\w+|localeCompare|normalize)\([^;]*\): \w+);/gm;

export class Compiler {
  private text = '';
  private version = 0;
  private readonly service: TypeScript.LanguageService;

  constructor(
    private readonly ts: TS,
    library: readonly string[],
    surface: string,
  ) {
    const files: Readonly<Record<string, string>> = { [LIBRARY]: cutLibrary(ts, library), [SURFACE]: surface };
    const options: TypeScript.CompilerOptions = {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      strict: true,
      noImplicitAny: true,
      noEmit: true,
      noLib: true,
      types: [],
    };
    this.service = ts.createLanguageService({
      getCompilationSettings: () => options,
      getScriptFileNames: () => [LIBRARY, SURFACE, FILE],
      getScriptVersion: (name) => (name === FILE ? String(this.version) : '1'),
      getScriptSnapshot: (name) => {
        const text = name === FILE ? this.text : files[name];
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
      getCurrentDirectory: () => '/',
      getDefaultLibFileName: () => LIBRARY,
      fileExists: (name) => name === FILE || name in files,
      readFile: (name) => (name === FILE ? this.text : files[name]),
    });
  }

  private use(text: string): void {
    if (text === this.text) return;
    this.text = text;
    this.version++;
  }

  /** Everything wrong, at most twenty, and the text without types. */
  check(text: string): Compiled {
    this.use(text);
    const { service, ts } = this;
    const syntax = service.getSyntacticDiagnostics(FILE);
    const all = [...syntax, ...service.getSemanticDiagnostics(FILE)].slice(0, MOST);
    const program = service.getProgram() as TypeScript.Program;
    const words = unknownWords(ts, program, FILE);
    // What does not fit because of one unknown word is said of the word alone. The compiler marks the head of a function.
    const statements = program.getSourceFile(FILE)?.statements ?? [];
    const of = ({ from, code }: Mistake): boolean => {
      const end = statements.find((one) => one.pos <= from && from < one.end)?.end ?? 0;
      return FITTING.has(code) && words.some((word) => word.from >= from - 1 && word.to <= end);
    };
    const mistakes = [
      ...words.map(({ from, to, found, known }) => ({
        from,
        to,
        ...this.placeOf(from),
        code: UNKNOWN_WORD,
        message: `'${found}' is none of ${known.join(', ')}`,
        found,
        nearest: nearestName(found, known),
      })),
      ...all.map((one) => this.mistake(one)).filter((one) => !of(one)),
    ].sort((a, b) => a.from - b.from || a.code - b.code);
    const keys = syntax.length > 0 ? null : keysIn(ts, program, FILE);
    if (syntax.length === 0 && keys === null) {
      const missing = !/^[ \t]*export[ \t]+default\b/m.test(text);
      mistakes.push({
        from: 0,
        to: 0,
        line: 1,
        column: 1,
        code: missing ? NO_DEFAULT : NO_KEYS,
        message: missing
          ? 'export default is missing'
          : 'what is exported is no script; write export default script(…), or warpTable({ waiting: …, move: … })',
        found: '',
        nearest: null,
      });
    }
    return { mistakes, code: syntax.length > 0 ? null : this.withoutTypes(text), keys: keys ?? [] };
  }

  private withoutTypes(text: string): string {
    const { ts } = this;
    const { outputText, sourceMapText } = ts.transpileModule(text, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        removeComments: false,
        sourceMap: true,
      },
    });
    const { mappings } = JSON.parse(sourceMapText ?? '{"mappings":""}') as { readonly mappings: string };
    return onTheirLines(outputText.replace(/\n?\/\/# sourceMappingURL=.*$/, ''), mappings);
  }

  /** A script ready to be given to somebody; null while there are mistakes. */
  made(name: string, text: string): { readonly mistakes: readonly Mistake[]; readonly script: OwnScript | null } {
    const compiled = this.check(text);
    return { mistakes: compiled.mistakes, script: scriptOf(name, text, compiled) };
  }

  private mistake({ start = 0, length = 0, code, messageText }: TypeScript.Diagnostic): Mistake {
    const message = this.ts.flattenDiagnosticMessageText(messageText, '\n');
    const nearest = /Did you mean (?:to write )?'"?([^'"]+)"?'/.exec(message)?.[1] ?? null;
    return {
      from: start,
      to: start + length,
      ...this.placeOf(start),
      code,
      message: message.split('\n')[0] as string,
      found: this.text.slice(start, start + length).replace(/^['"`]|['"`]$/g, ''),
      nearest,
    };
  }

  private placeOf(place: number): { readonly line: number; readonly column: number } {
    const before = this.text.slice(0, place).split('\n');
    return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  }

  /** What could stand at a place, and from where on it would replace what is there. */
  complete(text: string, at: number): readonly Option[] {
    this.use(text);
    const found = this.service.getCompletionsAtPosition(FILE, at, { includeCompletionsWithInsertText: false });
    if (found === undefined) return [];
    const options = found.entries
      .filter(({ kind, name }) => kind !== 'warning' && !name.startsWith('__'))
      .slice(0, 300)
      .map(({ name, kind }) => ({ label: name, kind }));
    if (!found.isMemberCompletion || options.length > MOST_TYPED) return options;
    return options.map((one) => {
      const type = this.detail(text, at, one.label)
        ?.type.replace(/^\w+(<.*>)?(?=\()/, '')
        .replace(/^\w+: /, '');
      return type === undefined || type.length > LONGEST_TYPE ? one : { ...one, type };
    });
  }

  /** The type and the words of one of them. */
  detail(text: string, at: number, label: string): Detail | null {
    this.use(text);
    const found = this.service.getCompletionEntryDetails(FILE, at, label, undefined, undefined, undefined, undefined);
    if (found === undefined) return null;
    const parts = found.displayParts.map((part) => part.text).join('');
    return {
      type: parts.replace(/^\(\w+\) /, '').replace(/^\w+\./, ''),
      doc: (found.documentation ?? []).map((part) => part.text).join(''),
    };
  }
}
