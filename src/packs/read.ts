/**
 * Reads a pack: a café as a folder of the files that designers edit (docs/packs.md). The result is the day that
 * `readScenario` opens, or all mistakes, each with its file, its line and what would be right. No code of the pack is
 * run, and the reader opens no files: it reads only the list of files it is given.
 *
 *     const read = await readPack([{ path: 'pack.yaml', text: '…' }, { path: 'menu.csv', text: '…' }], host);
 *     if (read.ok) readScenario({ ...read.day, seed: 7 });
 */

import { didYouMean } from '../ai/problems.ts';
import { readFirst, readScenario } from '../sim/read-scenario.ts';
import { Reader } from '../sim/scenario/reader.ts';
import { DUTIES } from '../sim/state/person.ts';
import { hashText } from '../sim/state/hash.ts';
import { OWN_TABLES } from '../data/pack/own-mistakes.ts';
import { packHash } from '../sim/state/pack/check.ts';
import type { PackState } from '../sim/state/pack/pack.ts';
import { PACK_YAML, SCRIPT_FILE, sortFiles } from './files.ts';
import type { PackDay, PackFile, PackDeps, PackMistake, PackRead } from './form.ts';
import { lineOf } from './lines.ts';
import { type PackYaml, readPackYaml } from './pack-yaml.ts';
import { PackParts } from './parts.ts';

export async function readPack(files: readonly PackFile[], host: PackDeps): Promise<PackRead> {
  const { texts, mistakes: ofFiles } = sortFiles(files);
  const { yaml, mistakes: ofYaml } = readPackYaml(texts.get(PACK_YAML));
  const parts = new PackParts(texts);
  const words = parts.words(host);
  const tables = parts.tables(words);
  parts.decisionTables();
  parts.configs();
  parts.warps();
  parts.map();
  const promises = parts.promises();
  const mistakes = [...ofFiles, ...ofYaml, ...parts.mistakes];
  if (yaml !== null) {
    const { scripts, mistakes: ofScripts } = await compiled(yaml, texts, host);
    mistakes.push(...ofScripts);
    if (Object.keys(scripts).length > 0) parts.fields['scripts'] = scripts;
  }
  const about = { name: yaml?.name ?? '', author: yaml?.author ?? '', version: yaml?.version ?? '' };
  const content = {
    ...about,
    rest: restOf(texts),
    tables,
    ...(words === undefined ? {} : { words }),
    ...(promises === undefined ? {} : { promises }),
  };
  const pack: PackState = { ...content, hash: packHash(content) };
  const day: PackDay = {
    pack,
    ...parts.fields,
    ...(yaml?.difficulty === undefined ? {} : { difficulty: yaml.difficulty }),
    ...(yaml === null || Object.keys(yaml.first as object).length === 0 ? {} : { first: yaml.first }),
  };
  const tablesRight = OWN_TABLES.every((name) => !texts.has(`${name}.csv`) || tables[name] !== undefined);
  mistakes.push(...wholeDay(day, tablesRight, yaml, parts));
  return mistakes.length > 0 ? { ok: false, mistakes: inOrder(mistakes) } : { ok: true, day, pack };
}

/** The hash of those files whose content a season does not keep. */
const restOf = (texts: ReadonlyMap<string, string>): string =>
  hashText(
    JSON.stringify([...texts].filter(([path]) => !isKept(path)).sort(([a], [b]) => (a < b ? -1 : 1))), // prettier-ignore
  );
const isKept = (path: string): boolean =>
  OWN_TABLES.some((name) => path === `${name}.csv`) || path === 'promises.txt' || path.startsWith('words/');

/** Compiles the scripts that pack.yaml names. Every script must be in the pack, and every script in it must be named. */
async function compiled(
  { scripts: paths, lines }: PackYaml,
  texts: ReadonlyMap<string, string>,
  host: PackDeps,
): Promise<{ readonly scripts: Readonly<Record<string, unknown>>; readonly mistakes: readonly PackMistake[] }> {
  const mistakes: PackMistake[] = [];
  const scripts: Record<string, unknown> = {};
  const made = new Map<string, unknown>();
  for (const [whom, path] of Object.entries(paths)) {
    const text = SCRIPT_FILE.test(path) ? texts.get(path) : undefined;
    if (text === undefined) {
      const message = SCRIPT_FILE.test(path)
        ? `the pack has no file ${path}`
        : `'${path.slice(0, 100)}' should be the path of a script in the pack, such as scripts/greet.ts`;
      mistakes.push({
        file: PACK_YAML,
        line: lineOf(lines, `scripts.${whom}`),
        message: `scripts.${whom}: ${message}`,
      });
      continue;
    }
    if (!made.has(path)) {
      const { script, mistakes: found } = await host.compile(path.replace(/^scripts\/|\.[jt]s$/g, ''), text);
      for (const { line, column, message } of found)
        mistakes.push({ file: path, line, message: `column ${column}: ${message}` });
      made.set(path, script);
    }
    const script = made.get(path);
    if (script !== null && script !== undefined) scripts[whom] = script;
  }
  for (const path of texts.keys())
    if (path.startsWith('scripts/') && !Object.values(paths).includes(path))
      mistakes.push({
        file: path,
        line: null,
        message: `nobody thinks with it: name it in ${PACK_YAML}, scripts: { mei: ${path} }`,
      });
  return { scripts, mistakes };
}

/**
 * Checks the day as a whole, as a scenario is checked.
 * @param tablesRight false = a table has mistakes, so it is not known whether a name exists in it
 */
function wholeDay(day: PackDay, tablesRight: boolean, yaml: PackYaml | null, parts: PackParts): PackMistake[] {
  // `readScenario` may keep parts of what it reads, so it gets a copy.
  const read = readScenario(structuredClone({ ...day, ...NO_PROMISES }));
  if (read.ok) return [];
  const errors = [...read.errors];
  return [
    ...(yaml === null ? [] : wrongNames(yaml, parts, tablesRight, errors)),
    ...errors.flatMap((error): PackMistake[] => {
      const path = error.slice(0, error.indexOf(': '));
      const message = error.slice(path.length + 2);
      const [field = ''] = path.split(/[.[]/);
      if (field === 'map' || field === 'decor')
        return [{ file: 'map.yaml', line: lineOf(parts.mapLines, path), message: `${path}: ${message}` }];
      // The day was read without the tables that have mistakes, so names in these tables seemed unknown; such mistakes
      // are left out.
      if (!tablesRight && (field === 'first' || field === 'scripts')) return [];
      // Mistakes in these fields have been reported already, with their lines.
      if (yaml === null || field === 'pack' || ['tables', 'configs', 'warps'].includes(field)) return [];
      const place =
        field === 'first' ? path.replace(/^first/, 'begins') : field === 'difficulty' ? 'begins.difficulty' : path;
      return [{ file: PACK_YAML, line: lineOf(yaml.lines, place), message: `${place}: ${message}` }];
    }),
  ];
}
/**
 * Mistakes of names in pack.yaml. They are searched for separately when the day could not be read because something
 * else in it is wrong.
 */
function wrongNames(yaml: PackYaml, parts: PackParts, tablesRight: boolean, errors: readonly string[]): PackMistake[] {
  const told = (place: string, message: string): PackMistake => ({
    file: PACK_YAML,
    line: lineOf(yaml.lines, place),
    message: `${place}: ${message}`,
  });
  const read = new Reader();
  if (!tablesRight) readFirst(read, yaml.first, parts.rows);
  const whom = [...parts.rows.roster.map(({ id }) => id), ...DUTIES.map((duties) => `role:${duties}`)];
  return [
    ...read.errors.map((error) =>
      told(error.slice(0, error.indexOf(': ')).replace(/^first/, 'begins'), error.slice(error.indexOf(': ') + 2)),
    ),
    ...Object.keys(yaml.scripts).flatMap((name) =>
      whom.includes(name) || (tablesRight && errors.some((error) => error.startsWith(`scripts.${name}:`)))
        ? []
        : [
            told(
              `scripts.${name}`,
              `there is nobody of that name; a maid's id or role:duties${didYouMean(name, whom)}`,
            ),
          ],
    ),
  ];
}

/** Result for a pack without promises of its own; its sentences have been read already. */
const NO_PROMISES = { promises: [] };

/** Sorts mistakes by file, pack.yaml first, and by line. */
const inOrder = (mistakes: readonly PackMistake[]): PackMistake[] =>
  mistakes
    .map((mistake, index) => ({ mistake, index }))
    .sort(
      (a, b) =>
        rank(a.mistake) - rank(b.mistake) ||
        (a.mistake.file === b.mistake.file ? 0 : a.mistake.file < b.mistake.file ? -1 : 1) ||
        (a.mistake.line ?? 0) - (b.mistake.line ?? 0) ||
        a.index - b.index,
    )
    .map(({ mistake }) => mistake);
const rank = ({ file }: PackMistake): number => (file === '' ? 0 : file === PACK_YAML ? 1 : 2);
