/**
 * A script as text, made ready for the sandbox: one function that is handed `exports`. Players write `export default`, as
 * in any module; that is the whole of what is understood of modules, for there is nothing to import.
 */

import type { OwnScript } from '../sim/minds/player-scripts.ts';

const DEFAULT = /^([ \t]*)export[ \t]+default\b/gm;
const NAMED = /^([ \t]*)export[ \t]+(?=(?:const|let|var|function|class)\b)/gm;

/** The source of a function; its lines are the script's own lines. */
export function functionOf({ text, code = text }: Pick<OwnScript, 'text' | 'code'>): string {
  const body = code.replace(DEFAULT, '$1exports.default =').replace(NAMED, '$1');
  return `(function (exports) { 'use strict'; ${body}\n})`;
}
