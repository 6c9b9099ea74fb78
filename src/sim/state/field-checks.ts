/**
 * Rules that check a field of an input or of an evening act. A wrong field is reported as "maid should be the id of a
 * maid".
 */

import { didYouMean } from '../../ai/problems.ts';

export interface Field {
  /** Describes a valid value; completes the message "<field> should be …". */
  readonly is: string | ((value: unknown) => string);
  readonly right: (value: unknown) => boolean;
  /** The role of the person whose id the field holds; left out if the field holds no person's id. */
  readonly idOf?: 'maid';
}

export const isWhole = (value: unknown, least: number, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Rule for a field that holds a name which can be a key of a record. Property names that every object has, such as
 * `constructor`, are refused.
 */
export const name = (is: string): Field => ({
  is,
  right: (value) => typeof value === 'string' && value !== '' && !(value in {}),
});

export const maidId: Field = { ...name('the id of a maid'), idOf: 'maid' };

export const yesNo: Field = { is: 'true or false', right: (value) => typeof value === 'boolean' };

export const whole = (is: string, least = -Infinity, most = Infinity): Field => ({
  is,
  right: (value) => isWhole(value, least, most),
});

export const texts = (is: string, most = Infinity): Field => ({
  is,
  right: (value) => areTexts(value) && value.length <= most,
});

/**
 * Rule for a field that must hold one of these words.
 * @param is what the message says. Left out = the message lists the words and suggests the one nearest to the wrong
 * value
 */
export const oneOf = (words: readonly unknown[], is?: string): Field => ({
  is: is ?? ((value) => `one of ${words.join(', ')}${didYouMean(String(value), words.map(String))}`),
  right: (value) => words.includes(value),
});

/** Rule for a field that may be left out; otherwise the given rule holds. */
export const optional = (field: Field): Field => ({
  ...field,
  right: (value) => value === undefined || field.right(value),
});

/** Rule for a field that may be null; otherwise the given rule holds. */
export const orNull = (field: Field, is: string): Field => ({
  ...field,
  is,
  right: (value) => value === null || field.right(value),
});

/** Messages about all wrong fields of a record, one for each. Fields without a rule (null) are checked elsewhere. */
export const wrongFields = (
  fields: Readonly<Record<string, Field | null>>,
  given: Readonly<Record<string, unknown>>,
  path = '',
): string[] =>
  Object.entries(fields).flatMap(([field, rule]) => {
    const value = given[field];
    if (rule === null || rule.right(value)) return [];
    return `${path}${field} should be ${typeof rule.is === 'string' ? rule.is : rule.is(value)}`;
  });
