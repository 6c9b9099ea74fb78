/** Turns what the player has chosen or dropped in the browser into the files of a pack. */

import { filesOfZip, PACK_LIMITS, type PackFile, type PackMistake } from '../index.ts';
import { textOf, withoutTopFolder } from '../zip.ts';

export type BrowserFiles =
  | { readonly ok: true; readonly files: readonly PackFile[] }
  | { readonly ok: false; readonly mistakes: readonly PackMistake[] };

const refused = (message: string, file = ''): BrowserFiles => ({
  ok: false,
  mistakes: [{ file, line: null, message }],
});

export async function filesOfZipFile(file: File): Promise<BrowserFiles> {
  if (file.size > PACK_LIMITS.zip)
    return refused(`the zip has ${file.size} bytes; at most ${PACK_LIMITS.zip} are read`);
  try {
    return await filesOfZip(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return refused('the file cannot be opened');
  }
}

/** The files of a folder that the player has chosen. Their paths begin with the folder's name. */
export const filesOfFolder = (files: readonly File[]): Promise<BrowserFiles> =>
  read(files.map((file) => ({ path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath, file })));

/** What was dropped on the page: the first file, and the first folder. */
export interface Dropped {
  readonly file: File | null;
  readonly folder: FileSystemEntry | null;
}

export async function filesOfDrop({ file, folder }: Dropped): Promise<BrowserFiles> {
  if (folder === null) return file === null ? refused('drop the zip or the folder of a pack') : await filesOfZipFile(file); // prettier-ignore
  const found: Found[] = [];
  try {
    await collect(folder as FileSystemDirectoryEntry, folder.name, found);
  } catch {
    return refused('the folder cannot be opened');
  }
  return await read(found);
}

interface Found {
  readonly path: string;
  readonly file: File;
}

async function collect(folder: FileSystemDirectoryEntry, path: string, found: Found[]): Promise<void> {
  const reader = folder.createReader();
  // The browser's reader returns the entries in portions; an empty portion is the last.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((done, failed) => reader.readEntries(done, failed));
    if (some.length === 0 || found.length > PACK_LIMITS.files) return;
    for (const entry of some) {
      const below = `${path}/${entry.name}`;
      if (entry.isDirectory) await collect(entry as FileSystemDirectoryEntry, below, found);
      else found.push({ path: below, file: await new Promise<File>((done, failed) => (entry as FileSystemFileEntry).file(done, failed)) }); // prettier-ignore
    }
  }
}

async function read(found: readonly Found[]): Promise<BrowserFiles> {
  // Files whose names begin with a dot belong to other programs, so they are left out, as when `npm run sim` reads a
  // folder.
  const own = found.filter(({ path }) => !path.split('/').some((part) => part.startsWith('.')));
  const mistakes: PackMistake[] = [];
  const files: PackFile[] = [];
  for (const { path, file } of own.slice(0, PACK_LIMITS.files + 1)) {
    const wrong = (message: string): void => void mistakes.push({ file: path, line: null, message });
    if (file.size > 4 * PACK_LIMITS.file) {
      wrong(`has ${file.size} bytes; at most ${4 * PACK_LIMITS.file} are read`);
      continue;
    }
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    if (text === null) wrong('is no text in UTF-8');
    else files.push({ path, text });
  }
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, files: withoutTopFolder(files) };
}
