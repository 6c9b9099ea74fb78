/**
 * Parses promises from a text, one per line. `#` begins a comment. A name with a colon may stand before a promise.
 * Reports all problems at once, each with line, column and the nearest known word. Never throws.
 *
 *     const { promises, problems } = readPromises('no guest waits more than 600 ticks while a maid idles');
 */

import { readClaim } from './claims.ts';
import { readCircumstances } from './conditions.ts';
import type { Promised } from './form.ts';
import { cut } from './lex.ts';
import { type PromiseProblem, Sentence } from './sentence.ts';
import { GAME_TABLES, kindsOfGuest } from '../../data/pack/own-tables.ts';

export const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 300;
export const MOST_PROMISES = 100;

export interface PromisesRead {
  /** The promises that could be parsed, even if others have problems. */
  readonly promises: readonly Promised[];
  /** All problems of the text, sorted by line and column. */
  readonly problems: readonly PromiseProblem[];
}

const NAME = /^(\s*)([A-Za-z][A-Za-z0-9-]{0,39})\s*:\s+/;

/** The kinds of guest of the game: the ordinary ones and those of the celebrities. */
const GAME_TYPES = kindsOfGuest(GAME_TABLES);

/**
 * Parses the promises of a text, one per line. @param types the kinds of guest of the café; left out: those of the game
 */
export function readPromises(text: string, types: readonly string[] = GAME_TYPES): PromisesRead {
  const problems: PromiseProblem[] = [];
  const whole = (line: number, message: string): void => {
    problems.push({ line, column: 1, length: 0, message, instead: null, known: [] });
  };
  if (text.length > LONGEST_TEXT) {
    whole(1, `the text has ${text.length} characters; ${LONGEST_TEXT} are the most`);
    return { promises: [], problems };
  }
  const promises: Promised[] = [];
  const names = new Map<string, number>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  for (const [i, written] of lines.entries()) {
    const line = i + 1;
    const bare = written.replace(/#.*$/, '');
    if (bare.trim() === '') continue;
    if (bare.length > LONGEST_LINE) {
      whole(line, `the line has ${bare.length} characters; ${LONGEST_LINE} are the most`);
      continue;
    }
    if (promises.length >= MOST_PROMISES) {
      whole(line, `${MOST_PROMISES} promises are the most`);
      break;
    }
    const label = NAME.exec(bare);
    const name = label?.[2] ?? '';
    const before = names.get(name);
    if (name !== '' && before !== undefined)
      problems.push({
        line,
        column: (label?.[1]?.length ?? 0) + 1,
        length: name.length,
        message: `'${name}' is the name of the promise on line ${before}`,
        instead: null,
        known: [],
      });
    else if (name !== '') names.set(name, line);
    const promise = readLine(bare.slice(label?.[0].length ?? 0), line, label?.[0].length ?? 0, problems, types);
    if (promise !== null) promises.push({ ...promise, name });
  }
  problems.sort((one, other) => one.line - other.line || one.column - other.column || one.length - other.length);
  return { promises, problems };
}

function readLine(
  text: string,
  line: number,
  offset: number,
  problems: PromiseProblem[],
  types: readonly string[],
): Promised | null {
  const before = problems.length;
  const read = new Sentence(cut(text, offset), line, problems, types);
  const claim = readClaim(read);
  if (claim === null) read.skip();
  const { conditions, between } = readCircumstances(read, claim === null);
  if (claim === null || problems.length > before) return null;
  return { name: '', text: text.trim().replace(/\s*\.$/, ''), line, claim, conditions, between };
}
