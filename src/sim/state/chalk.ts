/** The player's supply of chalk, as part of the saved café. */

export interface ChalkState {
  left: number;
  readonly most: number;
  /** Tick on which the next piece of chalk recovers; null while the box is full. */
  nextTick: number | null;
}
