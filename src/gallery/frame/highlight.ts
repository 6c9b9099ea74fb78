/**
 * Syntax colours for the few lines of data and code on a page: enough to distinguish keys, names, numbers and comments.
 * Works line by line, so that a broken text can neither take long nor colour the rest of the page.
 */

import type { SheetLanguage } from './sheet.ts';

/**
 * Kind of a token; '' = plain text. For every other kind, marks.css has a class `code-<kind>`. Keywords have the kind
 * `key`; quoted texts have the kind `name`.
 */
export type TokenKind = 'key' | 'name' | 'number' | 'comment' | '';
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

type Rule = readonly [kind: TokenKind, pattern: RegExp];

const NUMBER: Rule = ['number', /[-+]?\d+(?:\.\d+)?(?![\w-])/y];
const QUOTED: Rule = ['name', /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/y];
const RULES: Readonly<Record<SheetLanguage, readonly Rule[]>> = {
  yaml: [
    ['comment', /#.*/y],
    ['key', /[\w.-]+(?=\s*:(?:\s|$))/y],
    ['key', /"[^"]*"(?=\s*:)/y],
    QUOTED,
    NUMBER,
    ['number', /(?:true|false|null)\b/y],
    ['name', /[\p{L}_][\p{L}\w-]*/uy],
  ],
  json: [['key', /"(?:[^"\\]|\\.)*"(?=\s*:)/y], QUOTED, NUMBER, ['number', /(?:true|false|null)\b/y]],
  csv: [QUOTED, NUMBER, ['name', /[\p{L}_][\p{L}\w-]*/uy]],
  ts: [
    ['comment', /\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*(?:\s.*|\/)?$/y],
    ['name', /`[^`]*`?/y],
    QUOTED,
    ['key', /(?:import|export|from|const|let|return|if|else|for|of|new|type|undefined|null|true|false)\b/y],
    NUMBER,
    ['', /[\p{L}_$][\p{L}\w$]*/uy],
  ],
};

/** Maximum length of a line that is coloured; on longer lines the patterns could take too long. */
const LONGEST_LINE = 400;

/** Splits one line into tokens; together the tokens contain every character of the line. */
export function highlightLine(line: string, language: SheetLanguage): Token[] {
  if (line.length > LONGEST_LINE) return [{ kind: '', text: line }];
  const tokens: Token[] = [];
  const add = (kind: TokenKind, text: string): void => {
    const last = tokens.at(-1);
    if (last !== undefined && last.kind === kind) tokens[tokens.length - 1] = { kind, text: last.text + text };
    else tokens.push({ kind, text });
  };
  for (let at = 0; at < line.length;) {
    const found = match(line, at, RULES[language]);
    const text = found?.text ?? String.fromCodePoint(line.codePointAt(at) as number);
    add(found?.kind ?? '', text);
    at += text.length;
  }
  return tokens;
}

function match(line: string, at: number, rules: readonly Rule[]): Token | null {
  for (const [kind, pattern] of rules) {
    pattern.lastIndex = at;
    const text = pattern.exec(line)?.[0];
    if (text !== undefined && text !== '') return { kind, text };
  }
  return null;
}

/** Splits a text into coloured tokens, line by line. In CSV the first line holds column names. */
export function highlight(text: string, language: SheetLanguage): Token[][] {
  return text
    .split('\n')
    .map((line, i) => (language === 'csv' && i === 0 ? [{ kind: 'key', text: line }] : highlightLine(line, language)));
}
