/**
 * Packs as zips: lists the files of a zip. No file is written to the disk. files.ts checks the paths as it checks those
 * of a folder.
 */

import { listZip, unpack, ZipFault } from '../analysis/sheets/zip.ts';
import { PACK_LIMITS, type PackFile, type PackMistake } from './form.ts';
import { wrongPath } from './files.ts';

export type ZipRead =
  | { readonly ok: true; readonly files: readonly PackFile[] }
  | { readonly ok: false; readonly mistakes: readonly PackMistake[] };

/** The files of a pack's zip. If all of them are in one folder of the zip, as many programs pack them, that folder is the pack. Never rejects. */
export async function filesOfZip(bytes: Uint8Array<ArrayBuffer>): Promise<ZipRead> {
  const refused = (message: string, file = ''): ZipRead => ({ ok: false, mistakes: [{ file, line: null, message }] });
  if (bytes.length > PACK_LIMITS.zip)
    return refused(`the zip has ${bytes.length} bytes; at most ${PACK_LIMITS.zip} are read`);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return refused('this is no zip: choose the zip or the folder of a pack');
  try {
    const entries = listZip(bytes).filter(({ name }) => !name.endsWith('/'));
    const size = entries.reduce((sum, entry) => sum + entry.size, 0);
    // In UTF-8 a character has up to four bytes.
    if (size > 4 * PACK_LIMITS.all)
      return refused(`the pack has ${size} bytes; at most ${4 * PACK_LIMITS.all} are read`);
    const mistakes: PackMistake[] = [];
    const files: PackFile[] = [];
    for (const entry of entries) {
      const text = textOf(await unpack(entry, entry.size));
      if (text === null && isOfPack(entry.name))
        mistakes.push({ file: entry.name, line: null, message: 'is no text in UTF-8' });
      else files.push({ path: entry.name, text: text ?? '' });
    }
    return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, files: withoutTopFolder(files) };
  } catch (error) {
    return refused(
      error instanceof ZipFault ? error.message : 'the file is damaged: save it again and choose the new one',
    );
  }
}

/** The bytes of a file as text; null if they are not text. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

const isOfPack = (name: string): boolean => !/(^|\/)\.DS_Store$|^__MACOSX\//.test(name);

/**
 * If all files are in one folder, removes its name from their paths. If a path is wrong, all paths stay as they are, so
 * that the wrong one is reported as it was written.
 */
export function withoutTopFolder(files: readonly PackFile[]): readonly PackFile[] {
  const own = files.filter(({ path }) => isOfPack(path));
  const [top = ''] = own[0]?.path.split('/') ?? [];
  const isWhole = own.length > 0 && own.every(({ path }) => wrongPath(path) === null && path.startsWith(`${top}/`));
  return isWhole ? own.map(({ path, text }) => ({ path: path.slice(top.length + 1), text })) : own;
}
