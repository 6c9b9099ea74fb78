/**
 * Live edits with undo. Every change goes into the input journal at once, so each is kept with the values before it,
 * and undo is another edit. Two moments are shown:
 *
 *   given      the café applies it before its next tick; while paused, the page shows the pending values
 *   at work    she has thought since, so it can change what she does
 */

import type { MaidEdit } from '../../sim/state/maid-edit.ts';
import type { Maid, PersonId } from '../../sim/state/person.ts';

export type Field = keyof MaidEdit;
/** The editable fields of a maid, employed or at work. */
export type Changeable = Pick<Maid, 'id' | Field>;
export type Shape = Required<MaidEdit>;

interface Change {
  readonly before: MaidEdit;
  readonly after: MaidEdit;
  /** Tick at which it was given, and number of the drag it belongs to. */
  readonly tick: number;
  readonly gesture: number | null;
}
interface Ledger {
  /** The newest last. */
  readonly changes: Change[];
  /** Each changed field's value before its first change. */
  original: MaidEdit;
  /** Given but not yet applied by the café. */
  pending: MaidEdit;
  /** Tick of the newest edit, and her thought at that moment. */
  lastTick: number;
  thought: string;
  atWork: boolean;
}

export class Edits {
  private readonly ledgers = new Map<PersonId, Ledger>();

  /**
   * @param give writes an edit into the journal
   * @param thoughtOf a key that changes with every thought of a maid
   */
  constructor(
    private readonly give: (maid: PersonId, edit: MaidEdit) => void,
    private readonly thoughtOf: (maid: PersonId) => string,
  ) {}

  /** Her values at the café's next tick. */
  shapeOf(maid: Changeable, tick: number): Shape {
    const ledger = this.ledgers.get(maid.id);
    // After loading or rewinding, the café is at a tick before its edits: then its own values count.
    if (ledger !== undefined && tick !== ledger.lastTick) ledger.pending = {};
    const { rank, favouriteCustomerIds, favouriteCustomerTypes, alertness, duties, obedience, team, controller } = maid;
    return {
      rank,
      favouriteCustomerIds,
      favouriteCustomerTypes,
      alertness,
      duties,
      obedience,
      team,
      controller,
      ...ledger?.pending,
    };
  }

  /**
   * Makes a change. Further changes of the same fields within a tick or a drag are merged. Without a difference nothing
   * is given.
   */
  change(maid: Changeable, tick: number, edit: MaidEdit, gesture: number | null = null): void {
    const shape = this.shapeOf(maid, tick);
    const fields = fieldsOf(edit).filter((field) => !same(shape[field], edit[field]));
    if (fields.length === 0) return;
    const after = pick(edit, fields);
    const before = pick(shape, fields);
    const ledger = this.ledgerOf(maid.id);
    const last = ledger.changes.at(-1);
    const goesOn =
      last !== undefined &&
      (last.tick === tick || (gesture !== null && last.gesture === gesture)) &&
      sameFields(last.after, after);
    if (goesOn) {
      ledger.changes.pop();
      // Dragged away and back: nothing is left to undo.
      if (!fields.every((field) => same(last.before[field], after[field]))) ledger.changes.push({ ...last, after });
    } else ledger.changes.push({ before, after, tick, gesture });
    ledger.original = { ...before, ...ledger.original };
    this.send(maid.id, ledger, after, tick);
  }

  /** Undoes the newest change of this maid. @returns false if there is none */
  undo(maid: Changeable, tick: number): boolean {
    const ledger = this.ledgers.get(maid.id);
    const last = ledger?.changes.pop();
    if (ledger === undefined || last === undefined) return false;
    this.send(maid.id, ledger, last.before, tick);
    if (ledger.changes.length === 0) ledger.original = {};
    return true;
  }

  /** Number of changes that can be undone. */
  count(id: PersonId): number {
    return this.ledgers.get(id)?.changes.length ?? 0;
  }

  /** Whether a field differs from its first value. */
  changed(shape: Shape, id: PersonId, field: Field): boolean {
    const original = this.ledgers.get(id)?.original;
    return original !== undefined && field in original && !same(original[field], shape[field]);
  }

  /** A field's value before its first change; undefined = never changed. */
  originalOf<F extends Field>(id: PersonId, field: F): MaidEdit[F] {
    return this.ledgers.get(id)?.original[field];
  }

  /** `waiting` until she has thought with the newest edit, then `atWork`; null without edits. */
  effect(id: PersonId, tick: number): 'waiting' | 'atWork' | null {
    const ledger = this.ledgers.get(id);
    if (ledger === undefined || ledger.lastTick < 0) return null;
    ledger.atWork ||= tick > ledger.lastTick && this.thoughtOf(id) !== ledger.thought;
    return ledger.atWork ? 'atWork' : 'waiting';
  }

  /** Clears everything, for another café. */
  clear(): void {
    this.ledgers.clear();
  }

  private send(id: PersonId, ledger: Ledger, edit: MaidEdit, tick: number): void {
    ledger.pending = ledger.lastTick === tick ? { ...ledger.pending, ...edit } : edit;
    ledger.lastTick = tick;
    ledger.thought = this.thoughtOf(id);
    ledger.atWork = false;
    this.give(id, edit);
  }

  private ledgerOf(id: PersonId): Ledger {
    let ledger = this.ledgers.get(id);
    if (ledger === undefined)
      this.ledgers.set(
        id,
        (ledger = { changes: [], original: {}, pending: {}, lastTick: -1, thought: '', atWork: false }),
      );
    return ledger;
  }
}

const fieldsOf = (edit: MaidEdit): Field[] =>
  (Object.keys(edit) as Field[]).filter((field) => edit[field] !== undefined);
const pick = (from: MaidEdit, fields: readonly Field[]): MaidEdit =>
  Object.fromEntries(fields.map((field) => [field, from[field]]));
const sameFields = (a: MaidEdit, b: MaidEdit): boolean => fieldsOf(a).join() === fieldsOf(b).join();

function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, i) => value === b[i]);
  return a === b;
}
