/**
 * Makes the test for a search: a text fits if it contains every searched word. Upper and lower case are equal, and the
 * words may stand in any order.
 */

/** Returns a test for texts that are searched for these words; without words every text fits. */
export function matching(search: string): (text: string) => boolean {
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLowerCase();
    return wanted.every((word) => lower.includes(word));
  };
}
