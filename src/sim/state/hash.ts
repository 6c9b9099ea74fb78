/**
 * Computes the hash of a text, the same in every JavaScript engine: two 32-bit hashes go through the whole text and are
 * mixed at the end.
 */

/** The hash of a text as 16 hexadecimal digits. Not for cryptography. */
export function hashText(text: string): string {
  let a = 0x811c9dc5 | 0;
  let b = 0x9e3779b9 | 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b) ^ (b >>> 15);
  }
  a = Math.imul(a ^ (a >>> 16), 0x7feb352d) ^ (b >>> 13);
  b = Math.imul(b ^ (b >>> 15), 0x846ca68b) ^ (a >>> 11);
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}
