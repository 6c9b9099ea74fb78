/**
 * Checks scripts with TypeScript against the sandbox's own declarations. Reports errors with their places, suggests
 * completions, and removes the types from a script's text. TypeScript itself (version 5, the last version that runs in
 * a browser) is passed in as a parameter, because it is large.
 */

import type * as TypeScript from 'typescript-5';
import { nearestName } from '../../ai/problems.ts';
import type { OwnKey, OwnScript } from '../../sim/state/player-scripts.ts';
import { keysIn } from './keys-in.ts';
import { NO_DEFAULT, NO_KEYS, UNKNOWN_WORD } from './error-numbers.ts';
import { onTheirLines } from './lines.ts';
import { unknownWords } from './words-in.ts';

type TS = typeof TypeScript;

export interface Mistake {
  /** Start and end of the error in the script's text, in characters. */
  readonly from: number;
  readonly to: number;
  readonly line: number;
  readonly column: number;
  /** The compiler's error number and message. */
  readonly code: number;
  readonly message: string;
  /** The script's text at the place of the error. */
  readonly found: string;
  /** The known name most similar to the name that the script uses; null = no known name is similar. */
  readonly nearest: string | null;
}
export interface Option {
  readonly label: string;
  readonly kind: string;
  /** The type of a suggested member; given only if the list of suggestions and the type are both short. */
  readonly type?: string;
}
export interface Detail {
  readonly type: string;
  readonly doc: string;
}
export interface Compiled {
  readonly mistakes: readonly Mistake[];
  /** The script's text without types, with unchanged line numbers; null if it cannot be parsed. */
  readonly code: string | null;
  /** The warp keys the script provides; empty if they cannot be determined. */
  readonly keys: readonly OwnKey[];
}

/**
 * The compiled script in the form in which a café stores it; null if the script has errors. The page and the command
 * line produce the same result.
 */
export function scriptOf(name: string, text: string, { mistakes, code, keys }: Compiled): OwnScript | null {
  if (mistakes.length > 0 || code === null) return null;
  const onlyWaiting = keys.length === 1 && keys[0] === 'waiting';
  return { name, text, ...(code === text ? {} : { code }), ...(onlyWaiting ? {} : { keys }) };
}

const FILE = '/script.ts';
const SURFACE = '/surface.d.ts';
const LIBRARY = '/lib.d.ts';
const MOST = 20;
/** Completions show types only if there are at most this many, and only types up to this length. */
const MOST_TYPED = 60;
const LONGEST_TYPE = 28;
/** Numbers of the TypeScript errors that say “is not assignable”. */
const FITTING: ReadonlySet<number> = new Set([2322, 2345, 2769, 2820, 2326, 2353]);

/** JavaScript names that the sandbox removes, so scripts cannot use them. */
const TAKEN =
  /^(?:Date|eval|Function|FunctionConstructor|Promise|PromiseLike|PromiseConstructor|PromiseConstructorLike|Reflect|Proxy|WeakMap|WeakSet|WeakMapConstructor|WeakSetConstructor|escape|unescape|Intl|ActiveXObject|ArrayBuffer|DataView|\w*(?:8|16|32|64)\w*Array\w*|Atomics|SharedArrayBuffer)/;
/** Types that stay declared although the sandbox lacks their objects, because the compiler needs them. */
const TYPE_NEEDED = new Set([
  'Function',
  'PromiseLike',
  'Promise',
  'PromiseConstructorLike',
  'PromiseConstructor',
  'ArrayBuffer',
]);

/** Returns the declarations of the JavaScript language without the names that the sandbox removes. */
function cutLibrary(ts: TS, texts: readonly string[]): string {
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

/** Matches declarations of methods that a player's script must not call, such as `Math.random`. */
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

  /** Checks a script. @returns at most twenty errors, and the text without types */
  check(text: string): Compiled {
    this.use(text);
    const { service, ts } = this;
    const syntax = service.getSyntacticDiagnostics(FILE);
    const all = [...syntax, ...service.getSemanticDiagnostics(FILE)].slice(0, MOST);
    const program = service.getProgram() as TypeScript.Program;
    const words = unknownWords(ts, program, FILE);
    // A single unknown word can make the type of a whole statement wrong. The compiler would then mark the head of the
    // function, so only the word is reported.
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

  /** Compiles a script into the form in which a café uses it; null while its text has errors. */
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

  /** Completions at a position of a script, and the start of the text they replace. */
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

  /** Type and documentation of one completion; null if there is no such completion. */
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
