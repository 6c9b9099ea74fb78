/**
 * Prepares a script's text for the sandbox: wraps it into one function with the parameter `exports`. `export default`
 * is the only module syntax supported, because there is nothing to import.
 */

import type { OwnScript } from '../sim/state/player-scripts.ts';

const DEFAULT = /^([ \t]*)export[ \t]+default\b/gm;
const NAMED = /^([ \t]*)export[ \t]+(?=(?:const|let|var|function|class)\b)/gm;

/** Returns the source of a function that runs a script. Line numbers in the function equal those of the script. */
export function functionOf({ text, code = text }: Pick<OwnScript, 'text' | 'code'>): string {
  const body = code.replace(DEFAULT, '$1exports.default =').replace(NAMED, '$1');
  return `(function (exports) { 'use strict'; ${body}\n})`;
}
