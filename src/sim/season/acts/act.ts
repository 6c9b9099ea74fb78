/**
 * Defines an act of the evening: its form, its price, the reasons to refuse it, and what it does. To add an act, write
 * its record in a file of this folder and name it in `index.ts`. It needs no words besides those of its button.
 */

import type { Field } from '../../state/field-checks.ts';
import type { SeasonState } from '../../state/season.ts';
import type { WorldState } from '../../state/world-state.ts';
import type { World } from '../../world/world.ts';

/**
 * Why an act of the evening cannot be carried out now. The word key is `bar.<reason>`, or `bar.<act>.<reason>` for an
 * act with a wording of its own.
 */
export type EveningBar =
  | 'notEvening'
  | 'dear'
  | 'unknown'
  | 'full'
  | 'lastOne'
  | 'lastOnShift'
  | 'enough'
  | 'known'
  | 'tooFew'
  | 'onePerEvening'
  | 'stars'
  | 'layout'
  | 'range'
  | 'noFestival'
  | 'noBirthday'
  | 'noChalk'
  | 'offMenu'
  | 'over'
  | 'talked'
  | 'notReady'
  | 'turnedAway';

/** The definition of a kind of evening act. @typeParam F the act's fields besides `do` */
export interface ActKind<F extends object> {
  readonly fields: { readonly [K in keyof F]-?: Field };
  /** True for acts that can also be carried out while the café is open. */
  readonly byDay?: true;
  /** True for purchases that the player can undo in the same evening. What luck decides, such as a draw, cannot be undone. */
  readonly undone?: true;
  /** Cost of the act in yen, paid at once; left out: 0. */
  readonly cost?: (state: WorldState, act: F) => number;
  /**
   * Returns why the act cannot be carried out; null if it can. Left out for acts that need no check of their own: the
   * hour and the money are checked for every act.
   */
  readonly bar?: (state: WorldState, season: SeasonState, act: F) => EveningBar | null;
  readonly carryOut: (world: World, season: SeasonState, act: F) => void;
}

/**
 * Returns the record of a kind of act unchanged; it only gives the record a more exact type, so that its functions
 * have the types of the act's fields.
 */
export const actKind = <F extends object>(record: ActKind<F>): ActKind<F> => record;
