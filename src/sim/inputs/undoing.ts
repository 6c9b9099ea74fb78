/**
 * Provides what undo needs: the fields that an input replaces, their present values, and inputs that restore earlier
 * values. Commands, hands of janken and purchases cannot be undone; they replace no field.
 */

import { memberOf } from '../season/staff.ts';
import type { Counts } from '../state/apprentice.ts';
import type { HeadMaidBrain } from '../state/head-maid.ts';
import type { MaidEdit } from '../state/maid-edit.ts';
import type { Duties, Maid, PersonId } from '../state/person.ts';
import type { OwnScript } from '../state/player-scripts.ts';
import type { StaffMember } from '../state/season.ts';
import type { WorldState } from '../state/world-state.ts';
import { roleKey } from '../thinking/script-keys.ts';
import type { Input } from './index.ts';

export type MaidField = keyof MaidEdit;

export type EditedField =
  | { readonly of: 'maid'; readonly id: PersonId; readonly field: MaidField }
  /**
   * What `id` names. `script`: a maid, or `role:` followed by duties. `warps`: a kind of people. `shift`: a maid who
   * works tomorrow or has the day off. `price`: a dish. `lessons`: an apprentice. `brain` (what the head maid has
   * learned) does not use it.
   */
  | {
      readonly of: 'table' | 'config' | 'warps' | 'script' | 'shift' | 'price' | 'brain' | 'lessons';
      readonly id: string;
    };

/** A field and its value, in the form in which an input contains it; null = the default, or nothing. */
export interface FieldValue {
  readonly field: EditedField;
  readonly value: unknown;
}

/** The key of an edited field, a text. Two fields have the same key only if they are the same field. */
export const fieldKey = (field: EditedField): string =>
  field.of === 'maid' ? `maid ${field.id} ${field.field}` : `${field.of} ${field.id}`;

export const sameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Whether a field can change without an input, because the simulation changes it. For example, a training course raises
 * a maid's obedience, and a script that hangs is removed.
 */
export const changesByItself = ({ of }: EditedField): boolean =>
  ['maid', 'script', 'shift', 'price', 'lessons'].includes(of);

/** The fields that an input replaces, with the values it writes. */
export function editedBy(input: Input): FieldValue[] {
  switch (input.kind) {
    case 'edit':
      return (Object.entries(input.edit) as [MaidField, unknown][])
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => ({ field: { of: 'maid', id: input.maid, field }, value }));
    case 'table':
      return [{ field: { of: 'table', id: input.name }, value: input.rows }];
    case 'config':
      return [{ field: { of: 'config', id: input.name }, value: input.text }];
    case 'warps':
      return [{ field: { of: 'warps', id: input.of }, value: input.keys }];
    case 'script':
      return [{ field: { of: 'script', id: input.maid ?? roleKey(input.role as Duties) }, value: input.script }];
    case 'headMaid':
      return input.brain === undefined ? [] : [{ field: { of: 'brain', id: '' }, value: input.brain }];
    case 'apprentice':
      return input.counts === undefined ? [] : [{ field: { of: 'lessons', id: input.maid }, value: input.counts }];
    case 'evening':
      if (input.act.do === 'shift') return [{ field: { of: 'shift', id: input.act.maid }, value: input.act.on }];
      if (input.act.do === 'price') return [{ field: { of: 'price', id: input.act.dish }, value: input.act.price }];
      return [];
    default:
      return [];
  }
}

/**
 * A field's present value. undefined = there is no such field, because the maid has left or the dish is off the menu.
 */
export function valueIn(state: WorldState, field: EditedField): unknown {
  switch (field.of) {
    case 'maid': {
      const maid = employed(state, field.id);
      return maid === undefined ? undefined : field.field === 'warps' ? (maid.warps ?? null) : maid[field.field];
    }
    case 'table':
      return state.tables[field.id] ?? null;
    case 'config':
      return state.configs?.[field.id] ?? null;
    case 'warps':
      return state.warps?.[field.id] ?? null;
    case 'script':
      return state.own?.scripts[field.id] ?? null;
    case 'shift':
      return state.season === undefined ? undefined : memberOf(state.season, field.id)?.onShift;
    case 'price':
      return state.season?.kitchen.onMenu.find(({ dish }) => dish === field.id)?.price;
    case 'lessons': {
      const maid = employed(state, field.id);
      if (maid === undefined) return undefined;
      const counts = maid.apprentice?.counts ?? {};
      return Object.keys(counts).length === 0 ? null : (JSON.parse(JSON.stringify(counts)) as Counts);
    }
    case 'brain':
      // The learned data is copied, because the head maid goes on learning into the original.
      return state.headMaid === null ? undefined : (JSON.parse(JSON.stringify(state.headMaid.brain)) as HeadMaidBrain);
  }
}

/**
 * The record of a maid that an edit would change: the maid in the café or, after closing, her entry in the season's
 * staff. That entry holds her values for tomorrow, and training courses change only that entry. Undefined if there is
 * no such maid.
 */
function employed({ people, season, over }: WorldState, id: PersonId): Maid | StaffMember | undefined {
  const here = people[id];
  const member = season === undefined ? undefined : memberOf(season, id);
  return (over ? member : undefined) ?? (here?.role === 'maid' ? here : member);
}

export const changedOnly = (shape: MaidEdit, edit: MaidEdit): MaidEdit =>
  Object.fromEntries(
    (Object.entries(edit) as [MaidField, unknown][]).filter(
      ([field, value]) => value !== undefined && !sameValue(shape[field], value),
    ),
  );

/** Makes the inputs that write these values back: one input for all fields of a maid, and one for each other field. */
export function inputsFor(values: readonly FieldValue[]): Input[] {
  const inputs: Input[] = [];
  const edits = new Map<PersonId, Record<string, unknown>>();
  for (const { field, value } of values) {
    if (field.of !== 'maid') inputs.push(inputFor(field.of, field.id, value));
    else if (edits.has(field.id)) Object.assign(edits.get(field.id) as object, { [field.field]: value });
    else {
      const edit = { [field.field]: value };
      edits.set(field.id, edit);
      inputs.push({ kind: 'edit', maid: field.id, edit });
    }
  }
  return inputs;
}

function inputFor(of: Exclude<EditedField['of'], 'maid'>, id: string, value: unknown): Input {
  switch (of) {
    case 'table':
      return { kind: 'table', name: id, rows: value as Extract<Input, { kind: 'table' }>['rows'] };
    case 'config':
      return { kind: 'config', name: id, text: value as string | null };
    case 'warps':
      return { kind: 'warps', of: id, keys: value as Readonly<Record<string, string>> | null };
    case 'script': {
      const role = (['allround', 'reception', 'serving'] as const).find((duties) => roleKey(duties) === id);
      return { kind: 'script', ...(role === undefined ? { maid: id } : { role }), script: value as OwnScript | null };
    }
    case 'shift':
      return { kind: 'evening', act: { do: 'shift', maid: id, on: value as boolean } };
    case 'price':
      return { kind: 'evening', act: { do: 'price', dish: id, price: value as number } };
    case 'lessons':
      return { kind: 'apprentice', maid: id, counts: value as Counts | null };
    case 'brain':
      return { kind: 'headMaid', brain: value as HeadMaidBrain | null };
  }
}
