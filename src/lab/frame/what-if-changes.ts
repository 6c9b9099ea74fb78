/**
 * Defines the changes of the day that a what-if question can ask about: inputs to the café, like those from the
 * notebook and the editors, and new values for a maid's fields. For each field there is a list of possible values.
 */

import { type Input, setTheSame } from '../../sim/inputs/index.ts';
import type { Sector } from '../../ai/index.ts';
import { sectorsText } from '../../data/index.ts';
import { isSameRange, usualRange } from '../../sim/people/alert-ranges.ts';
import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Duties, Maid, PersonId, Rank } from '../../sim/state/person.ts';
import { tablesOf } from '../../sim/state/pack/pack.ts';
import type { WorldState } from '../../sim/state/world-state.ts';
import { say, sayPart } from '../../words/index.ts';
import { tableName } from '../../words/sentences.ts';
import { canTell, tell } from '../words/index.ts';

export const FIELDS = [
  'alertness',
  'alertRange',
  'rank',
  'duties',
  'dearest',
  'obedience',
  'team',
  'controller',
] as const;
export type Field = (typeof FIELDS)[number];

/** A value that the player can choose for a maid's field; `value` is the JSON that the edit sets. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

const RANKS: readonly Rank[] = [2, 3, 4, 5];
const RANK_NAMES: Readonly<Record<Rank, string>> = { 2: 'N', 3: 'R', 4: 'SR', 5: 'SSR' };
const ALERTNESS: readonly (number | null)[] = [1, 5, 30, 90, null];
const DUTIES: readonly Duties[] = ['allround', 'reception', 'serving'];
const OBEDIENCE: readonly number[] = [0, 0.25, 0.5, 0.75, 1];
const TEAMS: readonly (number | null)[] = [1, 2, 3, 4, null];

/** Names of alert ranges to choose from; `usual` is the alert range of the maid's rank. */
const RANGES = ['usual', 'short', 'far', 'around'] as const;
type RangeName = (typeof RANGES)[number];

function rangeNamed(maid: Maid, name: RangeName): Sector[] {
  switch (name) {
    case 'usual':
      return usualRange(maid.rank, maid.clumsy);
    case 'short':
      return [{ radius: 2, halfAngle: 60, facing: 0 }];
    case 'far':
      return [
        { radius: 14, halfAngle: 60, facing: 0 },
        { radius: 3, halfAngle: 180, facing: 0 },
      ];
    case 'around':
      return [{ radius: 10, halfAngle: 180, facing: 0 }];
  }
}

/**
 * The maid's present value of a field. For `dearest` it is the first kind of guest on her list, for `alertRange` the
 * name of the range if it has one.
 */
export function valueOf(maid: Maid, field: Field): unknown {
  if (field === 'alertRange')
    return RANGES.find((name) => isSameRange(maid.alertRange, rangeNamed(maid, name))) ?? maid.alertRange;
  return field === 'dearest' ? (maid.favouriteCustomerTypes[0] ?? null) : maid[field];
}

/** The kinds of guest of a café. */
export const typesHere = ({ season }: Pick<WorldState, 'season'>): readonly string[] =>
  tablesOf(season).guestTypes.map(({ type }) => type);

export function choicesOf(field: Field, types: readonly string[], controllers: readonly string[]): Choice[] {
  const all: readonly unknown[] = {
    alertness: ALERTNESS,
    alertRange: RANGES,
    rank: RANKS,
    duties: DUTIES,
    dearest: types,
    obedience: OBEDIENCE,
    team: TEAMS,
    controller: controllers,
  }[field];
  return all.map((value) => ({ value: JSON.stringify(value), text: valueWords(field, value) }));
}

export function valueWords(field: Field, value: unknown): string {
  switch (field) {
    case 'alertness':
      return value === null ? tell('value.plain') : tell('value.ticks', { count: value as number });
    case 'alertRange':
      return typeof value === 'string'
        ? tell(`value.sight.${value as RangeName}`)
        : sectorsText(value as readonly Sector[]);
    case 'rank':
      return RANK_NAMES[value as Rank];
    case 'duties':
      return sayPart('duties.', value as string);
    case 'dearest':
      return value === null ? tell('value.nobody') : sayPart('type.any.', value as string);
    case 'obedience':
      return `${Math.round((value as number) * 100)} %`;
    case 'team':
      return value === null ? tell('value.none') : String(value);
    case 'controller':
      return value === 'script' ? tell('value.script') : String(value);
  }
}

/** The edit that sets a field of a maid. A new favourite is placed before the maid's other favourites. */
export function editOf(maid: Maid, field: Field, value: unknown): MaidEdit {
  if (field === 'alertRange')
    return { alertRange: typeof value === 'string' ? rangeNamed(maid, value as RangeName) : (value as Sector[]) };
  if (field !== 'dearest') return { [field]: value } as MaidEdit;
  const rest = maid.favouriteCustomerTypes.filter((type) => type !== value);
  return { favouriteCustomerTypes: value === null ? rest : [value as string, ...rest], favouriteCustomerIds: [] };
}

/** One change of the day that a what-if question asks about. */
export interface Change {
  readonly input: Input;
  /** For a change of a maid's field: the maid, the field, the old and the new value. */
  readonly maid?: PersonId;
  readonly field?: Field;
  readonly from?: unknown;
  readonly to?: unknown;
}

/** The change that sets a maid's field to a value of {@link choicesOf}. */
export function changeTo(maid: Maid, field: Field, json: string): Change {
  const to = JSON.parse(json) as unknown;
  return {
    input: { kind: 'edit', maid: maid.id, edit: editOf(maid, field, to) },
    maid: maid.id,
    field,
    from: valueOf(maid, field),
    to,
  };
}

/** Whether two changes concern the same thing, so that the later change replaces the earlier one. */
export function isAboutTheSame(one: Change, other: Change): boolean {
  return setTheSame(one.input, other.input) && one.field === other.field;
}

/** Says in the player's language what an input changes. */
function thingChanged(input: Input, nameOf: (id: PersonId) => string): string {
  if (input.kind === 'config') return sayPart('config.name.', input.name);
  if (input.kind === 'table') return tableName(input.name);
  if ('name' in input && typeof input.name === 'string') return input.name;
  return input.kind === 'edit' ? nameOf(input.maid) : say('app.name');
}

/** A change in a few words: "Mei, alertness plain → 1 tick". */
export function changeWords({ input, field, from, to }: Change, nameOf: (id: PersonId) => string): string {
  if (input.kind === 'edit' && field !== undefined)
    return tell('change.edit', {
      name: nameOf(input.maid),
      field: tell(`field.${field}`),
      from: valueWords(field, from),
      to: valueWords(field, to),
    });
  const own = `change.${input.kind}`;
  return tell(input.kind !== 'edit' && canTell(own) ? own : 'change.other', {
    name: thingChanged(input, nameOf),
  });
}

/** An input in a few words, without the old value: "Mei, alertness 1 tick". */
export function inputWords(input: Input, nameOf: (id: PersonId) => string): string {
  const edit: Readonly<Record<string, unknown>> = input.kind === 'edit' ? { ...input.edit } : {};
  const field = FIELDS.find((one) => edit[one] !== undefined);
  if (input.kind !== 'edit' || field === undefined) return changeWords({ input }, nameOf);
  return tell('change.set', {
    name: nameOf(input.maid),
    field: tell(`field.${field}`),
    to: valueWords(field, edit[field]),
  });
}
