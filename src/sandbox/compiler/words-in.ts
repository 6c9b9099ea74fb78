/** Words in quotes that nobody knows: `behave: "fidgit"`, `me.nearest("liter")`. The compiler only says of the whole answer that it does not fit. */

import type * as TypeScript from 'typescript-5';

export interface UnknownWord {
  readonly from: number;
  readonly to: number;
  readonly found: string;
  readonly known: readonly string[];
}

/** Every text of a script that stands where only certain words may stand, and is none of them. */
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

/** The words that may stand here; none when any text may. */
function wordsAt(ts: typeof TypeScript, checker: TypeScript.TypeChecker, node: TypeScript.StringLiteral): string[] {
  const { parent } = node;
  // Compared with something: whoever compares with a word that cannot be is told by the compiler.
  if (ts.isBinaryExpression(parent)) return [];
  const type = checker.getContextualType(node);
  if (type === undefined) return [];
  const types = type.isUnion() ? type.types : [type];
  if (types.some((one) => (one.flags & ts.TypeFlags.String) !== 0)) return [];
  return types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}
