/** Whether a text contains searched words: all of them, in any order and case. */

/** Returns a test for texts; without words every text fits. */
export function matching(search: string): (text: string) => boolean {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return wanted.every((word) => lower.includes(word));
  };
}
