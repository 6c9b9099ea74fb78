/**
 * A remedy: one thing that the player can do so that fewer guests are lost, its price, and the input that carries it out
 * if there is such an input.
 */

import { costOf, type EveningAct, eveningBar } from '../../season/acts/index.ts';
import type { EveningBar } from '../../season/acts/act.ts';
import type { MaidEdit } from '../../state/maid-edit.ts';
import type { PersonId } from '../../state/person.ts';
import type { WorldState } from '../../state/world-state.ts';

/** Kinds of remedies; the text of each is under the word key `remedy.<kind>`. */
export type RemedyKind =
  | 'duties'
  | 'alertness'
  | 'join'
  | 'send'
  | 'focus'
  | 'seats'
  | 'table'
  | 'chairs'
  | 'moved'
  | 'groupTable'
  | 'secondGroupTable'
  | 'noRoom'
  | 'upgrade'
  | 'train'
  | 'price'
  | 'rest'
  | 'menu'
  | 'hire'
  | 'way';
export type RemedyInput =
  | { readonly kind: 'edit'; readonly maid: PersonId; readonly edit: MaidEdit }
  | { readonly kind: 'evening'; readonly act: EveningAct };

export interface Remedy {
  readonly kind: RemedyKind;
  readonly maid: PersonId | null;
  /** The duty, upgrade, course, dish or table that the remedy is about, or why there is no room; null if it is about none. */
  readonly what: string | null;
  /** The input that carries out the remedy; null if a single input is not enough. The player then uses a page of the evening instead. */
  readonly input: RemedyInput | null;
  /** Price in yen, paid at once. */
  readonly cost: number;
  /** Size of the party for which a remedy adds or lacks chairs; left out for every other remedy. */
  readonly size?: number;
}

/** A remedy, with the reason why it cannot be carried out tonight; null = it can be carried out. */
export interface Option extends Remedy {
  readonly missing: EveningBar | null;
}

/** A remedy about nothing in particular, without an input and a price; each remedy fills in what it has. */
export const nothing = { maid: null, what: null, input: null, cost: 0, missing: null } as const;

/** Makes a remedy from an evening act, with the act's price and the reason why it is not possible now. */
export const act = (
  state: WorldState,
  option: Omit<Option, 'input' | 'cost' | 'missing'>,
  done: EveningAct,
): Option => ({
  ...option,
  input: { kind: 'evening', act: done },
  cost: costOf(state, done),
  missing: eveningBar(state, done),
});
