/**
 * Stands in for src/ai/yaml.ts in the built game (tools/yaml/later.ts puts it there). What YAML says that ships with the
 * game has been read at build time; the reader itself, a tenth of the game's scripts, is fetched for texts that
 * somebody has written. From the sources – tests, command line, `npm start` – everyone has the reader at once, and
 * `fetchYaml` changes nothing.
 *
 *     await fetchYaml();                 // before anything can come that holds a player's own text
 */

import type { LoadProblem } from '../ai/problems.ts';
import type { readYaml as read, YamlRead } from '../ai/yaml.ts';

let reader: typeof read | null = null;
/** What texts say, as JSON. */
const known = new Map<string, string>();

const NOT_THERE: LoadProblem = {
  path: '',
  line: null,
  message: 'the part that reads such texts has not been fetched; it needs a connection',
};

/** As in src/ai/yaml.ts. */
export const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** As in src/ai/yaml.ts; of what ships no lines are known, for there is nothing wrong with it. */
export function readYaml(text: string): YamlRead {
  const json = known.get(text);
  if (json !== undefined) return { ok: true, value: JSON.parse(json, bare), lines: new Map() };
  return reader?.(text) ?? { ok: false, problems: [NOT_THERE] };
}

/** Notes what a text says. @returns the text */
export function knownYaml(text: string, json: string): string {
  known.set(text, json);
  return text;
}

/** Fetches the reader; rejects without a connection. */
export async function fetchYaml(): Promise<void> {
  reader = (await import('../ai/yaml.ts')).readYaml;
}

/** Records without prototype, as the reader makes them. */
function bare(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.assign(Object.create(null) as object, value)
    : value;
}
