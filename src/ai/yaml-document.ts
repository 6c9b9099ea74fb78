/**
 * The grammar of YAML, with the walls a text from a stranger needs around the package that knows it: how long the text
 * is, how many pieces it falls into, how deep it goes and how long a key may be. The package takes milliseconds for a
 * character if one lets it: its composer is recursive, so that a few thousand brackets end the whole process, and every
 * error it finds costs as much as a line that is right. Whatever reads YAML asks here, never the package itself.
 *
 *     const read = yamlDocument('temple: { needs: [mason] }');
 *     if (read.ok) read.document?.contents
 */

import { Composer, type CST, type Document, Lexer, LineCounter, Parser } from 'yaml';

/** What is read of a text; a long configuration of ours has 12,000 characters and 3,000 pieces. */
export const YAML_LIMITS = {
  characters: 200_000,
  /** Words, brackets, commas, spaces, ends of lines. */
  pieces: 50_000,
  deep: 32,
  key: 200,
} as const;

/** One thing wrong with a text. */
export interface YamlFault {
  /** Where it is, in characters from the beginning; null = the whole. */
  readonly at: number | null;
  readonly message: string;
}

/** One document, null when the text is empty; or everything that is wrong. `lines` says the line of a place. */
export type DocumentRead =
  | { readonly ok: true; readonly document: Document.Parsed | null; readonly lines: LineCounter }
  | { readonly ok: false; readonly faults: readonly YamlFault[]; readonly lines: LineCounter };

/** What is said of a text that goes deeper than is read. */
export const TOO_DEEP = `lists and records lie in each other more than ${YAML_LIMITS.deep} deep`;

/** Reads the grammar of one YAML document, never throws. What is too much is refused before anything is made of it. */
export function yamlDocument(text: string): DocumentRead {
  const lines = new LineCounter();
  const refused = (...faults: readonly YamlFault[]): DocumentRead => ({ ok: false, faults, lines });
  const { characters, pieces } = YAML_LIMITS;
  if (text.length > characters)
    return refused({ at: null, message: `the text has ${text.length} characters; at most ${characters} are read` });
  const tokens = tokensOf(text, lines);
  if (typeof tokens === 'number')
    return refused({ at: tokens, message: `the text falls into more than ${pieces} pieces; from here on nothing is read` }); // prettier-ignore
  const wall = walled(tokens);
  if (wall !== null) return refused(wall);
  // Doubled keys the package looks for in quadratic time: whoever walks through does it in passing. Of its tags only
  // those of JSON are known, whatever version the text says it is: the others make dates, bytes and classes of it.
  const options = { uniqueKeys: false, logLevel: 'silent', schema: 'core', resolveKnownTags: false, merge: false } as const; // prettier-ignore
  const documents = [...new Composer(options).compose(tokens, true, text.length)];
  const faults = documents.flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message, pos }): YamlFault => ({ at: pos[0], message })),
  );
  if (documents.length > 1) faults.push({ at: null, message: 'there is more than one document (---); write one' });
  return faults.length > 0
    ? refused(...faults)
    : { ok: true, document: (documents[0] as Document.Parsed | undefined) ?? null, lines };
}

/** The tokens of a text; or where there are too many pieces. */
function tokensOf(text: string, lines: LineCounter): CST.Token[] | number {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  let pieces = 0;
  let at = 0;
  lines.addNewLine(0);
  for (const piece of new Lexer().lex(text)) {
    if (++pieces > YAML_LIMITS.pieces) return at;
    at += piece.length;
    tokens.push(...parser.next(piece));
  }
  tokens.push(...parser.end());
  return tokens;
}

/** Looks at the tokens without recursion: what is too deep or called too long never gets to the composer. */
function walled(tokens: readonly CST.Token[]): YamlFault | null {
  const { deep, key: longest } = YAML_LIMITS;
  const open: [CST.Token | null | undefined, number][] = tokens.map((token) => [token, 0]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [token, depth] = next;
    if (!token) continue;
    if (depth > deep) return { at: token.offset, message: TOO_DEEP };
    if (token.type === 'document') open.push([token.value, depth]);
    else if ('items' in token)
      for (const { key, value } of token.items) {
        if (key && 'source' in key && key.source.length > longest)
          return { at: key.offset, message: `a key has ${key.source.length} characters; at most ${longest} are read` };
        open.push([key, depth + 1], [value, depth + 1]);
      }
  }
  return null;
}
