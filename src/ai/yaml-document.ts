/**
 * Parses YAML from untrusted sources. It limits the length of the text, the number of tokens, the depth and the length
 * of keys before the `yaml` package composes anything, because without limits that package needs up to some
 * milliseconds per character. Its composer is recursive, so that a few thousand brackets end the process, and every
 * error costs as much as a correct line. All code that reads YAML calls this function, never the package itself.
 *
 *     const read = yamlDocument('temple: { needs: [mason] }');
 *     if (read.ok) read.document?.contents
 */

import { Composer, type CST, type Document, Lexer, LineCounter, Parser } from 'yaml';

/** The limits of a YAML text. For comparison: one of our long configurations has 12,000 characters and 3,000 tokens. */
export const YAML_LIMITS = {
  characters: 200_000,
  /** Maximum number of tokens: words, brackets, commas, spaces, line ends. */
  pieces: 50_000,
  deep: 32,
  key: 200,
} as const;

/** One problem of a YAML text. */
export interface YamlFault {
  /** Offset of the problem in characters from the beginning; null = the problem concerns the text as a whole. */
  readonly at: number | null;
  readonly message: string;
}

/** Result of parsing: one document (null if the text is empty), or all problems. `lines` converts an offset to a line. */
export type DocumentRead =
  | { readonly ok: true; readonly document: Document.Parsed | null; readonly lines: LineCounter }
  | { readonly ok: false; readonly faults: readonly YamlFault[]; readonly lines: LineCounter };

/** Message for a text whose lists and records are nested too deep. */
export const TOO_DEEP = `lists and records lie in each other more than ${YAML_LIMITS.deep} deep`;

/** Parses one YAML document; never throws. A text beyond the limits is rejected before the `yaml` package composes anything. */
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
  // `uniqueKeys: false`: the check of the package for duplicate keys takes quadratic time, so the code that reads the
  // nodes makes this check. `schema` and `resolveKnownTags`: only the tags of JSON are resolved, whatever version the
  // text declares, because other tags would create dates, bytes and class instances.
  const options = { uniqueKeys: false, logLevel: 'silent', schema: 'core', resolveKnownTags: false, merge: false } as const; // prettier-ignore
  const documents = [...new Composer(options).compose(tokens, true, text.length)];
  const faults = documents.flatMap(({ errors, warnings }) =>
    [...errors, ...warnings].map(({ message, pos }): YamlFault => ({
      at: (message.startsWith('Missing closing') ? openQuote(tokens) : null) ?? pos[0],
      message,
    })),
  );
  if (documents.length > 1) faults.push({ at: null, message: 'there is more than one document (---); write one' });
  return faults.length > 0
    ? refused(...withoutConsequences(faults, lines))
    : { ok: true, document: (documents[0] as Document.Parsed | undefined) ?? null, lines };
}

/** A fault within this number of lines after another fault is most likely its consequence. */
const CONSEQUENCES = 12;
/**
 * Matches messages about indentation. After such a fault the parser misjudges the nesting until the end of the text.
 */
const OF_INDENTATION = /same column|Nested mappings|Implicit keys|without - indicator|indent/;

/** Removes faults that are only consequences of an earlier one: the parser needs some lines to recover from a fault. */
function withoutConsequences(faults: readonly YamlFault[], lines: LineCounter): readonly YamlFault[] {
  const sorted = [...faults].sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
  let last = -Infinity;
  let structureKnown = true;
  return sorted.filter(({ at, message }) => {
    if (at === null) return sorted.length === 1;
    const { line } = lines.linePos(at);
    const ofIndentation = OF_INDENTATION.test(message);
    const isNew = line > last + CONSEQUENCES && (structureKnown || !ofIndentation);
    last = line;
    structureKnown &&= !ofIndentation;
    return isNew;
  });
}

/**
 * Returns the offset of a quote that is never closed; null if there is none. The mistake is there, although the parser
 * reports it at the end of the text.
 */
function openQuote(tokens: readonly CST.Token[]): number | null {
  const open: (CST.Token | null | undefined)[] = [...tokens];
  for (let token = open.pop(); open.length > 0 || token !== undefined; token = open.pop()) {
    if (!token) continue;
    if (token.type === 'document') open.push(token.value);
    else if ('items' in token) for (const { key, value } of token.items) open.push(key, value);
    else if ('source' in token && /quoted/.test(token.type) && !/^(["'])[^]*\1$/.test(token.source))
      return token.offset;
  }
  return null;
}

/** Returns the tokens of a text, or the offset of the first token beyond the limit. */
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

/**
 * Checks the tokens in a loop, without recursion, and returns the first fault; null = there is none. A text that is
 * nested too deep or has too long a key is thus rejected before it reaches the recursive composer of the `yaml`
 * package.
 */
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
