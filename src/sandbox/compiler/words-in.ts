/**
 * Finds quoted words at places of a script where only certain other words are allowed: `behave: "fidgit"`,
 * `me.nearest("liter")`. The compiler itself only reports that the type of the whole answer is wrong.
 */

import type * as TypeScript from 'typescript-5';

export interface UnknownWord {
  readonly from: number;
  readonly to: number;
  readonly found: string;
  readonly known: readonly string[];
}

/**
 * Finds every string in a script that is a wrong word: its place accepts only certain words, and it is none of them.
 */
export function unknownWords(ts: typeof TypeScript, program: TypeScript.Program, file: string): UnknownWord[] {
  const source = program.getSourceFile(file);
  if (source === undefined) return [];
  const checker = program.getTypeChecker();
  const found: UnknownWord[] = [];
  const look = (node: TypeScript.Node): void => {
    if (ts.isStringLiteral(node)) {
      const known = wordsAt(ts, checker, node);
      if (known.length > 0 && !known.includes(node.text))
        found.push({ from: node.getStart(source) + 1, to: node.getEnd() - 1, found: node.text, known });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

/** The words allowed at a string's place in the script; empty if any string is allowed. */
function wordsAt(ts: typeof TypeScript, checker: TypeScript.TypeChecker, node: TypeScript.StringLiteral): string[] {
  const { parent } = node;
  // If a script compares a value with a word that cannot occur, the compiler itself reports the word.
  if (ts.isBinaryExpression(parent)) return [];
  const type = checker.getContextualType(node);
  if (type === undefined) return [];
  const types = type.isUnion() ? type.types : [type];
  if (types.some((one) => (one.flags & ts.TypeFlags.String) !== 0)) return [];
  return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}
