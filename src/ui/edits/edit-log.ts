/**
 * The one log of edits of a café. Every input goes through {@link EditLog.record}, which keeps the changed fields with
 * their values before and after. Undo gives the values from before as further inputs, so the journal contains each undo
 * as well.
 *
 * A page undoes the newest edit among the fields it shows, its scope, wherever that edit was made: two pages that show
 * the same field undo its edits in the same order. An undo that would change more than the page shows, or that would
 * overwrite a value changed by the simulation, changes nothing, and the player gets a message.
 */

import { signal } from '@preact/signals';
import {
  changesByItself,
  type EditedField,
  editedBy,
  fieldKey,
  inputsFor,
  sameValue,
  valueIn,
} from '../../sim/inputs/undoing.ts';
import { EDIT_FIELDS, type MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Input, JournalEntry } from '../../sim/inputs/index.ts';
import type { PersonId } from '../../sim/state/person.ts';
import type { WorldState } from '../../sim/state/world-state.ts';

const MOST_KEPT = 200;
/**
 * Maximum number of ticks between the tick at which an input is given and the tick in which it takes effect. The two
 * differ because the Worker with the players' scripts runs some ticks ahead of the café.
 */
const AHEAD_TICKS = 400;

/** Returns whether an edited field belongs to a page, so that the page can undo its edits. */
export type EditScope = (field: EditedField) => boolean;
/** Makes the scope of a page that shows all fields of one kind and id, for example all fields of one maid. */
export const only =
  (of: EditedField['of'], id: string): EditScope =>
  (field) =>
    field.of === of && field.id === id;
/** Makes the scope of a page that shows all fields of one kind, for example those of all maids or of all tables. */
export const allOf =
  (of: EditedField['of']): EditScope =>
  (field) =>
    field.of === of;

export interface EditedCafe {
  readonly state: WorldState;
  readonly journal: readonly JournalEntry[];
}

interface Change {
  readonly field: EditedField;
  readonly before: unknown;
  readonly after: unknown;
}
interface Edit {
  readonly changes: readonly Change[];
  readonly inputs: readonly Input[];
  readonly tick: number;
  readonly mark: string | null;
}
/** The last value that an input has given to a field. */
interface Given {
  readonly field: EditedField;
  readonly value: unknown;
  readonly input: Input;
  readonly tick: number;
  applied: boolean;
}

/** The result of an undo or redo, for the message to the player. */
export interface EditOutcome {
  /**
   * `apart`: nothing was changed, because the edit also concerns fields that the page does not show; `stale`: nothing
   * was changed, because a field has another value by now.
   */
  readonly is: 'undone' | 'redone' | 'apart' | 'stale';
  readonly fields: readonly EditedField[];
}

export interface EditLogDeps {
  /** The café that inputs are given to; null before there is a café. */
  cafe(): EditedCafe | null;
  /** Gives an input to the café. The function must call {@link EditLog.record} for this. */
  give(input: Input): void;
  /** Called to show the player what undo or redo did. */
  tell(outcome: EditOutcome): void;
}

export type Shape = Required<MaidEdit>;
/** The fields as they are stored in a maid's record, which lacks `warps` as long as the maid has no warps of her own. */
type Shaped = Omit<Shape, 'warps'> & { readonly warps?: Exclude<Shape['warps'], null> };

let marks = 0;
/** Returns a new mark, for example for a drag; successive edits with the same mark are merged. */
export const freshMark = (): string => `mark ${++marks}`;

export class EditLog {
  private done: Edit[] = [];
  private undone: Edit[] = [];
  private readonly given = new Map<string, Given>();
  private readonly beat = signal(0);
  /** The edit to which new inputs are added at the moment; null = each new input is an edit of its own. */
  private open: { readonly changes: Change[]; readonly inputs: Input[]; tick: number } | null = null;
  private replaying = false;

  constructor(readonly deps: EditLogDeps) {}

  /** Passes an input to the café and logs the values it replaces. @param give passes the input to the café; throws if the café refuses it */
  record(input: Input, give: () => void): void {
    const cafe = this.deps.cafe();
    const values = cafe === null ? [] : editedBy(input);
    const before = values.map(({ field }) => this.valueOf(field));
    const tick = cafe?.state.tick ?? 0;
    give();
    if (cafe === null || values.length === 0) return;
    const changes = values.flatMap(({ field, value }, i) =>
      before[i] === undefined || sameValue(before[i], value) ? [] : [{ field, before: before[i], after: value }],
    );
    for (const { field, value } of values)
      this.given.set(fieldKey(field), { field, value, input, tick, applied: false });
    if (!this.replaying && changes.length > 0) {
      if (this.open === null) this.add({ changes, inputs: [input], tick, mark: null });
      else {
        this.open.changes.push(...changes);
        this.open.inputs.push(input);
        this.open.tick = tick;
      }
    }
    this.beat.value++;
  }

  /** Logs all inputs given by a function as a single edit. @param mark merges the edit with the newest edit of the same mark */
  together(act: () => void, mark: string | null = null): void {
    const open: NonNullable<typeof this.open> = { changes: [], inputs: [], tick: 0 };
    this.open = open;
    try {
      act();
    } finally {
      this.open = null;
      if (open.changes.length > 0) this.add({ ...open, changes: merged(open.changes), mark });
    }
    this.beat.value++;
  }

  /**
   * Adds an edit to the log. The edit is merged with the newest edit in the log if both change the same fields and
   * belong to the same drag or, for fields of maids, to the same tick (for example during a pause).
   */
  private add(edit: Edit): void {
    const last = this.done.at(-1);
    const goesOn =
      last !== undefined &&
      keysOf(last) === keysOf(edit) &&
      (edit.mark === null
        ? last.tick === edit.tick && edit.changes.every(({ field }) => field.of === 'maid')
        : last.mark === edit.mark);
    const kinds = new Set(edit.changes.map(({ field }) => field.of));
    this.undone = this.undone.filter(({ changes }) => !changes.some(({ field }) => kinds.has(field.of)));
    if (goesOn) this.done.pop();
    const changes = goesOn
      ? edit.changes.map((change, i) => ({ ...change, before: (last.changes[i] as Change).before }))
      : edit.changes;
    // A drag that ends where it began leaves nothing to undo.
    if (changes.every(({ before, after }) => sameValue(before, after))) return;
    this.done.push({ ...edit, changes });
    if (this.done.length > MOST_KEPT) this.done.shift();
  }

  /** Number of edits that a page can undo. Reading it, or {@link canRedo}, subscribes to changes of the log. */
  count(scope: EditScope): number {
    void this.beat.value;
    return this.done.filter((edit) => touches(edit, scope)).length;
  }
  canRedo(scope: EditScope): boolean {
    void this.beat.value;
    return this.undone.some((edit) => touches(edit, scope));
  }

  /** Undoes the newest edit that a page shows. @returns false if there is none */
  undo(scope: EditScope): boolean {
    return this.go(this.done, this.undone, scope, 'undone');
  }
  /** Redoes the edit that was undone last on the page. @returns false if there is no such edit */
  redo(scope: EditScope): boolean {
    return this.go(this.undone, this.done, scope, 'redone');
  }

  private go(from: Edit[], to: Edit[], scope: EditScope, is: 'undone' | 'redone'): boolean {
    const at = from.map((edit) => touches(edit, scope)).lastIndexOf(true);
    const edit = from[at];
    const cafe = this.deps.cafe();
    if (edit === undefined || cafe === null) return false;
    const fields = edit.changes.map(({ field }) => field);
    const tell = (outcome: EditOutcome['is']): true => {
      this.beat.value++;
      this.deps.tell({ is: outcome, fields });
      return true;
    };
    if (!fields.every(scope)) return tell('apart');
    from.splice(at, 1);
    const [now, then] = is === 'undone' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    if (edit.changes.some((one) => !this.stands(one.field, one[now]))) return tell('stale');
    const inputs = inputsFor(edit.changes.map((one) => ({ field: one.field, value: one[then] })));
    const { tick } = cafe.state;
    this.replaying = true;
    try {
      for (const input of inputs) this.deps.give(input);
    } finally {
      this.replaying = false;
    }
    to.push({ ...edit, inputs, tick, mark: null });
    return tell(is);
  }

  /**
   * A field's value once all given inputs have taken effect.
   *
   * @param state the state to read; inputs that have not taken effect yet are considered only if it is the café's
   * present state
   */
  valueOf(field: EditedField, state = this.deps.cafe()?.state): unknown {
    void this.beat.value;
    if (state === undefined) return undefined;
    const given = this.given.get(fieldKey(field));
    return given !== undefined && state === this.deps.cafe()?.state && this.isPending(given)
      ? given.value
      : valueIn(state, field);
  }

  /** Whether a field still has the value that an edit, or the undoing of an edit, has given to it. */
  private stands(field: EditedField, value: unknown): boolean {
    const { journal, state } = this.deps.cafe() as EditedCafe;
    const key = fieldKey(field);
    const given = this.given.get(key);
    if (given !== undefined && this.isPending(given)) return sameValue(given.value, value);
    if (changesByItself(field)) return sameValue(valueIn(state, field), value);
    // The value is compared with that of the last input that set the field, because the café may store the value in
    // another form.
    for (let i = journal.length - 1; i >= 0; i--)
      for (const one of editedBy((journal[i] as JournalEntry).input))
        if (fieldKey(one.field) === key) return sameValue(one.value, value);
    return true;
  }

  /** A maid's editable fields once all given edits have taken effect. */
  shapeOf(maid: Shaped & { readonly id: PersonId }, state: WorldState): Shape {
    return Object.fromEntries(
      EDIT_FIELDS.map((field) => {
        const value = this.valueOf({ of: 'maid', id: maid.id, field }, state);
        return [field, value === undefined ? (maid[field] ?? null) : value];
      }),
    ) as unknown as Shape;
  }

  /** A field's value before its first edit in the log; undefined = the field has not been edited. */
  originalOf(field: EditedField): unknown {
    void this.beat.value;
    const key = fieldKey(field);
    for (const { changes } of this.done)
      for (const change of changes) if (fieldKey(change.field) === key) return change.before;
    return undefined;
  }

  /** The tick at which a field of the scope was last changed, by an edit or by undo; null if none was ever changed. */
  lastTick(scope: EditScope): number | null {
    let last: number | null = null;
    for (const { field, tick } of this.given.values()) if (scope(field)) last = Math.max(last ?? 0, tick);
    return last;
  }

  private isPending(given: Given): boolean {
    if (given.applied) return false;
    const { journal, state } = this.deps.cafe() as EditedCafe;
    const entry = entryOf(journal, given.input, given.tick);
    // An input without an entry in the journal is still with the Worker that runs players' scripts. After closing,
    // inputs take effect at once.
    given.applied =
      state.over || (entry === undefined ? state.tick - given.tick > AHEAD_TICKS : entry.tick < state.tick);
    return !given.applied;
  }

  /** Empties the log, because another café is shown. */
  clear(): void {
    this.done = [];
    this.undone = [];
    this.given.clear();
    this.beat.value++;
  }

  /** Called when the game continues from another moment of the day: removes the edits that had not been made by that moment. */
  continueIn({ journal }: Pick<EditedCafe, 'journal'>): void {
    const isIn = (tick: number) => (input: Input) => entryOf(journal, input, tick) !== undefined;
    this.done = this.done.filter(({ inputs, tick }) => inputs.every(isIn(tick)));
    this.undone = [];
    for (const [key, given] of this.given)
      if (isIn(given.tick)(given.input)) given.applied = false;
      else this.given.delete(key);
    this.beat.value++;
  }
}

const touches = ({ changes }: Edit, scope: EditScope): boolean => changes.some(({ field }) => scope(field));
function merged(changes: readonly Change[]): Change[] {
  const byKey = new Map<string, Change>();
  for (const change of changes) {
    const key = fieldKey(change.field);
    byKey.set(key, { ...change, before: (byKey.get(key) ?? change).before });
  }
  return [...byKey.values()];
}
const keysOf = ({ changes }: Edit): string => changes.map(({ field }) => fieldKey(field)).join();

/** Finds the journal's entry for an input that was given at a tick. */
function entryOf(journal: readonly JournalEntry[], input: Input, tick: number): JournalEntry | undefined {
  for (let i = journal.length - 1; i >= 0 && (journal[i] as JournalEntry).tick >= tick; i--) {
    const entry = journal[i] as JournalEntry;
    if (entry.tick - tick < AHEAD_TICKS && (entry.input === input || sameValue(entry.input, input))) return entry;
  }
  return undefined;
}
