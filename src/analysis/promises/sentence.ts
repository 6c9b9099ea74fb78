/**
 * Parser state for one promise: a position in its words, and the problems so far. A word that cannot be parsed is noted
 * with its column and the nearest known word. Parsing then continues after it, so that all problems are found in one
 * pass.
 */

import { nearestName } from '../../ai/problems.ts';
import type { Moment, Span, Unit } from './form.ts';
import type { Token } from './lex.ts';

export interface PromiseProblem {
  /** Line and column of the problem in the text, counted from 1. */
  readonly line: number;
  readonly column: number;
  /** Number of wrong characters; 0 = something is missing at this position. */
  readonly length: number;
  /** What is wrong and what would be right, in English. */
  readonly message: string;
  /** The suggested replacement; null = no known word is similar. */
  readonly instead: string | null;
  /** The phrases that may stand at the position of the problem; empty if the problem is not about words. */
  readonly known: readonly string[];
}

/** Placeholder in {@link PromiseProblem.known} for the name of anyone in the café. */
export const A_NAME = '<name>';

const MOST_PROBLEMS = 100;
const LONGEST_SHOWN = 40;
const MOST_SHOWN = 13;
const MOST_TICKS = 1_000_000;

/** Words that begin a new part of a sentence: skipping unknown words stops before them. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  'while unless when between within by before after until from for more longer over and or at'.split(' '),
);
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const HOW_MANY = ['1', '2', '3', '5', '10'];
const HOW_LONG = ['60', '300', '600', '1200'];
const UNITS: Readonly<Record<string, Unit>> = {
  tick: 'tick',
  ticks: 'tick',
  second: 'second',
  seconds: 'second',
  minute: 'minute',
  minutes: 'minute',
};
const MOMENTS = ['12:00', '15:00', '18:00', '21:00', 'tick 3000', 'the end'];
const FILLERS: ReadonlySet<string> = new Set([',', '.']);

export class Sentence {
  private at = 0;
  /** True if the subject is plural, as in `4 guests call`. Affects suggestions only. */
  many = false;
  /** The words that the parser has consumed last. */
  said = '';

  constructor(
    private readonly tokens: readonly Token[],
    readonly line: number,
    readonly problems: PromiseProblem[],
    /** The kinds of guest that a promise can be about. */
    readonly types: readonly string[],
  ) {}

  /** The token at the current position, or `on` tokens after it; undefined past the end. */
  peek(on = 0): Token | undefined {
    return this.tokens[this.at + on];
  }
  get ended(): boolean {
    while (FILLERS.has(this.peek()?.low ?? '')) this.at++;
    return this.at >= this.tokens.length;
  }
  get place(): number {
    return this.at;
  }
  back(place: number): void {
    this.at = place;
  }
  /** Whether these words come next; consumes nothing. */
  sees(words: string): boolean {
    return words.split(' ').every((word, i) => this.peek(i)?.low === word && this.peek(i)?.is !== 'quoted');
  }
  /** Consumes one of these phrases if it comes next, and returns whether it did. */
  takes(...phrases: readonly string[]): boolean {
    const found = phrases.find((phrase) => this.sees(phrase));
    if (found === undefined) return false;
    this.at += found.split(' ').length;
    this.said = found;
    return true;
  }
  next(): Token | undefined {
    return this.tokens[this.at++];
  }
  /**
   * Consumes the longest phrase, among those of all rows, that comes next. @returns the phrase's row; null = none comes
   * next
   */
  longest<V>(rows: readonly V[], phrasesOf: (row: V) => readonly string[]): V | null {
    let best: V | null = null;
    let most = 0;
    for (const row of rows)
      for (const phrase of phrasesOf(row)) {
        const count = phrase.split(' ').length;
        if (count > most && this.sees(phrase)) [best, most, this.said] = [row, count, phrase];
      }
    this.at += most;
    return best;
  }

  /**
   * Notes a problem that concerns `words` words, counted from the current position or from `from`. If `words` is 0,
   * the problem concerns the word just consumed.
   */
  wrong(
    message: string,
    words = 1,
    instead: string | null = null,
    from = this.at,
    known: readonly string[] = [],
  ): void {
    if (this.problems.length >= MOST_PROBLEMS) return;
    const at = words === 0 ? from - 1 : from;
    const first = this.tokens[at];
    const last = this.tokens[at + Math.max(0, words - 1)] ?? this.tokens.at(-1);
    const end = this.tokens.at(-1);
    const column = first?.column ?? (end === undefined ? 1 : end.column + end.length);
    this.problems.push({
      line: this.line,
      column,
      length: first === undefined || last === undefined ? 0 : Math.max(0, last.column + last.length - column),
      message,
      instead,
      known,
    });
  }

  /** The next token, quoted for a message. */
  get here(): string {
    const token = this.peek();
    return token === undefined ? 'nothing' : `'${token.text.slice(0, LONGEST_SHOWN)}'`;
  }

  /**
   * Notes that one of these phrases was expected, and suggests the most similar one.
   * @param shown phrases listed in the message if none of `phrases` is similar to the text
   * @param known phrases offered to the player in the editor
   * @returns the phrase that was probably meant; the parser skips the words in its place
   */
  expected(
    what: string,
    phrases: readonly string[],
    shown: readonly string[] = phrases,
    known: readonly string[] = shown,
  ): string | null {
    const guess = this.nearest(phrases);
    const list = shown.length <= MOST_SHOWN ? ` (${shown.join(', ')})` : '';
    if (this.peek() === undefined) this.wrong(`${what} is missing${list}`, 1, null, this.at, known);
    else if (guess === null) this.wrong(`${this.here} should be ${what}${list}`, 1, null, this.at, known);
    else
      this.wrong(
        `'${this.wordsHere(guess.words)}' should be ${what}; did you mean '${guess.phrase}'?`,
        guess.words,
        guess.phrase,
        this.at,
        known,
      );
    if (guess !== null) this.at += guess.words;
    return guess?.phrase ?? null;
  }

  /** The longest phrase whose words all resemble the next words of the text; null if there is none. */
  private nearest(phrases: readonly string[]): { readonly phrase: string; readonly words: number } | null {
    let best: { readonly phrase: string; readonly words: number } | null = null;
    for (const phrase of phrases) {
      const parts = phrase.split(' ');
      if (parts.length <= (best?.words ?? 0)) continue;
      const near = parts.every((part, i) => {
        const here = this.peek(i);
        return here?.is === 'word' && (here.low === part || nearestName(here.text, [part]) !== null);
      });
      if (near) best = { phrase, words: parts.length };
    }
    if (best === null || best.words > 1) return best;
    // Among single words, the most similar word is returned, not the first in the list.
    const single = nearestName(
      this.peek()?.text ?? '',
      phrases.filter((phrase) => !phrase.includes(' ')),
    );
    return single === null ? best : { phrase: single, words: 1 };
  }
  private wordsHere(words: number): string {
    return Array.from({ length: words }, (_, i) => this.peek(i)?.text ?? '').join(' ');
  }

  /** Skips unknown words up to a word that begins a new part of the sentence. */
  skip(to: ReadonlySet<string> = BEGINNINGS): void {
    while (this.at < this.tokens.length && !to.has(this.peek()?.low ?? '')) this.at++;
  }

  get seesNumber(): boolean {
    const token = this.peek();
    return token !== undefined && (token.is === 'number' || NUMBERS.includes(token.low));
  }

  /**
   * Parses a number, in digits or as a word. Returns null, and notes a problem, if there is none or it is out of range.
   */
  number(what: string, least: number, most: number, whole = true, known: readonly string[] = HOW_MANY): number | null {
    const token = this.peek();
    if (token === undefined || !this.seesNumber) {
      this.wrong(
        this.peek() === undefined ? `${what} is missing: a number` : `${this.here} should be ${what}: a number`,
        1,
        null,
        this.at,
        known,
      );
      return null;
    }
    const value = token.is === 'number' ? token.value : NUMBERS.indexOf(token.low);
    if (value < least || value > most || (whole && !Number.isInteger(value)))
      this.wrong(`${token.text} should be ${whole ? 'a whole number' : 'a number'} from ${least} to ${most}`);
    this.at++;
    return Math.min(most, Math.max(least, whole ? Math.round(value) : value));
  }

  /**
   * Parses a duration: `600 ticks`, `30 seconds`, `10 minutes`. Returns null, and notes a problem, if there is none.
   */
  span(): Span | null {
    const count = this.number('a length of time', 0, MOST_TICKS, true, HOW_LONG);
    if (count === null) return null;
    const unit = UNITS[this.peek()?.low ?? ''];
    if (unit !== undefined) {
      this.at++;
      return { count, unit };
    }
    const meant = this.expected('a unit of time', Object.keys(UNITS), Object.keys(UNITS), [
      'ticks',
      'seconds',
      'minutes',
    ]);
    return meant === null ? null : { count, unit: UNITS[meant] as Unit };
  }

  /**
   * Parses a moment of the day: `21:00`, `tick 3000`, `the end`, `closing`. Returns null, and notes a problem, if there
   * is none.
   */
  moment(): Moment | null {
    if (this.takes('the end of the day', 'the end', 'closing time', 'closing')) return 'end';
    if (this.takes('tick')) {
      const tick = this.number('a tick', 0, 100_000_000, true, ['1000', '3000']);
      return tick === null ? null : { tick };
    }
    const token = this.peek();
    if (token?.is === 'clock') {
      if (Number.isNaN(token.value)) this.wrong(`${token.text} is no time of day`);
      this.at++;
      return { minute: Number.isNaN(token.value) ? 0 : token.value };
    }
    this.wrong(`${this.here} should be a moment: 21:00, tick 3000 or the end`, 1, null, this.at, MOMENTS);
    return null;
  }
}
