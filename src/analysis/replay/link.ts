/**
 * A replay as the fragment of a web address: compressed, in characters that need no escaping. A replay that is too
 * long for a link is saved as a file instead. The code uses web streams, which exist both in browsers and in Node.
 */

import { LONGEST_REPLAY, type Replay } from './form.ts';

/** Maximum length of a replay link in characters; some programs cut off longer addresses. */
export const LONGEST_LINK = 8000;
const KEY = '#replay=';

export const replayText = (replay: Replay): string => JSON.stringify(replay);

/** Returns the fragment that turns the page's address into a link to this replay; null = the link would be too long. */
export const replayLink = (replay: Replay): Promise<string | null> => linkOf(KEY, replayText(replay));

export const isReplayLink = (end: string): boolean => end.startsWith(KEY);

/**
 * Unpacks the text of a replay from an address; if that is impossible, returns the reason. The text is not validated
 * here. Never rejects.
 */
export const textOfLink = (end: string): Promise<Unpacked> => textInLink(KEY, end, 'is no link to a replay');

export type Unpacked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly error: string };

/** Returns a text as the fragment of an address, behind a key such as `#replay=`; null = the fragment would be too long. */
export async function linkOf(key: string, text: string): Promise<string | null> {
  const packed = await piped(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw')), LONGEST_LINK);
  if (packed === null) return null;
  let letters = '';
  for (const byte of packed) letters += String.fromCharCode(byte);
  const link = key + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return link.length > LONGEST_LINK ? null : link;
}

/** Unpacks the text behind a key in an address. @param none the reason to return if the address has no such text. Never rejects. */
export async function textInLink(key: string, end: string, none: string): Promise<Unpacked> {
  const packed = end.slice(end.lastIndexOf(key) + key.length);
  if (!end.includes(key) || !/^[A-Za-z0-9_-]+$/.test(packed)) return { ok: false, error: none };
  if (packed.length > 4 * LONGEST_LINK)
    return { ok: false, error: `has ${packed.length} characters; ${LONGEST_LINK} are the most` };
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await piped(
      new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')),
      LONGEST_REPLAY,
    );
    if (text === null) return { ok: false, error: `unpacks to more than ${LONGEST_REPLAY} characters` };
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(text) };
  } catch {
    return { ok: false, error: 'is cut off or changed: it cannot be unpacked' };
  }
}

/** Reads a stream to its end; returns null if the stream has more than `most` bytes. */
async function piped(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
