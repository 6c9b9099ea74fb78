/**
 * Replaces src/ai/yaml.ts in the built game (see tools/yaml/later.ts). The YAML that ships with the game was parsed at
 * build time or, if players can read its text, is so plain that utility/plain-yaml.ts reads it. The YAML reader, a tenth
 * of the game's script size, is loaded only for texts that players have written. In development (tests, command line,
 * `npm start`) the reader is always there, and `fetchYaml` does nothing.
 *
 *     await fetchYaml();                 // before reading a player's text
 */

import type { LoadProblem } from '../ai/problems.ts';
import type { readYaml as read, YamlRead } from '../ai/yaml.ts';
import { plainYaml } from './utility/plain-yaml.ts';

let reader: typeof read | null = null;
/** The texts that ship with the game, with their data as JSON; undefined = the text is plain. */
const known = new Map<string, string | undefined>();

const NOT_THERE: LoadProblem = {
  path: '',
  line: null,
  message: 'the part that reads such texts has not been fetched; it needs a connection',
};

/**
 * Reads a YAML document in the same way as the function of this name in src/ai/yaml.ts. For texts that ship with the
 * game no line numbers are recorded, because line numbers are needed only for reporting mistakes, and these texts
 * contain none.
 */
export function readYaml(text: string): YamlRead {
  if (known.has(text)) {
    const json = known.get(text);
    return { ok: true, value: json === undefined ? plainYaml(text) : JSON.parse(json, bare), lines: new Map() };
  }
  return reader?.(text) ?? { ok: false, problems: [NOT_THERE] };
}

/** Records a text that ships, and its data as JSON unless it is plain. @returns the text */
export function knownYaml(text: string, json?: string): string {
  known.set(text, json);
  return text;
}

/** Loads the YAML reader; rejects if there is no connection. */
export async function fetchYaml(): Promise<void> {
  reader = (await import('../ai/yaml.ts')).readYaml;
}

/** JSON reviver that gives records no prototype, as the YAML reader does. */
function bare(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null) as object, value)
    : value;
}
