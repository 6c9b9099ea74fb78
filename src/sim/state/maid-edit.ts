/** What the player can change about a maid while she works. */

import type { Sector } from '../../ai/index.ts';
import type { Duties, Rank } from './person.ts';

/** A change of a maid's fields; fields left out stay as they are. */
export interface MaidEdit {
  readonly rank?: Rank;
  readonly favouriteCustomerIds?: readonly string[];
  readonly favouriteCustomerTypes?: readonly string[];
  readonly alertness?: number | null;
  readonly duties?: Duties;
  readonly obedience?: number;
  readonly team?: number | null;
  /** Name of the controller that decides for the maid, one of `controllerNames`; see `Maid.controller`. */
  readonly controller?: string;
  /** Scripts by warp key that this maid alone has; null = she has none, so that the warp table of her duties applies unchanged. */
  readonly warps?: Readonly<Record<string, string>> | null;
  /** The maid's alert range: 1 to 4 sectors. */
  readonly alertRange?: readonly Sector[];
  /** This field and the next three have the same meaning as the fields of `Maid` with these names. */
  readonly chatty?: number;
  readonly clumsy?: number;
  readonly speed?: number;
  readonly level?: number;
}

/** The fields of a maid that the player can change. */
export const EDIT_FIELDS = [
  'rank',
  'favouriteCustomerIds',
  'favouriteCustomerTypes',
  'alertness',
  'duties',
  'obedience',
  'team',
  'controller',
  'alertRange',
  'warps',
  'chatty',
  'clumsy',
  'speed',
  'level',
] as const satisfies readonly (keyof MaidEdit)[];
