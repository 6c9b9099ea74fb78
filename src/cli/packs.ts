/** Reads packs from the disk: a folder, without following links out of it, or a zip. */

import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '../ai/problems.ts';
import type { Replay } from '../analysis/replay/index.ts';
import { filesOfZip, mistakeText, PACK_LIMITS, type PackFile, type PackMistake, readPack } from '../packs/index.ts';
import { textOf } from '../packs/zip.ts';
import type { PackState } from '../sim/state/pack/pack.ts';
import english from '../words/en.json';
import { readJson } from './files.ts';

type Found = { readonly json: unknown } | { readonly errors: readonly string[] };
type FilesRead =
  | { readonly ok: true; readonly files: readonly PackFile[] }
  | { readonly ok: false; readonly mistakes: readonly PackMistake[] };

/** Folders that are nested deeper than this are refused; a pack needs one level. */
const DEEPEST = 3;

export const isPackDay = (json: unknown): boolean => isRecord(json) && json['pack'] !== undefined;

/** Reads what the command line names: a pack, if it is a folder or a zip, otherwise the JSON of a scenario. */
export async function readScenarioOrPack(path: string): Promise<Found> {
  if (isPack(path)) return await readPackAt(path);
  const read = readJson(path);
  return 'error' in read ? { errors: [read.error] } : read;
}

function isPack(path: string): boolean {
  if (path === '-') return false;
  try {
    return statSync(path).isDirectory() || /\.zip$/i.test(path);
  } catch {
    return false;
  }
}

/** Reads the pack at a path. Each mistake names the file below that path. */
export async function readPackAt(path: string): Promise<Found> {
  const name = path.replace(/[\\/]+$/, '');
  const found = await filesAt(path);
  const told = (mistakes: readonly PackMistake[]): Found => ({
    errors: mistakes.map((one) =>
      one.file === '' ? `${path}: ${one.message}` : mistakeText({ ...one, file: `${name}/${one.file}` }),
    ),
  });
  if (!found.ok) return told(found.mistakes);
  const words: Readonly<Record<string, string>> = english;
  const read = await readPack(found.files, {
    words: (key) => (Object.hasOwn(words, key) ? words[key] : undefined),
    compile: async (script, text) => (await import('./compiler.ts')).compiledScript(script, text),
  });
  return read.ok ? { json: read.day } : told(read.mistakes);
}

async function filesAt(path: string): Promise<FilesRead> {
  try {
    if (!statSync(path).isDirectory()) {
      const { size } = statSync(path);
      if (size > PACK_LIMITS.zip)
        return { ok: false, mistakes: [whole(`the zip has ${size} bytes; at most ${PACK_LIMITS.zip} are read`)] };
      return await filesOfZip(new Uint8Array(readFileSync(path)));
    }
  } catch (error) {
    return {
      ok: false,
      mistakes: [whole(`cannot be read (${error instanceof Error ? error.message : String(error)})`)],
    };
  }
  const files: PackFile[] = [];
  const mistakes: PackMistake[] = [];
  walk(path, '', 0, files, mistakes);
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, files };
}

const whole = (message: string): PackMistake => ({ file: '', line: null, message });

/** Collects the files of a folder. Files whose names begin with a dot belong to other programs and are skipped. */
function walk(root: string, below: string, depth: number, files: PackFile[], mistakes: PackMistake[]): void {
  for (const name of readdirSync(join(root, below)).sort((a, b) => (a < b ? -1 : 1))) {
    if (name.startsWith('.') || files.length > PACK_LIMITS.files) continue;
    const path = below === '' ? name : `${below}/${name}`;
    const wrong = (message: string): void => void mistakes.push({ file: path, line: null, message });
    const found = lstatSync(join(root, path));
    if (found.isSymbolicLink()) wrong('leaves the pack: it is a link; put the file itself into the folder');
    else if (found.isDirectory()) {
      if (depth + 1 > DEEPEST) wrong('is a folder too deep in the pack');
      else walk(root, path, depth + 1, files, mistakes);
    } else if (!found.isFile()) wrong('is no file');
    else if (found.size > 4 * PACK_LIMITS.file)
      wrong(`has ${found.size} bytes; at most ${4 * PACK_LIMITS.file} are read`);
    else {
      const text = textOf(readFileSync(join(root, path)));
      if (text === null) wrong('is no text in UTF-8');
      else files.push({ path, text });
    }
  }
}

/** Checks that a replay is of this pack. @param replay null = it could not be read, which is reported already */
export async function wrongPackOf(path: string, name: string, replay: Replay | null): Promise<readonly string[]> {
  const read = await readPackAt(path);
  if ('errors' in read) return read.errors;
  if (replay === null) return [];
  const { pack } = read.json as { readonly pack: PackState };
  const of = packOfReplay(replay);
  if (of?.hash === pack.hash) return [];
  return [`${name}: is of ${of === null ? 'the game itself' : `the pack ${packText(of)}`}, not of ${packText(pack)}`];
}

const packText = ({ name, version, hash }: PackState): string => `${name} ${version} (${hash})`;

/** The pack with which the day of a replay is played; null = the game's own tables. */
function packOfReplay({ begin }: Replay): PackState | null {
  switch (begin.kind) {
    case 'scenario':
      return isPackDay(begin.scenario) ? (begin.scenario as { readonly pack: PackState }).pack : null;
    case 'morning':
      return begin.state.season?.pack ?? null;
    case 'saved':
      return begin.cafe.state.season?.pack ?? null;
    default:
      return null;
  }
}
