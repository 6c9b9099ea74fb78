/** Puts kinds of people, keys and errors of warp tables into the player's language. */

import { sayPart } from '../../../words/index.ts';
import { canTell, tell, tellPart } from '../../words/index.ts';
import type { WarpProblem } from './draft.ts';

export const kindWords = (kind: string): string => tellPart('warpTables.kind.', kind);
/** An error of a warp table in the player's language; an error without a translation keeps the café's message. */
export function wrongWords({ kind, message, right }: WarpProblem): string {
  const [, name, notFor] = /^(?:no script is called )?'(.*?)'( is not for a )?/s.exec(message) ?? [];
  const said = message.includes('cannot do without it')
    ? tell('warpTables.needed', { kind: kindWords(kind) })
    : name === undefined
      ? message
      : tell(notFor === undefined ? 'warpTables.noSuch' : 'warpTables.notFor', { name, kind: kindWords(kind) });
  return right === null ? said : `${said} ${tell('warpTables.nearest', { right })}`;
}

export function keyWords(key: string): string {
  const known = `warpTables.key.${key}`;
  return canTell(known) ? tell(known) : sayPart('warp.', key);
}
