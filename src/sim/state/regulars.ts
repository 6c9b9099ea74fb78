/** Regulars as plain data: their favourite dishes, the kitchen's predictor for each, and the warm shelf. */

import type { SavedPredictor, Stream } from '../../ai/index.ts';
import type { Family } from '../../data/regulars.ts';
import type { LossCause } from './figures.ts';
import type { PersonId } from './ids.ts';

/** Why a regular is disappointed: the cause of a loss, or `wish` for a dish that was not on the menu. */
export interface Upset {
  readonly why: LossCause | 'wish';
  /** The dish that was not on the menu; null for other causes. */
  readonly dish: string | null;
  /** The dish of the same taste that the regular took instead; left out if there was none, and for other causes. */
  readonly instead?: string;
  /** Number of seconds the regular waited in vain; 0 for a wish. */
  readonly seconds: number;
}

/** A regular guest, with the kitchen's predictor and the present position in the guest's habit. */
export interface Regular {
  readonly id: PersonId;
  readonly name: string;
  readonly look: string;
  /** The dish that the regular orders from each family of dishes (hearty, light, sweet). */
  readonly dishes: Readonly<Record<Family, string>>;
  /** Number of dishes the regular usually orders in a visit. */
  readonly orders: number;
  /** Why the regular was disappointed today; deleted at the end of the day, and left out for all others. */
  upset?: Upset;
  /** True if the regular has ordered today; left out otherwise. */
  ordered?: true;
  /**
   * Disappointment by visits in a row in which a wished dish was not on the menu: 2 for each, 1 if a dish of the same
   * taste was there instead. Left out for none.
   */
  sighs?: number;
  /** Why and on which day the regular went over to the rival; left out for a regular who still comes. */
  gone?: Upset & { readonly day: number };
  /** True if the regular was won back and will come for certain on the next day; left out otherwise. */
  invited?: true;
  /** Position in the regular's habit, which is a sequence of families of dishes; it moves on with every order that the regular really gives. */
  at: number;
  predictor: SavedPredictor;
  /** Random stream for the regular's plans and for the predictor's guesses. */
  rng: Stream;
  /** Today's counts for the regular: dishes cooked ahead, how many of them were served at once, and how many were thrown away. */
  tally: { ahead: number; atOnce: number; wasted: number };
}

/** A dish that was cooked ahead for a regular and is kept warm. */
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
