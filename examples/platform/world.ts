// What minds know of the game: where everything is, and where an enemy wants to go. All of it is plain data, so that the
// recorder can save it.

export interface Enemy {
  x: number;
  y: number;
  /** The speed it wants, in pixels a second; physics does the rest. */
  wantsX: number;
  wantsY: number;
  /** What its reasoner remembers. */
  readonly brain: Record<string, never>;
}
/** The hero; `runs` is −1, 0 or 1, as the player has pressed. */
export const hero = { x: 400, y: 300, runs: 0, jumps: false };
export const coins: { x: number; taken: boolean }[] = [120, 260, 420, 560, 700].map((x) => ({ x, taken: false }));

export const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** The coin on the ground that is nearest to a place. */
export const nearestCoin = (x: number): { x: number; taken: boolean } | undefined =>
  coins.filter(({ taken }) => !taken).sort((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0];
