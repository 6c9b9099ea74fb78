/**
 * Finds which warp keys a script provides: the keys of the table it exports, or `waiting` if it exports a single
 * script.
 */

import type * as TypeScript from 'typescript-5';
import { OWN_KEYS, type OwnKey } from '../../sim/state/player-scripts.ts';

/**
 * Finds the warp keys that a script provides. @returns the keys in the order of {@link OWN_KEYS}; null if there are
 * none or they cannot be determined
 */
export function keysIn(ts: typeof TypeScript, program: TypeScript.Program, file: string): readonly OwnKey[] | null {
  const source = program.getSourceFile(file);
  const made = source?.statements.find((one) => ts.isExportAssignment(one));
  if (made === undefined) return null;
  const checker = program.getTypeChecker();
  const called = valueOf(ts, checker, made.expression);
  if (checker.getTypeAtLocation(called).getCallSignatures().length > 0) return ['waiting'];
  if (!ts.isCallExpression(called) || !ts.isIdentifier(called.expression)) return null;
  const [scripts] = called.expression.text === 'warpTable' ? called.arguments : [];
  if (scripts === undefined) return null;
  const names = new Set(
    checker
      .getTypeAtLocation(scripts)
      .getProperties()
      .map(({ name }) => name),
  );
  const keys = OWN_KEYS.filter((key) => names.has(key));
  return keys.length === 0 ? null : keys;
}

/** Resolves an expression to its value through parentheses and names of constants. */
function valueOf(
  ts: typeof TypeScript,
  checker: TypeScript.TypeChecker,
  one: TypeScript.Expression,
): TypeScript.Expression {
  let at = one;
  for (let steps = 0; steps < 8; steps++) {
    if (ts.isParenthesizedExpression(at)) at = at.expression;
    else if (ts.isIdentifier(at)) {
      const declared = checker.getSymbolAtLocation(at)?.valueDeclaration;
      if (declared === undefined || !ts.isVariableDeclaration(declared) || declared.initializer === undefined)
        return at;
      at = declared.initializer;
    } else return at;
  }
  return at;
}
