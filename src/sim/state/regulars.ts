/** Regulars as plain data: their favourite dishes, the kitchen's predictor for each, and the warm shelf. */

import type { SavedPredictor, Stream } from '../../ai/index.ts';
import type { Family } from '../../data/regulars.ts';
import type { PersonId } from './ids.ts';

/** A regular guest, with the kitchen's predictor and the present position in the guest's habit. */
export interface Regular {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  /** The dish that the regular orders from each family of dishes. */
  readonly dishes: Readonly<Record<Family, string>>;
  /** Number of dishes the regular usually orders in a visit. */
  readonly orders: number;
  /** Position in the regular's habit; increases with every order that was really given. */
  at: number;
  predictor: SavedPredictor;
  /** Random stream for the regular's plans and for the predictor's guesses. */
  rng: Stream;
  /** Today's counts for the regular: dishes cooked ahead, how many of them were served at once, and how many were thrown away. */
  tally: { ahead: number; atOnce: number; wasted: number };
}

/** A dish cooked ahead and kept warm. */
export interface KeptDish {
  readonly dish: string;
  readonly guest: PersonId;
  readonly cookedTick: number;
}

/** The regulars and the warm shelf as plain data. */
export interface RegularsState {
  readonly who: Regular[];
  shelf: KeptDish[];
}
