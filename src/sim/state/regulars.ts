/** Regulars as plain data: their favourite dishes, the kitchen's predictor for each, and the warm shelf. */

import type { SavedPredictor, Stream } from '../../ai/index.ts';
import type { Family } from '../../data/regulars.ts';
import type { PersonId } from './ids.ts';

/** One regular as the kitchen knows them, and their place in their habit. */
export interface Regular {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  /** Their dish of each family. */
  readonly dishes: Readonly<Record<Family, string>>;
  /** Dishes they usually have in a visit. */
  readonly orders: number;
  /** Steps of the habit gone so far; counts orders that were really given. */
  at: number;
  predictor: SavedPredictor;
  /** Chance of their plans and of the random guesser. */
  rng: Stream;
  /** Today: pre-cooked for them; of those served at once; thrown away. */
  tally: { ahead: number; atOnce: number; wasted: number };
}

/** A dish cooked before anybody ordered it, kept warm. */
export interface KeptDish {
  readonly dish: string;
  readonly guest: PersonId;
  readonly cookedTick: number;
}

/** The regulars as plain data. */
export interface RegularsState {
  readonly who: Regular[];
  shelf: KeptDish[];
}
