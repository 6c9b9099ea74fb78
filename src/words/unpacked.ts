/** Reads the text into which the build packs a part of a language file: `packed` in tools/words/in-two.ts. */

export function unpacked(text: string): Readonly<Record<string, string>> {
  let before: readonly string[] = [];
  const words: Record<string, string> = {};
  for (const line of text.split('\n')) {
    const [key = '', said = ''] = line.split('\t');
    before = key.split('.').map((part, i) => part || (before[i] as string));
    words[before.join('.')] = said;
  }
  return words;
}
