/** What the café gains with its whole stars. Plain data in `state.season.growth`. */

/** A part of the café outside the main house. */
export type Wing = 'terrace' | 'tearoom';

/** What whole stars open, in the order of the stars: terrace, stage evenings, tea room, street festival. */
export const GROWTHS = ['terrace', 'stage', 'tearoom', 'festival'] as const;
export type Growth = (typeof GROWTHS)[number];

/** Something that a star has opened. */
export interface Opened {
  /** The day on which it was open for the first time. */
  readonly since: number;
  /** True if the player keeps it closed; left out while it is open. */
  shut?: true;
}

/** Everything that has been opened so far. */
export type GrowthState = { [G in Growth]?: Opened };
