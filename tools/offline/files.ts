/** Which of the built files are stored ahead for playing without a connection, and which only when somebody asks. */

export interface StoredFile {
  readonly url: string;
  /** Hash of what it holds; null where the name already has one. */
  readonly revision: string | null;
}
export interface AskedFile {
  readonly url: string;
  readonly revision: string;
  /** The language it belongs to, if it does. */
  readonly of?: string;
}
export interface OfflineFiles {
  readonly ahead: readonly StoredFile[];
  readonly asked: readonly AskedFile[];
}

/** Not needed to play: source maps, licences to be read, the worker itself. */
const LEFT_OUT = /\.map$|^offline\.js$|LICENSE|licences\.txt$/;
/** Fetched by few, and large. */
const COMPILER = /^built\/compiler-worker-/;
/** Words: `built/zh.words-….js`, the lab's and the gallery's `built/zh-….js`; faces: `fonts/hanzi-more.woff2`. */
const LANGUAGE = /^built\/(en|zh|ja)[.-]|^(?:fonts|built)\/(hanzi|kana)[\w-]*\.woff2$/;
const OF_FACE: Readonly<Record<string, string>> = { hanzi: 'zh', kana: 'ja' };
/** Files whose name holds the hash of their content never change. */
const FIXED = /^built\/[^/]+-[\w-]{8}\.\w+$/;

/** @param files every built file, from the folder of the game, with the hash of what it holds */
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
