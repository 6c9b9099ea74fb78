/**
 * Reads pack.yaml, which says what a pack is called, who made it, what it needs, how its season begins and which maid
 * thinks with which script.
 *
 *     name: The Long Whistle
 *     author: Ada
 *     version: 1.0.0
 *     needs: 0.1.0
 *     begins: { staff: [mei, hana], menu: [burger, soda], guests: [fan, office], difficulty: standard }
 *     scripts: { mei: scripts/half-time.ts, "role:serving": scripts/half-time.ts }
 */

import { isRecord, Problems, shown } from '../ai/problems.ts';
import { readYaml } from '../ai/yaml.ts';
import { GAME } from '../analysis/replay/form.ts';
import { MOST_OF_PACK } from '../sim/state/pack/check.ts';
import type { PackMistake } from './form.ts';
import { PACK_YAML } from './files.ts';
import { lineOf, type Lines } from './lines.ts';

const FIELDS = ['name', 'author', 'version', 'needs', 'description', 'begins', 'scripts'];
const BEGINS = ['staff', 'menu', 'guests', 'difficulty'];

export interface PackYaml {
  readonly name: string;
  readonly author: string;
  readonly version: string;
  /** The settings of the first morning, in the form that `readScenario` checks. */
  readonly first: unknown;
  readonly difficulty: unknown;
  /** Paths of scripts by the id of a maid, or by `role:` and duties. */
  readonly scripts: Readonly<Record<string, string>>;
  readonly lines: Lines;
}

export function readPackYaml(text: string | undefined): {
  readonly yaml: PackYaml | null;
  readonly mistakes: PackMistake[];
} {
  const told = (line: number | null, message: string): PackMistake => ({ file: PACK_YAML, line, message });
  if (text === undefined)
    return {
      yaml: null,
      mistakes: [told(null, 'is missing: it says the name, the author and the version of the pack')],
    };
  const read = readYaml(text);
  if (!read.ok)
    return { yaml: null, mistakes: read.problems.map(({ path, line, message }) => told(line, path === '' ? message : `${path}: ${message}`)) }; // prettier-ignore
  const { lines, value } = read;
  const problems = new Problems();
  if (!isRecord(value)) {
    problems.add('', `should be a record with ${FIELDS.join(', ')}, not ${shown(value)}`);
    return { yaml: null, mistakes: problems.list.map(({ message }) => told(1, message)) };
  }
  for (const key of Object.keys(value))
    if (!FIELDS.includes(key)) problems.add(key, `is unknown; known: ${FIELDS.join(', ')}`);
  const line = (field: string, most: number): string => {
    const found = value[field];
    // A version such as 1.0 without quotes is a number in YAML, so it is converted back to text.
    const written = typeof found === 'number' ? String(found) : found;
    if (typeof written === 'string' && written.trim() !== '' && written.length <= most && !/\p{Cc}/u.test(written))
      return written.trim();
    problems.add(
      field,
      `${found === undefined ? 'is missing; it' : shown(found)} should be a line of up to ${most} characters`,
    );
    return '';
  };
  const [name, author, version] = [
    line('name', MOST_OF_PACK.name),
    line('author', MOST_OF_PACK.name),
    line('version', MOST_OF_PACK.version),
  ];
  if (value['needs'] !== undefined) checkNeeds(value['needs'], problems);
  const { description, begins, scripts } = value;
  if (description !== undefined && typeof description !== 'string') problems.add('description', 'should be a text');
  if (begins !== undefined && !isRecord(begins)) problems.add('begins', `should be a record with ${BEGINS.join(', ')}`);
  const begin = isRecord(begins) ? begins : {};
  for (const key of Object.keys(begin))
    if (!BEGINS.includes(key)) problems.add(`begins.${key}`, `is unknown; known: ${BEGINS.join(', ')}`);
  const { difficulty, ...first } = Object.fromEntries(Object.entries(begin).filter(([key]) => BEGINS.includes(key)));
  return {
    yaml: { name, author, version, first, difficulty, scripts: readPaths(scripts, problems), lines },
    mistakes: problems.list.map(({ path, message }) => told(lineOf(lines, path), `${path}: ${message}`)),
  };
}

function readPaths(scripts: unknown, problems: Problems): Record<string, string> {
  if (scripts === undefined) return {};
  if (!isRecord(scripts)) {
    problems.add('scripts', 'should be a record: paths of scripts by the id of a maid, or by role: and duties');
    return {};
  }
  return Object.fromEntries(
    Object.entries(scripts).flatMap(([whom, path]): [string, string][] => {
      if (typeof path === 'string') return [[whom, path]];
      problems.add(
        `scripts.${whom}`,
        `${shown(path)} should be the path of a script in the pack, such as scripts/greet.ts`,
      );
      return [];
    }),
  );
}

/** Checks whether this game is new enough for a pack, which names the oldest version it works with. */
function checkNeeds(needs: unknown, problems: Problems): void {
  const wanted = numbers(needs);
  const here = numbers(GAME) as readonly number[];
  if (wanted === null) problems.add('needs', `${shown(needs)} should be a version of the game, such as ${GAME}`);
  else {
    const differs = wanted.findIndex((number, i) => number !== here[i]);
    if (differs >= 0 && (wanted[differs] as number) > (here[differs] ?? 0))
      problems.add('needs', `the pack needs version ${String(needs)} of the game; this one is ${GAME}`);
  }
}

function numbers(version: unknown): readonly number[] | null {
  const [, ...found] = /^(\d{1,5})\.(\d{1,5})(?:\.(\d{1,5}))?$/.exec(String(version)) ?? [];
  return found.length === 0 ? null : found.map((number) => Number(number ?? 0));
}
