/** Decides which built files are stored ahead for playing offline, and which only when they are used. */

export interface StoredFile {
  readonly url: string;
  /** Hash of the contents; null if the name already contains one. */
  readonly revision: string | null;
}
export interface AskedFile {
  readonly url: string;
  readonly revision: string;
  /** The language it belongs to, if any. */
  readonly of?: string;
}
export interface OfflineFiles {
  readonly ahead: readonly StoredFile[];
  readonly asked: readonly AskedFile[];
}

/** Not needed to play: source maps, licence texts, the worker itself. */
const LEFT_OUT = /\.map$|^offline\.js$|LICENSE|licences\.txt$/;
/** Large, and used by few players. */
const COMPILER = /^built\/compiler-worker-/;
/** Words: `built/zh.words-….js`, those of lab and gallery `built/zh-….js`; fonts: `fonts/hanzi-more.woff2`. */
const LANGUAGE = /^built\/(en|zh|ja)[.-]|^(?:fonts|built)\/(hanzi|kana)[\w-]*\.woff2$/;
const OF_FACE: Readonly<Record<string, string>> = { hanzi: 'zh', kana: 'ja' };
/** Files whose name contains the hash of their content never change. */
const FIXED = /^built\/[^/]+-[\w-]{8}\.\w+$/;

/** @param files every built file, relative to the game's folder, with the hash of its contents */
export function offlineFiles(files: readonly (readonly [path: string, hash: string])[]): OfflineFiles {
  const ahead: StoredFile[] = [];
  const asked: AskedFile[] = [];
  for (const [url, hash] of files) {
    if (LEFT_OUT.test(url)) continue;
    const [, words, face] = LANGUAGE.exec(url) ?? [];
    const of = words ?? OF_FACE[face ?? ''];
    if (of !== undefined) asked.push({ url, revision: hash, of });
    else if (COMPILER.test(url)) asked.push({ url, revision: hash });
    else ahead.push({ url, revision: FIXED.test(url) ? null : hash });
  }
  return { ahead, asked };
}
