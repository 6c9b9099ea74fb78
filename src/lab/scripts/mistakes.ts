/** Explains the compiler's errors in the player's language; an error without an explanation keeps the compiler's own message. */

import { tell } from '../words/index.ts';
import type { Mistake } from '../../sandbox/compiler/compiler.ts';
import { NO_DEFAULT, NO_KEYS, UNKNOWN_WORD } from '../../sandbox/compiler/error-numbers.ts';

const NO_NAME: ReadonlySet<number> = new Set([2304, 2552, 2503, 2583]);
const NO_FIELD: ReadonlySet<number> = new Set([2339, 2551]);
/** The compiler's codes for an unknown field of an object. */
const NO_KEY: ReadonlySet<number> = new Set([2353, 2561]);
const SYNTAX = 2000;

export function mistakeWords({ code, found, nearest, message }: Mistake): string {
  if (code === NO_DEFAULT) return tell('scripts.mistake.default');
  const near = nearest === null ? '' : ` ${tell('scripts.mistake.nearest', { name: nearest })}`;
  if (code === UNKNOWN_WORD) return tell('scripts.mistake.word', { name: found }) + near;
  if (NO_NAME.has(code)) return tell('scripts.mistake.name', { name: found }) + near;
  if (code === NO_KEYS) return tell('scripts.mistake.keys');
  if (NO_KEY.has(code)) return tell('scripts.mistake.word', { name: found }) + near;
  if (NO_FIELD.has(code)) return tell('scripts.mistake.field', { name: found }) + near;
  return code < SYNTAX ? tell('scripts.mistake.syntax', { message }) : message;
}
