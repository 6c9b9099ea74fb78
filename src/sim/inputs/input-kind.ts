/**
 * Defines a kind of input: its form, what it does, and what the tools that read a journal need to know of it. To add a
 * kind, write its record in a file of this folder and name it in `index.ts`.
 */

import { didYouMean } from '../../ai/problems.ts';
import type { Field } from '../state/field-checks.ts';
import type { Configs } from '../thinking/configs.ts';
import type { Tables } from '../thinking/tables.ts';
import type { ScriptNames } from '../thinking/warps.ts';
import type { SeasonState } from '../state/season.ts';
import type { World } from '../world/world.ts';

/** What inputs may name in a café: its tables, configurations, scripts, and the guests of its pack. A `World` has all four. */
export interface Vocabulary {
  readonly tables: Pick<Tables, 'read' | 'roleOf'>;
  readonly configs: Pick<Configs, 'read'>;
  readonly registry: ScriptNames;
  readonly state: { readonly season?: SeasonState };
}

/** Groups under which the inputs of a day are counted. The lab's word key `replays.given.<group>` names each. */
export const INPUT_GROUPS = ['orders', 'changes', 'house', 'rules', 'other'] as const;
export type InputGroup = (typeof INPUT_GROUPS)[number];

type PastWord = 'name' | 'text' | 'longText' | 'script' | 'whole' | 'ticks' | 'texts' | 'objects' | 'textByName';
/**
 * The form that a field of a recorded input must have for tools that read old journals. Names of tables and scripts are
 * not checked, because some of those in an old input may no longer exist. `ticks` is a whole number from 1; a record
 * lists further fields.
 */
export type PastForm = PastWord | { readonly orNull: PastForm } | PastFields;
export interface PastFields {
  readonly [field: string]: PastForm;
}

/** The record of a kind of input. @typeParam F the input's fields besides `kind` */
export interface InputKind<F extends object> {
  /**
   * The rule for each field of the input; null = the function `wrong` checks the field. An input with any other field
   * is refused, because that field would have no effect.
   */
  readonly fields: { readonly [K in keyof F]-?: Field | null };
  /** Returns the mistakes in the form of an input that the rules for single fields do not find. */
  readonly wrong?: (given: F, vocabulary: Vocabulary) => string[];
  readonly past: { readonly [K in keyof F]?: PastForm };
  /** The group in which inputs of this kind are counted; null for inputs that come from the game and not from the player. */
  readonly group: InputGroup | null;
  /**
   * Returns a name for what an input sets; of two inputs with the same name, the later replaces the earlier. Left out
   * for kinds that set nothing.
   */
  readonly sets?: (given: F) => string;
  /**
   * Whether the input may be given in a café of the day, which is the same for everyone. true = always; left out =
   * never.
   */
  readonly daily?: true | ((given: F) => boolean);
  /** Applies an input before the turns of its tick. @returns why it cannot be applied, for the event `refused`; null if it was applied */
  readonly apply: (world: World, given: F) => string | null;
}

/**
 * Returns the record of a kind of input unchanged. It only gives the record a more exact type, so that its functions
 * have the types of the input's fields.
 */
export const inputKind = <F extends object>(record: InputKind<F>): InputKind<F> => record;

/** Reports every field of a record that is not in the list of known fields, and suggests the known field with the most similar name. */
export const unknownFields = (of: string, record: object, known: readonly string[]): string[] =>
  Object.keys(record)
    .filter((field) => !known.includes(field))
    .map((field) => `${field} is no field of ${of}; known: ${known.join(', ')}${didYouMean(field, known)}`);
